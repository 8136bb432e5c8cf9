package import Foundation
import Glibc

extension FileBytes {
  /// Writes bytes to a file opened with the flags. Does not wait for the disk, as `Data.write(to:)` does: files lost in
  /// a power failure can be made again.
  ///
  /// - Parameter name: the file's name in errors.
  static func write(
    _ data: Data, toFile path: String, opened flags: CInt, named name: String
  ) throws(StoreError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0o666)
    guard descriptor >= 0 else { throw .unwritable(path: name, reason: systemReason) }
    let isWhole = data.withUnsafeBytes { write($0, to: descriptor) }
    let reason = systemReason
    // Some file systems report a full disk only here.
    let isClosed = close(descriptor) == 0
    guard isWhole, isClosed else { throw .unwritable(path: name, reason: isWhole ? systemReason : reason) }
  }

  /// Writes a new file completely or not at all, making its folder if need be. An existing file is not replaced.
  ///
  /// - Parameter name: the file's name in errors.
  package static func create(_ data: Data, at url: URL, named name: String) throws(StoreError) {
    try FolderLock.writing(in: url.deletingLastPathComponent()) { () throws(StoreError) in
      try StagedFile(data, for: url, named: name).commit(replacing: false)
    }
  }

  /// Whether all bytes were written; `systemReason` has the reason if not.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) -> Bool {
    var written = 0
    while written < bytes.count {
      let step = Glibc.write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      if step < 0, errno == EINTR { continue }
      // A call that writes nothing sets no error.
      if step == 0 { errno = ENOSPC }
      guard step > 0 else { return false }
      written += step
    }
    return true
  }
}
