package import Foundation
import Synchronization

/// The scenes that this program makes by code. They stand for the files of every catalogue that it reads.
///
/// A program registers them before it runs a command; its workers are the same program, and do so, too.
package struct ProgramScenes: Sendable {
  /// Files of code with their scenes, by paths below the folder.
  package let files: [SceneFile]
  /// The folder that stands for the catalogue.
  package let folder: URL
  /// The words of a command line that end where the name of a command over the scenes follows.
  package let command: [String]

  private static let registered = Mutex<ProgramScenes?>(nil)

  package init(files: [SceneFile], in folder: URL, command: [String]) {
    (self.files, self.folder, self.command) = (files, folder, command)
  }

  /// Nil in a program that reads catalogues.
  package static var current: ProgramScenes? { registered.withLock { $0 } }

  package static func register(_ scenes: ProgramScenes) { registered.withLock { $0 = scenes } }
}
