package import Foundation

/// The files of a working tree that differ from those of a commit, or may differ.
package struct GitChanges {
  /// The paths below the root of the files that the commit has.
  private let committed: Set<String>
  private let changed: Set<String>

  /// Compares with a commit. Files whose changes git was told not to look for count as changed.
  package init(since commit: String, in repository: GitRepository) throws(GitError) {
    let git = repository.git
    committed = Set(try git.run("ls-tree", "-r", "-z", "--name-only", "--full-tree", commit).names)
    let different = try git.run("diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", commit, "--").names
    let new = try git.run("ls-files", "-z", "--others", "--exclude-standard", "--full-name", ":/").names
    // `H` marks files that git looks at; the others are left out of the working tree, or assumed to be unchanged.
    let unseen = try git.run("ls-files", "-z", "-v", "--full-name", ":/").names.filter { !$0.hasPrefix("H ") }
    changed = Set(different + new + unseen.map { String($0.dropFirst(2)) })
  }

  /// Whether a file is that of the commit. What git ignores is not.
  package func isUnchanged(_ path: String) -> Bool { committed.contains(path) && !changed.contains(path) }

  /// Whether the commit has a file.
  package func isCommitted(_ path: String) -> Bool { committed.contains(path) }

  /// The first file in a folder, or at a path, that differs.
  package func firstChange(in path: String) -> String? {
    changed.filter { $0 == path || $0.hasPrefix(path + "/") }.min()
  }
}
