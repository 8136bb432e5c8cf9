package import Foundation

/// A binary search for the spans – rows, lines, cards or sections – that touch a range of the content.
///
/// For the spans (0, 10), (10, 30), (30, 40) it finds that only the second can touch 15…20. Spans are in layout order
/// and may overlap, like rows with negative spacing: the search uses the largest end up to each span and the smallest
/// start from each span on, which are ascending in any case.
///
/// - Complexity: O(log *n*) for each search.
package struct SpanIndex: Sendable {
  /// The largest end up to and including each span.
  private var furthestEnds: [CGFloat] = []
  /// The smallest start from each span on.
  private var nearestStarts: [CGFloat] = []

  package init(_ spans: some BidirectionalCollection<(start: CGFloat, end: CGFloat)>) {
    furthestEnds.reserveCapacity(spans.count)
    for span in spans {
      furthestEnds.append(max(furthestEnds.last ?? span.end, span.end))
    }
    nearestStarts.reserveCapacity(spans.count)
    for span in spans.reversed() {
      nearestStarts.append(min(nearestStarts.last ?? span.start, span.start))
    }
    nearestStarts.reverse()
  }

  /// The range that the spans cover, from the smallest start to the largest end; `nil` if there are none.
  package var bounds: (start: CGFloat, end: CGFloat)? {
    guard let start = nearestStarts.first, let end = furthestEnds.last else { return nil }
    return (start, end)
  }

  /// The indices of the spans that may touch `start…end`: some of these may not, but none outside does.
  package func candidates(touching start: CGFloat, _ end: CGFloat) -> Range<Int> {
    let first = furthestEnds.firstIndex(inAscending: { $0 >= start })
    let last = nearestStarts.firstIndex(inAscending: { $0 > end })
    return first..<max(first, last)
  }
}

extension Array {
  /// The first index whose element satisfies the predicate, which must also hold for all later ones; the count if there
  /// is none.
  package func firstIndex(inAscending passes: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if passes(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
