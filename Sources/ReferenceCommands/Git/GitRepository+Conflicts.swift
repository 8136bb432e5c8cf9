package import Foundation

/// Conflicts in the repository.
extension GitRepository {
  /// The paths with unresolved conflicts.
  package func unmergedPaths() throws(GitError) -> [String] {
    let names = try git.run("diff", "--name-only", "--diff-filter=U", "-z").names
    return Set(names).sorted()
  }

  /// The other side's version of a file in a merge conflict; nil if it has none.
  package func theirs(_ path: String) throws(GitError) -> Data? {
    let answer = try git.answer(["cat-file", "blob", ":3:\(path)"])
    return answer.status == 0 ? answer.output : nil
  }

  package func stage(_ paths: [String]) throws(GitError) {
    // Few enough for an argument list, whatever their lengths.
    for start in stride(from: 0, to: paths.count, by: 500) {
      let part = paths[start..<min(start + 500, paths.count)]
      try git.run(["add", "--"] + part.map { ":(top,literal)\($0)" })
    }
  }
}
