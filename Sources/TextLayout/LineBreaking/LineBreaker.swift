/// Greedy line breaking at a width.
///
/// A line takes as much as fits, with no tolerance. White space at its end hangs. A word too long for a line starts a
/// line of its own and is broken between grapheme clusters, at least one to a line.
///
/// A class, because it is used for every line of a paragraph.
final class LineBreaker {
  let ruler: LineRuler
  private let text: ShapedText
  let mode: LineBreakMode
  private let firstEdges: LineEdges
  private let otherEdges: LineEdges
  /// The space at the lines' end, in points.
  let endIndent: Double

  /// - Parameter width: The container's width in points.
  init(ruler: LineRuler, width: Double) {
    self.ruler = ruler
    text = ruler.scaled.text
    // The style is read in place: copying it would count references.
    mode = ruler.scaled.style.lineBreakMode
    firstEdges = ruler.scaled.style.edges(isFirst: true, width: width)
    otherEdges = ruler.scaled.style.edges(isFirst: false, width: width)
    endIndent = max(0, -ruler.scaled.style.tailIndent.finite)
  }

  /// The text's break opportunities, once they were asked for. The text keeps them, and this object the text: what reads
  /// them extends its lifetime, as does what reads the ruler's advances.
  @exclusivity(unchecked) private var knownOpportunities: UnsafeBufferPointer<BreakOpportunity>?

  private var opportunities: UnsafeBufferPointer<BreakOpportunity> {
    if let knownOpportunities { return knownOpportunities }
    let opportunities = text.breaks.opportunities
    knownOpportunities = opportunities
    return opportunities
  }

  /// The index of the first opportunity from an index on at which a line must end.
  private func mandatory(from index: Int) -> Int {
    text.analysis.hasControls ? text.breaks.mandatory(from: index) : opportunities.count - 1
  }

  /// The offset after which there is only an empty last line, because the text ends in a hard break.
  var opensLastLine: Bool {
    text.count > 0 && text.analysis.hasControls && text.breaks.mandatory.last == opportunities.count - 1
  }

  /// The line that starts at `start`, broken according to the paragraph's mode.
  ///
  /// - Parameter progress: The state left by the previous lines; it is updated.
  func nextLine(from start: Int, _ progress: inout LineProgress, isFirst: Bool) -> LineSpan {
    defer { withExtendedLifetime(self) {} }
    let edges = edges(isFirst: isFirst)
    if start == 0, !text.knowsBreaks, let whole = wholeLine(edges) { return whole }
    let opportunities = opportunities
    while opportunities[progress.opportunity].offset <= start { progress.opportunity += 1 }
    let hard = mandatory(from: progress.opportunity)
    switch mode {
    case .wordWrapping: return wordLine(from: start, &progress, hard, edges, opportunities)
    case .charWrapping: return clusterLine(from: start, to: opportunities[hard], edges)
    case .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle:
      return span(from: start, to: opportunities[hard], edges)
    }
  }

  /// The whole text on one line, found without its breaks; nil if they may matter.
  private func wholeLine(_ edges: LineEdges) -> LineSpan? {
    guard !text.analysis.hasControls, let end = visibleEndOfText,
      !mode.wraps || edges.width == .infinity || fits(upTo: text.analysis.clusterBoundary(atOrAfter: end), edges)
    else { return nil }
    return span(from: 0, to: BreakOpportunity(offset: text.count, visibleEnd: end, isMandatory: false), edges)
  }

  /// The offset after which there are only spaces, between which there is no break; nil if other white space precedes
  /// them.
  private var visibleEndOfText: Int? {
    let units = text.analysis.original
    var end = units.count
    while end > 0, units[end - 1] == 0x20 { end -= 1 }
    return end > 0 && CharacterPolicy.hangs(units[end - 1]) ? nil : end
  }

  /// Whether the text fits on a line up to an offset, and up to every offset before it.
  private func fits(upTo end: Int, _ edges: LineEdges) -> Bool {
    guard let plain = ruler.plain, plain.points(end, plain.advances[0]) <= edges.width else { return false }
    return plain.mostPoints <= edges.width
      || (0..<end).allSatisfy { plain.points($0, plain.advances[0]) <= edges.width }
  }

  /// The line's start and end, measured from the side where the paragraph starts.
  func edges(isFirst: Bool) -> LineEdges { isFirst ? firstEdges : otherEdges }

  /// The remaining text from `start` to the next hard break, on one line.
  func rest(from start: Int, isFirst: Bool) -> LineSpan {
    defer { withExtendedLifetime(self) {} }
    let opportunities = opportunities
    let next = opportunities.partitioningIndex { $0.offset > start }
    guard next < opportunities.count else { return LineSpan(start: start, end: start, visibleEnd: start, width: 0) }
    return span(from: start, to: opportunities[mandatory(from: next)], edges(isFirst: isFirst))
  }

  /// The line from `start` to a break.
  func line(from start: Int, to opportunity: BreakOpportunity, isFirst: Bool) -> LineSpan {
    span(from: start, to: opportunity, edges(isFirst: isFirst))
  }

  private func wordLine(
    from start: Int, _ progress: inout LineProgress, _ hard: Int, _ edges: LineEdges,
    _ opportunities: UnsafeBufferPointer<BreakOpportunity>
  ) -> LineSpan {
    let first = progress.opportunity
    if let fitting = lastFitting(first..<hard + 1, near: progress.count, from: start, edges, { opportunities[$0] }) {
      progress = LineProgress(opportunity: fitting, count: fitting - first + 1)
      return span(from: start, to: opportunities[fitting], edges)
    }
    return clusterLine(from: start, to: opportunities[first], edges)
  }

  /// As many clusters as fit, at least one, and any without width that follow.
  private func clusterLine(from start: Int, to limit: BreakOpportunity, _ edges: LineEdges) -> LineSpan {
    let clusters = text.analysis.clusters
    let first = text.analysis.clusterIndex(atOrAfter: start + 1)
    let last = max(first, text.analysis.clusterIndex(atOrAfter: max(start, limit.visibleEnd)))
    var fitting = lastFitting(first..<last + 1, near: LineProgress().count, from: start, edges, clusterBreak) ?? first
    let end = fitting
    fitting += StepCount.steps(below: last - end) { isAsWide(end, end + 1 + $0, from: start, edges) }
    guard clusters[fitting] >= limit.visibleEnd else { return span(from: start, to: clusterBreak(fitting), edges) }
    let whole = span(from: start, to: limit, edges)
    return whole.hasHyphen && whole.width > edges.width ? withoutHyphen(whole, edges) : whole
  }

  /// Whether lines ending at two clusters are equally wide, so that the clusters between them have no width.
  private func isAsWide(_ first: Int, _ second: Int, from start: Int, _ edges: LineEdges) -> Bool {
    let clusters = text.analysis.clusters
    guard ruler.scaled.keptWidth(from: clusters[first], to: clusters[second]) == 0 else { return false }
    return width(from: start, to: clusterBreak(first), edges) == width(from: start, to: clusterBreak(second), edges)
  }

  /// The line without its hyphen, if that does not fit.
  private func withoutHyphen(_ line: LineSpan, _ edges: LineEdges) -> LineSpan {
    var line = line
    line.hasHyphen = false
    line.width = ruler.width(from: line.start, to: line.visibleEnd, hangingTo: line.end, at: edges.start)
    return line
  }

  private func clusterBreak(_ index: Int) -> BreakOpportunity {
    let offset = text.analysis.clusters[index]
    return BreakOpportunity(offset: offset, visibleEnd: offset, isMandatory: false)
  }

  private func span(from start: Int, to opportunity: BreakOpportunity, _ edges: LineEdges) -> LineSpan {
    LineSpan(
      start: start, end: opportunity.offset, visibleEnd: max(start, opportunity.visibleEnd),
      width: width(from: start, to: opportunity, edges), hasHyphen: opportunity.needsHyphen)
  }

  private func width(from start: Int, to opportunity: BreakOpportunity, _ edges: LineEdges) -> Double {
    let width = ruler.width(
      from: start, to: max(start, opportunity.visibleEnd), hangingTo: opportunity.offset, at: edges.start)
    return opportunity.needsHyphen ? width + ruler.scaled.hyphenWidth(text.style(at: opportunity.offset - 1)) : width
  }

  /// The last candidate whose line fits.
  ///
  /// Inlined, so that the closure for candidates is not called indirectly each time.
  ///
  /// - Parameter count: An estimate, from 1, of the number of candidates that fit.
  @inline(__always) private func lastFitting(
    _ candidates: Range<Int>, near count: Int, from start: Int, _ edges: LineEdges,
    _ opportunity: (Int) -> BreakOpportunity
  ) -> Int? {
    guard let plain = ruler.plain else {
      return lastFitting(candidates, near: count, from: start, edges, opportunity) {
        ruler.keptWidth(from: start, to: $0, at: edges.start)
      }
    }
    let before = plain.advances[start]
    return lastFitting(candidates, near: count, from: start, edges, opportunity) { plain.points($0, before) }
  }

  /// The same, also inlined.
  ///
  /// Searches by doubled steps from an estimate, then bisection, using the cached advances; then, since a break may
  /// change them, checks the exact widths around the result.
  ///
  /// - Parameter keptWidth: The ruler's width of the text from the line's start to an offset.
  @inline(__always) private func lastFitting(
    _ candidates: Range<Int>, near count: Int, from start: Int, _ edges: LineEdges,
    _ opportunity: (Int) -> BreakOpportunity, _ keptWidth: (Int) -> Double
  ) -> Int? {
    func width(_ candidate: Int) -> Double { keptWidth(max(start, opportunity(candidate).visibleEnd)) }
    func nearlyFits(_ candidate: Int) -> Bool { width(candidate) <= edges.width }
    guard !candidates.isEmpty else { return nil }
    // Everything below `low` fits approximately, `high` does not.
    var (low, high) = (candidates.lowerBound, candidates.upperBound)
    var probe = min(low + count, high) - 1
    var step = 1
    if nearlyFits(probe) {
      repeat {
        low = probe + 1
        probe += step
        step *= 2
      } while probe < high && nearlyFits(probe)
      high = min(high, probe)
    } else {
      repeat {
        high = probe
        probe -= step
        step *= 2
      } while probe >= low && !nearlyFits(probe)
      low = max(low, probe + 1)
    }
    while low < high {
      let middle = (low + high) / 2
      if nearlyFits(middle) { low = middle + 1 } else { high = middle }
    }
    let nearest = low - 1
    func fits(_ candidate: Int) -> Bool {
      let end = opportunity(candidate)
      if !end.needsHyphen, text.isSafe(start, end.offset) { return candidate <= nearest }
      // A break changes the shapes around it, but a line twice too wide need not be shaped to know that it does not
      // fit.
      return width(candidate) <= 2 * edges.width && self.width(from: start, to: end, edges) <= edges.width
    }
    var found = nearest
    found -= StepCount.steps(below: nearest - candidates.lowerBound + 1) { !fits(nearest - $0) }
    let next = found + 1
    found += StepCount.steps(below: candidates.upperBound - next) { fits(next + $0) }
    return found >= candidates.lowerBound ? found : nil
  }
}

/// The state of breaking a paragraph into lines.
struct LineProgress {
  /// The index of a break opportunity at or before the first one after the last line.
  var opportunity = 0
  /// The number of opportunities on the last line: an estimate for the next one.
  var count = 8
}
