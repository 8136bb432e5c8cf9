import Foundation
import Glibc

/// A lock on a folder (`flock`), for as long as files in it are read or written that belong together.
///
/// It leaves no file, and is gone with its process. Where a file system has no such locks, or the folder cannot be read,
/// files are read and written without: each of them is whole all the same.
enum FolderLock {
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
    while descriptor >= 0, flock(descriptor, kind == .shared ? LOCK_SH : LOCK_EX) != 0, errno == EINTR {}
    return try body()
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
}
