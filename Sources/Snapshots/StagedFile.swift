import Foundation
import Glibc
import Synchronization

/// A file that is written beside its place, and put there whole.
///
/// What is not put there is gone with the value; where the process is killed, with the next file that is written there.
/// Who makes one holds the folder's lock: see `FolderLock`.
final class StagedFile {
  private static let prefix = ".galley-"
  private static let count = Atomic(0)

  private let partial: URL
  private let place: URL
  private let name: String

  /// Writes the bytes, making the place's folder if need be.
  ///
  /// - Parameter name: what errors call the file.
  init(_ data: Data, for place: URL, named name: String) throws(StoreError) {
    let folder = place.deletingLastPathComponent()
    let number = Self.count.add(1, ordering: .relaxed).newValue
    // As short as no name of a place need be.
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

  /// Removes what a process that was killed has left in a folder, whose lock the caller has.
  static func removeAbandoned(in folder: URL) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where isPartial(name) {
      unlink(folder.appendingPathComponent(name).path)
    }
  }

  /// Whether a file's name is one that no file has that is in its place.
  static func isPartial(_ name: String) -> Bool {
    let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    return name.hasPrefix(prefix) && parts.count == 2
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
  }

  /// Puts the file in its place.
  ///
  /// - Parameter replacing: whether another may be there.
  func commit(replacing: Bool = true) throws(StoreError) {
    if !replacing, link(partial.path, place.path) == 0 { return }
    // Some file systems have no links.
    let isReplaced = replacing || (errno != EEXIST && FileBytes.type(of: place, followingLinks: false) == nil)
    if isReplaced, rename(partial.path, place.path) == 0 { return }
    throw .unwritable(path: name, reason: FileBytes.systemReason)
  }
}
