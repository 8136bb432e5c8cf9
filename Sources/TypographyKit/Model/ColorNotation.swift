/// The numeric notations for colours.
enum ColorNotation {
  /// The bytes of `#rrggbb`, `rrggbb`, `#rrggbbaa` and `rrggbbaa`; nil for anything else.
  static func hexadecimal(_ string: String) -> [UInt8]? {
    let digits = string.utf8.drop { $0 == UInt8(ascii: "#") }
    guard [6, 8].contains(digits.count), string.utf8.count - digits.count <= 1 else { return nil }
    let values = digits.map { Character(Unicode.Scalar($0)).hexDigitValue }
    guard values.allSatisfy({ $0 != nil }) else { return nil }
    let known = values.compactMap { $0 }
    return stride(from: 0, to: known.count, by: 2).map { UInt8(known[$0] << 4 | known[$0 + 1]) }
  }

  /// The bytes of `rgb(r, g, b)`, `rgba(r, g, b, a)`, and of both without the word; nil for anything else.
  static func decimal(_ string: String) -> [UInt8]? {
    guard string.hasSuffix(")"), let open = string.firstIndex(of: "(") else { return nil }
    let parts = string[string.index(after: open)...].dropLast()
      .split(separator: ",", omittingEmptySubsequences: false)
      .map(byte)
    let bytes = parts.compactMap { $0 }
    guard bytes.count == parts.count, bytes.count == 3 || bytes.count == 4 else { return nil }
    let word = string[..<open]
    return word.isEmpty || word == (bytes.count == 4 ? "rgba" : "rgb") ? bytes : nil
  }

  /// One to three digits without spaces around them, as in the library.
  private static func byte(_ part: Substring) -> UInt8? {
    let digits = part.drop { $0 == " " }.prefix { $0.isASCII && $0.isWholeNumber }
    guard digits.count <= 3, part[digits.endIndex...].allSatisfy({ $0 == " " }) else { return nil }
    return UInt8(digits)
  }

  /// Components from 0 to 1.
  static func parts(_ bytes: [UInt8]) -> [Float] { bytes.map { Float($0) / 255 } }
}
