/// A shaped paragraph at the sizes of its styles: what turns stretches of it into points.
///
/// A class, because everything that breaks and measures lines holds on to one.
final class ScaledText {
  let text: ShapedText
  private let paragraph: TextParagraph
  /// One for each style of the text.
  let scales: [TextScale]
  /// Points before each style, where there are several.
  private let offsets: [Double]
  /// The scale, where there is one style.
  private let onlyScale: TextScale?
  private let unitsPerEm: Int

  init(_ text: ShapedText, of paragraph: TextParagraph) {
    self.text = text
    self.paragraph = paragraph
    scales = paragraph.scales
    onlyScale = scales.count == 1 ? scales[0] : nil
    unitsPerEm = text.unitsPerEm
    guard scales.count > 1 else {
      offsets = []
      return
    }
    var offsets = [0.0]
    var start = 0
    for (end, scale) in zip(text.styleEnds, scales) {
      let advance = text.keptAdvance(from: start, to: end)
      offsets.append((offsets.last ?? 0) + scale.points(advance, unitsPerEm: text.unitsPerEm))
      start = end
    }
    self.offsets = offsets
  }

  var style: ParagraphStyle { paragraph.style }

  /// Points of `start..<end` within a line that goes on after it.
  func keptWidth(from start: Int, to end: Int) -> Double {
    if let onlyScale { return onlyScale.points(text.keptAdvance(from: start, to: end), unitsPerEm: unitsPerEm) }
    return width(from: start, to: end, text.keptAdvance)
  }

  /// Points of `start..<end`, as if a line held just that.
  func width(from start: Int, to end: Int) -> Double {
    width(from: start, to: end, text.advance)
  }

  /// Points of `start..<visibleEnd` on a line that holds the text up to `end`.
  func width(from start: Int, to visibleEnd: Int, hangingTo end: Int) -> Double {
    if let onlyScale {
      let advance = text.advance(from: start, to: end) - text.keptAdvance(from: visibleEnd, to: end)
      return onlyScale.points(advance, unitsPerEm: unitsPerEm)
    }
    return width(from: start, to: visibleEnd) { from, to in
      let end = to == visibleEnd ? min(end, text.styleEnds[text.style(at: from)]) : to
      return text.advance(from: from, to: end) - text.keptAdvance(from: to, to: end)
    }
  }

  /// Points of `start..<end`, by `advance` in the styles it starts and ends in; those between are taken whole.
  private func width(from start: Int, to end: Int, _ advance: (Int, Int) -> TextAdvance) -> Double {
    if let onlyScale { return onlyScale.points(advance(start, end), unitsPerEm: unitsPerEm) }
    guard start < end else { return 0 }
    let (first, last) = (text.style(at: start), text.style(at: end - 1))
    if first == last { return scales[first].points(advance(start, end), unitsPerEm: unitsPerEm) }
    let head = scales[first].points(advance(start, text.styleEnds[first]), unitsPerEm: unitsPerEm)
    let tail = scales[last].points(advance(text.styleEnds[last - 1], end), unitsPerEm: unitsPerEm)
    return head + (offsets[last] - offsets[first + 1]) + tail
  }
}
