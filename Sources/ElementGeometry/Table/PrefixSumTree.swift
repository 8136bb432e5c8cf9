/// A sequence of consecutive lengths that finds the start of each, and the length at a position.
///
/// Lengths 3, 4, 5 start at 0, 3, 7; the second one is at 3.5. A sum always consists of the same partial sums, so that
/// it depends only on the lengths, and not on the order in which they were set.
///
/// - Complexity: O(*n*) to create, O(log *n*) for everything else.
struct PrefixSumTree {
  let count: Int
  /// The sums of two neighbours each, with the total at index 1; the lengths start at `leaves`.
  private var sums: [Double]
  private let leaves: Int

  init(_ lengths: [Double]) {
    count = lengths.count
    var leaves = 1
    while leaves < lengths.count { leaves *= 2 }
    self.leaves = leaves
    sums = [Double](repeating: 0, count: 2 * leaves)
    for (index, length) in lengths.enumerated() { sums[leaves + index] = length }
    for node in (1..<leaves).reversed() { sums[node] = sums[2 * node] + sums[2 * node + 1] }
  }

  var total: Double { sums[1] }

  subscript(index: Int) -> Double {
    get { sums[leaves + index] }
    set {
      var node = leaves + index
      sums[node] = newValue
      while node > 1 {
        node /= 2
        sums[node] = sums[2 * node] + sums[2 * node + 1]
      }
    }
  }

  /// The start of a length; for `count`, the end of the last one.
  func start(of index: Int) -> Double {
    guard index < leaves else { return total }
    var (node, start) = (leaves + index, 0.0)
    while node > 1 {
      if node % 2 == 1 { start += sums[node - 1] }
      node /= 2
    }
    return start
  }

  /// The last length that starts at or before the position, or the first one if none does. An empty length is skipped,
  /// unless all that follow are empty, too.
  func index(at place: Double) -> Int {
    var (node, rest) = (1, place)
    while node < leaves {
      node *= 2
      if rest >= sums[node], sums[node + 1] > 0 {
        rest -= sums[node]
        node += 1
      }
    }
    return min(node - leaves, max(0, count - 1))
  }
}
