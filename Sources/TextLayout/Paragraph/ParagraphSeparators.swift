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

  /// Where the paragraph that starts at an index ends: behind its separator or, if it has none, with the text.
  static func end(
    ofParagraphAt start: String.Index, in scalars: String.UnicodeScalarView
  ) -> (index: String.Index, isBehindSeparator: Bool) {
    var index = start
    while index < scalars.endIndex {
      let scalar = scalars[index]
      scalars.formIndex(after: &index)
      if scalar == "\r", index < scalars.endIndex, scalars[index] == "\n" { scalars.formIndex(after: &index) }
      if scalar == "\n" || scalar == "\r" || scalar == "\u{2029}" { return (index, true) }
    }
    return (index, false)
  }
}
