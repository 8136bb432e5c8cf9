/// A line of a paragraph, wherever that is.
struct BrokenLine {
  var span: LineSpan
  /// It is the first of its paragraph.
  var isFirst: Bool
  var box: LineBox
  /// Points it takes of the container's width.
  var usedWidth: Double
}

/// A line in its place among the others.
struct TypesetLine {
  var paragraph: TypesetParagraph
  /// The offset of its paragraph in the text.
  var paragraphStart: Int
  var broken: BrokenLine
  /// Points from the top of the text to the top of the line.
  var top: Double

  var span: LineSpan { broken.span }
  var box: LineBox { broken.box }
  var isFirst: Bool { broken.isFirst }
  var bottom: Double { top + box.height }

  /// Where the line is in the text.
  var measured: MeasuredLine { broken.measured(in: paragraphStart) }
}

extension BrokenLine {
  /// Where the line is in the text, where its paragraph starts at an offset of that.
  func measured(in paragraphStart: Int) -> MeasuredLine {
    let hidden = span.hidden.map { paragraphStart + $0.lowerBound..<paragraphStart + $0.upperBound }
    let visibleStart = span.hidden?.lowerBound == span.start ? span.hidden?.upperBound ?? span.start : span.start
    return MeasuredLine(
      range: paragraphStart + span.start..<paragraphStart + span.end,
      visibleRange: paragraphStart + min(visibleStart, span.visibleEnd)..<paragraphStart + span.visibleEnd,
      width: span.width, truncatedRange: hidden)
  }
}
