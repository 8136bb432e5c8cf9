import Foundation
import Glibc
import ReferenceCommands
import Snapshots
import Threads

/// The working trees that revisions are checked out into, in a temporary folder of their own.
///
/// They are removed with the value, and when a signal ends the process (`SIGINT`, `SIGTERM`, `SIGHUP`). Trees left by a
/// killed process are removed by the next one. Nothing else is removed: see `ManagedFolder`.
final class RevisionTrees {
  private static let prefix = "galley-compare-"

  private let repository: GitRepository
  private let folder: ManagedFolder
  private let signals: SignalListener

  /// - Throws: `CompareError` if no temporary folder can be written, or no thread started.
  init(of repository: GitRepository) throws(CompareError) {
    self.repository = repository
    RevisionTrees.removeAbandoned(of: repository)
    let folder = try RevisionTrees.written { () throws(OutputError) in
      try ManagedFolder.make(prefix: RevisionTrees.prefix)
    }
    do throws(ThreadError) {
      signals = try RevisionTrees.removing(folder, of: repository)
    } catch {
      RevisionTrees.remove(folder, of: repository)
      throw .noThread(error)
    }
    self.folder = folder
  }

  deinit {
    RevisionTrees.remove(folder, of: repository)
  }

  /// Checks out a commit without some of its paths, and returns the tree's place.
  func add(_ commit: String, named name: String, except paths: [String]) throws -> URL {
    let tree = try RevisionTrees.written { () throws(OutputError) in try folder.add(name) }
    try repository.git.run("worktree", "add", "--quiet", "--detach", "--no-checkout", tree.path, commit)
    try Git(folder: tree).run(["checkout", "--quiet", commit, "--"] + GitRepository.all(except: paths))
    return tree
  }

  /// The result of a closure that writes to the temporary folder.
  private static func written<Value>(_ write: () throws(OutputError) -> Value) throws(CompareError) -> Value {
    do throws(OutputError) {
      return try write()
    } catch {
      guard case .unwritable(let path, let reason) = error else {
        throw .noTemporaryFolder(path: FileManager.default.temporaryDirectory.path, reason: "\(error)")
      }
      throw .noTemporaryFolder(path: path, reason: reason)
    }
  }

  /// Removes the trees when a signal ends the process, and then ends it by that signal.
  private static func removing(
    _ folder: ManagedFolder, of repository: GitRepository
  ) throws(ThreadError) -> SignalListener {
    try SignalListener([SIGINT, SIGTERM, SIGHUP]) { number in
      remove(folder, of: repository)
      signal(number, SIG_DFL)
      kill(getpid(), number)
    }
  }

  // MARK: Removing

  /// Removes a folder of trees, and the repository's entries for them.
  private static func remove(_ folder: ManagedFolder, of repository: GitRepository) {
    for tree in folder.folders {
      _ = try? repository.git.run("worktree", "remove", "--force", "--force", tree.path)
    }
    folder.remove()
  }

  /// Removes folders of this program whose processes have ended.
  private static func removeAbandoned(of repository: GitRepository) {
    let folders = linkedTrees(of: repository).map { $0.deletingLastPathComponent() }
    for url in Set(folders) {
      if let folder = ManagedFolder.abandoned(at: url, prefix: prefix) { remove(folder, of: repository) }
    }
  }

  /// The repository's working trees other than the main one, which git lists first.
  private static func linkedTrees(of repository: GitRepository) -> [URL] {
    let lines = (try? repository.git.run("worktree", "list", "--porcelain").lines) ?? []
    return lines.filter { $0.hasPrefix("worktree ") }.dropFirst().map {
      URL(exactPath: String($0.dropFirst("worktree ".count)), isDirectory: true)
    }
  }
}
