package import Threads

/// A reason that a git command fails.
package enum GitError: Error, Equatable {
  /// There is no git.
  case missing
  case noThread(ThreadError)
  case noRepository(path: String, reason: String)
  /// A repository without a working tree, or a folder in `.git`.
  case noWorkingTree(path: String)
  case noCommits(path: String)
  case unknownRevision(String, suggestion: String?, isShallow: Bool)
  case noMergeBase(String, String, isShallow: Bool)
  case failed(command: String, reason: String)
}

extension GitError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noThread(let error): error.description
    case .missing: "the program git is not here, which reads revisions. Install git."
    case .noRepository(let path, let reason):
      "git knows no repository around '\(path)': \(reason.withFullStop) Name a catalogue in one."
    case .noWorkingTree(let path):
      "the repository around '\(path)' has no working tree here, as a bare one has none. Clone it, or add a tree with "
        + "'git worktree add'."
    case .noCommits(let path):
      "the repository '\(path)' has no commits yet, so there is nothing to compare. Commit first."
    case .unknownRevision(let name, let suggestion, let isShallow):
      "git knows no revision '\(name)'." + (suggestion.map { " Did you mean '\($0)'?" } ?? "")
        + (isShallow ? GitError.shallow : suggestion == nil ? " Name a branch, a tag or a commit; fetch it first." : "")
    case .noMergeBase(let one, let other, let isShallow):
      "git knows no commit that both '\(one)' and '\(other)' descend from." + (isShallow ? GitError.shallow : "")
    case .failed(let command, let reason): "git \(command) failed: \(reason.withFullStop)"
    }
  }

  private static let shallow =
    " This clone is shallow, so older commits are not here: fetch them with 'git fetch --unshallow', or clone with a "
    + "larger --depth (fetch-depth: 0 of actions/checkout)."
}

extension String {
  fileprivate var withFullStop: String { hasSuffix(".") ? self : self + "." }
}
