import Foundation

/// What git has in conflict.
extension GitRepository {
  /// The paths that git has in conflict.
  func unmergedPaths() throws(GitError) -> [String] {
    let names = try git.run("diff", "--name-only", "--diff-filter=U", "-z").names
    return Set(names).sorted()
  }

  /// What the other side of a merge has in conflict; nil where it has no such file.
  func theirs(_ path: String) throws(GitError) -> Data? {
    let answer = try git.answer(["cat-file", "blob", ":3:\(path)"])
    return answer.status == 0 ? answer.output : nil
  }

  func stage(_ paths: [String]) throws(GitError) {
    // As many as an argument list takes, whatever their lengths.
    for start in stride(from: 0, to: paths.count, by: 500) {
      let part = paths[start..<min(start + 500, paths.count)]
      try git.run(["add", "--"] + part.map { ":(top,literal)\($0)" })
    }
  }
}
