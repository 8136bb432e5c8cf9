package import Foundation
import Glibc
package import Raster
import Synchronization

/// A folder that is regenerated in place: files that exist with the same bytes are not written again.
///
/// It is owned as a run's folder is (`RunFolder`): each file is in the manifest before it is written, and nothing is
/// removed or replaced that has changed since it was written. Obsolete files are removed when all new ones are there.
package final class RenewedFolder: Sendable {
  private let folder: RunFolder
  /// The hashes of files from earlier generations, by path.
  private let earlier: [String: Set<Hash128>]
  /// The hashes of the current files, by path.
  private let kept = Mutex<[String: Set<Hash128>]>([:])

  package var url: URL { folder.url }

  /// The paths of the files of this generation, relative to the folder.
  package var paths: Set<String> { Set(kept.withLock { $0.keys }) }

  /// Takes the folder once no other process holds it, and removes the file that marks it as complete, which should be
  /// written last.
  ///
  /// - Parameter waiting: called once if another process holds the folder, before this one waits for it.
  /// - Throws: `OutputError` if the folder holds anything else, cannot be written, or that file was changed.
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

  /// Writes a file completely or not at all, unless it is there already.
  ///
  /// - Parameter hash: the data's hash, if it is known.
  package func put(_ data: Data, at path: String, hash: Hash128? = nil) throws(StoreError) {
    let hash = hash ?? Hash128(hashing: data)
    if !isThere(path, hash, size: data.count) { try folder.write(data, to: path) }
    kept.withLock { $0[path] = [hash] }
  }

  /// Whether an earlier generation wrote a file, which is then kept.
  package func keep(_ path: String) -> Bool {
    guard let hashes = earlier[path], size(of: path) != nil else { return false }
    kept.withLock { $0[path] = hashes }
    return true
  }

  /// Removes the files of earlier generations that were neither written nor kept in this one. Changed files stay.
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

  /// Whether an earlier generation wrote a file with these very bytes, and nobody has changed it since.
  private func isThere(_ path: String, _ hash: Hash128, size: Int) -> Bool {
    guard earlier[path]?.contains(hash) == true, self.size(of: path) == size,
      let bytes = try? FileBytes.read(folder.manifest.path(fileName: path), named: path)
    else { return false }
    return Hash128(hashing: bytes) == hash
  }

  /// The size of a regular file; nil for links and anything else.
  private func size(of path: String) -> Int? {
    var status = stat()
    guard lstat(folder.manifest.path(fileName: path), &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }
}
