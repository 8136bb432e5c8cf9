import Foundation

/// A folder of references as results name it.
struct StoreFolder: Equatable {
  /// The path below the folder that the tests run in; the whole path where the references are elsewhere.
  let name: String
  /// Where in a run's folder pictures of the store's are.
  let pictures: String

  init(_ store: URL, workingDirectory: String = Self.workingDirectory) {
    let path = store.standardizedFileURL.path
    let root = workingDirectory.hasSuffix("/") ? workingDirectory : workingDirectory + "/"
    let isInside = path.hasPrefix(root)
    name = isInside ? String(path.dropFirst(root.count)) : path
    pictures = isInside ? name : "elsewhere" + path
  }

  /// That which the process has when it is first asked for: a test may change it.
  private static let workingDirectory = FileManager.default.currentDirectoryPath
}
