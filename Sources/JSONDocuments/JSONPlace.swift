/// A line and column of a text, both from 1; columns count code points.
package struct JSONPlace: Equatable, Sendable {
  package var line: Int
  package var column: Int

  /// The place of an offset. Lines end at LF, CR or CRLF.
  package init(ofOffset offset: Int, in bytes: UnsafeRawBufferPointer) {
    (line, column) = (1, 1)
    var previous: UInt8 = 0
    for byte in bytes.prefix(max(0, offset)) {
      switch byte {
      case 0x0A where previous == 0x0D: break
      case 0x0A, 0x0D: (line, column) = (line + 1, 1)
      // The bytes of a character that follow its first.
      case 0x80...0xBF: break
      default: column += 1
      }
      previous = byte
    }
  }

  package init(ofOffset offset: Int, in bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { JSONPlace(ofOffset: offset, in: $0) }
  }
}
