package import Foundation
import Glibc
import Raster

/// Whole files, read and written.
package enum FileBytes {
  /// The size of the largest file that is read, in bytes: that of a picture.
  package static let sizeLimit = PNG.Limits.standard.fileSize

  /// The bytes of a file; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: the file's name in errors.
  ///   - limit: the largest accepted size in bytes.
  package static func read(
    _ path: String, named name: String, limit: Int = sizeLimit
  ) throws(StoreError) -> Data? {
    // Without O_NONBLOCK, opening a pipe waits for its writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .unreadable(path: name, reason: systemReason)
    }
    defer { close(descriptor) }
    return try read(descriptor, named: name, limit: limit)
  }

  /// The bytes of an open file.
  static func read(_ descriptor: CInt, named name: String, limit: Int) throws(StoreError) -> Data {
    let size = try size(of: descriptor, named: name, limit: limit)
    guard size > 0 else { return Data() }
    // The bytes of a new `Data` are cleared first, which takes as long as reading them.
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    guard fill(bytes, from: descriptor), let start = bytes.baseAddress else {
      bytes.deallocate()
      throw .unreadable(path: name, reason: "it ended early")
    }
    return Data(bytesNoCopy: start, count: size, deallocator: .custom { start, _ in start.deallocate() })
  }

  /// The size of an open file.
  ///
  /// - Throws: `StoreError` for one that is no regular file, or too large.
  static func size(of descriptor: CInt, named name: String, limit: Int) throws(StoreError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .notAFile(path: name)
    }
    guard status.st_size <= limit else {
      throw .unreadable(path: name, reason: "it is larger than \(limit >> 20) MiB")
    }
    return Int(status.st_size)
  }

  /// Whether the file had as many bytes as the buffer.
  static func fill(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: CInt) -> Bool {
    var filled = 0
    while filled < buffer.count {
      let step = Glibc.read(descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
      if step < 0, errno == EINTR { continue }
      guard step > 0 else { return false }
      filled += step
    }
    return true
  }

  /// Writes a file completely or not at all, making its folder if need be.
  ///
  /// - Parameter name: the file's name in errors.
  package static func write(_ data: Data, to url: URL, named name: String) throws(StoreError) {
    try FolderLock.writing(in: url.deletingLastPathComponent()) { () throws(StoreError) in
      try StagedFile(data, for: url, named: name).commit()
    }
  }

  /// The file that stands where a folder, or one of its parents, should be; nil if there is none.
  package static func file(inPlaceOf folder: URL) -> URL? {
    var folder = folder
    while folder.pathComponents.count > 1 {
      if let type = type(of: folder) { return type == S_IFDIR ? nil : folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The type of the file at a URL; nil if there is none.
  package static func type(of url: URL, followingLinks: Bool = true) -> mode_t? {
    var status = stat()
    let result = followingLinks ? stat(url.path, &status) : lstat(url.path, &status)
    return result == 0 ? status.st_mode & S_IFMT : nil
  }

  /// The system's description of the last error.
  package static var systemReason: String { String(cString: strerror(errno)) }

  /// The system's own description of an error, where it has one.
  package static func reason(_ error: any Error) -> String {
    // On Linux the underlying error is a Swift error, which cannot be cast to NSError.
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    guard let code = (underlying as? POSIXError)?.code else { return "the system gave no reason" }
    return String(cString: strerror(code.rawValue))
  }
}
