/// What of the text is not shown whole.
extension Typesetter {
  /// What lines have cut, and the text behind the last line, if a limit has cut it.
  func withRest(_ cuts: [Range<Int>]) -> [Range<Int>] {
    guard let limit, limit < textEnd else { return cuts }
    guard let last = cuts.last, last.upperBound == limit else { return cuts + [limit..<textEnd] }
    return cuts.dropLast() + [last.lowerBound..<textEnd]
  }
}

extension BrokenLine {
  /// Whether some of the line may not be shown: of most it can be said at once that all is.
  func mayBeCut(in container: TextContainer) -> Bool { span.hidden != nil || container.lineBreakMode == .clipping }
}

extension TypesetLine {
  /// What of the line is not shown, as offsets in the whole text, in order: what an ellipsis stands for or, where text is
  /// clipped, what is wholly beyond the container's sides.
  func cuts(in container: TextContainer) -> [Range<Int>] {
    if let hidden = span.hidden { return hidden.isEmpty ? [] : [inText(hidden)] }
    guard container.lineBreakMode == .clipping, container.width.isFinite else { return [] }
    let x = x(ofLength: span.width, in: container.width)
    guard x < 0 || x + span.width > container.width else { return [] }
    let edges = paragraph.paragraph.style.edges(isFirst: isFirst, width: container.width)
    // The places are the paragraph's own.
    let positioner = LinePositioner(paragraph: paragraph, start: 0, edges: edges, justifiedWidth: nil)
    let unseen = positioner.runs(of: span).runs.filter { !$0.range.isEmpty }.flatMap {
      paragraph.clusters(of: $0, outside: -x, container.width - x)
    }
    return paragraph.joined(unseen.sorted { $0.lowerBound < $1.lowerBound }, upTo: span).map(inText)
  }

  /// The word, as offsets in the whole text, that the line ends within because none has room for it.
  var brokenWord: Range<Int>? {
    span.hidden == nil ? paragraph.word(brokenAt: span.end).map(inText) : nil
  }

  private func inText(_ range: Range<Int>) -> Range<Int> {
    paragraphStart + range.lowerBound..<paragraphStart + range.upperBound
  }
}

extension TypesetParagraph {
  /// The word that goes on across the end of a line; nil if a line may be broken there.
  fileprivate func word(brokenAt offset: Int) -> Range<Int>? {
    guard offset < count, scaled.style.lineBreakMode == .wordWrapping else { return nil }
    let opportunities = scaled.text.analysis.opportunities
    let next = opportunities.partitioningIndex { $0.offset >= offset }
    guard opportunities[next].offset > offset else { return nil }
    return (next > 0 ? opportunities[next - 1].offset : 0)..<opportunities[next].visibleEnd
  }

  /// The clusters of a run, from its start and from its end, that are wholly outside of a part of its line: from one
  /// side to the other, in points from the line's start.
  fileprivate func clusters(of run: PositionedRun, outside left: Double, _ right: Double) -> [Range<Int>] {
    let range = run.range
    let (left, right) = (left - run.x, right - run.x)
    guard left > 0 || right < run.width else { return [] }
    guard left < run.width, right > 0 else { return [range] }
    // Points from where the run starts to be read.
    let (near, far) = run.isRightToLeft ? (run.width - right, run.width - left) : (left, right)
    let first = scaled.text.analysis.clusterIndex(atOrAfter: range.lowerBound)
    let last = scaled.text.analysis.clusterIndex(atOrAfter: range.upperBound)
    let clusters = scaled.text.analysis.clusters[first...last]
    func distance(to offset: Int) -> Double { scaled.keptWidth(from: range.lowerBound, to: offset) }
    let seenEnd = clusters.partitioningIndex { distance(to: $0) >= far - 1e-6 }
    let seenStart = max(first, clusters.partitioningIndex { distance(to: $0) > near + 1e-6 } - 1)
    // In no room, what starts behind one side and ends before the other may be the same cluster.
    let end = max(seenStart, min(seenEnd, last))
    return [range.lowerBound..<clusters[seenStart], clusters[end]..<range.upperBound].filter {
      !$0.isEmpty
    }
  }

  /// Ranges with nothing but white space between them as one; those of white space alone are nothing that is missed.
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
