/// A line and a column in a UTF-8 text, both counted from 1.
///
/// Lines end at LF, CR or CRLF; columns count code points, and a tab counts as one.
package struct TextPosition: Hashable, Sendable {
  package private(set) var line = 1
  package private(set) var column = 1

  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// The start of a text.
  init() {}

  /// The position of the byte at an offset.
  package init(ofOffset offset: Int, in bytes: some Sequence<UInt8>) {
    var previous: UInt8 = 0
    for byte in bytes.prefix(max(0, offset)) {
      pass(byte, after: previous)
      previous = byte
    }
  }

  /// Advances past a byte.
  mutating func pass(_ byte: UInt8, after previous: UInt8) {
    switch byte {
    case 0x0A where previous == 0x0D: break
    case 0x0A, 0x0D: (line, column) = (line + 1, 1)
    // Continuation bytes do not begin a character.
    case 0x80...0xBF: break
    default: column += 1
    }
  }
}

extension TextPosition: CustomStringConvertible {
  /// `7:11`
  package var description: String { "\(line):\(column)" }
}
