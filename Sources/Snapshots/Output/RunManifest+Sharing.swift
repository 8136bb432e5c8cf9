import Foundation
import Glibc

/// Manifests that several processes hold at once, none of which started the others.
extension RunManifest {
  /// The manifest of a folder, made if there is none, held together with others; nil if a run has it for itself.
  static func share(in folder: URL) throws(OutputError) -> RunManifest? {
    let path = folder.appendingPathComponent(fileName).relativePath
    let manifest = RunManifest(descriptor: try OutputError.open(path, O_RDWR | O_CREAT | O_APPEND), folder: folder)
    guard manifest.isFileOfOneName else { throw .changedFile(path: path) }
    return flock(manifest.descriptor, LOCK_SH | LOCK_NB) == 0 && manifest.isAtItsPlace ? manifest : nil
  }

  /// Whether a process holds the manifest of a folder. While it is asked, nobody should take it: see `OutputFolder`.
  static func isHeld(in folder: URL) -> Bool {
    let path = folder.appendingPathComponent(fileName).path
    guard let descriptor = try? OutputError.open(path, O_RDONLY) else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}
