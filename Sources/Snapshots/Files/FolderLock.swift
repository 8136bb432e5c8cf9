package import Foundation
import Glibc

/// A lock on a folder (`flock`), held while files that belong together are read or written.
///
/// It leaves no file, and ends with its process. Where the file system has no such locks, or the folder cannot be read,
/// files are read and written without it: each of them is complete all the same.
package enum FolderLock {
  enum Kind {
    /// For readers.
    case shared
    /// For writers.
    case exclusive
  }

  static func holding<Value, Failure: Error>(
    _ kind: Kind, on folder: String, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0, FolderIdentity(of: descriptor) != claimed { lock(descriptor, kind) }
    return try body()
  }

  private static func lock(_ descriptor: CInt, _ kind: Kind) {
    while flock(descriptor, kind == .shared ? LOCK_SH : LOCK_EX) != 0, errno == EINTR {}
  }

  /// Writes files of a folder, which is made if need be, excluding all other writers.
  static func writing<Value, Failure: Error>(
    in folder: URL, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    // If this fails, writing the file reports the error.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try holding(.exclusive, on: folder.path) { () throws(Failure) in
      StagedFile.removeAbandoned(in: folder)
      return try body()
    }
  }

  /// Removes files that killed processes left in a folder, if it exists.
  package static func tidy(_ folder: URL) {
    holding(.exclusive, on: folder.path) { StagedFile.removeAbandoned(in: folder) }
  }

  // MARK: Nested folders

  /// The folder that is claimed by this task, whose lock must not be waited for.
  @TaskLocal private static var claimed: FolderIdentity?

  /// The number of times that a folder is made again if others keep removing it.
  private static let attempts = 100

  /// Runs a body with exclusive use of a folder and everything in it. The folder is made if need be, and removed again
  /// if it was made for this and is empty afterwards.
  package static func claiming<Value>(_ folder: URL, _ body: () throws -> Value) throws -> Value {
    for _ in 0..<attempts {
      let missing = missingFolders(on: folder)
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if descriptor < 0, errno == ENOENT, FileBytes.file(inPlaceOf: folder) == nil { continue }
      defer { if descriptor >= 0 { close(descriptor) } }
      lock(descriptor, .exclusive)
      // The previous holder may have removed it.
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

/// A folder's identity, independent of its path.
private struct FolderIdentity: Equatable, Sendable {
  let device: dev_t
  let number: ino_t

  /// Nil if the descriptor is invalid.
  init?(of descriptor: CInt) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    (device, number) = (status.st_dev, status.st_ino)
  }

  /// Nil if nothing exists there.
  init?(at url: URL) {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    (device, number) = (status.st_dev, status.st_ino)
  }
}
