import ArgumentParser
import CommandSupport
import Foundation
import ImageComparison
import Scenes
import Snapshots

struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Render a catalogue at two revisions of git, and compare them.",
    discussion: """
      Needs no reference: both sides are rendered by this Galley, so nothing but the catalogue, and the fonts and pictures \
      its scenes name, makes a difference. Revisions are checked out into a temporary folder; the working tree is left \
      alone, and without a second revision it is the other side as it is, with changes that are not committed.

      Prints what galley test prints, and leaves such a folder: galley report reads it. Nothing of it can be accepted, as \
      nothing is compared with references. Views that tests in Swift make are not compared: a revision of them would have \
      to be built.

      EXAMPLES
        galley compare main                  main with the working tree
        galley compare HEAD                  what is not committed yet
        galley compare v1.2 v1.3 --filter cards/
        galley compare origin/main --merge-base
                                             what a branch changed since it left main
        galley compare main; galley report --markdown summary.md

      EXIT STATUS
        0  both look the same, or within tolerances
        1  something to review: a change, a new, removed or failed case
        2  wrong usage, or nothing could run
      """)

  @Argument(help: ArgumentHelp("What is expected: a branch, a tag, a commit.", valueName: "revision"))
  var expected: String

  @Argument(help: ArgumentHelp("What there is. By default, the working tree as it is.", valueName: "revision"))
  var actual: String?

  @Flag(help: "Expect the commit that both sides descend from, in place of the first revision.")
  var mergeBase = false

  @Option(help: ArgumentHelp("A folder of scenes, or one YAML file.", valueName: "path"))
  var catalogue = "Snapshots/Catalogue"

  @OptionGroup var filters: CaseFilters
  @OptionGroup var options: RunOptions
  @OptionGroup var findings: FindingOptions

  @Option(help: ArgumentHelp("What pictures of differences show.", valueName: "overlay|side-by-side|amplified"))
  var difference = DifferencePicture.overlay

  @Flag(help: "Draw and compare pixels even where hashes say that nothing changed.")
  var pixels = false

  func validate() throws { _ = try findings.failing(of: .ofLayout) }

  func run() throws {
    try filters.checkCategories()
    let sides = try ComparedSides(
      expected: expected, actual: actual, isFromMergeBase: mergeBase, catalogue: URL(exactPath: catalogue),
      output: options.output ?? OutputFolder.defaultPath)
    for note in sides.notes { Terminal.print(note) }
    try filters.checkDevices(among: sides.expected.cases + sides.actual.cases)
    let cases = filters.chosen(of: sides.actual.cases)
    let removed = filters.chosen(of: sides.expected.cases(missingFrom: sides.actual.cases)).map(\.path)
    guard !cases.isEmpty || !removed.isEmpty else { throw CompareError.noCases(catalogue: catalogue) }
    let comparison = sides.comparison(removed: removed)
    let kind = Job.Kind.compare(
      catalogue: sides.expected.catalogue.path, revision: comparison.expectedName, drawsAlways: pixels,
      difference: difference)
    let failing = try findings.failing(of: .ofLayout)
    let run = try options.run(
      CaseResult.self, kind, cases: cases, failing: failing, keepingClearOf: sides.surroundings,
      in: sides.actual.catalogue, comparison: comparison)
    try report(run, comparison, failing: failing)
  }

  private func report(_ run: FinishedRun<Outcome>, _ comparison: RevisionComparison, failing: Set<String>) throws {
    let summary = RunSummary(
      results: run.results, removed: options.shards.isFirst ? comparison.removed : [],
      failing: failing,
      isPartial: filters.isFiltered || options.shards.shard != nil)
    for line in summary.reviewLines + summary.closingLines { Terminal.print(line) }
    Terminal.print("Compared: \(comparison.sides)")
    if summary.needsReview { Terminal.print("Pictures and results: \(run.output)") }
    if summary.needsReview { throw ExitStatus.review }
  }
}
