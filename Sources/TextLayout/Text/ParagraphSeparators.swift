import Glibc

/// The characters that end a paragraph: those of Foundation's `NSString.getParagraphStart`.
enum ParagraphSeparators {
  static func isAny(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return false }
      return memchr(start, 0x0A, bytes.count) != nil || memchr(start, 0x0D, bytes.count) != nil
        || hasParagraphSeparator(UnsafeRawBufferPointer(bytes))
    }
  }

  /// Whether the text contains U+2029, which is E2 80 A9 in UTF-8: few other characters begin with E2.
  private static func hasParagraphSeparator(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while let start = rest.first(0xE2) {
      guard start + 2 < bytes.endIndex else { return false }
      if bytes[start + 1] == 0x80, bytes[start + 2] == 0xA9 { return true }
      rest = bytes[(start + 1)...]
    }
    return false
  }

  /// The end of the paragraph that starts at an index: after its separator or, if it has none, the end of the text.
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

extension Slice<UnsafeRawBufferPointer> {
  /// The index of the first byte of a value.
  fileprivate func first(_ byte: UInt8) -> Int? {
    guard let start = UnsafeRawBufferPointer(rebasing: self).baseAddress,
      let found = memchr(start, Int32(byte), count)
    else { return nil }
    return startIndex + (UnsafeRawPointer(found) - start)
  }
}
