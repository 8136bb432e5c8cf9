import ArgumentParser
import Foundation
import Scenes
import Snapshots

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Render every case and compare it with its reference.",
    discussion: """
      Prints one line for each case that needs review, with what moved and how many pixels differ, then a summary. The \
      output folder gets expected, actual and difference pictures of each, and results.jsonl.

      EXAMPLES
        galley test                   Snapshots/Catalogue, Snapshots/References
        galley test --filter languages/ --category AX5
        galley test --record failed   take what changed as new references

      RECORDING
        missing  references that are not there yet (the default)
        all      every reference
        failed   references that are missing, unreadable or different
        never    none (the default where CI is set)
      Recording is reported, and the exit status is 1.
      """)

  @OptionGroup var catalogue: CatalogueOptions
  @OptionGroup var options: RunOptions

  @Option(help: ArgumentHelp("Which references to write.", valueName: "missing|all|failed|never"))
  var record: RecordMode?

  @Option(
    help: ArgumentHelp("The folder of references. By default, 'References' beside the catalogue.", valueName: "folder"))
  var references: String?

  @Flag(help: "Draw and compare pixels even where hashes say that nothing changed.")
  var pixels = false

  func run() throws {
    let cases = try catalogue.load()
    let store = ReferenceStore(root: URL(fileURLWithPath: references ?? defaultReferences, isDirectory: true))
    let kind = Job.Kind.test(
      references: store.root.path, recordMode: record ?? defaultRecordMode, drawsAlways: pixels)
    let results = try options.run(kind, catalogue: catalogue.catalogue, cases: cases)
    let summary = RunSummary(results: results, orphans: orphans(in: store, cases: cases.map(\.scene)))
    for sentence in results.compactMap(RunSummary.sentence) { Terminal.print(sentence) }
    for line in summary.closingLines { Terminal.print(line) }
    Terminal.print("References: \(store.root.relativePath)")
    if summary.needsReview { Terminal.print("Pictures and results: \(options.output)") }
    if summary.needsReview { throw ExitStatus.review }
  }

  private var defaultReferences: String {
    let url = URL(fileURLWithPath: catalogue.catalogue)
    let folder = catalogue.isFile ? url.deletingLastPathComponent() : url
    return folder.deletingLastPathComponent().appendingPathComponent("References").path
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
