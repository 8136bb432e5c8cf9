import Foundation
import Glibc
import Snapshots

/// The working trees that revisions are checked out into, in a temporary folder of their own.
///
/// They are removed with the value, and when the process is told to end (`SIGINT`, `SIGTERM`, `SIGHUP`). What a process
/// that was killed has left, the next one removes: the lock on its folder is nobody's then.
final class RevisionTrees {
  private static let prefix = "galley-compare-"
  private static let lockName = ".lock"

  private let repository: GitRepository
  private let folder: URL
  /// Its lock (`flock`) is this process's for as long as it lives.
  private let lock: CInt
  private var signals: [any DispatchSourceSignal] = []

  /// - Throws: `CompareError` where there is no temporary folder to write to.
  init(of repository: GitRepository) throws(CompareError) {
    self.repository = repository
    RevisionTrees.removeAbandoned(of: repository)
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = temporary.appendingPathComponent("\(RevisionTrees.prefix)\(UUID().uuidString)", isDirectory: true)
    lock =
      mkdir(folder.path, 0o700) == 0
      ? open(folder.appendingPathComponent(RevisionTrees.lockName).path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600) : -1
    guard lock >= 0 else {
      throw .noTemporaryFolder(path: temporary.path, reason: String(cString: strerror(errno)))
    }
    flock(lock, LOCK_EX)
    removeWhenTold()
  }

  deinit {
    for signal in signals { signal.cancel() }
    RevisionTrees.remove(folder, of: repository)
    close(lock)
  }

  /// Checks a commit out, without some of its paths, and says where.
  func add(_ commit: String, named name: String, except paths: [String]) throws(GitError) -> URL {
    let tree = folder.appendingPathComponent(name, isDirectory: true)
    try repository.git.run("worktree", "add", "--quiet", "--detach", "--no-checkout", tree.path, commit)
    try Git(folder: tree).run(["checkout", "--quiet", commit, "--"] + GitRepository.all(except: paths))
    return tree
  }

  /// Removes the trees when the process is told to end, and then ends it as it would have ended.
  private func removeWhenTold() {
    signals = [SIGINT, SIGTERM, SIGHUP].map { number in
      // A handler, which processes that this one starts do not inherit.
      signal(number) { _ in }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [folder, repository] in
        RevisionTrees.remove(folder, of: repository)
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
      source.resume()
      return source
    }
  }

  // MARK: Removing

  /// Removes a folder of trees, which need not be there any more, and what the repository knows of them.
  private static func remove(_ folder: URL, of repository: GitRepository) {
    for tree in trees(of: repository) where tree.deletingLastPathComponent().path == folder.path {
      _ = try? repository.git.run("worktree", "remove", "--force", "--force", tree.path)
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Removes the folders that no process has any more.
  private static func removeAbandoned(of repository: GitRepository) {
    let folders = trees(of: repository).map { $0.deletingLastPathComponent() }
    for folder in Set(folders) where folder.lastPathComponent.hasPrefix(prefix) {
      let lock = open(folder.appendingPathComponent(lockName).path, O_RDWR | O_CLOEXEC)
      defer { if lock >= 0 { close(lock) } }
      if lock < 0 || flock(lock, LOCK_EX | LOCK_NB) == 0 { remove(folder, of: repository) }
    }
  }

  /// The working trees that the repository knows.
  private static func trees(of repository: GitRepository) -> [URL] {
    let lines = (try? repository.git.run("worktree", "list", "--porcelain").lines) ?? []
    return lines.filter { $0.hasPrefix("worktree ") }.map {
      URL(exactPath: String($0.dropFirst("worktree ".count)), isDirectory: true)
    }
  }
}
