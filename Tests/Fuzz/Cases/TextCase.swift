package import TextLayout

/// A text with attributes and the container that it is set in, read from bytes.
package struct TextCase {
  /// The range of numbers and characters in a case.
  package enum Kind: CaseIterable {
    /// Letters, spaces and fonts at ordinary sizes, for which theorems about lines hold.
    case plain
    /// All characters, at realistic sizes.
    case ordinary
    /// Lengths that are negative, huge, or not numbers as well.
    case wild
  }

  package let kind: Kind
  package let text: AttributedText
  package let container: TextContainer

  package init(from source: inout ByteSource, kind: Kind, fonts: [FontCascade]) {
    self.kind = kind
    var decoder = TextCaseDecoder(source: source, kind: kind, fonts: fonts)
    text = decoder.text()
    container = decoder.container()
    source = decoder.source
  }

  /// The case for a fuzzer's input: its first byte is the kind, the others are the choices.
  package init(input: [UInt8], fonts: [FontCascade]) {
    var source = ByteSource(input)
    let kind = source.element(of: Kind.allCases)
    self.init(from: &source, kind: kind, fonts: fonts)
  }

  package init(seed: UInt64, kind: Kind, fonts: [FontCascade]) {
    var source = ByteSource(seed: seed)
    self.init(from: &source, kind: kind, fonts: fonts)
  }
}

extension TextCase: CustomStringConvertible {
  package var description: String {
    let scalars = text.string.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    return "A \(kind) case: \(scalars)\nin \(container)\n" + text.runs.map { "\($0)" }.joined(separator: "\n")
  }
}

/// Reads the parts of a case in order.
struct TextCaseDecoder {
  var source: ByteSource
  let kind: TextCase.Kind
  let fonts: [FontCascade]

  private static let languages = ["en", "ja", "ar", "th", "zh-Hant", "ko", "he", "no-such-language", ""]
  private static let absurd = [
    0, -0.0, -1, 1e-300, 1e9, -1e9, 1e300, -1e300, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
  ]

  mutating func text() -> AttributedText {
    var text = AttributedText()
    var style = style()
    for _ in 0...source.index(below: kind == .plain ? 3 : 7) {
      if kind != .plain, source.happens(onceIn: 3) { style = self.style() }
      let piece = FuzzedCharacters.text(from: &source, isPlain: kind == .plain)
      text.append(piece, attributes: attributes(), style: style)
    }
    return text
  }

  mutating func container() -> TextContainer {
    var container = TextContainer(width: length(1...400))
    guard kind != .plain else { return container }
    if source.happens(onceIn: 4) { container.width = .infinity }
    if source.happens(onceIn: 3) { container.height = length(0...200) }
    container.maximumLines = max(0, source.index(below: 8) - 4)
    container.lineBreakMode = lineBreakMode()
    if source.happens(onceIn: 4) { container.maximumTightening = length(0...0.2) }
    container.usesFontLeading = source.happens(onceIn: 2)
    return container
  }

  private mutating func attributes() -> TextAttributes {
    var font = TextFont(cascade: source.element(of: fonts), pointSize: length(6...60))
    var attributes = TextAttributes(font: font)
    guard kind != .plain else { return attributes }
    if source.happens(onceIn: 4) { font.tracking = length(-1...1) }
    if source.happens(onceIn: 6) {
      font.metrics = LineMetrics(ascent: length(0...60), descent: length(-5...20), leading: length(-5...10))
    }
    if source.happens(onceIn: 6) {
      font.features = [FontFeature(tag: "smcp", value: 1), FontFeature(tag: "", value: 9)]
    }
    attributes.font = font
    if source.happens(onceIn: 4) { attributes.language = source.element(of: Self.languages) }
    if source.happens(onceIn: 4) { attributes.kern = length(-3...6) }
    if source.happens(onceIn: 8) { attributes.kern = 0 }
    if source.happens(onceIn: 6) { attributes.tracking = length(-3...6) }
    attributes.usesLigatures = !source.happens(onceIn: 4)
    if source.happens(onceIn: 5) { attributes.baselineOffset = length(-10...10) }
    if source.happens(onceIn: 6) { attributes.expansion = length(-1...1) }
    if source.happens(onceIn: 5) {
      attributes.attachment = TextAttachmentBounds(
        x: length(-5...5), y: length(-10...10), width: length(0...80), height: length(0...80))
    }
    attributes.paint = source.index(below: 3)
    return attributes
  }

  private mutating func style() -> ParagraphStyle {
    var style = ParagraphStyle()
    guard kind != .plain else { return style }
    style.alignment = source.element(of: [.natural, .left, .center, .right, .justified])
    style.baseDirection = source.element(of: [.natural, .leftToRight, .rightToLeft])
    style.language = source.element(of: Self.languages)
    if source.happens(onceIn: 4) { style.lineBreakMode = lineBreakMode() }
    style.lineBreakStrategy = LineBreakStrategy(rawValue: UInt(source.index(below: 4)))
    if source.happens(onceIn: 3) { geometry(of: &style) }
    if source.happens(onceIn: 3) { tabs(of: &style) }
    return style
  }

  private mutating func geometry(of style: inout ParagraphStyle) {
    style.lineSpacing = length(0...10)
    style.paragraphSpacing = length(0...10)
    style.paragraphSpacingBefore = length(0...10)
    style.firstLineHeadIndent = length(0...60)
    style.headIndent = length(0...60)
    style.tailIndent = length(-60...300)
    style.minimumLineHeight = length(0...40)
    style.maximumLineHeight = length(0...60)
    style.lineHeightMultiple = length(0...2)
  }

  private mutating func tabs(of style: inout ParagraphStyle) {
    style.tabStops = (0..<source.index(below: 5)).map { _ in
      TabStop(alignment: source.element(of: [.left, .center, .right, .terminators(".,")]), location: length(0...300))
    }
    style.defaultTabInterval = length(0...60)
  }

  private mutating func lineBreakMode() -> LineBreakMode {
    source.element(
      of: [.wordWrapping, .charWrapping, .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle])
  }

  /// A length within a range or, in a wild case, occasionally an absurd one.
  private mutating func length(_ range: ClosedRange<Double>) -> Double {
    if kind == .wild, source.happens(onceIn: 4) { return source.element(of: Self.absurd) }
    return source.number(in: range)
  }
}
