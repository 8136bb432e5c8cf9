import Snapshots
import Testing

/// The assignment of cases to shards.
@Suite struct ShardPlanTests {
  /// The low halves of libxxhash 0.8.1's XXH3_128bits of the paths, modulo 1 to 9, plus 1; called from Python by ctypes
  /// on Debian 12, 23 November 2026.
  private static let known = [
    ("cards/greeting/card-L@2x", [1, 1, 1, 3, 5, 1, 2, 7, 1]),
    ("cards/greeting/card-AX3@2x", [1, 1, 2, 1, 1, 5, 6, 5, 8]), ("a/b/c", [1, 1, 2, 3, 3, 5, 2, 3, 5]),
    ("languages/ja/iPhone-15-AX5-dark", [1, 2, 2, 2, 2, 2, 6, 6, 8]),
  ]

  @Test func aCasesPathSaysWhichShardItIsIn() {
    for (path, numbers) in Self.known {
      #expect((1...9).map { ShardPlan(count: $0).number(of: path) } == numbers, "\(path)")
    }
  }

  /// Longest first, each to the shard with the least work: 7, 6 | 5, 4 | 3, 2 give 9, 9, 9 for three shards.
  @Test func durationsShareCasesOut() {
    let seconds = ["a": 7, "b": 6, "c": 5, "d": 4, "e": 3, "f": 2]
    let plan = ShardPlan(count: 3, cases: seconds.keys.sorted(), durations: CaseDurations(seconds))
    #expect(["a", "b", "c", "d", "e", "f"].map(plan.number) == [1, 2, 3, 3, 2, 1])
  }

  @Test func casesThatTookNoTimeAreSharedOutByTheirNumber() {
    let paths = (10..<30).map { "case-\($0)" }
    let durations = CaseDurations(Dictionary(uniqueKeysWithValues: paths.map { ($0, 0) }))
    let plan = ShardPlan(count: 4, cases: paths, durations: durations)
    let counts = Dictionary(grouping: paths, by: plan.number).mapValues(\.count)
    #expect(counts == [1: 5, 2: 5, 3: 5, 4: 5])
  }

  /// With and without durations, added scenes do not move existing ones.
  @Test(arguments: 1...9) func scenesThatAreAddedMoveNoOthers(count: Int) {
    let paths = (0..<200).map { "file/scene-\($0)/card-L" }
    let more = paths + (0..<50).map { "file/another-\($0)/card-L" }
    let durations = CaseDurations(
      Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, 1_000 + $0 * 37 % 101) }))
    for durations in [nil, durations] {
      let plans = [paths, more].map { cases in
        durations.map { ShardPlan(count: count, cases: cases, durations: $0) } ?? ShardPlan(count: count)
      }
      #expect(paths.map(plans[0].number) == paths.map(plans[1].number))
      #expect(plans[0].durations == plans[1].durations)
      #expect(Set(more.map(plans[1].number)).isSubset(of: Set(1...count)))
    }
  }

  /// No shard has more work than the mean plus the longest case: Graham's bound for this rule.
  @Test(arguments: 2...9) func noShardHasMuchMoreToDo(count: Int) throws {
    var generator = SystemRandomNumberGenerator()
    let times = Dictionary(
      uniqueKeysWithValues: (0..<500).map { ("case-\($0)", Int.random(in: 1...100_000, using: &generator)) })
    let plan = ShardPlan(count: count, cases: Array(times.keys), durations: CaseDurations(times))
    let loads = Dictionary(grouping: times.keys, by: plan.number).mapValues { $0.reduce(0) { $0 + (times[$1] ?? 0) } }
    let mean = times.values.reduce(0, +) / count
    #expect(loads.count == count)
    #expect(try #require(loads.values.max()) <= mean + (try #require(times.values.max())), "\(times)")
  }
}
