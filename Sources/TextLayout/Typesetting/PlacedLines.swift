/// Positioned lines, with or without their glyphs, and the parts of their text that are not entirely visible, collected
/// line by line.
struct PlacedLines {
  let container: TextContainer
  let placesGlyphs: Bool
  /// The width in points that lines are aligned in.
  var width: Double
  private(set) var lines: [PositionedLine] = []
  /// The cut ranges, as offsets in the whole text, in order.
  private(set) var cuts: [Range<Int>] = []
  /// The words, as offsets in the whole text, that are broken because no line is wide enough for them.
  private(set) var brokenWords: [Range<Int>] = []

  init(container: TextContainer, placesGlyphs: Bool) {
    self.container = container
    self.placesGlyphs = placesGlyphs
    width = container.width
  }

  mutating func add(_ line: TypesetLine) {
    lines.append(line.positioned(in: width, placingGlyphs: placesGlyphs))
    cuts += line.cuts(in: container)
    if let word = line.brokenWord, word != brokenWords.last { brokenWords.append(word) }
  }
}

extension TypesetLine {
  /// The line, aligned in `width` points.
  fileprivate func positioned(in width: Double, placingGlyphs: Bool) -> PositionedLine {
    // The width of a justified line depends on its glyphs.
    let isJustified = paragraph.paragraph.style.alignment == .justified
    let (runs, lineWidth) = placingGlyphs || isJustified ? positioner(in: width).runs(of: span) : ([], span.width)
    var measured = measured
    measured.width = lineWidth
    return PositionedLine(
      measured: measured, x: x(ofLength: lineWidth, in: width), baseline: top + box.ascent,
      metrics: LineMetrics(ascent: box.ascent, descent: box.descent, leading: box.leading),
      runs: placingGlyphs ? runs : [])
  }

  /// The positioner of the line's glyphs, aligned in `width` points.
  func positioner(in width: Double) -> LinePositioner {
    let style = paragraph.paragraph.style
    let edges = style.edges(isFirst: isFirst, width: width)
    let isJustified = style.alignment == .justified && !endsParagraph
    return LinePositioner(
      paragraph: paragraph, start: paragraphStart, edges: edges, justifiedWidth: isJustified ? edges.width : nil)
  }

  /// Points from the left side of `width` to a line of the given length.
  func x(ofLength length: Double, in width: Double) -> Double {
    let style = paragraph.paragraph.style
    let edges = style.edges(isFirst: isFirst, width: width)
    let isRightToLeft = paragraph.paragraphLevel(at: span.start) & 1 == 1
    let offset = style.offset(of: length, in: edges.width, isRightToLeft: isRightToLeft)
    return (isRightToLeft ? width - edges.end : edges.start) + offset
  }

  /// Whether the line is followed by a new paragraph or nothing, not by text after a hard break.
  private var endsParagraph: Bool {
    let text = paragraph.scaled.text
    guard span.end < text.count, span.hidden == nil else { return true }
    return text.breaks[text.breaks.firstIndex(atOrAfter: span.end)].isMandatory
  }
}

extension ParagraphStyle {
  /// Points from the left edge of a line's space to the line.
  fileprivate func offset(of width: Double, in available: Double, isRightToLeft: Bool) -> Double {
    switch alignment {
    case .left: 0
    case .right: available - width
    case .center: (available - width) / 2
    case .natural, .justified: isRightToLeft ? available - width : 0
    }
  }
}
