/// A reason that the store or the output folder cannot be used.
package enum StoreError: Error, Equatable {
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  /// There is a file that the run did not write.
  case foreign(path: String)
  /// A file is where a folder is needed.
  case fileForFolder(path: String, file: String)
  /// Something other than a file, such as a folder, is where a file is needed.
  case notAFile(path: String)
  /// A file is in the place of the folder of references, or of a folder around it.
  case noFolder(path: String)
  /// A symbolic link on the way leads out of the folder of references.
  case leavesStore(path: String, link: String)
  /// A file that a run or a matrix names is outside its folder: the path leads out of it, or is or goes through a link.
  case leadsOut(path: String, link: String?)
}

extension StoreError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason). Fix that, or restore the file."
    case .unwritable(let path, let reason):
      "'\(path)' cannot be written: \(reason). Check the folder's permissions and the space left."
    case .foreign(let path):
      "'\(path)' cannot be written: a file that this run did not write is in the way. Move it away."
    case .fileForFolder(let path, let file):
      "'\(path)' cannot be written: '\(file)' is a file, where a folder is needed. Move it away, or name another folder."
    case .notAFile(let path): "'\(path)' is not a regular file. Move it away."
    case .noFolder(let path):
      "'\(path)' is a file, but references are kept in a folder. Name another with --references."
    case .leavesStore(let path, let link):
      "'\(path)' is not a reference: '\(link)' is a symbolic link that is broken or leads out of the folder of references. "
        + "Replace it with a copy of its target."
    case .leadsOut(let path, nil):
      "'\(path)' leads out of the folder that it belongs to. Make the run, or the matrix, again."
    case .leadsOut(let path, let link?):
      "'\(path)' is not read, because '\(link)' is a symbolic link. The files of a run or a matrix lie in its own folder: copy it "
        + "without links."
    }
  }
}
