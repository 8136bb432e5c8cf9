import ArgumentParser
import Foundation
import Scenes
import Snapshots

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Render every case and compare it with its reference.",
    discussion: """
      Prints one line for all cases of a scene that changed for one cause, with what moved and how many pixels differ in \
      the first, then findings and a summary. A path in it given to --filter runs that case alone. The run's folder gets \
      expected, actual and difference pictures of each, and results.jsonl.

      EXAMPLES
        galley test                   Snapshots/Catalogue, Snapshots/References
        galley test --filter languages/ --category AX5
        galley test --record failed   take what changed as new references
        galley test --fail-on truncated-text,missing-glyph

      RECORDING
        missing  references that are not there yet (the default)
        all      every reference
        failed   references that are missing, unreadable or different
        never    none (the default where CI is set)
      Recording is reported, and the exit status is 1.
      """)

  @OptionGroup var catalogue: CatalogueOptions
  @OptionGroup var options: RunOptions

  @OptionGroup var findings: FindingOptions

  @Option(help: ArgumentHelp("Which references to write.", valueName: "missing|all|failed|never"))
  var record: RecordMode?

  @Option(
    help: ArgumentHelp("The folder of references. By default, 'References' beside the catalogue.", valueName: "folder"))
  var references: String?

  @Flag(help: "Draw and compare pixels even where hashes say that nothing changed.")
  var pixels = false

  func run() throws {
    let cases = try catalogue.load()
    let root = references.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? catalogue.defaultReferences
    let store = ReferenceStore(root: root)
    try store.requireFolder()
    let kind = Job.Kind.test(
      references: root.relativePath, recordMode: record ?? defaultRecordMode, drawsAlways: pixels)
    let surroundings = catalogue.surroundings(references: root)
    let run = try options.run(CaseResult.self, kind, cases: cases, keepingClearOf: surroundings)
    let summary = RunSummary(
      results: run.results, orphans: orphans(in: store, cases: cases.map(\.scene)), recording: recording,
      failing: try findings.failing, isPartial: catalogue.isFiltered)
    for line in summary.reviewLines + summary.closingLines { Terminal.print(line) }
    Terminal.print("References: \(root.relativePath)")
    if summary.needsReview { Terminal.print("Pictures and results: \(run.output)") }
    if summary.needsReview { throw ExitStatus.review }
  }

  /// This command as it ran.
  private var recording: RecordingCommand {
    let narrowing = catalogue.category.flatMap { ["--category", $0] } + catalogue.device.flatMap { ["--device", $0] }
    let folders =
      (references.map { ["--references", $0] } ?? []) + (options.fontOptions.fonts.map { ["--fonts", $0] } ?? [])
    return RecordingCommand(["galley", "test", catalogue.catalogue] + narrowing + folders, filter: catalogue.filter)
  }

  /// References that no case has: of the whole store, or below the one file that was asked for.
  ///
  /// Which references belong to a file or scene that cannot be read is not known, so none of theirs are.
  private func orphans(in store: ReferenceStore, cases: [SceneCase]) -> [String] {
    guard !catalogue.isFiltered else { return [] }
    let unreadable = cases.filter { $0.configuration == nil }.map(\.referenceFolder)
    let files = Set(cases.map { "\($0.file)/" })
    return store.orphans(expected: Set(cases.map(\.path))).filter { path in
      !unreadable.contains { path.hasPrefix($0) } && (!catalogue.isFile || files.contains { path.hasPrefix($0) })
    }
  }

  /// `missing`, or `never` where an environment says that nobody looks at what is recorded.
  private var defaultRecordMode: RecordMode {
    ProcessInfo.processInfo.environment["CI"].map { !$0.isEmpty } == true ? .never : .missing
  }
}

extension RecordMode: ExpressibleByArgument {}
