package import ArgumentParser
import CommandSupport
import Foundation
import Snapshots

package struct GitDiffDriverCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "git-diff-driver", abstract: "What git diff calls for a reference: says what differs.",
    discussion: """
      Prints what galley diff says of two pictures, and of two records what galley test says of their layouts. Git calls \
      it with seven arguments, or nine for a file that was renamed; the exit status is always 0, as git ends otherwise.

      EXAMPLES
        galley git-diff-driver path old-file old-hash old-mode new-file new-hash new-mode
        git diff main -- Snapshots/References     with galley git-setup done
        git log -p --ext-diff                     git log and git show want to be told
      """)

  @Argument(parsing: .captureForPassthrough, help: "What git gives.")
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
