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
    case .missing: "git is not installed. Install it to read revisions."
    case .noRepository(let path, let reason):
      "git found no repository around '\(path)': \(reason.withFullStop) Name a catalogue in a repository."
    case .noWorkingTree(let path):
      "the repository around '\(path)' has no working tree, as it is bare. Clone it, or add a working tree with "
        + "'git worktree add'."
    case .noCommits(let path):
      "the repository '\(path)' has no commits yet, so there is nothing to compare. Commit first."
    case .unknownRevision(let name, let suggestion, let isShallow):
      "git found no revision '\(name)'." + (suggestion.map { " Did you mean '\($0)'?" } ?? "")
        + (isShallow
          ? GitError.shallow
          : suggestion == nil ? " Name a branch, a tag or a commit; it may have to be fetched first." : "")
    case .noMergeBase(let one, let other, let isShallow):
      "'\(one)' and '\(other)' have no common ancestor." + (isShallow ? GitError.shallow : "")
    case .failed(let command, let reason): "git \(command) failed: \(reason.withFullStop)"
    }
  }

  private static let shallow =
    " This clone is shallow and has no older commits: fetch them with 'git fetch --unshallow', or clone with a "
    + "larger --depth (fetch-depth: 0 of actions/checkout)."
}

extension String {
  fileprivate var withFullStop: String { hasSuffix(".") ? self : self + "." }
}
