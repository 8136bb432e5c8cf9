package import ArgumentParser
import CommandSupport
import Foundation
import Snapshots

package struct GitSetupCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "git-setup",
    abstract: "Print the configuration for git to merge and compare references with Galley.",
    discussion: """
      Writes nothing: it prints shell commands with comments. The attributes are committed once; the configuration has to \
      be run in every clone, as git takes no commands from a repository.

      EXAMPLES
        galley git-setup
        galley git-setup --references Screens/References | sh
      """)

  @Option(help: ArgumentHelp("The catalogue's folder of references.", valueName: "folder"))
  var references = "Snapshots/References"

  package init() {}

  package func run() throws { Terminal.printText(try GitSetup(references: references).text) }
}
