import Glibc

/// Paths below the root of a repository: where other tools look for files, wherever a run was started.
package enum RepositoryPath {
  /// A path below a folder's; the whole path where it is elsewhere.
  package static func path(_ path: String, below folder: String) -> String {
    let root = folder.hasSuffix("/") ? folder : folder + "/"
    // By its bytes: letters that only look alike are of another folder.
    return path.utf8.starts(with: root.utf8) ? String(Substring(path.utf8.dropFirst(root.utf8.count))) : path
  }

  /// The nearest folder around a path with a `.git`, which is a file in a worktree.
  package static func root(around path: String) -> String? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if access("\(folder)/.git", F_OK) == 0 { return String(folder) }
    }
    return nil
  }
}
