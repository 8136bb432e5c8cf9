package import Foundation

/// The order in which VoiceOver visits siblings: by the origins of their frames.
///
/// What is lower by a row's distance or more comes later; what is in the same row comes in the direction of reading. Only
/// origins count, not heights or centres. (AccessibilitySnapshot's tests and issue 221, pull requests 242 and 244.)
package struct ReadingOrder: Sendable {
  /// The distance in points from which on two elements are in different rows: 8 on a phone (H), 13 elsewhere (M).
  package static func rowDistance(isPhone: Bool) -> Double { isPhone ? 8 : 13 }

  /// The number of elements that are sorted by insertion; of more, runs of this length are merged.
  private static let runLength = 64

  private let rowDistance: Double
  private let isRightToLeft: Bool

  package init(isPhone: Bool, isRightToLeft: Bool) {
    rowDistance = Self.rowDistance(isPhone: isPhone)
    self.isRightToLeft = isRightToLeft
  }

  /// Whether one place comes before another. Not transitive: of three rows 5 points apart, neighbours decide.
  package func isBefore(_ one: CGPoint, _ other: CGPoint) -> Bool {
    if abs(one.y - other.y) >= rowDistance { return one.y < other.y }
    return isRightToLeft ? one.x > other.x : one.x < other.x
  }

  /// The indices of the places in order. Stable: what is equal stays as it is.
  ///
  /// As the rule is not transitive, the way of sorting matters: up to 64 places are inserted one by one, each from behind,
  /// which gives the order of AccessibilitySnapshot's tests.
  package func sorted(_ places: [CGPoint]) -> [Int] {
    var runs = stride(from: 0, to: places.count, by: Self.runLength).map { start in
      inserted(start..<min(start + Self.runLength, places.count), of: places)
    }
    while runs.count > 1 {
      runs = stride(from: 0, to: runs.count, by: 2).map { index in
        index + 1 < runs.count ? merged(runs[index], runs[index + 1], of: places) : runs[index]
      }
    }
    return runs.first ?? []
  }

  private func inserted(_ range: Range<Int>, of places: [CGPoint]) -> [Int] {
    var sorted: [Int] = []
    for index in range {
      var position = sorted.count
      while position > 0, isBefore(places[index], places[sorted[position - 1]]) { position -= 1 }
      sorted.insert(index, at: position)
    }
    return sorted
  }

  private func merged(_ first: [Int], _ second: [Int], of places: [CGPoint]) -> [Int] {
    guard let last = first.last, let head = second.first, isBefore(places[head], places[last]) else {
      return first + second
    }
    var (merged, index) = ([Int](), 0)
    merged.reserveCapacity(first.count + second.count)
    for element in second {
      while index < first.count, !isBefore(places[element], places[first[index]]) {
        merged.append(first[index])
        index += 1
      }
      merged.append(element)
    }
    return merged + first[index...]
  }
}
