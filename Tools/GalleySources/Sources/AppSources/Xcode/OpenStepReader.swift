import SourcePlaces

/// Reads a property list in the format of OpenStep.
///
/// A dictionary is `{ key = value; }`, an array `( value, value )`, a text a word or quoted, and there are comments.
package struct OpenStepReader {
  private static let depthLimit = 64

  private let bytes: [UInt8]
  private let places: PlaceIndex
  private var offset = 0

  /// Reads the value that a file holds.
  package static func value(of bytes: [UInt8], file: String) throws(ProjectError) -> OpenStepValue {
    var reader = OpenStepReader(bytes: bytes, places: PlaceIndex(bytes, file: file))
    let value = try reader.value(depth: 0)
    try reader.skipSpace()
    guard reader.offset == bytes.count else { throw reader.expected("the end of the file") }
    return value
  }

  private mutating func value(depth: Int) throws(ProjectError) -> OpenStepValue {
    guard depth < Self.depthLimit else { throw expected("values that are less deep") }
    try skipSpace()
    switch peek() {
    case UInt8(ascii: "{"): return .dictionary(try dictionary(depth: depth + 1))
    case UInt8(ascii: "("): return .array(try array(depth: depth + 1))
    case UInt8(ascii: "<"): return .string(try data())
    default: return .string(try string())
    }
  }

  private mutating func dictionary(depth: Int) throws(ProjectError) -> [String: OpenStepValue] {
    offset += 1
    var entries: [String: OpenStepValue] = [:]
    while true {
      try skipSpace()
      if skip("}") { return entries }
      let key = try string()
      try skipSpace()
      guard skip("=") else { throw expected("'='") }
      entries[key] = try value(depth: depth)
      try skipSpace()
      guard skip(";") else { throw expected("';'") }
    }
  }

  private mutating func array(depth: Int) throws(ProjectError) -> [OpenStepValue] {
    offset += 1
    var values: [OpenStepValue] = []
    while true {
      try skipSpace()
      if skip(")") { return values }
      values.append(try value(depth: depth))
      try skipSpace()
      if skip(",") { continue }
      guard peek() == UInt8(ascii: ")") else { throw expected("',' or ')'") }
    }
  }

  /// Bytes, which projects do not use, as they are written.
  private mutating func data() throws(ProjectError) -> String {
    let start = offset
    while let byte = peek(), byte != UInt8(ascii: ">") { offset += byte == 0 ? bytes.count : 1 }
    guard skip(">") else { throw expected("'>'") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  // MARK: Texts

  private mutating func string() throws(ProjectError) -> String {
    if let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(by: quote) }
    let start = offset
    while let byte = peek(), Self.isOfWord(byte) { offset += 1 }
    guard offset > start else { throw expected("a text") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_$/:.-+@".utf8.contains(byte)
    }
  }

  private mutating func quoted(by quote: UInt8) throws(ProjectError) -> String {
    offset += 1
    var text: [UInt8] = []
    while let byte = peek() {
      offset += 1
      switch byte {
      case quote: return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      default: text.append(byte)
      }
    }
    throw expected("the end of a quoted text")
  }

  /// `\n`, `\"`, `\U00fc` for a UTF-16 code unit, `\374` for a byte of NeXTSTEP's encoding, which is kept as written.
  private mutating func escape() throws(ProjectError) -> [UInt8] {
    guard let byte = peek() else { throw expected("the rest of an escape") }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return try unicodeEscape()
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return [UInt8(ascii: "\\"), byte]
    default: return [byte]
    }
  }

  private mutating func unicodeEscape() throws(ProjectError) -> [UInt8] {
    let digits = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    guard digits.utf8.count == 4, let unit = UInt16(digits, radix: 16) else {
      throw expected("four hexadecimal digits")
    }
    offset += 4
    return Array(String(decoding: [unit], as: UTF16.self).utf8)
  }

  // MARK: Bytes

  private func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() throws(ProjectError) {
    while let byte = peek() {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "/") where starts(with: "//"):
        while let byte = peek(), byte != 0x0A { offset += 1 }
      case UInt8(ascii: "/") where starts(with: "/*"):
        offset += 2
        while offset < bytes.count, !starts(with: "*/") { offset += 1 }
        guard offset < bytes.count else { throw expected("'*/'") }
        offset += 2
      default: return
      }
    }
  }

  private func starts(with text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  private func expected(_ what: String) -> ProjectError { .syntax(places.place(at: offset), expected: what) }
}
