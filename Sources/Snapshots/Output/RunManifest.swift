import Foundation
import Glibc
import Raster

/// The list of the files that a run wrote into its folder, and the lock on that folder.
///
/// A line is a file's hash and its path, added before the file is written: a run that is killed has named all it left.
/// Lines are appended by several processes in one call each. The lock (`flock`) belongs to the open file, which the run's
/// processes share, and is gone with the last of them.
final class RunManifest: Sendable {
  static let fileName = ".galley-files"
  /// What the name of a file ends with until it is written whole.
  static let partialSuffix = ".galley-partial"

  let descriptor: CInt
  private let folder: URL

  init(descriptor: CInt, folder: URL) {
    self.descriptor = descriptor
    self.folder = folder
  }

  deinit { close(descriptor) }

  /// The manifest of a folder, made if there is none, once no other run holds it.
  static func claim(in folder: URL, waiting: () -> Void) throws(OutputError) -> RunManifest {
    let path = folder.appendingPathComponent(fileName).path
    var hasWaited = false
    while true {
      let manifest = RunManifest(
        descriptor: try OutputError.open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC), folder: folder)
      if !hasWaited, flock(manifest.descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
        waiting()
        hasWaited = true
      }
      try OutputError.lock(manifest.descriptor, path)
      if manifest.isAtItsPlace { return manifest }
    }
  }

  /// The manifest of a run that is over; nil if the run goes on or there never was one.
  static func claimEnded(in folder: URL) -> RunManifest? {
    let descriptor = open(folder.appendingPathComponent(fileName).path, O_RDWR | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let manifest = RunManifest(descriptor: descriptor, folder: folder)
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 && manifest.isAtItsPlace ? manifest : nil
  }

  /// Whether the locked file is still the folder's manifest: it may have been removed before it was locked.
  private var isAtItsPlace: Bool {
    var opened = stat()
    var named = stat()
    return fstat(descriptor, &opened) == 0 && stat(path(fileName: RunManifest.fileName), &named) == 0
      && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }

  /// Names a file that is about to be written.
  func add(_ path: String, _ hash: Hash128) throws(StoreError) {
    precondition(!path.utf8.contains(UInt8(ascii: "\n")), "a path with a line feed cannot be listed: \(path)")
    let line = Array("\(hash) \(path)\n".utf8)
    guard Glibc.write(descriptor, line, line.count) == line.count else {
      throw .unwritable(path: self.path(fileName: RunManifest.fileName), reason: FileBytes.systemReason)
    }
  }

  /// The hashes of what was written, or about to be, by path. Lines cut short, and paths that leave the folder, name no
  /// file.
  func entries() -> [String: Set<Hash128>] {
    var entries: [String: Set<Hash128>] = [:]
    guard let data = FileManager.default.contents(atPath: path(fileName: RunManifest.fileName)) else { return entries }
    for line in data.split(separator: UInt8(ascii: "\n")) {
      let parts = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let hash = Hash128(hexadecimal: String(parts[0])),
        !parts[1].hasPrefix("/"), !parts[1].split(separator: "/").contains("..")
      else { continue }
      entries[String(parts[1]), default: []].insert(hash)
    }
    return entries
  }

  /// Removes all files of an earlier run, or none if one of them was changed.
  func removeFiles() throws(OutputError) {
    let changed = entries().filter { entry in
      let file = url(entry.key)
      var status = stat()
      guard lstat(file.path, &status) == 0 else { return false }
      return !(RunManifest.hash(of: file).map(entry.value.contains) ?? false)
    }
    if let path = changed.keys.min() { throw .changedFile(path: url(path).relativePath) }
    removeUnchangedFiles()
    guard ftruncate(descriptor, 0) == 0 else {
      throw .unwritable(path: path(fileName: RunManifest.fileName), reason: FileBytes.systemReason)
    }
  }

  /// Removes the files that are as they were written, and folders that nothing is left in.
  func removeUnchangedFiles() {
    for (path, hashes) in entries() {
      let file = url(path)
      unlink(file.path + RunManifest.partialSuffix)
      if let hash = RunManifest.hash(of: file), hashes.contains(hash) { unlink(file.path) }
      var parents = path.split(separator: "/").dropLast()
      while !parents.isEmpty, rmdir(url(parents.joined(separator: "/")).path) == 0 { parents.removeLast() }
    }
  }

  func removeItself() { unlink(path(fileName: RunManifest.fileName)) }

  /// The hash of a file's bytes; nil if there is no regular file that can be read.
  static func hash(of file: URL) -> Hash128? {
    guard let bytes = try? FileBytes.read(file.path, named: file.path) else { return nil }
    return Hash128(hashing: bytes)
  }

  private func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  private func path(fileName: String) -> String { url(fileName).path }
}
