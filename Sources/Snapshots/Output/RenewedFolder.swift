package import Foundation
import Glibc
package import Raster
import Synchronization

/// A folder that is made again, and keeps what is still right: a file that is there with the same bytes is not written
/// twice.
///
/// It is owned as a run's is (`RunFolder`): each file is in the manifest before it is written, and nothing is removed or
/// replaced that is not as it was written. What is left of an earlier time goes when all is there.
package final class RenewedFolder: Sendable {
  private let folder: RunFolder
  /// The hashes of what an earlier time wrote, by path.
  private let earlier: [String: Set<Hash128>]
  /// The hashes of what is there now, by path.
  private let kept = Mutex<[String: Set<Hash128>]>([:])

  package var url: URL { folder.url }

  /// Takes the folder once nobody else has it, and removes the file that says it is whole, which is to be written last.
  ///
  /// - Parameter waiting: called once if another process holds the folder, before this one waits for it.
  /// - Throws: `OutputError` for a folder of other things, one that cannot be written, or if that file was changed.
  package static func claim(
    _ url: URL, removing last: String, waiting: () -> Void
  ) throws(OutputError) -> RenewedFolder {
    let folder = try RenewedFolder(RunFolder.take(url, waiting: waiting))
    switch folder.occupant(of: last) {
    case .other: throw .changedFile(path: url.appendingPathComponent(last).relativePath)
    case .written: unlink(url.appendingPathComponent(last).path)
    case .nothing: break
    }
    return folder
  }

  private init(_ folder: RunFolder) {
    self.folder = folder
    earlier = folder.manifest.entries()
  }

  /// Writes a file whole or not at all, unless it is there already.
  ///
  /// - Parameter hash: that of the data, if it is known.
  package func put(_ data: Data, at path: String, hash: Hash128? = nil) throws(StoreError) {
    let hash = hash ?? Hash128(hashing: data)
    if !isThere(path, hash, size: data.count) { try folder.write(data, to: path) }
    kept.withLock { $0[path] = [hash] }
  }

  /// Whether an earlier time has written a file, which then stays.
  package func keep(_ path: String) -> Bool {
    guard let hashes = earlier[path], size(of: path) != nil else { return false }
    kept.withLock { $0[path] = hashes }
    return true
  }

  /// Removes what an earlier time wrote and is not here any more. What was changed since stays.
  package func removeRest() throws(OutputError) {
    var listed = kept.withLock { $0 }
    for (path, hashes) in earlier where listed[path] == nil {
      if occupant(of: path) == .other { listed[path] = hashes } else { folder.manifest.remove(listed: path) }
    }
    let lines = listed.flatMap { path, hashes in hashes.map { "\($0) \(path)\n" } }
    folder.manifest.replaceLines(with: lines.sorted())
  }

  private func occupant(of path: String) -> RunManifest.Occupant {
    folder.manifest.occupant(of: path) { earlier[path]?.contains($0) == true }
  }

  /// Whether an earlier time has written a file with just these bytes, and nobody has changed it.
  private func isThere(_ path: String, _ hash: Hash128, size: Int) -> Bool {
    guard earlier[path]?.contains(hash) == true, self.size(of: path) == size,
      let bytes = try? FileBytes.read(folder.manifest.path(fileName: path), named: path)
    else { return false }
    return Hash128(hashing: bytes) == hash
  }

  /// The size of a file that is none of a link's.
  private func size(of path: String) -> Int? {
    var status = stat()
    guard lstat(folder.manifest.path(fileName: path), &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }
}
