package import ArgumentParser
import CommandSupport
import Foundation
import Glibc
import ReferenceCommands
import TextCommands

/// The `galley` command.
package struct Galley: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "galley",
    abstract: "Lay out iOS views at every Dynamic Type size, and check that they still look right.",
    discussion: """
      EXAMPLES
        galley init && galley test        begin a catalogue
        galley test Snapshots/Catalogue   compare every case with its reference
        galley test --record failed       record the changes as new references
        galley render --category AX5      render the largest text size
        galley measure "Hello" --style body --category AX3 --width 343
        galley diff before.png after.png
        galley compare main               the changes of a branch, without references
        swift test; galley report         the results of all tests
        galley gallery                    a web page to review them on

      EXIT STATUS
        0  everything is unchanged, or within its tolerance
        1  something to review: a change, a new or failed case, a recording
        2  wrong usage, or nothing could run
      """,
    version: ProgramVersion.current,
    subcommands: [
      TestCommand.self, AuditCommand.self, ReportCommand.self, GalleryCommand.self, AcceptCommand.self,
      ReviewCommand.self,
      MergeCommand.self,
      CompareCommand.self, OrphansCommand.self, EngineCommand.self, RenderCommand.self, ListCommand.self,
      MeasureCommand.self, MatrixCommand.self, ServeCommand.self, TypographyCommand.self, DiffCommand.self,
      GitSetupCommand.self, GitResolveCommand.self, GitMergeDriverCommand.self, GitDiffDriverCommand.self,
      SchemaCommand.self, InitCommand.self, WatchCommand.self, DoctorCommand.self, WorkerCommand.self,
      FindingsCommand.self, SensitivityCommand.self,
    ])

  package init() {}

  /// Runs the command line's command and exits with 0, 1 or 2, as documented in the help.
  package static func run() -> Never {
    prepareSignals()
    do {
      var command = try parseAsRoot()
      try command.run()
      Foundation.exit(0)
    } catch let status as ExitStatus {
      Foundation.exit(status.rawValue)
    } catch {
      let isHelp = exitCode(for: error) == .success
      let text = fullMessage(for: error)
      switch (isHelp, isOurs(error)) {
      case (true, _): Terminal.printText(text)
      case (false, true): Terminal.printError("error: \(error)")
      case (false, false): Terminal.printUsageError(text)
      }
      Foundation.exit(isHelp ? 0 : ExitStatus.unusable.rawValue)
    }
  }

  private static func prepareSignals() {
    // A write beyond the limit of file sizes (ulimit -f) then fails, and is reported as any other.
    signal(SIGXFSZ, SIG_IGN)
    // Swift's runtime would print a trace, and continue.
    signal(SIGQUIT, SIG_DFL)
  }

  /// Whether an error comes from a running command, and is complete by itself; usage is added to the parser's own
  /// errors.
  private static func isOurs(_ error: any Error) -> Bool {
    exitCode(for: error) == .failure || error is ValidationError
  }
}
