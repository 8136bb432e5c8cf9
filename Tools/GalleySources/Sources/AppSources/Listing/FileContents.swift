import Foundation
import Glibc

/// Reads files with the system's reasons in errors.
package enum FileContents {
  /// A failed system call.
  package struct Failure: Error, Hashable, Sendable {
    package let number: Int32

    package var isMissing: Bool { number == ENOENT || number == ENOTDIR }
    package var reason: String { String(cString: strerror(number)) }
  }

  /// The largest file that is read.
  package static let limit = 64 << 20

  /// The bytes of a regular file. Larger ones than the limit fail with EFBIG; folders, pipes and devices with EINVAL.
  package static func bytes(of path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure(number: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(number: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(number: EINVAL) }
    guard status.st_size <= limit else { throw Failure(number: EFBIG) }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var filled = 0
    while filled < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        read(descriptor, $0.baseAddress?.advanced(by: filled), $0.count - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure(number: errno) }
      guard count > 0 else { break }
      filled += count
    }
    return Array(bytes.prefix(filled))
  }

  /// Writes a file by way of another that is renamed; does nothing if it has these bytes already.
  ///
  /// - Returns: whether the file was written.
  @discardableResult
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) -> Bool {
    if let old = try? Self.bytes(of: path), old == bytes { return false }
    let new = path + ".new"
    guard FileManager.default.createFile(atPath: new, contents: Data(bytes)) else {
      throw Failure(number: errno == 0 ? EIO : errno)
    }
    guard rename(new, path) == 0 else { throw Failure(number: errno) }
    return true
  }
}
