import Foundation
import Testing

/// Repositories in workspaces.
extension Workspace {
  /// Variables that exclude this machine's settings, and identify the committer.
  static let gitEnvironment = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b.c",
    "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@b.c", "GIT_EDITOR": "true", "GIT_MERGE_AUTOEDIT": "no",
  ]

  /// Runs git in the workspace, or in a folder of it, with any exit status.
  func tryGit(_ arguments: [String], in path: String = "") async throws -> Outcome {
    let folder = path.isEmpty ? folder : url(path)
    return try await ProcessSlots.holding {
      try await GalleyProcess(
        URL(fileURLWithPath: "/usr/bin/env"), ["git"] + arguments, in: folder, environment: Workspace.gitEnvironment
      ).outcome()
    }
  }

  @discardableResult
  func git(_ arguments: String..., in path: String = "") async throws -> String {
    let outcome = try await tryGit(arguments, in: path)
    try #require(outcome.status == 0, "git \(arguments): \(outcome). git must be installed: scripts/setup --test")
    return outcome.output
  }

  /// A repository whose branch `main` has a commit with the files.
  static func repository(_ files: [String: String]) async throws -> Workspace {
    let workspace = try Workspace(files)
    try await workspace.git("init", "--quiet", "--initial-branch", "main")
    try await workspace.commit("first")
    return workspace
  }

  /// Commits all files.
  func commit(_ message: String) async throws {
    try await git("add", "--all")
    try await git("commit", "--quiet", "--message", message)
  }
}
