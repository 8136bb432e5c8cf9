import Foundation
import Snapshots

/// A folder of references as results name it.
struct StoreFolder: Equatable {
  /// The path below the folder that the tests run in; the whole path where the references are elsewhere.
  let name: String
  /// Where in a run's folder pictures of the store's are.
  let pictures: String

  init(_ store: URL, workingDirectory: String = Self.workingDirectory) {
    name = RepositoryPath.path(store.standardizedFileURL.path, below: workingDirectory)
    pictures = name.hasPrefix("/") ? "elsewhere" + name : name
  }

  /// That which the process has when it is first asked for: a test may change it.
  static let workingDirectory = FileManager.default.currentDirectoryPath
}
