/// Counts the steps for which a costly condition holds.
enum StepCount {
  /// The number of steps that are tested one by one. Beyond them the condition is assumed to change only once: only
  /// text of characters without width has so many candidates for the end of a line.
  static let single = 16

  /// The number of steps, from 0 on, that satisfy a condition before the first one that does not.
  ///
  /// - Complexity: O(log *n*) calls, where *n* is the result.
  static func steps(below limit: Int, while holds: (Int) -> Bool) -> Int {
    for step in 0..<min(single, max(0, limit)) where !holds(step) { return step }
    guard limit > single else { return max(0, limit) }
    // The condition holds for all below `low`, and not at `high`.
    var (low, high) = (single, limit)
    var stride = 1
    while low < high {
      let probe = min(low + stride, limit) - 1
      guard holds(probe) else {
        high = probe
        break
      }
      low = probe + 1
      stride *= 2
    }
    return (low..<high).partitioningIndex { !holds($0) }
  }
}
