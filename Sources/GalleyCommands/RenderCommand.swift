import ArgumentParser
import Foundation
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

  func run() throws {
    let cases = try catalogue.load()
    let surroundings = catalogue.surroundings(references: catalogue.defaultReferences)
    let run = try options.run(.render, cases: cases, keepingClearOf: surroundings)
    let results = run.results
    let failed = results.filter { $0.verdict == .failed }
    let summary = RunSummary(results: results)
    for line in summary.reviewLines + summary.findingLines { Terminal.print(line) }
    Terminal.print("\(results.count - failed.count) rendered, \(failed.count) failed: \(run.output)")
    if !failed.isEmpty { throw ExitStatus.review }
  }
}
