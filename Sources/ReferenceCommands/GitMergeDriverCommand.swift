package import ArgumentParser
import CommandSupport
import Foundation
import Raster
import Snapshots

package struct GitMergeDriverCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "git-merge-driver",
    abstract: "The merge driver that git calls for a reference that both sides changed.",
    discussion: """
      Keeps this side's reference and notes that it has to be rendered: git calls this before the catalogue is merged, so \
      nothing can be rendered yet. Once the merge is done, `galley git-resolve` renders the noted references; until then \
      `galley test` reports differences from this side's reference.

      EXAMPLES
        galley git-merge-driver -- %O %A %B %P   in git's configuration: see galley git-setup
      """, shouldDisplay: false)

  @Argument(help: ArgumentHelp("The file of the common ancestor.", valueName: "%O"))
  var ancestor: String

  @Argument(help: ArgumentHelp("The file of this side, which is kept.", valueName: "%A"))
  var ours: String

  @Argument(help: ArgumentHelp("The file of the other side.", valueName: "%B"))
  var theirs: String

  @Argument(help: ArgumentHelp("The file's path in the working tree.", valueName: "%P"))
  var path: String

  package init() {}

  /// A thrown error leaves a conflict.
  package func run() throws {
    guard !path.contains("\n") else { throw ValidationError("the path of a reference must not contain a line feed") }
    let other = try FileBytes.read(theirs, named: theirs) ?? Data()
    var pending = try PendingReferences(of: Git(folder: URL(exactPath: ".", isDirectory: true)))
    if pending.isFirst(path) {
      Terminal.printError(
        "References that both sides changed stay as they are here. Once the rest is merged, `galley git-resolve` renders "
          + "them.")
    }
    try pending.add(path, other: Hash128(hashing: other))
  }
}
