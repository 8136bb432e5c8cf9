import SystemText
import TextLayout

/// A request whose values have been checked and that is ready to be measured.
struct PreparedRequest {
  let request: MeasuringRequest
  /// A limit that may end the measuring.
  let limit: LayoutLimit
  /// Whether more than the text's size is requested, which requires positioning the lines.
  let needsPositions: Bool
  /// Whether the positions of characters in their lines are requested.
  let wantsGeometry: Bool
  private let style: ParagraphStyle

  init(_ request: MeasuringRequest, within limit: LayoutLimit) {
    self.request = request
    self.limit = limit
    needsPositions = !request.want.isDisjoint(with: [.lines, .hidden, .missing, .ink])
    wantsGeometry = !request.want.isDisjoint(with: [.carets, .clusters]) || !request.hits.isEmpty
    style = ParagraphStyle(request)
  }

  /// Calls `use` with the text at each category of the request, in their order. If only the size is requested, the text
  /// may be in another font size, and comes with the font to measure it in.
  func forEachText(
    fonts: FontResolver, _ use: (MeasuringCategory, AttributedText, TextFont?) throws(MeasuringError) -> Void
  ) throws(MeasuringError) {
    let own = try found(request.font, at: request.categories, "font", fonts)
    let isOfOneFont = request.runs.count <= 1 && request.runs.first?.font == nil
    let isResized = isOfOneFont && !needsPositions && !wantsGeometry
    var text = AttributedText()
    for index in own.indices {
      let category = request.categories[index]
      if !isOfOneFont || index == 0 {
        text = try self.text(in: own[index], at: category, fonts: fonts)
      } else if !isResized || !own[index].isSize(of: own[index - 1]) {
        text = text.inFont(own[index])
      }
      try use(category, text, isResized ? own[index] : nil)
    }
  }

  /// The text at a category; with `fontSize` it has that font size at any category.
  func text(
    at category: MeasuringCategory, fontSize: Double? = nil, fonts: FontResolver
  ) throws(MeasuringError) -> AttributedText {
    let own = try found(request.font, at: [category], "font", fonts, size: fontSize)
    return try text(in: own[0], at: category, fonts: fonts)
  }

  private func text(
    in own: TextFont, at category: MeasuringCategory, fonts: FontResolver
  ) throws(MeasuringError) -> AttributedText {
    guard !request.isPlain, let first = request.runs.first else {
      return AttributedText(
        request.runs.first?.text ?? "", attributes: TextAttributes(font: own), style: style)
    }
    guard request.runs.count > 1 else {
      return AttributedText(
        first.text, attributes: try attributes(of: first, 0, own: own, category, fonts), style: style)
    }
    var text = AttributedText()
    for (index, run) in request.runs.enumerated() where !run.text.isEmpty {
      text.append(run.text, attributes: try attributes(of: run, index, own: own, category, fonts), style: style)
    }
    return text
  }

  private func attributes(
    of run: MeasuringRun, _ index: Int, own: TextFont, _ category: MeasuringCategory, _ fonts: FontResolver
  ) throws(MeasuringError) -> TextAttributes {
    var font = own
    if let other = run.font { font = try found(other, at: [category], "runs[\(index)].font", fonts)[0] }
    return TextAttributes(
      font: font, language: run.locale, kern: run.kern, tracking: run.tracking ?? request.tracking,
      usesLigatures: run.usesLigatures, baselineOffset: run.baselineOffset)
  }

  private func found(
    _ font: MeasuringFont, at categories: [MeasuringCategory], _ field: String, _ fonts: FontResolver,
    size: Double? = nil
  ) throws(MeasuringError) -> [TextFont] {
    do throws(MeasuringError) {
      return try fonts.textFonts(font, at: categories, hasBoldText: request.hasBoldText, size: size)
    } catch {
      throw error.within(field)
    }
  }

  /// The text container for a width; nil means no limit.
  func container(width: Double?) -> TextContainer {
    TextContainer(
      width: width ?? .infinity, height: request.height ?? .infinity, maximumLines: request.lines,
      lineBreakMode: request.lineBreakMode,
      maximumTightening: LabelText.tightening(allowed: request.allowsTightening))
  }
}

extension ParagraphStyle {
  /// The paragraph style in which a label sets the request's text.
  fileprivate init(_ request: MeasuringRequest) {
    let paragraph = request.paragraph
    let natural: TextAlignment = request.isRightToLeftLayout ? .right : .left
    self.init(
      alignment: request.alignment == .natural ? natural : request.alignment, baseDirection: paragraph.direction,
      language: request.locale, lineBreakMode: request.lineBreakMode == .charWrapping ? .charWrapping : .wordWrapping,
      lineBreakStrategy: paragraph.lineBreakStrategy ?? (request.isPlain ? .standard : []))
    lineSpacing = paragraph.lineSpacing
    lineHeightMultiple = paragraph.lineHeightMultiple
    minimumLineHeight = paragraph.minimumLineHeight
    maximumLineHeight = paragraph.maximumLineHeight
    paragraphSpacing = paragraph.paragraphSpacing
  }
}
