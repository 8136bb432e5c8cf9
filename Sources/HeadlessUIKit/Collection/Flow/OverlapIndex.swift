import Foundation

/// Finds which of many ranges, nearly in ascending order, can overlap another range.
///
/// Negative insets and spacings let a range begin before the end of the one before it. So the index keeps the furthest
/// end so far and the nearest start from there on, which both ascend.
///
/// - Complexity: O(*n*) to make, O(log *n*) to ask.
struct OverlapIndex: Sendable {
  private var furthestEnds: [CGFloat]
  private var nearestStarts: [CGFloat]

  init(_ ranges: [(start: CGFloat, end: CGFloat)]) {
    furthestEnds = ranges.map(\.end)
    nearestStarts = ranges.map(\.start)
    for index in ranges.indices.dropFirst() {
      furthestEnds[index] = max(furthestEnds[index], furthestEnds[index - 1])
    }
    for index in ranges.indices.dropLast().reversed() {
      nearestStarts[index] = min(nearestStarts[index], nearestStarts[index + 1])
    }
  }

  /// The ranges among which are all that overlap `start...end`.
  func candidates(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = furthestEnds.firstIndexOfSorted { $0 >= start }
    let last = nearestStarts.firstIndexOfSorted { $0 > end }
    return first..<max(first, last)
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first element that satisfies the predicate, all after it doing so too; `endIndex` if there is none.
  func firstIndexOfSorted(where isAtOrAfter: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isAtOrAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
