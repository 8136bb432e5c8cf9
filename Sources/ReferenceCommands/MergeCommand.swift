package import ArgumentParser
import CommandSupport
import Foundation
import Snapshots

package struct MergeCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Merge the runs of several machines into one.",
    discussion: """
      Takes the folders of runs with --shard, in any order, and writes what a single run over all cases would have \
      written: the same results and pictures, except for durations. A merged run can be merged again with missing shards.

      EXAMPLES
        galley merge shard-1 shard-2 shard-3 --output merged
        galley merge shards/* --output merged; galley report merged

      EXIT STATUS
        0  every shard is there
        1  a shard is missing; the others were merged
        2  the folders are not of one run, or something cannot be read or written
      """)

  @Argument(
    help: ArgumentHelp("A run's folder, or a folder of numbered runs, of which the newest is used.", valueName: "run"))
  var runs: [String]

  @Option(
    help: ArgumentHelp("The folder to write to. Files of an earlier run are replaced.", valueName: "folder"))
  var output: String

  @OptionGroup var listing: JSONOption

  package init() {}

  package func run() throws {
    let parts = try runs.map { try RunPart(URL(exactPath: $0, isDirectory: true)) }
    let merge = try RunMerge(parts)
    let url = URL(exactPath: output, isDirectory: true)
    try OutputContext.check(url, clearOf: parts.map { ("the run", $0.folder) })
    let folder = try RunFolder.claim(url) {
      Terminal.printError("Waiting for another run to end, which writes to '\(url.relativePath)' …")
    }
    try merge.write(to: folder)
    let path = folder.url.relativePath
    try listing.print(lines(of: merge, in: path), of: path)
    if !merge.missing.isEmpty { throw ExitStatus.review }
  }

  private func lines(of merge: RunMerge, in folder: String) -> [String] {
    let missing = merge.missing
    let notes =
      merge.leftOutCount > 0
      ? ["note\t\(merge.leftOutCount.cases) were left out: `galley report` names the reasons."] : []
    guard let count = merge.shardCount else { return notes + ["\(merge.caseCount) cases: \(folder)"] }
    let total =
      missing.isEmpty
      ? "\(count) shards, \(merge.caseCount) cases: \(folder)"
      : "\(count - missing.count) of \(count) shards, \(merge.resultCount) of \(merge.caseCount) cases: \(folder)"
    return notes + missing.map { "missing\tshard \($0)/\(count)" } + [total]
  }
}
