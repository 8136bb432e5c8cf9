import ArgumentParser
import Foundation
import Snapshots

/// The options that select the cases to run here, while other machines run the others.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only the cases of shard i of n, such as 1/4. `galley merge` merges the folders of all shards.",
      valueName: "i/n"))
  var shard: String?

  @Option(
    help: ArgumentHelp(
      "Distribute the cases evenly by the durations of an earlier run: its folder, or its durations.jsonl. All shards "
        + "need the same.", valueName: "path"))
  var durations: String?

  func validate() throws {
    if let shard, Shard(shard) == nil {
      let most = Shard.largestCount
      throw ValidationError("--shard is '\(shard)': expected i/n with 1 <= i <= n <= \(most), such as 1/4.")
    }
    guard durations == nil || shard != nil else {
      throw ValidationError("--durations needs --shard: it distributes cases among shards.")
    }
  }

  /// Whether this is the first shard, the only one that reports facts about no particular case.
  var isFirst: Bool { shard.flatMap(Shard.init)?.number ?? 1 == 1 }

  /// The places of the cases that run here among all of these paths, and, if those are not all, the part that they are.
  func places(of paths: [String]) throws -> (places: [Int], part: RunHeader.Part?) {
    guard let shard = shard.flatMap(Shard.init) else { return (Array(paths.indices), nil) }
    let plan = try durations.map { durations in
      let known = try CaseDurations(from: URL(exactPath: durations))
      return ShardPlan(count: shard.count, cases: paths, durations: known)
    }
    let chosen = plan ?? ShardPlan(count: shard.count)
    let places = paths.indices.filter { chosen.number(of: paths[$0]) == shard.number }
    let part = RunHeader.Part(
      shards: [shard.number], of: shard.count, durations: chosen.durations, places: places)
    return (places, part)
  }
}
