package import Foundation
import Glibc

extension OutputFolder {
  /// What a run in a folder was left like.
  package enum RunState: Equatable {
    case whole
    /// One of its processes lives.
    case goingOn
    /// It was ended before it had results.
    case ended
  }

  /// - Throws: `OutputError` for a folder of other things. Nothing is written.
  package static func check(_ url: URL) throws(OutputError) {
    guard FileBytes.type(of: url) != nil else { return }
    try RunFolder.requireOwn(url)
  }

  /// Whether a process has the folder's lock at this moment: one that begins or joins a run, for as long as that takes.
  package static func isLocked(_ url: URL) -> Bool {
    let path = url.appendingPathComponent(lockName).path
    guard let descriptor = try? OutputError.open(path, O_RDONLY) else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  /// The numbered runs, the oldest first. Their folder should not be locked.
  package static func runs(in url: URL) -> [(run: URL, state: RunState)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.compactMap(number).sorted().map { number in
      let run = folder(number, in: url)
      return (run, isGoingOn(run) ? .goingOn : ResultFiles.areThere(in: run) ? .whole : .ended)
    }
  }
}
