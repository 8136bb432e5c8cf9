/// A file's text in UTF-8, with an index of its places.
package struct DecodedText {
  package let bytes: [UInt8]
  package let places: PlaceIndex

  /// The reason why bytes cannot be decoded.
  package enum Problem: Hashable, Sendable {
    /// They are not valid in the encoding of this name.
    case encoding(String)
    /// There is a character U+0000.
    case nul
  }

  package struct DecodingError: Error, Hashable, Sendable {
    package let place: SourcePlace
    package let problem: Problem

    package init(place: SourcePlace, problem: Problem) { (self.place, self.problem) = (place, problem) }
  }

  /// Decodes UTF-8 with or without a byte order mark, or UTF-16 with one. U+0000 is rejected.
  package init(_ bytes: [UInt8], file: String) throws(DecodingError) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      try self.init(utf8: Self.utf8(ofUTF16: bytes, file: file), file: file)
    } else {
      try self.init(utf8: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes, file: file)
    }
  }

  /// Decodes ISO 8859-1, whose bytes are the first 256 characters of Unicode.
  package init(latin1 bytes: [UInt8], file: String) throws(DecodingError) {
    try self.init(utf8: bytes.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }, file: file)
  }

  private init(utf8 bytes: [UInt8], file: String) throws(DecodingError) {
    self.bytes = bytes
    places = PlaceIndex(bytes, file: file)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw DecodingError(place: places.place(at: Self.validCount(of: bytes)), problem: .encoding("UTF-8"))
    }
    if let index = bytes.firstIndex(of: 0) { throw DecodingError(place: places.place(at: index), problem: .nul) }
  }

  private static func utf8(ofUTF16 bytes: [UInt8], file: String) throws(DecodingError) -> [UInt8] {
    let isLittle = bytes[0] == 0xFF
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    guard bytes.count % 2 == 0, let text = String(validating: units, as: UTF16.self) else {
      throw DecodingError(place: SourcePlace(file: file), problem: .encoding("UTF-16"))
    }
    return Array(text.utf8)
  }

  /// The number of leading bytes that are valid UTF-8.
  package static func validCount(of bytes: some Sequence<UInt8>) -> Int {
    var iterator = bytes.makeIterator()
    var decoder = Unicode.UTF8.ForwardParser()
    var count = 0
    while case .valid(let scalar) = decoder.parseScalar(from: &iterator) { count += scalar.count }
    return count
  }
}
