import ArgumentParser
import CommandSupport
import Foundation
import ImageComparison
import ReferenceCommands
import Scenes
import Snapshots

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Render every case and compare it with its reference.",
    discussion: """
      Prints one line for all cases of a scene that changed for one cause, with what moved and how many pixels differ in \
      the first, then findings and a summary. Pass a path from the output to --filter to run only that case. The run's \
      folder contains the expected, actual and difference picture of each, and results.jsonl.

      EXAMPLES
        galley test                   Snapshots/Catalogue, Snapshots/References
        galley test --filter languages/ --category AX5
        galley test --record failed   record the changes as new references
        galley test --fail-on truncated-text,missing-glyph
        galley test --shard 2/4       the second of four machines; then galley merge
        galley test --affected main   only what can differ from main
        galley test --last-failed --stop-after 3
        galley test --json | jq -r '.groups[].cases[]'

      RECORDING
        missing  references that do not exist yet (the default)
        all      every reference
        failed   references that are missing, unreadable or different
        never    none (the default if CI is set to anything but 0 or false)
      The exit status is 1 if anything was recorded.

      \(DifferenceOption.explanation)
      """)

  @OptionGroup var catalogue: CatalogueOptions
  @OptionGroup var options: RunOptions

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var findings: FindingOptions

  @Option(help: ArgumentHelp("Which references to write.", valueName: "missing|all|failed|never"))
  var record: RecordMode?

  @OptionGroup var references: ReferencesOption
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
    let cases = try catalogue.load()
    let root = references.root(of: catalogue)
    let store = ReferenceStore(root: root)
    try store.requireFolder()
    let kind = Job.Kind.test(
      references: root.relativePath, recordMode: record ?? RecordMode.standard(in: ProcessInfo.processInfo.environment),
      drawsAlways: pixels, difference: differenceOption.kind)
    let surroundings = catalogue.surroundings(references: root)
    let failing = try findings.failing(of: .ofLayout)
    let selection = Selection(
      self.selection, of: cases, in: surroundings.catalogue, references: root, fonts: options.fontOptions,
      output: options.output)
    let run = try options.run(
      CaseResult.self, kind, cases: cases, failing: failing, keepingClearOf: surroundings, selection: selection,
      today: today.day
    ) { orphans(in: store, cases: cases) }
    let summary = RunSummary(
      results: run.results, orphans: run.orphans, recording: recording,
      failing: failing, isPartial: catalogue.isFiltered || options.shards.shard != nil || !run.leftOut.isEmpty)
    let left = selection.lines + run.leftOut.lines(beside: run.results.map(\.path))
    let renamed = RenamedScene.found(
      in: run.results, orphans: run.orphans, of: URL(exactPath: run.output, isDirectory: true), store)
    let (closing, notes) = (summary.closingLines, cases.notesOnExceptions(\.exceptionsOfTests))
    let lines =
      left + summary.reviewLines + renamed.map(\.line) + closing.dropLast() + notes + closing.suffix(1)
      + ["References: \(root.relativePath)"] + (summary.needsReview ? ["Pictures and results: \(run.output)"] : [])
    return PerformedRun(lines: lines, output: run.output, needsReview: summary.needsReview)
  }

  private var recording: RecordingCommand {
    RecordingCommand(catalogue, references: references, fonts: options.fontOptions)
  }

  /// References that belong to no case, if all cases ran; only the first shard reports them.
  private func orphans(in store: ReferenceStore, cases: [SceneCase]) -> [OrphanedReference] {
    guard !catalogue.isFiltered, options.shards.isFirst else { return [] }
    return Orphans.paths(in: store, cases: cases, ofOneFile: catalogue.isFile)
  }
}

extension RecordMode: ExpressibleByArgument {}

extension RecordingCommand {
  /// The command as it was run.
  init(_ catalogue: CatalogueOptions, references: ReferencesOption, fonts: FontOptions) {
    let narrowing =
      catalogue.category.flatMap { ShellLine.option("--category", $0) }
      + catalogue.device.flatMap { ShellLine.option("--device", $0) }
    let folders =
      (references.folder.map { ShellLine.option("--references", $0) } ?? [])
      + (fonts.fonts.map { ShellLine.option("--fonts", $0) } ?? [])
    let (program, operands) =
      ProgramScenes.current.map { ($0.command, []) }
      ?? (["galley"], [ShellLine.operand(catalogue.catalogue)])
    self.init(operands + narrowing + folders, of: program, filters: catalogue.filters.filter)
  }
}
