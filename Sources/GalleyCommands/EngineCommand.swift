import ArgumentParser
import CommandSupport
import Foundation
import HeadlessUIKit
import ImageComparison
import Renderers
import Snapshots
import ViewRendering

struct EngineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "engine", abstract: "Say what this engine is, and what it moves of references that another one made.",
    discussion: """
      The engine is what renders, apart from scenes: the libraries, a probe that is drawn with them, and the bytes of \
      fonts. Every record names the one that made it. This renders the cases of a catalogue and says which of them

        moved    the engine alone moved: it was given the same to draw, and other pixels came of it
        unclear  were made by another engine that was given something else to draw: either can have moved them
        left     have the same pixels still

      What else needs review is listed by its verdict, as by galley test. The run's folder has pictures of what moved. \
      References of tests in Swift are not looked at.

      EXAMPLES
        galley engine
        galley engine --filter cards/
        galley engine --rerecord      take over what the engine alone moved; note that it made what it left, too

      EXIT STATUS
        0  nothing to review: all is of this engine, left as it was, or taken over
        1  something to review
        2  wrong usage, or nothing could run
      """)

  @OptionGroup var catalogue: CatalogueOptions
  @OptionGroup var options: RunOptions

  @OptionGroup var references: ReferencesOption

  @Flag(
    help: ArgumentHelp(
      "Write the references that the engine alone moved, and the records of those that it left. All others stay."))
  var rerecord = false

  func run() throws {
    let engine = try EngineDescription.current(fonts: options.fontOptions)
    Terminal.print(
      "engine\t\(engine.fingerprint): \(engine.libraries.joined(separator: ", ")), probe \(engine.probe)")
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
    for line in [makers.line(beside: engine.fingerprint, run.results)] + summary.lines { Terminal.print(line) }
    guard summary.needsReview else { return }
    Terminal.print("Pictures and results: \(run.output)")
    throw ExitStatus.review
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
