import ArgumentParser
import CommandSupport
import Foundation
import HeadlessUIKit
import ImageComparison
import ReferenceCommands
import Renderers
import Snapshots
import ViewRendering

struct EngineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "engine", abstract: "Describe this rendering engine, and find references whose pixels it changes.",
    discussion: """
      The engine is everything that renders, apart from scenes: the libraries, a probe that is drawn with them, and the \
      bytes of fonts. Every record names the engine that made it. This command renders the cases of a catalogue and \
      groups those that another engine made:

        moved    the same display list gave other pixels: only the engine changed
        unclear  the display list changed as well: the engine or the scene can be the cause
        left     the pixels are still the same

      Anything else that needs review is listed with its verdict, as by galley test. The run's folder contains pictures \
      of the moved cases. References of tests in Swift are not checked.

      EXAMPLES
        galley engine
        galley engine --filter cards/
        galley engine --rerecord      accept what only the engine moved, and renew the records of the rest

      EXIT STATUS
        0  nothing to review: all references are of this engine, unchanged, or accepted
        1  something to review
        2  wrong usage, or nothing could run
      """)

  @OptionGroup var catalogue: CatalogueOptions
  @OptionGroup var options: RunOptions

  @OptionGroup var references: ReferencesOption
  @OptionGroup var listing: JSONOption

  @Flag(
    help: ArgumentHelp(
      "Write the references that only the engine moved, and the records of unchanged ones. All others stay."))
  var rerecord = false

  func run() throws {
    let engine = try EngineDescription.current(fonts: options.fontOptions)
    let description =
      "engine\t\(engine.fingerprint): \(engine.libraries.joined(separator: ", ")), probe \(engine.probe)"
    if !listing.json { Terminal.print(description) }
    let cases = try catalogue.load()
    let root = references.root(of: catalogue)
    let store = ReferenceStore(root: root)
    try store.requireFolder()
    // Read before any is written.
    let makers = ReferenceEngines(of: cases.map(\.casePath), in: store)
    let kind = Job.Kind.test(
      references: root.relativePath, recordMode: .never, takesOverEngine: rerecord, drawsAlways: false,
      difference: .overlay)
    let run = try options.run(
      CaseResult.self, kind, cases: cases, failing: [], keepingClearOf: catalogue.surroundings(references: root))
    let recording = RecordingCommand(catalogue, references: references, fonts: options.fontOptions)
    let summary = EngineSummary(run.results, recording: recording)
    let place = summary.needsReview ? ["Pictures and results: \(run.output)"] : []
    try listing.print(
      [makers.line(beside: engine.fingerprint, run.results)] + summary.lines + place, of: run.output)
    if summary.needsReview { throw ExitStatus.review }
  }
}

extension EngineDescription {
  /// The engine of this process, with the selected fonts.
  static func current(fonts: FontOptions) throws -> EngineDescription {
    let library = try fonts.library()
    return try MainActor.assumeIsolated {
      try ViewEnvironment(fonts: library).run { try ViewRenderer().engineDescription() }
    }
  }
}
