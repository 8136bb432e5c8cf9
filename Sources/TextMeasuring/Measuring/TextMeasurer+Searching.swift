import SystemText
import TextLayout

/// Searches. A text *fits* if nothing of it is hidden, no word is broken, and it is not larger than the available room;
/// it is not tightened for that. Whether it fits need not be monotonic in the searched quantity: each search documents
/// the values it tries.
extension TextMeasurer {
  func search(_ prepared: PreparedRequest, for answer: inout MeasuringAnswer) throws(MeasuringError) {
    let want = prepared.request.want
    if want.contains(.largestCategory) { answer.largestCategory = MeasuringFinding(try largestCategory(prepared)) }
    if want.contains(.smallestWidth) { answer.smallestWidth = MeasuringFinding(try smallestWidth(prepared)) }
    if want.contains(.largestFont) { answer.largestFont = MeasuringFinding(try largestFont(prepared)) }
  }

  /// The largest of the twelve categories at which the text fits every width of the request.
  private func largestCategory(_ prepared: PreparedRequest) throws(MeasuringError) -> MeasuringCategory? {
    for category in MeasuringCategory.allCases.reversed() {
      let text = try prepared.text(at: category, fonts: fonts)
      if try fits(text, prepared, prepared.request.widths) { return category }
    }
    return nil
  }

  /// The largest font size, among multiples of half a point up to 500, at which the text fits every width of the
  /// request.
  private func largestFont(_ prepared: PreparedRequest) throws(MeasuringError) -> Double? {
    let category = prepared.request.categories.first ?? .large
    for halves in stride(from: 1000, to: 0, by: -1) {
      let text = try prepared.text(at: category, fontSize: Double(halves) / 2, fonts: fonts)
      if try fits(text, prepared, prepared.request.widths) { return Double(halves) / 2 }
    }
    return nil
  }

  private func fits(
    _ text: AttributedText, _ prepared: PreparedRequest, _ widths: [Double]
  ) throws(MeasuringError) -> Bool {
    guard !widths.isEmpty else { return try fits(text, prepared, width: nil) }
    for width in widths {
      guard try fits(text, prepared, width: width) else { return false }
    }
    return true
  }

  func fits(_ text: AttributedText, _ prepared: PreparedRequest, width: Double?) throws(MeasuringError) -> Bool {
    var container = prepared.container(width: width)
    container.maximumTightening = 0
    do throws(LayoutInterruption) {
      return try engine.fits(
        text, in: container, lineSpacing: prepared.request.paragraph.lineSpacing, within: prepared.limit)
    } catch {
      throw MeasuringError(error)
    }
  }
}

extension TextLayoutEngine {
  /// Whether a text fits into a container without hidden text or broken words, including the line spacing that a label
  /// adds.
  fileprivate func fits(
    _ text: AttributedText, in container: TextContainer, lineSpacing: Double, within limit: LayoutLimit
  ) throws(LayoutInterruption) -> Bool {
    // Text that is too large need not be positioned.
    let measured = try measure(text, in: container, within: limit)
    let height = LabelText(size: measured.size, lineCount: measured.lines.count, lineSpacing: lineSpacing).height
    guard measured.cutRanges.isEmpty, measured.size.width <= container.width + TextMeasurer.hair,
      height <= container.height + TextMeasurer.hair
    else { return false }
    guard container.width.isFinite, measured.lines.count > 1 else { return true }
    return try layout(text, in: container, placingGlyphs: false, within: limit).brokenWords.isEmpty
  }
}
