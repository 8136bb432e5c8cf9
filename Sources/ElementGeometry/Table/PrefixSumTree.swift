/// Lengths one after the other: where each begins, and which of them lies at a place.
///
/// Lengths 3, 4, 5 begin at 0, 3, 7; at 3.5 there is the second. A sum is always made of the same partial sums, so that
/// it depends on the lengths alone, and not on the order in which they became known.
///
/// - Complexity: making one is O(*n*), everything else O(log *n*).
struct PrefixSumTree {
  let count: Int
  /// The sums of two neighbours each, up to that of all at 1; the lengths begin at `leaves`.
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

  /// Where a length begins; `count` stands for the end of the last.
  func start(of index: Int) -> Double {
    guard index < leaves else { return total }
    var (node, start) = (leaves + index, 0.0)
    while node > 1 {
      if node % 2 == 1 { start += sums[node - 1] }
      node /= 2
    }
    return start
  }

  /// The last length that begins at or before the place, but no empty one unless all that follow are; the first if none
  /// does.
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
