import Synchronization

/// An index of the places of all bytes in a UTF-8 text.
///
/// The position of every 64th byte is stored once the first place is asked for, so that places can be looked up in any
/// order, however long the lines are. Copies are cheap: they share the text.
package struct PlaceIndex: Sendable {
  private final class Storage: Sendable {
    let file: String
    let bytes: [UInt8]
    private let known = Mutex<[TextPosition]>([])

    init(_ bytes: [UInt8], file: String) { (self.file, self.bytes) = (file, bytes) }

    var marks: [TextPosition] {
      known.withLock { known in
        if known.isEmpty { known = found }
        return known
      }
    }

    private var found: [TextPosition] {
      var marks: [TextPosition] = []
      marks.reserveCapacity(bytes.count / PlaceIndex.spacing + 1)
      var mark = TextPosition()
      bytes.withUnsafeBufferPointer { bytes in
        var previous: UInt8 = 0
        for start in stride(from: 0, to: bytes.count, by: PlaceIndex.spacing) {
          marks.append(mark)
          for offset in start..<min(start + PlaceIndex.spacing, bytes.count) {
            mark.pass(bytes[offset], after: previous)
            previous = bytes[offset]
          }
        }
      }
      return marks.isEmpty ? [mark] : marks
    }
  }

  private let storage: Storage

  private static let spacing = 64

  package init(_ bytes: [UInt8], file: String) { storage = Storage(bytes, file: file) }

  package var file: String { storage.file }
  /// The text.
  package var bytes: [UInt8] { storage.bytes }

  /// The place of the byte at an offset.
  package func place(at offset: Int) -> SourcePlace {
    let (bytes, marks) = (storage.bytes, storage.marks)
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
