package import ArgumentParser
package import Foundation
import Snapshots

/// The argument that names a run.
package struct RunArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A run's folder, or a folder of numbered runs, of which the newest is used. Tests write to the folder in "
        + "SNAPSHOT_ARTIFACTS.", valueName: "run"))
  package var path = OutputFolder.defaultPath

  /// The named folder.
  package var url: URL { URL(exactPath: path, isDirectory: true) }

  /// Whether the folder exists.
  package var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// Whether it may be meant as the path of a case: it names nothing that is there.
  package var isOfCase: Bool { !isThere && path != OutputFolder.defaultPath }

  package init() {}
}
