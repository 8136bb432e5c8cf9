package import ArgumentParser
import CommandSupport
import Foundation
import Snapshots

package struct GitSetupCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "git-setup",
    abstract: "Print what to configure, so that git merges and compares references with Galley.",
    discussion: """
      Writes nothing: it prints lines for a shell, with what they are for. The attributes are committed, once for all; the \
      configuration is everybody's own, as git takes no commands from a repository.

      EXAMPLES
        galley git-setup
        galley git-setup --references Screens/References | sh
      """)

  @Option(help: ArgumentHelp("The folder of references of a catalogue.", valueName: "folder"))
  var references = "Snapshots/References"

  package init() {}

  package func run() throws { Terminal.printText(try GitSetup(references: references).text) }
}
