import Glibc

/// The characters that end a paragraph: those of Foundation's `NSString.getParagraphStart`.
enum ParagraphSeparators {
  static func isAny(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return false }
      return memchr(start, 0x0A, bytes.count) != nil || memchr(start, 0x0D, bytes.count) != nil
        || hasParagraphSeparator(bytes)
    }
  }

  /// Whether U+2029 is there, which is E2 80 A9 in UTF-8.
  private static func hasParagraphSeparator(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.baseAddress, memchr(start, 0xA9, bytes.count) != nil, bytes.count >= 3 else { return false }
    return (0...bytes.count - 3).contains {
      bytes[$0] == 0xE2 && bytes[$0 + 1] == 0x80 && bytes[$0 + 2] == 0xA9
    }
  }

  /// The paragraphs with their separators, and an empty one behind a separator at the end.
  static func split(_ text: String) -> [Substring] {
    var paragraphs: [Substring] = []
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    var index = start
    while index < scalars.endIndex {
      let scalar = scalars[index]
      scalars.formIndex(after: &index)
      if scalar == "\r", index < scalars.endIndex, scalars[index] == "\n" { scalars.formIndex(after: &index) }
      guard scalar == "\n" || scalar == "\r" || scalar == "\u{2029}" else { continue }
      paragraphs.append(text[start..<index])
      start = index
    }
    paragraphs.append(text[start...])
    return paragraphs
  }
}
