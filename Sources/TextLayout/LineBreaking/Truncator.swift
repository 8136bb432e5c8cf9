/// Makes a line fit by replacing text with an ellipsis.
///
/// White space next to the ellipsis is removed, too; what UIKit does with it is not documented.
struct Truncator {
  let ruler: LineRuler
  let edges: LineEdges

  private var text: ShapedText { ruler.scaled.text }

  /// `line` cut to the width.
  ///
  /// - Parameter hasMore: Whether more text follows that is not shown; then there is an ellipsis at the end even if the
  ///   line fits.
  func truncated(_ line: LineSpan, mode: LineBreakMode, hasMore: Bool) -> LineSpan {
    if mode == .truncatingTail { return line.width > edges.width || hasMore ? tail(line) : line }
    guard line.width > edges.width else { return line }
    switch mode {
    case .truncatingHead: return head(line)
    case .truncatingMiddle: return middle(line)
    case .truncatingTail, .clipping, .wordWrapping, .charWrapping: return line
    }
  }

  /// `line` with its clusters moved together so that it fits, if that takes no more than a part of its width.
  ///
  /// A line with tabs is unchanged, because their stops are fixed. UIKit chooses the amount itself; 0.05 is the default
  /// of `NSParagraphStyle.tighteningFactorForTruncation` in AppKit.
  func tightened(_ line: LineSpan, by part: Double) -> LineSpan? {
    let excess = line.width - edges.width
    let clusters = text.keptAdvance(from: line.start, to: line.visibleEnd).spacedClusters
    let hasTab = text.runs(overlapping: line.start..<line.visibleEnd).contains { $0.content == .tab }
    guard excess > 0, excess <= part * line.width, clusters > 0, !hasTab else { return nil }
    var tightened = line
    tightened.tightening = -excess / Double(clusters)
    tightened.width = edges.width
    return tightened
  }

  private func tail(_ line: LineSpan) -> LineSpan {
    let clusters = clusterRange(line.start, line.visibleEnd)
    let last = lastCluster(clusters) { cluster, width in
      let end = trimmedEnd(cluster, line.start)
      return width(line.start, end) + ellipsis(before: end) <= edges.width
    }
    let end = trimmedEnd(last, line.start)
    return cut(line, hidden: end..<line.end)
  }

  private func head(_ line: LineSpan) -> LineSpan {
    let ellipsis = ellipsis(before: line.start)
    let start = firstCluster(clusterRange(line.start, line.visibleEnd)) { cluster, width in
      ellipsis + width(cluster, line.visibleEnd) <= edges.width
    }
    return cut(line, hidden: line.start..<trimmedStart(start, line.visibleEnd))
  }

  /// Removes text from the middle, keeping about equal widths before and after the ellipsis.
  private func middle(_ line: LineSpan) -> LineSpan {
    let clusters = clusterRange(line.start, line.visibleEnd)
    let half = (edges.width - ellipsis(before: line.start)) / 2
    let first = lastCluster(clusters) { cluster, width in width(line.start, cluster) <= half }
    let lower = trimmedEnd(first, line.start)
    let room =
      edges.width - ellipsis(before: lower)
      - ruler.width(
        from: line.start, to: lower, hangingTo: lower, at: edges.start)
    let upper = firstCluster(clusterRange(lower, line.visibleEnd)) { cluster, width in
      width(cluster, line.visibleEnd) <= room
    }
    return cut(line, hidden: lower..<trimmedStart(upper, line.visibleEnd))
  }

  private func cut(_ line: LineSpan, hidden: Range<Int>) -> LineSpan {
    var line = line
    let before = ruler.width(from: line.start, to: hidden.lowerBound, hangingTo: hidden.lowerBound, at: edges.start)
    let ellipsis = ellipsis(before: hidden.lowerBound)
    var behind = 0.0
    if hidden.upperBound < line.visibleEnd {
      behind = ruler.width(
        from: hidden.upperBound, to: line.visibleEnd, hangingTo: line.end, at: edges.start + before + ellipsis)
    } else {
      line.visibleEnd = hidden.lowerBound
      line.hasHyphen = false
    }
    line.hidden = hidden
    line.width = before + ellipsis + behind
    return line
  }

  /// The ellipsis with the attributes of the first text it replaces.
  private func ellipsis(before offset: Int) -> Double {
    ruler.scaled.ellipsisWidth(text.style(at: min(offset, max(0, text.count - 1))))
  }

  private func clusterRange(_ start: Int, _ end: Int) -> ClosedRange<Int> {
    let first = text.analysis.clusterIndex(atOrAfter: start)
    return first...max(first, text.analysis.clusterIndex(atOrAfter: end))
  }

  private typealias Measure = (_ start: Int, _ end: Int) -> Double

  /// The last cluster boundary that fits, or the first if none does: first by the cached advances, then by exact
  /// widths.
  private func lastCluster(_ range: ClosedRange<Int>, fits: (_ cluster: Int, _ width: Measure) -> Bool) -> Int {
    let clusters = text.analysis.clusters
    var low = range.lowerBound
    var high = range.upperBound + 1
    while low < high {
      let middle = (low + high) / 2
      if fits(clusters[middle], keptWidth) { low = middle + 1 } else { high = middle }
    }
    var found = max(range.lowerBound, low - 1)
    let nearest = found
    found -= StepCount.steps(below: nearest - range.lowerBound) { !fits(clusters[nearest - $0], trueWidth) }
    let next = found + 1
    found += StepCount.steps(below: range.upperBound - found) { fits(clusters[next + $0], trueWidth) }
    return clusters[found]
  }

  /// The first cluster boundary that fits, the last if none does.
  private func firstCluster(_ range: ClosedRange<Int>, fits: (_ cluster: Int, _ width: Measure) -> Bool) -> Int {
    let clusters = text.analysis.clusters
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if fits(clusters[middle], keptWidth) { high = middle } else { low = middle + 1 }
    }
    let nearest = low
    low += StepCount.steps(below: range.upperBound - nearest) { !fits(clusters[nearest + $0], trueWidth) }
    let found = low
    low -= StepCount.steps(below: found - range.lowerBound) { fits(clusters[found - 1 - $0], trueWidth) }
    return clusters[low]
  }

  private func keptWidth(from start: Int, to end: Int) -> Double {
    ruler.keptWidth(from: start, to: end, at: edges.start)
  }

  private func trueWidth(from start: Int, to end: Int) -> Double {
    ruler.width(from: start, to: end, hangingTo: end, at: edges.start)
  }

  private func trimmedEnd(_ end: Int, _ start: Int) -> Int {
    var end = end
    while end > start, CharacterPolicy.hangs(text.analysis.original[end - 1]) { end -= 1 }
    return end
  }

  private func trimmedStart(_ start: Int, _ end: Int) -> Int {
    var start = start
    while start < end, CharacterPolicy.hangs(text.analysis.original[start]) { start += 1 }
    return start
  }
}
