/// Which line and column each byte of a text in UTF-8 is in.
///
/// Lines end at LF, CR or CRLF; columns count code points. A place is found from the nearest mark before it, so places
/// can be asked for in any order, however long the lines are.
package struct PlaceIndex {
  package let file: String
  private let bytes: [UInt8]
  private let marks: [Mark]

  private struct Mark {
    var line = 1
    var column = 1

    /// Moves behind a byte.
    mutating func pass(_ byte: UInt8, after previous: UInt8) {
      switch byte {
      case 0x0A where previous == 0x0D: break
      case 0x0A, 0x0D: (line, column) = (line + 1, 1)
      // The bytes of a character that follow its first.
      case 0x80...0xBF: break
      default: column += 1
      }
    }
  }

  private static let spacing = 64

  package init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes
    var marks: [Mark] = []
    marks.reserveCapacity(bytes.count / Self.spacing + 1)
    var mark = Mark()
    var previous: UInt8 = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.spacing == 0 { marks.append(mark) }
      mark.pass(byte, after: previous)
      previous = byte
    }
    self.marks = marks.isEmpty ? [mark] : marks
  }

  /// The place of the byte at an offset.
  package func place(at offset: Int) -> StringsPlace {
    let offset = min(max(offset, 0), bytes.count)
    let index = min(offset / Self.spacing, marks.count - 1)
    var mark = marks[index]
    let start = index * Self.spacing
    var previous: UInt8 = start > 0 ? bytes[start - 1] : 0
    for byte in bytes[start..<offset] {
      mark.pass(byte, after: previous)
      previous = byte
    }
    return StringsPlace(file: file, line: mark.line, column: mark.column)
  }
}
