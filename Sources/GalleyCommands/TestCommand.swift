import ArgumentParser
import Foundation
import Snapshots

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Render every case and compare it with its reference.",
    discussion: """
      Prints one line for each case that needs review, with what moved and how many pixels differ, then a summary. The \
      output folder gets expected, actual and difference pictures of each, and results.jsonl.

      EXAMPLES
        galley test                                    Snapshots/Catalogue against Snapshots/References
        galley test --filter languages/ --category AX5
        galley test --record failed                    take what changed as the new references

      RECORDING
        missing  references that are not there yet (the default; `never` where CI is set)
        all      every reference
        failed   references that are missing, unreadable or different
        never    none
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
    let orphans = catalogue.isFiltered ? [] : store.orphans(expected: Set(cases.map(\.scene.path)))
    let summary = RunSummary(results: results, orphans: orphans)
    for sentence in results.compactMap(RunSummary.sentence) { Terminal.print(sentence) }
    for line in summary.closingLines { Terminal.print(line) }
    Terminal.print("References: \(store.root.relativePath)")
    if summary.needsReview { Terminal.print("Pictures and results: \(options.output)") }
    if summary.needsReview { throw ExitStatus.review }
  }

  private var defaultReferences: String {
    let url = URL(fileURLWithPath: catalogue.catalogue)
    let folder = url.pathExtension.isEmpty ? url : url.deletingLastPathComponent()
    return folder.deletingLastPathComponent().appendingPathComponent("References").path
  }

  /// `missing`, or `never` where an environment says that nobody looks at what is recorded.
  private var defaultRecordMode: RecordMode {
    ProcessInfo.processInfo.environment["CI"].map { !$0.isEmpty } == true ? .never : .missing
  }
}

extension RecordMode: ExpressibleByArgument {}
