package import Foundation

/// A search for the rows, lines, cards or sections that touch a stretch of the content, by halving.
///
/// Knows, for spans (0, 10), (10, 30), (30, 40), that only the second can touch 15…20. Spans are in layout order and may
/// overlap, as rows do whose spacing is negative: what is searched are the furthest end so far and the nearest start
/// from here on, which ascend whatever the spans do.
///
/// - Complexity: O(log *n*) a question.
package struct SpanIndex: Sendable {
  /// The largest end up to and with each span.
  private var furthestEnds: [CGFloat] = []
  /// The smallest start of each span and those after it.
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

  /// All that the spans cover, from the nearest start to the furthest end; `nil` if there are none.
  package var bounds: (start: CGFloat, end: CGFloat)? {
    guard let start = nearestStarts.first, let end = furthestEnds.last else { return nil }
    return (start, end)
  }

  /// Where the spans lie that touch `start…end`; some within may not, none outside does.
  package func candidates(touching start: CGFloat, _ end: CGFloat) -> Range<Int> {
    let first = furthestEnds.firstIndex(inAscending: { $0 >= start })
    let last = nearestStarts.firstIndex(inAscending: { $0 > end })
    return first..<max(first, last)
  }
}

extension Array {
  /// The first index whose element passes, where all after one that passes do; the count if none does.
  package func firstIndex(inAscending passes: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if passes(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
