import Foundation
import Glibc
import Synchronization

/// A file that is written next to its place, and moved there when it is complete.
///
/// A file that was not moved is removed with the value; if the process is killed, with the next file written in that
/// folder. The caller must hold the folder's lock: see `FolderLock`.
final class StagedFile {
  private static let prefix = ".galley-"
  private static let count = Atomic(0)

  private let partial: URL
  private let place: URL
  private let name: String

  /// Writes the bytes, making the place's folder if need be.
  ///
  /// - Parameter name: the file's name in errors.
  init(_ data: Data, for place: URL, named name: String) throws(StoreError) {
    let folder = place.deletingLastPathComponent()
    let number = Self.count.add(1, ordering: .relaxed).newValue
    // Short enough to be valid wherever the final name is.
    partial = folder.appendingPathComponent("\(Self.prefix)\(getpid())-\(number)")
    (self.place, self.name) = (place, name)
    if let type = FileBytes.type(of: place), type != S_IFREG { throw .notAFile(path: name) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      if let file = FileBytes.file(inPlaceOf: folder) { throw .fileForFolder(path: name, file: file.relativePath) }
      throw .unwritable(path: name, reason: FileBytes.reason(error))
    }
    try FileBytes.write(data, toFile: partial.path, opened: O_EXCL, named: name)
  }

  deinit { unlink(partial.path) }

  /// Removes the files that a killed process left in a folder, whose lock the caller holds.
  static func removeAbandoned(in folder: URL) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where isPartial(name) {
      unlink(folder.appendingPathComponent(name).path)
    }
  }

  /// Whether a name is that of an unfinished file.
  static func isPartial(_ name: String) -> Bool {
    let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    return name.hasPrefix(prefix) && parts.count == 2
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
  }

  /// Moves the file to its place.
  ///
  /// - Parameter replacing: whether it may replace an existing file.
  func commit(replacing: Bool = true) throws(StoreError) {
    if !replacing, link(partial.path, place.path) == 0 { return }
    // Some file systems have no hard links.
    let isReplaced = replacing || (errno != EEXIST && FileBytes.type(of: place, followingLinks: false) == nil)
    if isReplaced, rename(partial.path, place.path) == 0 { return }
    throw .unwritable(path: name, reason: FileBytes.systemReason)
  }
}
