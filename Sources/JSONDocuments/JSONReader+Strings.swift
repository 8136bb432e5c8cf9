extension JSONReader {
  /// Parses the string whose quotation mark is here.
  mutating func string() throws(JSONError) -> String {
    let start = offset + 1
    var end = start
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\""):
        defer { pass(to: end + 1) }
        return try text(start..<end)
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case 0..<0x20: throw JSONError(offset: end, problem: .controlCharacter(bytes[end]))
      default: end += 1
      }
    }
    throw JSONError(offset: end, problem: .ended)
  }

  /// The bytes of a range as text.
  private func text(_ range: Range<Int>) throws(JSONError) -> String {
    let part = UnsafeRawBufferPointer(rebasing: bytes[range])
    guard let text = String(validating: part, as: UTF8.self) else {
      throw JSONError(offset: range.lowerBound + JSONReader.validCount(of: part), problem: .invalidUTF8)
    }
    return text
  }

  /// The number of leading bytes that are valid UTF-8.
  private static func validCount(of bytes: UnsafeRawBufferPointer) -> Int {
    var iterator = bytes.makeIterator()
    var decoder = Unicode.UTF8.ForwardParser()
    var count = 0
    while case .valid(let scalar) = decoder.parseScalar(from: &iterator) { count += scalar.count }
    return count
  }

  /// Parses a string with escapes, from its first byte on.
  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var text = ""
    var (plain, end) = (start, start)
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\""):
        text += try self.text(plain..<end)
        pass(to: end + 1)
        return text
      case UInt8(ascii: "\\"):
        text += try self.text(plain..<end)
        text.unicodeScalars.append(try escape(at: &end))
        plain = end
      case 0..<0x20: throw JSONError(offset: end, problem: .controlCharacter(bytes[end]))
      default: end += 1
      }
    }
    throw JSONError(offset: end, problem: .ended)
  }

  /// Parses the escape at an offset, and advances the offset past it.
  private func escape(at offset: inout Int) throws(JSONError) -> Unicode.Scalar {
    guard offset + 1 < bytes.count else { throw JSONError(offset: bytes.count, problem: .ended) }
    let letter = bytes[offset + 1]
    if letter == UInt8(ascii: "u") { return try unicodeEscape(at: &offset) }
    guard let scalar = JSONReader.escapes.first(where: { $0.letter == letter })?.scalar else {
      throw JSONError(offset: offset, problem: .unknownEscape)
    }
    offset += 2
    return scalar
  }

  private static let escapes: [(letter: UInt8, scalar: Unicode.Scalar)] = [
    (UInt8(ascii: "n"), "\n"), (UInt8(ascii: "\""), "\""), (UInt8(ascii: "\\"), "\\"), (UInt8(ascii: "/"), "/"),
    (UInt8(ascii: "t"), "\t"), (UInt8(ascii: "r"), "\r"), (UInt8(ascii: "b"), "\u{8}"), (UInt8(ascii: "f"), "\u{C}"),
  ]

  private func unicodeEscape(at offset: inout Int) throws(JSONError) -> Unicode.Scalar {
    let start = offset
    let unit = try codeUnit(at: &offset)
    guard UTF16.isSurrogate(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    guard UTF16.isLeadSurrogate(unit), offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { throw JSONError(offset: start, problem: .loneSurrogate) }
    let trail = try codeUnit(at: &offset)
    guard UTF16.isTrailSurrogate(trail) else { throw JSONError(offset: start, problem: .loneSurrogate) }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  /// Parses the four digits of the escape at an offset, and advances the offset past them.
  private func codeUnit(at offset: inout Int) throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for index in offset + 2..<offset + 6 {
      guard index < bytes.count else { throw JSONError(offset: bytes.count, problem: .ended) }
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, bytes[index] < 0x80 else {
        throw JSONError(offset: offset, problem: .unknownEscape)
      }
      unit = unit << 4 | UInt16(digit)
    }
    offset += 6
    return unit
  }
}
