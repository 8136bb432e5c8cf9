package import Raster

/// The assignment of cases to shards.
///
/// Without durations it depends on the case's path alone: a new scene moves no other. With durations the known cases
/// are distributed evenly, the longest first, and new ones by their paths, so that they do not move the known ones.
package struct ShardPlan: Sendable {
  private let count: Int
  /// The numbers of the shards of cases that were distributed by their durations.
  private let known: [String: Int]
  /// The hash of the durations that cases were distributed by, if any: it must be the same for all shards of a run.
  package let durations: Hash128?

  /// - Parameter count: the number of shards.
  package init(count: Int) {
    (self.count, known, durations) = (count, [:], nil)
  }

  /// - Parameter cases: the paths of the cases that run.
  package init(count: Int, cases: [String], durations: CaseDurations) {
    self.count = count
    let known = Set(cases).compactMap { path in durations[path].map { (path: path, microseconds: $0) } }.sorted {
      ($1.microseconds, $0.path) < ($0.microseconds, $1.path)
    }
    self.known = ShardPlan.sharedOut(known, among: count)
    self.durations = Hash128(hashing: Array(known.map { "\($0.microseconds) \($0.path)\n" }.joined().utf8))
  }

  /// The number of a case's shard, from 1.
  package func number(of path: String) -> Int {
    known[path] ?? Int(Hash128(hashing: Array(path.utf8)).low % UInt64(count)) + 1
  }

  /// Assigns each case in turn to the shard with the least work so far; of equals, to the one with the fewest cases.
  private static func sharedOut(_ cases: [(path: String, microseconds: Int)], among count: Int) -> [String: Int] {
    var loads = LeastLoads(count: count)
    var numbers: [String: Int] = [:]
    for item in cases { numbers[item.path] = loads.add(item.microseconds) + 1 }
    return numbers
  }
}

/// The loads of several shards, as a heap with the least one first.
private struct LeastLoads {
  private var heap: [(microseconds: Int, cases: Int, index: Int)]

  init(count: Int) { heap = (0..<count).map { (0, 0, $0) } }

  /// Adds work to the least loaded shard, and returns that shard.
  mutating func add(_ microseconds: Int) -> Int {
    let index = heap[0].index
    heap[0] = (heap[0].microseconds + microseconds, heap[0].cases + 1, index)
    var place = 0
    while true {
      let children = [2 * place + 1, 2 * place + 2].filter { $0 < heap.count }
      guard let least = children.min(by: { heap[$0] < heap[$1] }), heap[least] < heap[place] else { return index }
      heap.swapAt(place, least)
      place = least
    }
  }
}
