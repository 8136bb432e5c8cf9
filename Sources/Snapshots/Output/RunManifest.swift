import Foundation
import Glibc
import Raster

/// The list of the files that a run wrote into its folder, and the lock on that folder.
///
/// A line has a file's hash and its path, and is added before the file is written, so even a killed run has listed all
/// its files. Several processes append lines, in one call each. The lock (`flock`) belongs to the open file, which the
/// run's processes share, and ends with the last of them.
final class RunManifest: Sendable {
  static let fileName = ".galley-files"
  /// The name of the manifest that replaces it: see `replaceLines(with:)`.
  static let newFileName = ".galley-files-new"
  /// The suffix of a file's name until it is complete.
  static let partialSuffix = ".galley-partial"

  let descriptor: CInt
  let folder: URL

  init(descriptor: CInt, folder: URL) {
    self.descriptor = descriptor
    self.folder = folder
  }

  deinit { close(descriptor) }

  /// The folder's manifest, made if there is none, once no other run holds it.
  static func claim(in folder: URL, waiting: () -> Void) throws(OutputError) -> RunManifest {
    let path = folder.appendingPathComponent(fileName).relativePath
    var hasWaited = false
    while true {
      let descriptor = try OutputError.open(path, O_RDWR | O_CREAT | O_APPEND)
      let manifest = RunManifest(descriptor: descriptor, folder: folder)
      guard manifest.isFileOfOneName else { throw .changedFile(path: path) }
      if !hasWaited, flock(manifest.descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
        waiting()
        hasWaited = true
      }
      try OutputError.lock(manifest.descriptor, path)
      if manifest.isAtItsPlace { return manifest }
    }
  }

  /// The manifest of a run that has ended; nil if the run is going on or there never was one.
  static func claimEnded(in folder: URL) -> RunManifest? {
    let path = folder.appendingPathComponent(fileName).path
    guard let descriptor = try? OutputError.open(path, O_RDWR | O_APPEND) else { return nil }
    let manifest = RunManifest(descriptor: descriptor, folder: folder)
    let isEnded = manifest.isFileOfOneName && flock(descriptor, LOCK_EX | LOCK_NB) == 0 && manifest.isAtItsPlace
    return isEnded ? manifest : nil
  }

  /// Whether the manifest is neither a link nor a file with another name, so that emptying it affects no other file.
  var isFileOfOneName: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1
  }

  /// Whether the locked file is still the folder's manifest: it may have been removed before it was locked.
  var isAtItsPlace: Bool {
    var opened = stat()
    var named = stat()
    return fstat(descriptor, &opened) == 0 && stat(path(fileName: RunManifest.fileName), &named) == 0
      && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }

  /// Lists files that are about to be written with contents of the given hash.
  func add(_ paths: String..., hash: Hash128) throws(StoreError) { try add(paths.map { (hash, $0) }) }

  /// Lists a file that is about to be written, and may end up with contents of any of the hashes.
  func add(_ path: String, hashes: [Hash128]) throws(StoreError) { try add(hashes.map { ($0, path) }) }

  private func add(_ entries: [(hash: Hash128, path: String)]) throws(StoreError) {
    for (_, path) in entries where path.utf8.contains(UInt8(ascii: "\n")) {
      throw .unwritable(path: path, reason: "the name contains a line feed")
    }
    // If a process was killed before it wrote a whole line, the next one still begins on a line of its own.
    let lines = Array(("\n" + entries.map { "\($0.hash) \($0.path)\n" }.joined()).utf8)
    // One call suffices, unless the disk is full: then the next one reports it.
    guard lines.withUnsafeBytes({ FileBytes.write($0, to: descriptor) }) else {
      throw .unwritable(path: self.path(fileName: RunManifest.fileName), reason: FileBytes.systemReason)
    }
  }

  /// The possible hashes of listed files, by path. Lines cut short, and paths that leave the folder or hold a NUL, at
  /// which the system would end them, are ignored.
  func entries() -> [String: Set<Hash128>] {
    var entries: [String: Set<Hash128>] = [:]
    guard let data = FileManager.default.contents(atPath: path(fileName: RunManifest.fileName)) else { return entries }
    let end = data.lastIndex(of: UInt8(ascii: "\n")) ?? data.startIndex
    for line in data[..<end].split(separator: UInt8(ascii: "\n")) {
      let parts = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let hash = Hash128(hexadecimal: String(parts[0])),
        ContainedFiles.isName(String(parts[1]))
      else { continue }
      entries[String(parts[1]), default: []].insert(hash)
    }
    return entries
  }

  /// The kind of file at a path of the run.
  enum Occupant {
    case nothing
    /// A file with one of the listed hashes, or an incomplete one under its temporary name.
    case written
    /// A changed file, something other than a file, or anything reached through a link.
    case other
  }

  /// Whether a line lists a path with a hash; much faster than `entries` where the list is long.
  func lists(_ path: String, _ hash: Hash128) -> Bool {
    guard let data = FileManager.default.contents(atPath: self.path(fileName: RunManifest.fileName)) else {
      return false
    }
    let line = Data("\(hash) \(path)\n".utf8)
    return data.starts(with: line) || data.range(of: Data("\n".utf8) + line) != nil
  }

  /// - Parameter isListed: called only if there is a file: a run writes its files one by one, each of them new.
  func occupant(of path: String, isListed: (Hash128) -> Bool) -> Occupant {
    var parent = folder
    for component in ContainedFiles.components(of: path).dropLast() {
      parent.appendPathComponent(component)
      guard let kind = RunManifest.kind(of: parent) else { return .nothing }
      guard kind == S_IFDIR else { return .other }
    }
    let file = url(path)
    guard let kind = RunManifest.kind(of: file) else { return .nothing }
    guard kind == S_IFREG else { return .other }
    if path.hasSuffix(RunManifest.partialSuffix) { return .written }
    guard let bytes = try? FileBytes.read(file.path, named: path) else { return .other }
    return isListed(Hash128(hashing: bytes)) ? .written : .other
  }

  /// Removes all files of an earlier run, or none if one of them has changed.
  func removeFiles() throws(OutputError) {
    let entries = entries()
    // A line that was cut short may name the folder of listed files.
    let folders = Set(entries.keys.flatMap(RunManifest.folders(around:)))
    let changed = entries.filter {
      !folders.contains($0.key) && occupant(of: $0.key, isListed: $0.value.contains) == .other
    }
    if let path = changed.keys.min() { throw .changedFile(path: url(path).relativePath) }
    removeUnchangedFiles()
    guard ftruncate(descriptor, 0) == 0 else {
      throw .unwritable(path: path(fileName: RunManifest.fileName), reason: FileBytes.systemReason)
    }
  }

  /// The folders around a file, by their paths.
  private static func folders(around path: String) -> [String] {
    let components = ContainedFiles.components(of: path)
    return (1..<max(1, components.count)).map { components.prefix($0).joined(separator: "/") }
  }

  /// Removes the unchanged files, and folders that become empty.
  ///
  /// Results go first, so that a process killed here does not leave what looks like a complete run.
  func removeUnchangedFiles() {
    let entries = entries().sorted { (ResultFiles.rank(of: $0.key), $0.key) < (ResultFiles.rank(of: $1.key), $1.key) }
    for (path, hashes) in entries {
      let occupant = occupant(of: path, isListed: hashes.contains)
      guard occupant != .other else { continue }
      if occupant == .written { unlink(url(path).path) }
      removeEmptyFolders(above: path)
    }
  }

  /// Some may be gone already, if a process was killed during this.
  func removeEmptyFolders(above path: String) {
    var parents = ContainedFiles.components(of: path).dropLast()
    while !parents.isEmpty, rmdir(url(parents.joined(separator: "/")).path) == 0 || errno == ENOENT {
      parents.removeLast()
    }
  }

  func removeItself() {
    for name in [RunManifest.newFileName, RunManifest.fileName] { unlink(path(fileName: name)) }
  }

  /// The file type of what has a name, without following links; nil if nothing has.
  private static func kind(of url: URL) -> mode_t? {
    var status = stat()
    return lstat(url.path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  func path(fileName: String) -> String { url(fileName).path }
}
