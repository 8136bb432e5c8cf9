package import Foundation
import Glibc
import Raster
import Synchronization

/// A file of a run that a single process appends to until it ends.
///
/// Before each addition the manifest gets the hash of the complete new contents, and those of every state in which a
/// kill during the write could leave the file: so it is recognised as the run's however the process ended. Added data
/// is not kept in memory.
package final class AppendedFile: Sendable {
  /// A kill ends a write at the end of a page of the file (Linux: `generic_perform_write`). Larger pages end at
  /// multiples of this, too.
  private static let pageSize = 4_096

  private let path: String
  private let descriptor: CInt
  private let manifest: RunManifest
  private let contents: Mutex<Contents>

  private struct Contents: ~Copyable {
    var hash = RunningHash()
    var size = 0

    /// The hashes of the file's contents at each page's end within the added data, and after all of it.
    mutating func add(_ data: Data) -> [Hash128] {
      var hashes: [Hash128] = []
      var rest = data
      while !rest.isEmpty {
        let part = rest.prefix(AppendedFile.pageSize - size % AppendedFile.pageSize)
        (hash, size) = (hash.adding(part), size + part.count)
        hashes.append(hash.value)
        rest = rest.dropFirst(part.count)
      }
      return hashes
    }
  }

  /// Nil if something has the name already.
  init?(new path: String, in folder: RunFolder) throws(StoreError) {
    let file = folder.url.appendingPathComponent(path).path
    var status = stat()
    guard lstat(file, &status) != 0 else { return nil }
    try folder.manifest.add(path, hash: RunningHash().value)
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o644)
    if descriptor < 0, errno == EEXIST { return nil }
    guard descriptor >= 0 else { throw .unwritable(path: path, reason: FileBytes.systemReason) }
    (self.path, self.descriptor, manifest) = (path, descriptor, folder.manifest)
    contents = Mutex(Contents())
  }

  deinit { close(descriptor) }

  /// Adds all of it, or nothing if that fails.
  package func append(_ data: Data) throws(StoreError) {
    try contents.withLock { contents throws(StoreError) in
      var sum = Contents(hash: contents.hash, size: contents.size)
      try manifest.add(path, hashes: sum.add(data))
      // One call suffices, unless the disk is full.
      guard data.withUnsafeBytes({ FileBytes.write($0, to: descriptor) }) else {
        let reason = FileBytes.systemReason
        ftruncate(descriptor, contents.size)
        throw .unwritable(path: path, reason: reason)
      }
      contents = sum
    }
  }
}
