package import ArgumentParser
import CommandSupport
import Foundation
import Snapshots

package struct GitDiffDriverCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "git-diff-driver", abstract: "The diff driver that git calls for a reference.",
    discussion: """
      For two pictures it prints the output of galley diff, for two records the differences of their layouts as in galley \
      test. Git calls it with seven arguments, or nine for a renamed file. The exit status is always 0, because git stops \
      at any other.

      EXAMPLES
        galley git-diff-driver path old-file old-hash old-mode new-file new-hash new-mode
        git diff main -- Snapshots/References     with galley git-setup done
        git log -p --ext-diff                     git log and git show need --ext-diff
      """, shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough, help: "The arguments that git passes.")
  var arguments: [String] = []

  package init() {}

  package func run() {
    if arguments == ["--help"] || arguments == ["-h"] {
      return Terminal.printText(Self.helpMessage(for: Self.self))
    }
    guard arguments.count >= 7 else {
      // For a path in conflict, git passes only the path.
      return Terminal.print("unmerged\t\(arguments.first ?? ""): `galley git-resolve` renders what is in conflict")
    }
    let name = arguments.count > 7 ? "\(arguments[0]) → \(arguments[7])" : arguments[0]
    for line in ReferenceDifference(name: name, old: arguments[1], new: arguments[4]).lines { Terminal.print(line) }
  }
}
