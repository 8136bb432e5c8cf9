import ArgumentParser
import CommandSupport
import Foundation
import ReferenceCommands
import Snapshots

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Write a PNG of every case, without comparing.",
    discussion: """
      EXAMPLES
        galley render                          all cases, into a new folder in galley-output
        galley render --filter body --category XS --category AX5 --output pictures
      """)

  @OptionGroup var catalogue: CatalogueOptions
  @OptionGroup var options: RunOptions
  @OptionGroup var listing: JSONOption

  func run() throws {
    let cases = try catalogue.load()
    let surroundings = catalogue.surroundings(references: catalogue.defaultReferences)
    let run = try options.run(RenderResult.self, .render, cases: cases, failing: [], keepingClearOf: surroundings)
    let summary = RenderSummary(run.results, isPartial: catalogue.isFiltered || options.shards.shard != nil)
    try listing.print(summary.lines + [summary.totals(in: run.output)], of: run.output)
    if summary.failedCount > 0 { throw ExitStatus.review }
  }
}
