package import Foundation
import Snapshots
import Suggestions

/// A repository with a working tree.
package struct GitRepository: Sendable {
  /// The root of the working tree, with links resolved.
  package let root: URL
  package let git: Git

  /// The repository around a place, which need not exist.
  ///
  /// - Throws: `GitError` if there is none, or it has no working tree.
  package init(around url: URL) throws(GitError) {
    var folder = url.standardizedFileURL
    // The link itself belongs to this repository; its target may be in another one.
    if folder.isLink { folder.deleteLastPathComponent() }
    while !folder.isFolder, folder.pathComponents.count > 1 { folder.deleteLastPathComponent() }
    let here = Git(folder: folder)
    let inside = try here.answer(["rev-parse", "--is-inside-work-tree"])
    guard inside.status == 0 else { throw .noRepository(path: folder.path, reason: inside.reason) }
    guard inside.text == "true" else { throw .noWorkingTree(path: folder.path) }
    let top = try here.run("rev-parse", "--show-toplevel").output
    // The output ends with one line feed of git's; any others belong to the name.
    root = URL(exactPath: String(decoding: top.dropLast(), as: UTF8.self), isDirectory: true)
    git = Git(folder: root)
  }

  package var isShallow: Bool { (try? git.run("rev-parse", "--is-shallow-repository").text) == "true" }

  /// Whether the working tree has uncommitted changes, including new files.
  ///
  /// - Parameter paths: paths below the root to ignore.
  package func hasUncommittedChanges(except paths: [String]) throws(GitError) -> Bool {
    let status = ["status", "--porcelain", "--untracked-files=normal", "--"]
    return try !git.run(status + GitRepository.all(except: paths)).output.isEmpty
  }

  /// A pathspec for everything below the root except some paths.
  package static func all(except paths: [String]) -> [String] { [":/"] + paths.map { ":(top,exclude,literal)\($0)" } }

  /// The commit of a revision.
  package func commit(_ revision: String) throws(GitError) -> String {
    if let commit = try resolved(revision) { return commit }
    guard try hasCommits() else { throw .noCommits(path: root.path) }
    let names = try git.run("for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/tags", "refs/remotes")
      .lines
    // CI's clones only have remote branches.
    let suggestion = names.first { $0.hasSuffix("/\(revision)") } ?? Suggestion.nearest(to: revision, among: names)
    throw .unknownRevision(revision, suggestion: suggestion, isShallow: isShallow)
  }

  private func resolved(_ revision: String) throws(GitError) -> String? {
    let object = try git.answer(["rev-parse", "--verify", "--quiet", "--end-of-options", revision])
    // In `:/text`, a suffix would become a part of the text, so the commit is resolved in a separate step.
    let commit = try git.answer(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(object.text)^{commit}"])
    // Revisions that exclude commits (`^main`) or name two of them do not result in a single hash.
    let isOne = commit.text.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    return object.status == 0 && commit.status == 0 && isOne ? commit.text : nil
  }

  /// Whether a commit has a file or folder at a path below the root.
  package func has(_ path: String, in commit: String) throws(GitError) -> Bool {
    try git.answer(["cat-file", "-e", "\(commit):\(path)"]).status == 0
  }

  private func hasCommits() throws(GitError) -> Bool { try !git.run("rev-list", "--all", "-n1").output.isEmpty }

  /// The common ancestor of two commits that `git merge` would use.
  package func mergeBase(_ one: String, _ other: String) throws(GitError) -> String? {
    let answer = try git.answer(["merge-base", one, other])
    return answer.status == 0 ? answer.text : nil
  }

  /// The path of a place relative to the root; nil if it lies outside. The last component may be a link.
  package func path(of url: URL) -> String? {
    let url = url.standardizedFileURL
    let around = url.deletingLastPathComponent().resolvingSymlinksInPath().standardizedFileURL.pathComponents
    let parts = url.path == root.path ? root.pathComponents : around + [url.lastPathComponent]
    let top = root.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    return parts.starts(with: top) ? parts.dropFirst(top.count).joined(separator: "/") : nil
  }
}

extension URL {
  fileprivate var isLink: Bool { (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil }

  /// Whether the URL is an existing folder.
  package var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
