/// A shaped paragraph with the sizes of its styles, for measuring parts of it in points.
///
/// A class, because everything that breaks and measures lines refers to the same one.
final class ScaledText {
  let text: ShapedText
  @exclusivity(unchecked) private var paragraph: TextParagraph
  private let shapes: TextShapes
  /// The scale, if there is just one style.
  @exclusivity(unchecked) private(set) var onlyScale: TextScale?
  /// The scales of several styles, and the points before each.
  private let scales: [TextScale]
  private let offsets: [Double]
  private let unitsPerEm: Int

  init<Limit: LayoutChecking>(
    of paragraph: TextParagraph, in font: TextFont?, isKept: Bool, shapes: TextShapes, within limit: Limit
  ) throws(Limit.Failure) {
    let text = try shapes.text(for: paragraph.key, isKept: isKept, within: limit)
    self.text = text
    self.paragraph = paragraph
    self.shapes = shapes
    unitsPerEm = text.unitsPerEm
    guard paragraph.runs.count > 1 else {
      onlyScale = paragraph.onlyScale(in: font)
      scales = []
      offsets = []
      return
    }
    onlyScale = nil
    scales = paragraph.runs.map { $0.attributes.scale }
    var offsets = [0.0]
    var start = 0
    for (end, scale) in zip(text.styleEnds, scales) {
      let advance = text.keptAdvance(from: start, to: end)
      offsets.append((offsets.last ?? 0) + scale.points(advance, unitsPerEm: text.unitsPerEm))
      start = end
    }
    self.offsets = offsets
  }

  /// Changes to the size of a paragraph with the same shape; returns false without a change if there are several
  /// styles.
  func resize(to paragraph: TextParagraph, in font: TextFont?) -> Bool {
    guard onlyScale != nil, paragraph.runs.count == 1 else { return false }
    self.paragraph = paragraph
    onlyScale = paragraph.onlyScale(in: font)
    return true
  }

  var style: ParagraphStyle { _read { yield paragraph.style } }

  /// The scale from a style's units to points.
  func scale(ofStyle index: Int) -> TextScale { onlyScale ?? scales[index] }

  /// The width of `start..<end` in points within a line that continues after it.
  func keptWidth(from start: Int, to end: Int) -> Double {
    if let onlyScale { return onlyScale.points(text.keptAdvance(from: start, to: end), unitsPerEm: unitsPerEm) }
    return width(from: start, to: end, text.keptAdvance)
  }

  /// The width of `start..<end` in points, as the only text on a line.
  func width(from start: Int, to end: Int) -> Double {
    width(from: start, to: end, text.advance)
  }

  /// The width of `start..<visibleEnd` in points on a line that contains the text up to `end`.
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

  /// The width of `start..<end` in points, using `advance` for the first and last style; those between are cached.
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

/// The hyphens and ellipses of each style.
extension ScaledText {
  func ellipsis(_ style: Int) -> ShapedText { mark("\u{2026}", in: text.styles[style]) }

  /// U+2010 HYPHEN or, in a font without it, U+002D.
  func hyphen(_ style: Int) -> ShapedText {
    let style = text.styles[style]
    let hasHyphen = style.cascade.primary.nominalGlyph(for: "\u{2010}") != nil
    return mark(hasHyphen ? "\u{2010}" : "-", in: style)
  }

  private func mark(_ text: String, in style: ShapeStyle) -> ShapedText {
    shapes.text(for: ShapeKey(text, in: style), isKept: true, within: UnlimitedLayout())
  }

  func ellipsisWidth(_ style: Int) -> Double { width(of: ellipsis(style), style) }
  func hyphenWidth(_ style: Int) -> Double { width(of: hyphen(style), style) }

  private func width(of mark: ShapedText, _ style: Int) -> Double {
    scale(ofStyle: style).points(mark.keptAdvance(from: 0, to: mark.count), unitsPerEm: mark.unitsPerEm)
  }
}

extension TextParagraph {
  /// The scale from the paragraph's units to points if it has one style, in its font or another size of it.
  fileprivate func onlyScale(in font: TextFont?) -> TextScale {
    font.map { runs[0].attributes.scale(in: $0) } ?? runs[0].attributes.scale
  }
}
