/// A line of a paragraph, independent of its position.
struct BrokenLine {
  var span: LineSpan
  /// Whether it is the first of its paragraph.
  var isFirst: Bool
  var box: LineBox
  /// The part of the container's width that it uses, in points.
  var usedWidth: Double
}

/// A positioned line.
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

  /// The line's ranges in the text, and its width.
  var measured: MeasuredLine { broken.measured(in: paragraphStart) }
}

extension BrokenLine {
  /// The line's ranges in the text, and its width, given the offset of its paragraph.
  func measured(in paragraphStart: Int) -> MeasuredLine {
    let hidden = span.hidden.map { paragraphStart + $0.lowerBound..<paragraphStart + $0.upperBound }
    let visibleStart = span.hidden?.lowerBound == span.start ? span.hidden?.upperBound ?? span.start : span.start
    return MeasuredLine(
      range: paragraphStart + span.start..<paragraphStart + span.end,
      visibleRange: paragraphStart + min(visibleStart, span.visibleEnd)..<paragraphStart + span.visibleEnd,
      width: span.width, truncatedRange: hidden)
  }
}
