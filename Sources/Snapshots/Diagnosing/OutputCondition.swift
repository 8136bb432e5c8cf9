package import Foundation
import Glibc

extension OutputFolder {
  /// The state of a run in a folder.
  package enum RunState: Equatable {
    case whole
    /// One of its processes is alive.
    case goingOn
    /// It ended before it had results.
    case ended
  }

  /// - Throws: `OutputError` if the folder holds anything else. Nothing is written.
  package static func check(_ url: URL) throws(OutputError) {
    guard FileBytes.type(of: url) != nil else { return }
    try RunFolder.requireOwned(url)
  }

  /// Whether a process holds the folder's lock at the moment, which it does only while it begins or joins a run.
  package static func isLocked(_ url: URL) -> Bool {
    let path = url.appendingPathComponent(lockName).path
    guard let descriptor = try? OutputError.open(path, O_RDONLY) else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  /// The numbered runs, oldest first. The caller should make sure that their folder is not locked.
  package static func runs(in url: URL) -> [(run: URL, state: RunState)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.compactMap(number).sorted().map { number in
      let run = folder(number, in: url)
      return (run, isGoingOn(run) ? .goingOn : ResultFiles.areThere(in: run) ? .whole : .ended)
    }
  }
}
