import Foundation
import Snapshots

/// A folder of references, as named in results.
struct StoreFolder: Equatable {
  /// The path relative to the working directory of the tests; the absolute path for references outside of it.
  let name: String
  /// The path of the store's pictures in a run's folder.
  let pictures: String

  init(_ store: URL, workingDirectory: String = Self.workingDirectory) {
    name = RepositoryPath.path(store.standardizedFileURL.path, below: workingDirectory)
    pictures = name.hasPrefix("/") ? "elsewhere" + name : name
  }

  /// The working directory at the first use: a test may change it later.
  static let workingDirectory = FileManager.default.currentDirectoryPath
}
