import SystemText
import TextLayout

/// Lays texts of a request out in one width after the other to find out whether they fit: once in each.
///
/// A text *fits* if nothing of it is hidden, no word is broken, and it is not larger than the available room; it is not
/// tightened for that.
struct FitSearch: ~Copyable {
  private let prepared: PreparedRequest
  private var sizer: TextSizer

  init(_ prepared: PreparedRequest, by engine: TextLayoutEngine) {
    self.prepared = prepared
    sizer = engine.sizer()
  }

  /// Whether a text fits a width; nil means no limit.
  mutating func fits(_ text: AttributedText, width: Double?) throws(MeasuringError) -> Bool {
    var container = prepared.container(width: width)
    container.maximumTightening = 0
    return try fits(breaks(of: text, in: container), in: container)
  }

  /// Whether a text fits a width in which it was laid out without limits on lines and height.
  mutating func fits(
    _ text: AttributedText, width: Double, laidOut breaks: TextBreaks
  ) throws(MeasuringError) -> Bool {
    let lines = prepared.request.lines
    guard prepared.request.height == nil, lines <= 0 || breaks.lineCount <= lines else {
      return try fits(text, width: width)
    }
    return fits(breaks, in: prepared.container(width: width))
  }

  /// A text laid out in a width without limits on lines and height.
  mutating func breaks(of text: AttributedText, width: Double) throws(MeasuringError) -> TextBreaks {
    try breaks(of: text, in: TextContainer(width: width, lineBreakMode: prepared.request.lineBreakMode))
  }

  private mutating func breaks(
    of text: AttributedText, in container: TextContainer
  ) throws(MeasuringError) -> TextBreaks {
    do throws(LayoutInterruption) {
      return try sizer.breaks(of: text, container, within: prepared.limit)
    } catch {
      throw MeasuringError(error)
    }
  }

  /// The height includes the line spacing that a label adds.
  private func fits(_ breaks: TextBreaks, in container: TextContainer) -> Bool {
    let lineSpacing = prepared.request.paragraph.lineSpacing
    let height = LabelText(size: breaks.size, lineCount: breaks.lineCount, lineSpacing: lineSpacing).height
    return !breaks.isTruncated && breaks.size.width <= container.width + TextMeasurer.hair
      && height <= container.height + TextMeasurer.hair
      && !(container.width.isFinite && breaks.lineCount > 1 && breaks.breaksWord)
  }
}
