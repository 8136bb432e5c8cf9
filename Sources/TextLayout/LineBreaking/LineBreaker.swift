/// Greedy line breaking at a width.
///
/// A line takes as much as fits, with no tolerance. White space at its end hangs. A word too long for a line starts a
/// line of its own and is broken between grapheme clusters, at least one to a line.
///
/// A class, because a paragraph is asked for it at every line.
final class LineBreaker {
  let ruler: LineRuler
  private let text: ShapedText
  let mode: LineBreakMode
  private let firstEdges: LineEdges
  private let otherEdges: LineEdges
  /// Points that the lines leave free at their end.
  let endIndent: Double

  /// - Parameter width: Points of the container.
  init(ruler: LineRuler, width: Double) {
    let style = ruler.scaled.style
    self.ruler = ruler
    text = ruler.scaled.text
    mode = style.lineBreakMode
    firstEdges = style.edges(isFirst: true, width: width)
    otherEdges = style.edges(isFirst: false, width: width)
    endIndent = max(0, -style.tailIndent.finite)
  }

  /// The offset behind which there is nothing but an empty last line, because the text ends in a hard break.
  var opensLastLine: Bool {
    text.count > 0 && text.mandatoryOpportunities.last == text.analysis.opportunities.count - 1
  }

  /// The line that starts at `start`, broken as the paragraph's mode has it.
  ///
  /// - Parameter progress: How far lines before this one have come; it moves on.
  func nextLine(from start: Int, _ progress: inout LineProgress, isFirst: Bool) -> LineSpan {
    let edges = edges(isFirst: isFirst)
    let opportunities = text.analysis.opportunities
    while opportunities[progress.opportunity].offset <= start { progress.opportunity += 1 }
    let hard = hardBreak(from: progress.opportunity)
    switch mode {
    case .wordWrapping: return wordLine(from: start, &progress, hard, edges)
    case .charWrapping: return clusterLine(from: start, to: opportunities[hard], edges)
    case .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle:
      return span(from: start, to: opportunities[hard], edges)
    }
  }

  /// The line's start and end, from the side the paragraph starts at.
  func edges(isFirst: Bool) -> LineEdges { isFirst ? firstEdges : otherEdges }

  /// All that is left of the text up to the next hard break, from `start`, on one line.
  func rest(from start: Int, isFirst: Bool) -> LineSpan {
    let opportunities = text.analysis.opportunities
    let next = opportunities.partitioningIndex { $0.offset > start }
    guard next < opportunities.count else { return LineSpan(start: start, end: start, visibleEnd: start, width: 0) }
    return span(from: start, to: opportunities[hardBreak(from: next)], edges(isFirst: isFirst))
  }

  /// The places within `range` where a line may be broken but need not.
  func softBreaks(in range: Range<Int>) -> ArraySlice<BreakOpportunity> {
    let opportunities = text.analysis.opportunities
    let first = opportunities.partitioningIndex { $0.offset > range.lowerBound }
    return opportunities[first...].prefix { $0.offset < range.upperBound && !$0.isMandatory }
  }

  /// The line from `start` to a break.
  func line(from start: Int, to opportunity: BreakOpportunity, isFirst: Bool) -> LineSpan {
    span(from: start, to: opportunity, edges(isFirst: isFirst))
  }

  private func wordLine(
    from start: Int, _ progress: inout LineProgress, _ hard: Int, _ edges: LineEdges
  ) -> LineSpan {
    let opportunities = text.analysis.opportunities
    let first = progress.opportunity
    if let fitting = lastFitting(first..<hard + 1, near: progress.count, from: start, edges, { opportunities[$0] }) {
      progress = LineProgress(opportunity: fitting, count: fitting - first + 1)
      return span(from: start, to: opportunities[fitting], edges)
    }
    return clusterLine(from: start, to: opportunities[first], edges)
  }

  /// As many clusters as fit, one at least, with those behind it that have no width.
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

  /// Whether a line to a cluster is as wide as the line to one before it: what is between them has no width.
  private func isAsWide(_ first: Int, _ second: Int, from start: Int, _ edges: LineEdges) -> Bool {
    let clusters = text.analysis.clusters
    guard ruler.scaled.keptWidth(from: clusters[first], to: clusters[second]) == 0 else { return false }
    return width(from: start, to: clusterBreak(first), edges) == width(from: start, to: clusterBreak(second), edges)
  }

  /// The line without a hyphen that it has no room for.
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
  /// - Parameter count: How many candidates may fit, from 1.
  private func lastFitting(
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

  /// The same, put in where it is called, so that what says how wide stretches are is no call for each of them.
  ///
  /// Looked for by doubled steps from a guess, and bisection, over the kept advances and then, since a break may change
  /// them, by the true widths around the one found.
  ///
  /// - Parameter keptWidth: What the ruler says of the stretch from the line's start to an offset.
  @inline(__always) private func lastFitting(
    _ candidates: Range<Int>, near count: Int, from start: Int, _ edges: LineEdges,
    _ opportunity: (Int) -> BreakOpportunity, _ keptWidth: (Int) -> Double
  ) -> Int? {
    func width(_ candidate: Int) -> Double { keptWidth(max(start, opportunity(candidate).visibleEnd)) }
    func nearlyFits(_ candidate: Int) -> Bool { width(candidate) <= edges.width }
    guard !candidates.isEmpty else { return nil }
    // What is below `low` fits nearly, what is at `high` does not.
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
      // A break changes the shapes beside it: a line twice as wide as its room is not shaped to see whether it fits.
      return width(candidate) <= 2 * edges.width && self.width(from: start, to: end, edges) <= edges.width
    }
    var found = nearest
    found -= StepCount.steps(below: nearest - candidates.lowerBound + 1) { !fits(nearest - $0) }
    let next = found + 1
    found += StepCount.steps(below: candidates.upperBound - next) { fits(next + $0) }
    return found >= candidates.lowerBound ? found : nil
  }

  /// The index of the first hard break from one on; that of the text's end if there is none.
  private func hardBreak(from index: Int) -> Int {
    let mandatory = text.mandatoryOpportunities
    let next = mandatory.partitioningIndex { $0 >= index }
    return next < mandatory.count ? mandatory[next] : text.analysis.opportunities.count - 1
  }
}

/// How far the lines of a paragraph have come.
struct LineProgress {
  /// The index of a break opportunity at or before the first one behind the last line.
  var opportunity = 0
  /// How many opportunities the last line had room for: the next one has for about as many.
  var count = 8
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element satisfies `belongsAfter`, in a collection whose such elements come last; its end
  /// if there is none.
  func partitioningIndex(where belongsAfter: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if belongsAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
