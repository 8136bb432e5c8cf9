/// An index of the places of all bytes in a UTF-8 text.
///
/// The position of every 64th byte is stored, so that places can be looked up in any order, however long the lines are.
package struct PlaceIndex {
  package let file: String
  private let bytes: [UInt8]
  private let marks: [TextPosition]

  private static let spacing = 64

  package init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes
    var marks: [TextPosition] = []
    marks.reserveCapacity(bytes.count / Self.spacing + 1)
    var mark = TextPosition()
    var previous: UInt8 = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.spacing == 0 { marks.append(mark) }
      mark.pass(byte, after: previous)
      previous = byte
    }
    self.marks = marks.isEmpty ? [mark] : marks
  }

  /// The place of the byte at an offset.
  package func place(at offset: Int) -> SourcePlace {
    let offset = min(max(offset, 0), bytes.count)
    let index = min(offset / Self.spacing, marks.count - 1)
    var mark = marks[index]
    let start = index * Self.spacing
    var previous: UInt8 = start > 0 ? bytes[start - 1] : 0
    for byte in bytes[start..<offset] {
      mark.pass(byte, after: previous)
      previous = byte
    }
    return SourcePlace(file: file, mark)
  }
}
