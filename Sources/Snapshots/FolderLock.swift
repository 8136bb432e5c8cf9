package import Foundation
import Glibc

/// A lock on a folder (`flock`), for as long as files in it are read or written that belong together.
///
/// It leaves no file, and is gone with its process. Where a file system has no such locks, or the folder cannot be read,
/// files are read and written without: each of them is whole all the same.
package enum FolderLock {
  enum Kind {
    /// Of who reads.
    case shared
    /// Of who writes.
    case exclusive
  }

  static func holding<Value, Failure: Error>(
    _ kind: Kind, on folder: URL, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0, FolderIdentity(of: descriptor) != claimed { lock(descriptor, kind) }
    return try body()
  }

  private static func lock(_ descriptor: CInt, _ kind: Kind) {
    while flock(descriptor, kind == .shared ? LOCK_SH : LOCK_EX) != 0, errno == EINTR {}
  }

  /// Writes files of a folder, which is made if need be: nobody else does at the same time.
  static func writing<Value, Failure: Error>(
    in folder: URL, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    // Who cannot make it says so when a file is written.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try holding(.exclusive, on: folder) { () throws(Failure) in
      StagedFile.removeAbandoned(in: folder)
      return try body()
    }
  }

  /// Removes what processes that were killed have left in a folder, if it is there.
  package static func tidy(_ folder: URL) {
    holding(.exclusive, on: folder) { StagedFile.removeAbandoned(in: folder) }
  }

  // MARK: Folders of folders

  /// The folder that is claimed here, whose lock need not be waited for.
  @TaskLocal private static var claimed: FolderIdentity?

  /// How often a folder is made that others remove meanwhile.
  private static let attempts = 100

  /// Does something with all that is in a folder, which is made if need be: of those who claim it one after the other. If
  /// nothing is in a folder afterwards that was made for this, it goes.
  package static func claiming<Value>(_ folder: URL, _ body: () throws -> Value) throws -> Value {
    for _ in 0..<attempts {
      let missing = missingFolders(on: folder)
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if descriptor < 0, errno == ENOENT, FileBytes.file(inPlaceOf: folder) == nil { continue }
      defer { if descriptor >= 0 { close(descriptor) } }
      lock(descriptor, .exclusive)
      // Who had it before may have removed it.
      if descriptor >= 0, FolderIdentity(of: descriptor) != FolderIdentity(at: folder) { continue }
      defer { for folder in missing { rmdir(folder.path) } }
      return try $claimed.withValue(FolderIdentity(of: descriptor)) { try body() }
    }
    return try body()
  }

  /// The folders that have to be made, the innermost first.
  private static func missingFolders(on folder: URL) -> [URL] {
    var missing: [URL] = []
    var folder = folder.standardizedFileURL
    while folder.pathComponents.count > 1, FileBytes.type(of: folder) == nil {
      missing.append(folder)
      folder.deleteLastPathComponent()
    }
    return missing
  }
}

/// What a folder is, whatever it is called.
private struct FolderIdentity: Equatable, Sendable {
  let device: dev_t
  let number: ino_t

  /// Nil where the descriptor is none.
  init?(of descriptor: CInt) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    (device, number) = (status.st_dev, status.st_ino)
  }

  /// Nil where nothing is.
  init?(at url: URL) {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    (device, number) = (status.st_dev, status.st_ino)
  }
}
