package import Foundation
import Glibc

/// The lines of an open file, one after the other: only a part of the file is in memory at a time.
final class FileLines {
  private static let lineFeed = UInt8(ascii: "\n")
  /// The number of bytes that are read at once.
  private static let step = 1 << 16

  private let descriptor: CInt
  private let name: String
  /// The number of the file's bytes that are not read yet.
  private var left: Int
  private var buffer: [UInt8] = []
  /// The bytes of the buffer that belong to no returned line.
  private var rest = 0..<0

  /// - Parameters:
  ///   - descriptor: the file's, which is closed in the end.
  ///   - name: the file's name in errors.
  init(_ descriptor: CInt, named name: String, limit: Int = FileBytes.sizeLimit) throws(StoreError) {
    (self.descriptor, self.name) = (descriptor, name)
    left = 0
    left = try FileBytes.size(of: descriptor, named: name, limit: limit)
  }

  deinit { close(descriptor) }

  /// The next complete line, without its line feed; nil if there is none. What comes after the last line feed is no line.
  func next() throws(StoreError) -> Data? {
    var searched = 0
    while true {
      if let length = lengthOfLine(after: searched) {
        defer { rest = rest.lowerBound + length + 1..<rest.upperBound }
        return Data(buffer[rest.lowerBound..<rest.lowerBound + length])
      }
      guard left > 0 else { return nil }
      searched = rest.count
      try readMore()
    }
  }

  /// The number of bytes before the next line feed.
  ///
  /// - Parameter count: the number of bytes that are known to have none.
  private func lengthOfLine(after count: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      let part = UnsafeRawBufferPointer(rebasing: bytes[rest])
      guard let start = part.baseAddress, count < part.count,
        let end = memchr(start + count, CInt(Self.lineFeed), part.count - count)
      else { return nil }
      return UnsafeRawPointer(end) - start
    }
  }

  /// Moves the rest to the start of the buffer, and adds bytes of the file to it.
  private func readMore() throws(StoreError) {
    let count = min(left, Self.step)
    buffer.removeSubrange(rest.upperBound...)
    buffer.removeSubrange(..<rest.lowerBound)
    let kept = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: count))
    guard
      buffer.withUnsafeMutableBytes({ bytes in
        FileBytes.fill(UnsafeMutableRawBufferPointer(rebasing: bytes[kept...]), from: descriptor)
      })
    else { throw .unreadable(path: name, reason: "it ended early") }
    left -= count
    rest = 0..<buffer.count
  }
}

extension ContainedFiles {
  /// The lines of a file; nil if there is none.
  ///
  /// - Throws: `StoreError`, such as `.leadsOut`.
  func lines(_ name: String) throws(StoreError) -> FileLines? {
    try open(name).map { (file) throws(StoreError) in try FileLines(file.descriptor, named: file.shown) }
  }
}
