import Snapshots

/// A reason that no catalogue was begun.
enum InitError: Error, Equatable {
  /// Something other than a file is in the place of one.
  case notAFile(path: String)
  /// A file is in the place of a folder.
  case fileForFolder(path: String, file: String)
  /// The folder's path has control characters, which jobs cannot name.
  case unnameable(path: String)
  /// A file could not be written; `left` lists those written before it that could not be removed again.
  case unwritable(StoreError, left: [String])
}

extension InitError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notAFile(let path):
      "'\(path)' should be a file, but it is a folder, a broken link or something else. Move it away. "
        + "Nothing was written."
    case .fileForFolder(let path, let file):
      "'\(path)' cannot be written: '\(file)' is a file, where a folder is needed. Move it away, or name another "
        + "folder. Nothing was written."
    case .unnameable(let path):
      "'\(path)' contains a control character, which a CI job cannot name. Rename it, or leave the job out: "
        + "--ci none. Nothing was written."
    case .unwritable(let error, let left):
      left.isEmpty
        ? "\(error) Nothing was written."
        : "\(error) Already written, and could not be removed again: \(left.map { "'\($0)'" }.joined(separator: ", "))."
    }
  }
}
