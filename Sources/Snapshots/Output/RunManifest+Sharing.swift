import Foundation
import Glibc

/// Manifests held by several processes at once, none of which started the others.
extension RunManifest {
  /// The manifest of a folder, made if there is none, held jointly; nil if a run holds it exclusively.
  static func share(in folder: URL) throws(OutputError) -> RunManifest? {
    let path = folder.appendingPathComponent(fileName).relativePath
    let manifest = RunManifest(descriptor: try OutputError.open(path, O_RDWR | O_CREAT | O_APPEND), folder: folder)
    guard manifest.isFileOfOneName else { throw .changedFile(path: path) }
    return flock(manifest.descriptor, LOCK_SH | LOCK_NB) == 0 && manifest.isAtItsPlace ? manifest : nil
  }

  /// Whether a process holds the manifest of a folder. Nobody should take it during the call: see `OutputFolder`.
  static func isHeld(in folder: URL) -> Bool {
    let path = folder.appendingPathComponent(fileName).path
    guard let descriptor = try? OutputError.open(path, O_RDONLY) else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}
