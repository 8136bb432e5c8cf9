import Foundation
import Glibc
import Threads

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
  private let signals: SignalListener

  /// - Throws: `CompareError` where there is no temporary folder to write to, or no thread.
  init(of repository: GitRepository) throws(CompareError) {
    self.repository = repository
    RevisionTrees.removeAbandoned(of: repository)
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let folder = temporary.appendingPathComponent("\(RevisionTrees.prefix)\(UUID().uuidString)", isDirectory: true)
    let lock =
      mkdir(folder.path, 0o700) == 0
      ? open(folder.appendingPathComponent(RevisionTrees.lockName).path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600) : -1
    guard lock >= 0 else {
      throw .noTemporaryFolder(path: temporary.path, reason: String(cString: strerror(errno)))
    }
    flock(lock, LOCK_EX)
    do throws(ThreadError) {
      signals = try RevisionTrees.removing(folder, of: repository)
    } catch {
      RevisionTrees.remove(folder, of: repository)
      close(lock)
      throw .noThread(error)
    }
    (self.folder, self.lock) = (folder, lock)
  }

  deinit {
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
  private static func removing(_ folder: URL, of repository: GitRepository) throws(ThreadError) -> SignalListener {
    try SignalListener([SIGINT, SIGTERM, SIGHUP]) { number in
      remove(folder, of: repository)
      signal(number, SIG_DFL)
      kill(getpid(), number)
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
      URL(fileURLWithPath: String($0.dropFirst("worktree ".count)), isDirectory: true)
    }
  }
}
