import ArgumentParser
import CommandSupport

/// An app's own sources as a package's target: what the program `galley-sources` does.
struct SourcesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sources", abstract: "Rewrite an app's sources so that they compile here, or say what does not.",
    discussion: """
      The arguments go to galley-sources, a program of its own:

        galley sources list Sources/AppViews     what is rewritten, what is left out
        galley sources check Sources/AppViews    what does not compile, and why
        galley sources rewrite App/Card.swift    a file as it is compiled
        galley sources --help                    all of it
      """)

  @Argument(parsing: .captureForPassthrough)
  var arguments: [String] = []

  func run() throws { try SourcesProgram.found().replaceThisProcess(arguments) }
}
