/// The faults of a file's bytes before they are read as Swift.
enum SourceEncoding {
  /// A problem with the encoding: its first byte and what to say about it.
  static func problem(in bytes: [UInt8]) -> (offset: Int, message: String, suggestion: String)? {
    let convert = "Convert the file to UTF-8."
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return (0, "the file is UTF-16, not UTF-8", convert)
    }
    if let offset = bytes.firstIndex(of: 0) {
      // Every other byte of ASCII in UTF-16 is nil.
      let isUTF16 = offset <= 1 && bytes.count >= 4 && bytes[offset] == bytes[offset + 2]
      return isUTF16
        ? (0, "the file is UTF-16 without a byte order mark, not UTF-8", convert)
        : (offset, "the file contains a nil byte", "Remove it, or leave the file out.")
    }
    guard let offset = firstInvalidByte(of: bytes) else { return nil }
    return (offset, "the file is not UTF-8", convert)
  }

  /// The byte order mark of UTF-8.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The bytes with spaces in the place of a byte order mark, which the parser would leave out of its offsets.
  static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: mark) else { return bytes }
    return Array(repeating: UInt8(ascii: " "), count: mark.count) + bytes.dropFirst(mark.count)
  }

  private static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
