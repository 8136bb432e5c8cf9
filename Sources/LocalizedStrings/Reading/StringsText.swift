/// Texts in the encodings that files of strings have, as UTF-8.
package enum StringsText {
  /// UTF-8 without a byte order mark, of UTF-8 with or without one, or of UTF-16 with one. U+0000 is refused.
  package static func utf8(_ bytes: [UInt8], file: String) throws(StringsError) -> [UInt8] {
    let text: [UInt8]
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      text = try utf16(bytes, isLittle: bytes[0] == 0xFF, file: file)
    } else {
      text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
      guard String(validating: text, as: UTF8.self) != nil else {
        throw StringsError(.encoding("UTF-8"), at: PlaceIndex(text, file: file).place(at: validCount(of: text)))
      }
    }
    if let index = text.firstIndex(of: 0) {
      throw StringsError(.nul, at: PlaceIndex(text, file: file).place(at: index))
    }
    return text
  }

  private static func utf16(_ bytes: [UInt8], isLittle: Bool, file: String) throws(StringsError) -> [UInt8] {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    guard bytes.count % 2 == 0, let text = String(validating: units, as: UTF16.self) else {
      throw StringsError(.encoding("UTF-16"), at: StringsPlace(whole: file))
    }
    return Array(text.utf8)
  }

  /// How many bytes at the start are UTF-8.
  private static func validCount(of bytes: [UInt8]) -> Int {
    var iterator = bytes.makeIterator()
    var decoder = Unicode.UTF8.ForwardParser()
    var count = 0
    while case .valid(let scalar) = decoder.parseScalar(from: &iterator) { count += scalar.count }
    return count
  }

  /// What a byte is, for messages.
  static func name(ofByteAt offset: Int, in bytes: [UInt8]) -> String {
    guard offset < bytes.count else { return "the end of the text" }
    switch bytes[offset] {
    case 0x21...0x7E: return "'\(Unicode.Scalar(bytes[offset]))'"
    case 0x80...: return "a character beyond ASCII"
    default: return "a space or a control character"
    }
  }
}
