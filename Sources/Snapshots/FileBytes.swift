package import Foundation
import Glibc

/// Whole files, read and written.
package enum FileBytes {
  /// The bytes of a file; nil if there is none.
  package static func read(_ path: String) throws(StoreError) -> Data? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is not a regular file")
    }
    var data = Data(count: Int(status.st_size))
    let count = data.withUnsafeMutableBytes { buffer in
      var filled = 0
      while filled < buffer.count {
        let step = Glibc.read(descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
        if step < 0, errno == EINTR { continue }
        guard step > 0 else { break }
        filled += step
      }
      return filled
    }
    guard count == data.count else { throw .unreadable(path: path, reason: "it ended early") }
    return data
  }

  /// Writes a file whole or not at all, making its folder if need be.
  package static func write(_ data: Data, to url: URL) throws(StoreError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw .unwritable(path: url.path, reason: reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let code = underlying?.code, underlying?.domain == NSPOSIXErrorDomain else { return "\(error.localizedDescription)" }
    return String(cString: strerror(Int32(code)))
  }
}
