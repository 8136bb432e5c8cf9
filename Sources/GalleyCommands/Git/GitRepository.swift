import Foundation
import Snapshots
import Suggestions
import ViewDocuments

/// A repository with a working tree.
struct GitRepository: Sendable {
  /// The top of the working tree, without links.
  let root: URL
  let git: Git

  /// The repository around a place, which need not be there.
  ///
  /// - Throws: `GitError` where there is none, or it has no working tree.
  init(around url: URL) throws(GitError) {
    var folder = url.standardizedFileURL
    // What a link leads to is in a repository of its own, if any.
    if folder.isLink { folder.deleteLastPathComponent() }
    while !folder.isFolder, folder.pathComponents.count > 1 { folder.deleteLastPathComponent() }
    let here = Git(folder: folder)
    let inside = try here.answer(["rev-parse", "--is-inside-work-tree"])
    guard inside.status == 0 else { throw .noRepository(path: folder.path, reason: inside.reason) }
    guard inside.text == "true" else { throw .noWorkingTree(path: folder.path) }
    let top = try here.run("rev-parse", "--show-toplevel").output
    // A name may end with anything but a line feed of git's own.
    root = URL(exactPath: String(decoding: top.dropLast(), as: UTF8.self), isDirectory: true)
    git = Git(folder: root)
  }

  var isShallow: Bool { (try? git.run("rev-parse", "--is-shallow-repository").text) == "true" }

  /// Whether anything in the working tree is not as it was committed, new files included.
  ///
  /// - Parameter paths: below the top, which do not count.
  func hasUncommittedChanges(except paths: [String]) throws(GitError) -> Bool {
    let status = ["status", "--porcelain", "--untracked-files=normal", "--"]
    return try !git.run(status + GitRepository.all(except: paths)).output.isEmpty
  }

  /// Everything below the top but some paths, as git's commands are told.
  static func all(except paths: [String]) -> [String] { [":/"] + paths.map { ":(top,exclude,literal)\($0)" } }

  /// The commit that a revision is.
  func commit(_ revision: String) throws(GitError) -> String {
    if let commit = try resolved(revision) { return commit }
    guard try hasCommits() else { throw .noCommits(path: root.path) }
    let names = try git.run("for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/tags", "refs/remotes")
      .lines
    // Where CI clones, branches are the remote's.
    let suggestion = names.first { $0.hasSuffix("/\(revision)") } ?? Suggestion.nearest(to: revision, among: names)
    throw .unknownRevision(revision, suggestion: suggestion, isShallow: isShallow)
  }

  private func resolved(_ revision: String) throws(GitError) -> String? {
    let object = try git.answer(["rev-parse", "--verify", "--quiet", "--end-of-options", revision])
    // What follows a text that a message is looked for by would be part of it, so that is asked apart.
    let commit = try git.answer(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(object.text)^{commit}"])
    // Not so where commits are left out (`^main`) or there are two of them: those are no revision.
    let isOne = commit.text.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    return object.status == 0 && commit.status == 0 && isOne ? commit.text : nil
  }

  /// Whether a commit has something at a path below the top.
  func has(_ path: String, in commit: String) throws(GitError) -> Bool {
    try git.answer(["cat-file", "-e", "\(commit):\(path)"]).status == 0
  }

  private func hasCommits() throws(GitError) -> Bool { try !git.run("rev-list", "--all", "-n1").output.isEmpty }

  /// The commit that two others descend from, as `git merge` finds it.
  func mergeBase(_ one: String, _ other: String) throws(GitError) -> String? {
    let answer = try git.answer(["merge-base", one, other])
    return answer.status == 0 ? answer.text : nil
  }

  /// A place's path below the top; nil where it is elsewhere. The last part may be a link.
  func path(of url: URL) -> String? {
    let url = url.standardizedFileURL
    let around = url.deletingLastPathComponent().resolvingSymlinksInPath().standardizedFileURL.pathComponents
    let parts = url.path == root.path ? root.pathComponents : around + [url.lastPathComponent]
    let top = root.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    return parts.starts(with: top) ? parts.dropFirst(top.count).joined(separator: "/") : nil
  }
}

extension URL {
  fileprivate var isLink: Bool { (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil }

  /// Whether there is a folder.
  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
