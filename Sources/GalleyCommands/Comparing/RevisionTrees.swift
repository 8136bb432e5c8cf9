import Foundation
import Glibc
import Snapshots
import Threads

/// The working trees that revisions are checked out into, in a temporary folder of their own.
///
/// They are removed with the value, and when the process is told to end (`SIGINT`, `SIGTERM`, `SIGHUP`). What a process
/// that was killed has left, the next one removes. Nothing else is: see `OwnFolder`.
final class RevisionTrees {
  private static let prefix = "galley-compare-"

  private let repository: GitRepository
  private let folder: OwnFolder
  private let signals: SignalListener

  /// - Throws: `CompareError` where there is no temporary folder to write to, or no thread.
  init(of repository: GitRepository) throws(CompareError) {
    self.repository = repository
    RevisionTrees.removeAbandoned(of: repository)
    let folder = try RevisionTrees.written { () throws(OutputError) in try OwnFolder.make(prefix: RevisionTrees.prefix)
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

  /// Checks a commit out, without some of its paths, and says where.
  func add(_ commit: String, named name: String, except paths: [String]) throws -> URL {
    let tree = try RevisionTrees.written { () throws(OutputError) in try folder.add(name) }
    try repository.git.run("worktree", "add", "--quiet", "--detach", "--no-checkout", tree.path, commit)
    try Git(folder: tree).run(["checkout", "--quiet", commit, "--"] + GitRepository.all(except: paths))
    return tree
  }

  /// What a closure gives that writes to the temporary folder.
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

  /// Removes the trees when the process is told to end, and then ends it as it would have ended.
  private static func removing(
    _ folder: OwnFolder, of repository: GitRepository
  ) throws(ThreadError) -> SignalListener {
    try SignalListener([SIGINT, SIGTERM, SIGHUP]) { number in
      remove(folder, of: repository)
      signal(number, SIG_DFL)
      kill(getpid(), number)
    }
  }

  // MARK: Removing

  /// Removes a folder of trees, and what the repository knows of them.
  private static func remove(_ folder: OwnFolder, of repository: GitRepository) {
    for tree in folder.folders {
      _ = try? repository.git.run("worktree", "remove", "--force", "--force", tree.path)
    }
    folder.remove()
  }

  /// Removes the folders of this program's that no process has any more.
  private static func removeAbandoned(of repository: GitRepository) {
    let folders = linkedTrees(of: repository).map { $0.deletingLastPathComponent() }
    for url in Set(folders) {
      if let folder = OwnFolder.abandoned(at: url, prefix: prefix) { remove(folder, of: repository) }
    }
  }

  /// The working trees that the repository knows beside its main one, which git names first.
  private static func linkedTrees(of repository: GitRepository) -> [URL] {
    let lines = (try? repository.git.run("worktree", "list", "--porcelain").lines) ?? []
    return lines.filter { $0.hasPrefix("worktree ") }.dropFirst().map {
      URL(exactPath: String($0.dropFirst("worktree ".count)), isDirectory: true)
    }
  }
}
