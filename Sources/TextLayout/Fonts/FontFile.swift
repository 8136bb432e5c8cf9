import Digests
import Glibc

/// The bytes of a font file, shared by all its instances: mapped into memory or, of a compressed font, unpacked.
public final class FontFile: Sendable {
  /// The path it was read from, as messages name it.
  public let path: String
  /// The whole font, as it is in an `.otf`, `.ttf` or `.ttc` file. Valid as long as the `FontFile` lives.
  nonisolated(unsafe) public let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool

  /// The size of the largest file that is read, in bytes.
  private static let limit = 1 << 30

  /// Maps the file at `path`. A web font in WOFF or WOFF2 is decompressed.
  ///
  /// - Throws: `FontError.unreadable` if it cannot be opened, is not a regular file, is empty or has more than a
  ///   gigabyte; `FontError.notAFont` for a compressed font that does not unpack.
  public convenience init(path: String) throws(FontError) {
    try self.init(path: path, name: path, sha256: nil)
  }

  /// - Parameters:
  ///   - name: the path for messages.
  ///   - sha256: the SHA-256 that the file must have, in hexadecimal digits; nil for any.
  init(path: String, name: String, sha256: String?) throws(FontError) {
    let mapped = try FontFile.map(path, name: name)
    if let sha256, SHA256.hexadecimal(of: mapped) != sha256.lowercased() {
      FontFile.unmap(mapped)
      throw .notAsListed(path: name)
    }
    guard WebFont.isCompressed(mapped) else {
      (self.path, bytes, isMapped) = (name, mapped, true)
      return
    }
    defer { FontFile.unmap(mapped) }
    (self.path, bytes, isMapped) = (name, UnsafeRawBufferPointer(try WebFont.unpack(mapped, path: name)), false)
  }

  deinit {
    if isMapped { FontFile.unmap(bytes) } else { bytes.deallocate() }
  }

  /// Whether both files have the same bytes, whatever their paths.
  func hasSameBytes(as other: FontFile) -> Bool {
    guard self !== other, let start = bytes.baseAddress, let otherStart = other.bytes.baseAddress else { return true }
    return bytes.count == other.bytes.count && memcmp(start, otherStart, bytes.count) == 0
  }

  private static func map(_ path: String, name: String) throws(FontError) -> UnsafeRawBufferPointer {
    // Without O_NONBLOCK, opening a pipe waits for its writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: name, reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: name, reason: "it is not a regular file")
    }
    guard status.st_size > 0 else { throw .unreadable(path: name, reason: "it is empty") }
    guard status.st_size <= limit else { throw .unreadable(path: name, reason: "it has more than a gigabyte") }
    guard let memory = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0), memory != MAP_FAILED
    else {
      throw .unreadable(path: name, reason: String(cString: strerror(errno)))
    }
    return UnsafeRawBufferPointer(start: memory, count: Int(status.st_size))
  }

  private static func unmap(_ bytes: UnsafeRawBufferPointer) {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }
}
