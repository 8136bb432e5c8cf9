import SourcePlaces

/// Reads a `.strings` file in the format of old-style property lists: `"key" = "value";` with comments.
///
/// Escapes are those of CoreFoundation's reader (`CFOldStylePList.c` in swift-corelibs-foundation): `\U` with up to
/// four hexadecimal digits is a UTF-16 code unit, up to three octal digits are a byte in the NeXTSTEP encoding, and a
/// backslash before any other character is dropped.
struct OldStringsReader {
  /// A key with its value, and the comment before it.
  struct Pair {
    var key: String
    var keyOffset: Int
    var value: String
    var valueOffset: Int
    var comment: String?
    /// The first `\u` with its digits, and its offset.
    var unknownEscape: (text: String, offset: Int)?
  }

  private let bytes: [UInt8]
  private let places: PlaceIndex
  private var offset = 0
  private var comment: String?
  private var unknownEscape: (text: String, offset: Int)?

  init(_ text: DecodedText) { (bytes, places) = (text.bytes, text.places) }

  mutating func pairs() throws(StringsError) -> [Pair] {
    var pairs: [Pair] = []
    try skipSpace()
    let isWrapped = passes("{")
    if isWrapped { try skipSpace() }
    while offset < bytes.count, !(isWrapped && bytes[offset] == UInt8(ascii: "}")) {
      pairs.append(try pair())
      try skipSpace()
    }
    guard isWrapped else { return pairs }
    guard passes("}") else { throw malformed("'}'") }
    try skipSpace()
    guard offset == bytes.count else { throw malformed("the end of the text") }
    return pairs
  }

  private mutating func pair() throws(StringsError) -> Pair {
    let ownComment = comment
    unknownEscape = nil
    let keyOffset = offset
    let key = try string("a key")
    var pair = Pair(key: key, keyOffset: keyOffset, value: key, valueOffset: keyOffset, comment: ownComment)
    try skipSpace()
    if passes("=") {
      try skipSpace()
      pair.valueOffset = offset
      pair.value = try string("a value")
      try skipSpace()
    }
    guard passes(";") else { throw malformed("';'") }
    comment = nil
    pair.unknownEscape = unknownEscape
    return pair
  }

  // MARK: Strings

  private mutating func string(_ name: String) throws(StringsError) -> String {
    if passes("\"") { return try quoted(UInt8(ascii: "\"")) }
    if passes("'") { return try quoted(UInt8(ascii: "'")) }
    let word = bytes[offset...].prefix { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "_$/:.-".utf8.contains(byte)
    }
    guard !word.isEmpty else { throw malformed("\(name) in quotes") }
    offset += word.count
    return String(decoding: word, as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) throws(StringsError) -> String {
    var units: [UInt16] = []
    var plain = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte == quote || byte == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      units += String(decoding: bytes[plain..<offset], as: UTF8.self).utf16
      offset += 1
      if byte == quote { return try text(units) }
      if let unit = try escape() { units.append(unit) }
      plain = offset
    }
    throw malformed("'\(Unicode.Scalar(quote))'")
  }

  private func text(_ units: [UInt16]) throws(StringsError) -> String {
    guard let text = String(validating: units, as: UTF16.self) else {
      throw StringsError(.loneSurrogate, at: places.place(at: offset - 1))
    }
    guard !units.contains(0) else { throw StringsError(.nul, at: places.place(at: offset - 1)) }
    return text
  }

  /// The code unit of an escape whose backslash was just consumed; nil if a character beyond ASCII follows, which is
  /// kept.
  private mutating func escape() throws(StringsError) -> UInt16? {
    guard offset < bytes.count else { throw malformed("an escape") }
    let letter = bytes[offset]
    if (0x30...0x37).contains(letter) { return try nextStepCharacter() }
    guard letter < 0x80 else { return nil }
    if letter == UInt8(ascii: "u") { noteUnknownEscape() }
    offset += 1
    if letter == UInt8(ascii: "U") { return try number(digits: 4, radix: 16) }
    return UInt16(Self.escapes[letter] ?? letter)
  }

  /// Reads up to three octal digits. They may exceed a byte; like CoreFoundation, this drops the bits beyond eight.
  private mutating func nextStepCharacter() throws(StringsError) -> UInt16 {
    let start = offset
    let byte = UInt8(truncatingIfNeeded: try number(digits: 3, radix: 8))
    guard let unit = NextStepEncoding.unit(of: byte) else {
      offset = start
      throw malformed("an octal number below 376")
    }
    return unit
  }

  /// Records the pair's first `\u`. The next byte is its letter.
  private mutating func noteUnknownEscape() {
    guard unknownEscape == nil else { return }
    let digits = Self.digits(bytes[(offset + 1)...].prefix(4), radix: 16)
    unknownEscape = (text: "\\u" + String(decoding: digits, as: UTF8.self), offset: offset - 1)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13,
    UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11,
  ]

  /// Reads a number of at most the given number of digits.
  private mutating func number(digits: Int, radix: Int) throws(StringsError) -> UInt16 {
    let found = Self.digits(bytes[offset...].prefix(digits), radix: radix)
    guard let number = UInt16(String(decoding: found, as: UTF8.self), radix: radix) else { throw malformed("digits") }
    offset += found.count
    return number
  }

  private static func digits(_ bytes: ArraySlice<UInt8>, radix: Int) -> ArraySlice<UInt8> {
    bytes.prefix { $0 < 0x80 && Character(Unicode.Scalar($0)).hexDigitValue.map { $0 < radix } ?? false }
  }

  // MARK: Bytes

  /// Skips white space and comments, and keeps the last comment.
  private mutating func skipSpace() throws(StringsError) {
    while offset < bytes.count {
      if [0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D].contains(bytes[offset]) {
        offset += 1
      } else if passes("\u{2028}") || passes("\u{2029}") {
        continue
      } else if passes("/*") {
        try blockComment()
      } else if passes("//") {
        let start = offset
        while offset < bytes.count, !isAtLineEnd { offset += 1 }
        comment = trimmed(bytes[start..<offset])
      } else {
        return
      }
    }
  }

  private var isAtLineEnd: Bool {
    let isBreak = [0x0A, 0x0D].contains(bytes[offset])
    // U+2028 LINE SEPARATOR and U+2029 PARAGRAPH SEPARATOR also end lines.
    return isBreak || [[0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]].contains { bytes[offset...].starts(with: $0) }
  }

  private mutating func blockComment() throws(StringsError) {
    let start = offset
    while offset < bytes.count {
      let end = offset
      if passes("*/") {
        comment = trimmed(bytes[start..<end])
        return
      }
      offset += 1
    }
    offset = start - 2
    throw malformed("'*/' at the end of the comment")
  }

  private func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let isSpace: (UInt8) -> Bool = { $0 <= 0x20 }
    let text = bytes.drop(while: isSpace)
    return String(decoding: text.prefix(text.count - text.reversed().prefix(while: isSpace).count), as: UTF8.self)
  }

  private mutating func passes(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes[offset...].starts(with: wanted) else { return false }
    offset += wanted.count
    return true
  }

  /// A description of a byte, for messages.
  private static func name(ofByteAt offset: Int, in bytes: [UInt8]) -> String {
    guard offset < bytes.count else { return "the end of the text" }
    switch bytes[offset] {
    case 0x21...0x7E: return "'\(Unicode.Scalar(bytes[offset]))'"
    case 0x80...: return "a character beyond ASCII"
    default: return "a space or a control character"
    }
  }

  private func malformed(_ expected: String) -> StringsError {
    let found = Self.name(ofByteAt: offset, in: bytes)
    return StringsError(
      .malformed(format: "strings file", expected: expected, found: found), at: places.place(at: offset))
  }
}
