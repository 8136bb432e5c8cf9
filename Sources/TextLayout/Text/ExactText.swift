import CXXHash
import Glibc

/// A text compared by its code units: equality of strings is canonical equivalence, under which offsets may differ.
struct ExactText: Hashable, Sendable {
  let string: String
  /// XXH3 of the text in UTF-8.
  private let hash: UInt64

  /// Different in each process, so that nobody can construct texts with the same hash.
  private static let seed = UInt64.random(in: .min ... .max)

  init(_ string: String) {
    var string = string
    string.makeContiguousUTF8()
    self.string = string
    hash = ExactText.withBytes(of: string) { XXH3_64bits_withSeed($0.baseAddress, $0.count, ExactText.seed) }
  }

  /// The text's UTF-16 code units.
  var units: [UInt16] {
    string.utf8.withContiguousStorageIfAvailable { bytes in
      // A character of n bytes has at most n code units.
      [UInt16](unsafeUninitializedCapacity: bytes.count) { $1 = ExactText.transcode(bytes, into: $0) }
    } ?? Array(string.utf16)
  }

  /// Writes valid UTF-8 as UTF-16, and returns the number of code units.
  private static func transcode(
    _ bytes: UnsafeBufferPointer<UInt8>, into units: UnsafeMutableBufferPointer<UInt16>
  ) -> Int {
    var (read, written) = (0, 0)
    while read < bytes.count {
      let byte = UInt32(bytes[read])
      let following = { (count: Int) in UInt32(bytes[read + count]) & 0x3F }
      switch byte {
      case 0..<0x80:
        units[written] = UInt16(byte)
        read += 1
      case 0..<0xE0:
        units[written] = UInt16((byte & 0x1F) << 6 | following(1))
        read += 2
      case 0..<0xF0:
        units[written] = UInt16((byte & 0x0F) << 12 | following(1) << 6 | following(2))
        read += 3
      default:
        let scalar = (byte & 0x07) << 18 | following(1) << 12 | following(2) << 6 | following(3)
        units[written] = UInt16(0xD800 + (scalar - 0x10000) >> 10)
        written += 1
        units[written] = UInt16(0xDC00 + scalar & 0x3FF)
        read += 4
      }
      written += 1
    }
    return written
  }

  static func == (left: ExactText, right: ExactText) -> Bool {
    left.hash == right.hash && areEqual(left.string, right.string)
  }

  /// Whether two strings have the same code units.
  static func areEqual(_ left: String, _ right: String) -> Bool {
    withBytes(of: left) { left in
      withBytes(of: right) { right in
        guard left.count == right.count, let a = left.baseAddress, let b = right.baseAddress else {
          return left.isEmpty && right.isEmpty
        }
        return a == b || memcmp(a, b, left.count) == 0
      }
    }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  private static func withBytes<Result>(of string: String, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    string.utf8.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
      ?? Array(string.utf8).withUnsafeBytes(body)
  }
}
