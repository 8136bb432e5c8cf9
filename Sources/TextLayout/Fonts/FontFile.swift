import Glibc

/// The bytes of a font file, mapped into memory and shared by all its instances.
public final class FontFile: Sendable {
  public let path: String
  /// The whole file. Valid as long as the `FontFile` lives.
  nonisolated(unsafe) public let bytes: UnsafeRawBufferPointer

  /// Maps the file at `path`.
  ///
  /// - Throws: `FontError.unreadable` if it cannot be opened, is no regular file, or is empty.
  public init(path: String) throws(FontError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is not a regular file")
    }
    guard status.st_size > 0 else { throw .unreadable(path: path, reason: "it is empty") }
    guard let memory = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0), memory != MAP_FAILED
    else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    self.path = path
    self.bytes = UnsafeRawBufferPointer(start: memory, count: Int(status.st_size))
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }
}
