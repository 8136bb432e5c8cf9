/// A paragraph, shaped and scaled, ready to be broken into lines. Equal paragraphs of a text can share one.
final class TypesetParagraph {
  // Not checked for overlapping accesses at run time: they would be in this class, and the checks took a tenth of a
  // layout's instructions.
  @exclusivity(unchecked) private(set) var paragraph: TextParagraph
  let scaled: ScaledText
  @exclusivity(unchecked) private(set) var breaker: LineBreaker
  let count: Int
  @exclusivity(unchecked) private var container: TextContainer
  /// The box of every line, if there is just one style.
  @exclusivity(unchecked) private var onlyBox: LineBox?

  /// - Parameters:
  ///   - font: The paragraph's only font at another size, in which lines can be measured; nil for the paragraph's own
  ///     fonts.
  ///   - isKept: Whether to keep its shape for later layouts.
  init<Limit: LayoutChecking>(
    _ paragraph: TextParagraph, in font: TextFont?, _ container: TextContainer, isKept: Bool, shapes: TextShapes,
    within limit: Limit
  ) throws(Limit.Failure) {
    scaled = try ScaledText(of: paragraph, in: font, isKept: isKept, shapes: shapes, within: limit)
    self.paragraph = paragraph
    self.container = container
    count = scaled.text.count
    breaker = LineBreaker(ruler: LineRuler(scaled: scaled), width: container.width)
    onlyBox = paragraph.onlyBox(in: font, container)
  }

  /// Changes to a paragraph with the same shape in another size; returns false without a change if the shape differs.
  func resize(to paragraph: TextParagraph, in font: TextFont?, _ container: TextContainer) -> Bool {
    guard paragraph.key === self.paragraph.key, scaled.resize(to: paragraph, in: font) else { return false }
    self.paragraph = paragraph
    self.container = container
    breaker = LineBreaker(ruler: LineRuler(scaled: scaled), width: container.width)
    onlyBox = paragraph.onlyBox(in: font, container)
    return true
  }

  /// Whether an empty line follows the text, which ends in a hard break that is not a paragraph's end.
  var opensLastLine: Bool {
    guard let last = scaled.text.analysis.original.last, breaker.opensLastLine else { return false }
    return last != 0x0A && last != 0x0D && last != 0x2029
  }

  /// The line at `start`, broken by the paragraph's own mode; an empty one at the end of the text.
  func line(from start: Int, _ progress: inout LineProgress, isFirst: Bool) -> LineSpan {
    guard start < count else { return LineSpan(start: start, end: start, visibleEnd: start, width: 0) }
    let line = breaker.nextLine(from: start, &progress, isFirst: isFirst)
    return breaker.mode.wraps
      ? line : truncator(isFirst: isFirst).truncated(line, mode: breaker.mode, hasMore: false)
  }

  /// The line adapted to being the last one allowed.
  func lastLine(_ line: LineSpan, isFirst: Bool, hasMore: Bool) -> LineSpan {
    guard !container.lineBreakMode.wraps else { return line }
    let rest = breaker.rest(from: line.start, isFirst: isFirst)
    if container.lineBreakMode == .clipping { return rest }
    let truncator = truncator(isFirst: isFirst)
    let hasMore = hasMore || rest.end < count
    if !hasMore, let tightened = truncator.tightened(rest, by: container.maximumTightening.finite) { return tightened }
    return truncator.truncated(rest, mode: container.lineBreakMode, hasMore: hasMore)
  }

  private func truncator(isFirst: Bool) -> Truncator {
    Truncator(ruler: breaker.ruler, edges: breaker.edges(isFirst: isFirst))
  }

  /// A line with the properties that follow from its range.
  func broken(_ span: LineSpan, isFirst: Bool) -> BrokenLine {
    BrokenLine(span: span, isFirst: isFirst, box: box(of: span), usedWidth: usedWidth(of: span, isFirst: isFirst))
  }

  /// The width that a line uses, including indents, and white space at its end as far as it fits.
  ///
  /// UIKit does the same (kern0x1b/charon's records of fitting sizes: a label of 34 characters and a space on its
  /// longest line is 35 advances wide).
  private func usedWidth(of span: LineSpan, isFirst: Bool) -> Double {
    let edges = breaker.edges(isFirst: isFirst)
    var width = span.width
    if span.visibleEnd < span.end, span.hidden == nil {
      let hanging = scaled.keptWidth(from: span.visibleEnd, to: span.end)
      width = max(width, min(edges.width, width + hanging))
    }
    return edges.start + width + breaker.endIndent
  }

  /// The line's extents: the largest of its styles.
  private func box(of line: LineSpan) -> LineBox {
    if let onlyBox { return onlyBox }
    let first = scaled.text.style(at: line.start)
    let last = max(first, scaled.text.style(at: max(line.start, line.visibleEnd - 1)))
    return paragraph.box(ofStyles: first...last, in: container)
  }

  /// The runs of the ellipsis in the line.
  func ellipsisRuns(at offset: Int) -> [ShapedRun] {
    let offset = min(offset, max(0, count - 1))
    return markRuns(at: offset, level: paragraphLevel(at: offset), scaled.ellipsis)
  }

  /// The runs of the hyphen, which has the level of the word it ends.
  func hyphenRuns(before offset: Int) -> [ShapedRun] {
    let offset = max(0, offset - 1)
    return markRuns(at: offset, level: scaled.text.analysis.levels[offset], scaled.hyphen)
  }

  private func markRuns(at offset: Int, level: UInt8, _ mark: (Int) -> ShapedText) -> [ShapedRun] {
    let style = scaled.text.style(at: offset)
    return mark(style).runs.map { run in
      var run = run
      run.style = style
      run.level = level
      run.range = offset..<offset
      return run
    }
  }

  /// The level of the bidirectional paragraph that an offset is in.
  func paragraphLevel(at offset: Int) -> UInt8 {
    let levels = scaled.text.analysis.paragraphLevels
    guard !levels.isEmpty else { return paragraph.style.baseDirection == .rightToLeft ? 1 : 0 }
    return levels[min(offset, levels.count - 1)]
  }
}
