import Foundation

/// JSON within a page or its scripts.
enum ScriptText {
  /// A script that passes JSON to the page: `galley.receive("cases", […]);`.
  static func receive(_ kind: String, _ json: Data) -> Data {
    Data("galley.receive(\"\(kind)\", ".utf8) + escaped(json) + Data(");\n".utf8)
  }

  /// JSON that cannot end an element in a page: `<` becomes `\u003c`, and the two separators that older scripts take
  /// for line ends are escaped, too. They can only occur in strings, where the escapes mean the same.
  static func escaped(_ json: Data) -> Data {
    json.withUnsafeBytes { bytes in
      var escaped: [UInt8] = []
      escaped.reserveCapacity(bytes.count + bytes.count / 64)
      var index = 0
      while index < bytes.count {
        if let (text, length) = replacement(in: bytes, at: index) {
          escaped += text.utf8
          index += length
        } else {
          escaped.append(bytes[index])
          index += 1
        }
      }
      return Data(escaped)
    }
  }

  private static func replacement(
    in json: UnsafeRawBufferPointer, at index: Int
  ) -> (text: String, length: Int)? {
    switch json[index] {
    case UInt8(ascii: "<"): return ("\\u003c", 1)
    // U+2028 and U+2029 in UTF-8.
    case 0xE2:
      guard index + 2 < json.count, json[index + 1] == 0x80 else { return nil }
      return json[index + 2] == 0xA8 ? ("\\u2028", 3) : json[index + 2] == 0xA9 ? ("\\u2029", 3) : nil
    default: return nil
    }
  }
}
