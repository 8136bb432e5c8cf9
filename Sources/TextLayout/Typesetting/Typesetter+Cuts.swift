/// The parts of the text that are not entirely visible.
extension Typesetter {
  /// Adds the text after the last line, if a limit cut it, to the cuts of lines.
  func withRest(_ cuts: [Range<Int>]) -> [Range<Int>] {
    guard let limit, limit < textEnd else { return cuts }
    guard let last = cuts.last, last.upperBound == limit else { return cuts + [limit..<textEnd] }
    return cuts.dropLast() + [last.lowerBound..<textEnd]
  }
}

extension BrokenLine {
  /// A quick check: whether some of the line might not be shown.
  func mayBeCut(in container: TextContainer) -> Bool { span.hidden != nil || container.lineBreakMode == .clipping }
}

extension TypesetLine {
  /// The parts of the line that are not shown, as offsets in the whole text, in order: those replaced by an ellipsis
  /// or, for clipped text, those entirely outside the container.
  func cuts(in container: TextContainer) -> [Range<Int>] {
    if let hidden = span.hidden { return hidden.isEmpty ? [] : [inText(hidden)] }
    guard container.lineBreakMode == .clipping, container.width.isFinite else { return [] }
    let x = x(ofLength: span.width, in: container.width)
    guard x < 0 || x + span.width > container.width else { return [] }
    let edges = paragraph.paragraph.style.edges(isFirst: isFirst, width: container.width)
    // The positions are relative to the paragraph.
    let positioner = LinePositioner(paragraph: paragraph, start: 0, edges: edges, justifiedWidth: nil)
    let unseen = positioner.runs(of: span).runs.filter { !$0.range.isEmpty }.flatMap {
      paragraph.clusters(of: $0, outside: -x, container.width - x)
    }
    return paragraph.joined(unseen.sorted { $0.lowerBound < $1.lowerBound }, upTo: span).map(inText)
  }

  /// The word, as offsets in the whole text, that is broken at the line's end because no line is wide enough for it.
  var brokenWord: Range<Int>? {
    span.hidden == nil ? paragraph.word(brokenAt: span.end).map(inText) : nil
  }

  private func inText(_ range: Range<Int>) -> Range<Int> {
    paragraphStart + range.lowerBound..<paragraphStart + range.upperBound
  }
}

extension TypesetParagraph {
  /// The word that continues after the end of a line; nil if a line may be broken there.
  fileprivate func word(brokenAt offset: Int) -> Range<Int>? {
    guard offset < count, scaled.style.lineBreakMode == .wordWrapping else { return nil }
    let breaks = scaled.text.breaks
    let next = breaks.firstIndex(atOrAfter: offset)
    guard breaks[next].offset > offset else { return nil }
    return (next > 0 ? breaks[next - 1].offset : 0)..<breaks[next].visibleEnd
  }

  /// The clusters of a run, from its start and from its end, that are entirely outside of a part of its line, given in
  /// points from the line's start.
  fileprivate func clusters(of run: PositionedRun, outside left: Double, _ right: Double) -> [Range<Int>] {
    let range = run.range
    let (left, right) = (left - run.x, right - run.x)
    guard left > 0 || right < run.width else { return [] }
    guard left < run.width, right > 0 else { return [range] }
    // Points from the side where reading the run starts.
    let (near, far) = run.isRightToLeft ? (run.width - right, run.width - left) : (left, right)
    let first = scaled.text.analysis.clusterIndex(atOrAfter: range.lowerBound)
    let last = scaled.text.analysis.clusterIndex(atOrAfter: range.upperBound)
    let clusters = scaled.text.analysis.clusters[first...last]
    func distance(to offset: Int) -> Double { scaled.keptWidth(from: range.lowerBound, to: offset) }
    let seenEnd = clusters.partitioningIndex { distance(to: $0) >= far - 1e-6 }
    let seenStart = max(first, clusters.partitioningIndex { distance(to: $0) > near + 1e-6 } - 1)
    // In a very narrow space, the first cluster after one side may also be the last before the other.
    let end = max(seenStart, min(seenEnd, last))
    // A run may end within its last cluster.
    let (seen, unseen) = (min(clusters[seenStart], range.upperBound), min(clusters[end], range.upperBound))
    return [range.lowerBound..<seen, unseen..<range.upperBound].filter { !$0.isEmpty }
  }

  /// Joins ranges that are separated by nothing but white space; ranges with only white space are dropped.
  fileprivate func joined(_ ranges: [Range<Int>], upTo line: LineSpan) -> [Range<Int>] {
    func isBlank(_ range: Range<Int>) -> Bool {
      scaled.text.analysis.original[range].allSatisfy(CharacterPolicy.hangs)
    }
    var joined: [Range<Int>] = []
    for range in ranges where !isBlank(range) {
      if let last = joined.last, isBlank(last.upperBound..<range.lowerBound) {
        joined[joined.count - 1] = last.lowerBound..<range.upperBound
      } else {
        joined.append(range)
      }
    }
    if let last = joined.last, last.upperBound == line.visibleEnd {
      joined[joined.count - 1] = last.lowerBound..<line.end
    }
    return joined
  }
}
