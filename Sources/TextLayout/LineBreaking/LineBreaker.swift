/// A line before it is drawn: where it starts, where the next one starts, and where its visible text ends.
struct LineSpan: Hashable, Sendable {
  var start: Int
  var end: Int
  var visibleEnd: Int
  /// Points from the line's start to its visible end.
  var width: Double
  /// Text was cut away behind `visibleEnd`, and an ellipsis stands for it.
  var isTruncated = false
}

/// Greedy line breaking at a width.
///
/// A line takes as much as fits, with no tolerance. White space at its end hangs. A word too long for a line starts a
/// line of its own and is broken between grapheme clusters, at least one to a line.
struct LineBreaker {
  let text: ShapedText
  let scale: TextScale
  let width: Double

  /// The lines of the text, `limit` at most, and whether they hold all of it.
  func lines(limit: Int) -> (lines: [LineSpan], isComplete: Bool) {
    var lines: [LineSpan] = []
    var start = 0
    var opportunity = 0
    while start < text.count, lines.count < limit {
      let line = nextLine(from: start, opportunity: &opportunity)
      lines.append(line)
      start = line.end
    }
    let opensLine = text.count > 0 && text.mandatoryOpportunities.last == text.analysis.opportunities.count - 1
    if start == text.count, opensLine {
      guard lines.count < limit else { return (lines, false) }
      lines.append(LineSpan(start: start, end: start, visibleEnd: start, width: 0))
    }
    return (lines, start == text.count)
  }

  /// The line that starts at `start`, cut so that an ellipsis of `ellipsisWidth` points fits behind it.
  ///
  /// White space before the ellipsis is cut too: public facts do not say what UIKit does with it.
  func truncatedLine(from start: Int, ellipsisWidth: Double) -> LineSpan {
    let clusters = text.analysis.clusters
    let first = clusterIndex(atOrAfter: start)
    let last = clusterIndex(atOrAfter: paragraphVisibleEnd(from: start))
    var index =
      lastFitting(first...max(first, last), from: start, within: width - ellipsisWidth) { clusters[$0] } ?? first
    while index > first, CharacterPolicy.hangs(text.analysis.units[clusters[index] - 1]) { index -= 1 }
    let end = clusters[index]
    return LineSpan(
      start: start, end: end, visibleEnd: end, width: visibleWidth(start, end, end) + ellipsisWidth, isTruncated: true)
  }

  private func nextLine(from start: Int, opportunity: inout Int) -> LineSpan {
    let opportunities = text.analysis.opportunities
    while opportunities[opportunity].offset <= start { opportunity += 1 }
    let first = opportunity
    let hard = mandatoryOpportunity(from: first) ?? opportunities.count - 1
    let fitting = lastFitting(first...hard, from: start, within: width) { index in
      opportunities[index].visibleEnd
    } end: { index in
      opportunities[index].offset
    }
    if let fitting { return span(from: start, to: opportunities[fitting]) }
    let end = clusterBreak(from: start, before: opportunities[first].visibleEnd)
    if end >= opportunities[first].visibleEnd { return span(from: start, to: opportunities[first]) }
    return LineSpan(start: start, end: end, visibleEnd: end, width: visibleWidth(start, end, end))
  }

  private func span(from start: Int, to opportunity: BreakOpportunity) -> LineSpan {
    let visibleEnd = max(start, opportunity.visibleEnd)
    return LineSpan(
      start: start, end: opportunity.offset, visibleEnd: visibleEnd,
      width: visibleWidth(start, visibleEnd, opportunity.offset))
  }

  /// The end of as many clusters as fit, one at least.
  private func clusterBreak(from start: Int, before end: Int) -> Int {
    let clusters = text.analysis.clusters
    let first = clusterIndex(atOrAfter: start + 1)
    let last = max(first, clusterIndex(atOrAfter: end))
    return clusters[lastFitting(first...last, from: start, within: width) { clusters[$0] } ?? first]
  }

  /// The last candidate whose line fits, by a search over the kept advances and then, since a break may change them, a
  /// look at the true widths around the place found.
  private func lastFitting(
    _ candidates: ClosedRange<Int>, from start: Int, within limit: Double, visibleEnd: (Int) -> Int,
    end: ((Int) -> Int)? = nil
  ) -> Int? {
    var low = candidates.lowerBound
    var high = candidates.upperBound + 1
    while low < high {
      let middle = (low + high) / 2
      let advance = text.keptAdvance(from: start, to: max(start, visibleEnd(middle)))
      if text.points(advance, scale) <= limit { low = middle + 1 } else { high = middle }
    }
    func fits(_ candidate: Int) -> Bool {
      let visible = max(start, visibleEnd(candidate))
      return visibleWidth(start, visible, max(visible, end?(candidate) ?? visible)) <= limit
    }
    var found = low - 1
    while found >= candidates.lowerBound, !fits(found) { found -= 1 }
    while found < candidates.upperBound, found + 1 >= candidates.lowerBound, fits(found + 1) { found += 1 }
    return found >= candidates.lowerBound ? found : nil
  }

  /// Points from `start` to `visibleEnd` on a line that holds the text up to `end`.
  private func visibleWidth(_ start: Int, _ visibleEnd: Int, _ end: Int) -> Double {
    let hanging = text.keptAdvance(from: visibleEnd, to: end)
    return text.points(text.advance(from: start, to: end) - hanging, scale)
  }

  /// The visible end of the paragraph that the line starting at `start` is in.
  private func paragraphVisibleEnd(from start: Int) -> Int {
    let opportunities = text.analysis.opportunities
    let next = opportunities.partitioningIndex { $0.offset > start }
    guard next < opportunities.count else { return text.count }
    let hard = mandatoryOpportunity(from: next) ?? opportunities.count - 1
    return max(start, opportunities[hard].visibleEnd)
  }

  private func mandatoryOpportunity(from index: Int) -> Int? {
    let mandatory = text.mandatoryOpportunities
    let next = mandatory.partitioningIndex { $0 >= index }
    return next < mandatory.count ? mandatory[next] : nil
  }

  private func clusterIndex(atOrAfter offset: Int) -> Int {
    text.analysis.clusters.partitioningIndex { $0 >= offset }
  }
}

extension Array {
  /// The first index whose element satisfies `belongsAfter`, in an array whose such elements come last; its count if
  /// there is none.
  func partitioningIndex(where belongsAfter: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongsAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
