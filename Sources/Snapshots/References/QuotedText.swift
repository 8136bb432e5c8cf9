/// A string as records quote it (`Record.quoted`), read from UTF-8.
enum QuotedText {
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// The unescaped text of a quoted string; nil for anything else.
  static func whole(_ bytes: RecordBytes) -> String? {
    var rest = bytes
    return take(from: &rest).flatMap { rest.isEmpty ? $0 : nil }
  }

  /// Removes a quoted string from the front and returns its unescaped text; nil if there is none.
  static func take(from rest: inout RecordBytes) -> String? {
    guard rest.popFirst() == quote, let end = rest.firstIndex(where: { $0 == quote || $0 == backslash }) else {
      return nil
    }
    let plain = rest[..<end]
    rest = rest[end...]
    // Most have no escapes.
    guard rest.first == backslash else {
      rest.removeFirst()
      return String(decoding: plain, as: UTF8.self)
    }
    var text = Array(plain)
    while let byte = rest.popFirst() {
      switch byte {
      case quote: return String(decoding: text, as: UTF8.self)
      case backslash:
        guard let escaped = takeEscaped(from: &rest) else { return nil }
        text += Array(String(escaped).utf8)
      default: text.append(byte)
      }
    }
    return nil
  }

  /// The character after a backslash: a quote or backslash itself, or `u{…}` for the scalar with that hexadecimal
  /// number.
  private static func takeEscaped(from rest: inout RecordBytes) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case quote: return "\""
    case backslash: return "\\"
    case UInt8(ascii: "u"):
      guard rest.popFirst() == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return UInt32(String(decoding: rest[..<end], as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}
