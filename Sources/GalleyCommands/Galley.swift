package import ArgumentParser
import CommandSupport
import Foundation
import Glibc
import JSONDocuments
import ModelContextProtocol
import ReferenceCommands
import TextCommands

/// The `galley` command.
package struct Galley: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "galley",
    abstract: "Lay out iOS views at every Dynamic Type size, and check that they still look right.",
    discussion: """
      EXAMPLES
        galley init && galley test        create a catalogue
        galley test Snapshots/Catalogue   compare every case with its reference
        galley test --record failed       record the changes as new references
        galley render --category AX5      render the largest text size
        galley measure "Hello" --style body --category AX3 --width 343
        galley diff before.png after.png
        galley compare main               the changes of a branch, without references
        galley strings App --width 163    translations that do not fit
        swift test; galley report         the results of all tests
        galley gallery                    a web page to review them on

      EXIT STATUS
        0  everything is unchanged, or within its tolerance
        1  something to review: a change, a new or failed case, a recording
        2  wrong usage, or nothing could run

      With --json an error is one line of JSON on standard error, as galley schema error describes.
      """,
    version: ProgramVersion.current,
    subcommands: [
      // What programs call: help does not show them.
      GitMergeDriverCommand.self, GitDiffDriverCommand.self, WorkerCommand.self, FindingsCommand.self,
      PropertiesCommand.self,
    ],
    groupedSubcommands: [
      CommandGroup(
        name: "Begin",
        subcommands: [
          InitCommand.self, SourcesCommand.self, DoctorCommand.self, ListCommand.self, WatchCommand.self,
        ]),
      CommandGroup(
        name: "Test",
        subcommands: [
          TestCommand.self, AuditCommand.self, CompareCommand.self, RenderCommand.self, MatrixCommand.self,
          SensitivityCommand.self, InterfaceBuilderCommand.self, PreviewsCommand.self,
        ]),
      CommandGroup(
        name: "Review",
        subcommands: [
          ReportCommand.self, GalleryCommand.self, ReviewCommand.self, AcceptCommand.self, DiffCommand.self,
          MergeCommand.self, HistoryCommand.self, OrphansCommand.self, EngineCommand.self,
        ]),
      CommandGroup(
        name: "Measure", subcommands: [MeasureCommand.self, StringsCommand.self, ServeCommand.self]),
      CommandGroup(
        name: "More",
        subcommands: [
          MCPCommand.self, SkillCommand.self, SchemaCommand.self, TypographyCommand.self, GitSetupCommand.self,
          GitResolveCommand.self,
        ]),
    ])

  package init() {}

  /// Runs the command line's command and exits with 0, 1 or 2, as documented in the help.
  package static func run() -> Never {
    prepareSignals()
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
      Foundation.exit(0)
    } catch let status as ExitStatus {
      Foundation.exit(status.rawValue)
    } catch {
      let isHelp = exitCode(for: error) == .success
      let text = fullMessage(for: error)
      switch (isHelp, isOurs(error)) {
      // The parser calls every group "… subcommands".
      case (true, _): Terminal.printText(text.replacing(" SUBCOMMANDS:\n", with: ":\n"))
      case (false, true) where isForPrograms(arguments): printJSON(ErrorDescription(error))
      case (false, true): Terminal.printError(.error, "\(error)")
      case (false, false):
        let lines = UsageFault(arguments: arguments, parserText: text).lines
        if isForPrograms(arguments) {
          let label = "\(MessageLabel.error.rawValue): "
          let messages = lines.compactMap { $0.hasPrefix(label) ? String($0.dropFirst(label.count)) : nil }
          printJSON(ErrorDescription(usage: messages.joined(separator: " ")))
        } else {
          for line in lines { Terminal.printError(line) }
        }
      }
      Foundation.exit(isHelp ? 0 : ExitStatus.unusable.rawValue)
    }
  }

  /// Whether data was asked for, so that an error is data, too.
  private static func isForPrograms(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains("--json")
  }

  private static func printJSON(_ error: ErrorDescription) {
    Terminal.writeProgress(String(decoding: (["error": error.json] as JSON).line, as: UTF8.self) + "\n")
  }

  /// The names of all commands, and of those that help shows.
  static let names = configuration.subcommands.compactMap { $0.configuration.commandName }
  static let shownNames = configuration.groupedSubcommands.flatMap { group in
    group.subcommands.compactMap { $0.configuration.commandName }
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
