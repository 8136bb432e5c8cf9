import ArgumentParser
import CommandSupport
import Foundation
import ImageComparison
import ReferenceCommands
import Scenes
import Snapshots

struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Render a catalogue at two git revisions and compare the results.",
    discussion: """
      No references are needed: this version of Galley renders both sides, so they differ only by the catalogue and by \
      the fonts and pictures that its scenes use. Revisions are checked out into a temporary folder. The working tree is \
      not touched; without a second revision, it is compared as it is, with uncommitted changes.

      The output and the run's folder are those of galley test, and galley report reads them. Nothing can be accepted, as \
      nothing is compared with references. Views made by tests in Swift are not compared, as each revision would have to \
      be built.

      EXAMPLES
        galley compare main                  main against the working tree
        galley compare HEAD                  uncommitted changes
        galley compare v1.2..v1.3 --filter cards/
        galley compare main App/Screens      another catalogue
        galley compare origin/main --merge-base
                                             the changes of a branch since it left main
        galley compare main; galley report --markdown summary.md

      EXIT STATUS
        0  both look the same, or within tolerances
        1  something to review: a change, a new, removed or failed case
        2  wrong usage, or nothing could run
      """)

  @Argument(
    help: ArgumentHelp(
      "The expected side, a branch, tag or commit; or both sides, expected..actual. The actual side of a single revision is "
        + "the working tree with its uncommitted changes.", valueName: "revision"))
  var revisions: ComparedRevisions

  @Argument(help: "A folder of scenes, or one YAML file.")
  var catalogue = CatalogueOptions.defaultCatalogue

  @Flag(help: "Use the merge base of both revisions as the expected side, in place of the first revision.")
  var mergeBase = false

  @OptionGroup var filters: CaseFilters
  @OptionGroup var options: RunOptions
  @OptionGroup var findings: FindingOptions
  @OptionGroup var today: TodayOption

  @OptionGroup var differenceOption: DifferenceOption

  @OptionGroup var listing: JSONOption

  @Flag(help: "Draw and compare pixels even if hashes show that nothing changed.")
  var pixels = false

  func validate() throws { _ = try findings.failing(of: .ofLayout) }

  func run() throws {
    let done = try perform()
    try listing.print(done.lines, of: done.output)
    if done.needsReview { throw ExitStatus.review }
  }

  /// Does what the options say, but print.
  func perform() throws -> PerformedRun {
    try filters.checkCategories()
    let sides = try ComparedSides(
      revisions, isFromMergeBase: mergeBase, catalogue: URL(exactPath: catalogue),
      output: options.output ?? OutputFolder.defaultPath)
    try filters.checkDevices(among: sides.expected.cases + sides.actual.cases)
    let cases = filters.chosen(of: sides.actual.cases)
    let removed = filters.chosen(of: sides.expected.cases(missingFrom: sides.actual.cases)).map(\.path)
    guard !cases.isEmpty || !removed.isEmpty else { throw CompareError.noCases(catalogue: catalogue) }
    let comparison = sides.comparison(removed: removed)
    let kind = Job.Kind.compare(
      catalogue: sides.expected.catalogue.path, revision: comparison.expectedName, drawsAlways: pixels,
      difference: differenceOption.kind)
    let failing = try findings.failing(of: .ofLayout)
    // Both sides' files may be read, wherever they are checked out.
    let run = try FileConfinement.$current.withValue(FileConfinement.current?.adding(sides.expected.tree)) {
      try options.run(
        CaseResult.self, kind, cases: cases, failing: failing, keepingClearOf: sides.surroundings,
        in: sides.actual.catalogue, comparison: comparison, today: today.day)
    }
    let summary = RunSummary(
      results: run.results, removed: options.shards.isFirst ? comparison.removed : [],
      failing: failing,
      isPartial: filters.isFiltered || options.shards.shard != nil)
    let lines =
      sides.notes + summary.reviewLines + summary.closingLines + ["Compared: \(comparison.sides)"]
      + (summary.needsReview ? ["Pictures and results: \(run.output)"] : [])
    return PerformedRun(lines: lines, output: run.output, needsReview: summary.needsReview)
  }
}
