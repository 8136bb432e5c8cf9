import ArgumentParser
import Foundation

/// `galley-sources`: makes copies of an app's sources that compile on Linux.
@main
struct GalleySources: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "galley-sources", abstract: "Make copies of an app's sources that compile on Linux.",
    discussion: """
      A target of a package that uses the plugin GalleySources is made of an app's files, which stay where they are: its folder
      has a galley-sources.json, which names them.

      EXAMPLES
        galley sources list Sources/AppViews     what is rewritten, what is left out
        galley sources check Sources/AppViews    what does not compile, and why
        galley sources rewrite App/Card.swift    a file as it is compiled

      EXIT STATUS
        0  all of the files compile here, as far as can be told without compiling them
        1  some do not
        2  wrong usage, or files cannot be read or written
      """,
    subcommands: [
      InitCommand.self, CheckCommand.self, ListCommand.self, RewriteCommand.self, PlanCommand.self, WatchCommand.self,
    ])

  /// Runs the command line's command, and exits with 0, 1 or 2.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let status as ExitStatus {
      Foundation.exit(status.rawValue)
    } catch {
      let isHelp = exitCode(for: error) == .success
      if isHelp {
        Output.print(fullMessage(for: error))
      } else if exitCode(for: error) == .failure {
        // Errors of ours begin with a place.
        Output.printError("\(error)")
      } else {
        Output.printError(Self.inHouseStyle(fullMessage(for: error)))
      }
      Foundation.exit(isHelp ? 0 : ExitStatus.unusable.rawValue)
    }
  }
}

extension GalleySources {
  /// The parser's lines about wrong usage, `Error: …`, `Help:  …` and `  See '…' for more information.`, with the labels of
  /// `galley`'s.
  fileprivate static func inHouseStyle(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      if line.hasPrefix("Error: ") { return "error: " + line.dropFirst("Error: ".count) }
      if line.hasPrefix("Help:  ") { return "note: " + line.dropFirst("Help:  ".count) }
      guard line.hasPrefix("  See '") else { return String(line) }
      return "hint: \(line.dropFirst("  See '".count).prefix { $0 != "'" }) explains every argument"
    }.joined(separator: "\n")
  }
}

/// The exit status of a command that ran.
enum ExitStatus: Int32, Error {
  case review = 1
  case unusable = 2
}
