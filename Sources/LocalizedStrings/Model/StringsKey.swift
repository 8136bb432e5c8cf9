/// Classifies keys: a text of the source language, as Xcode extracts from code, or a name.
enum StringsKey {
  /// Whether a key is a name and not a text: ASCII letters and digits with dots or underscores between them, such as
  /// `row.title` or `ROW_TITLE`.
  ///
  /// This is a heuristic: a string catalogue does not tell which of the two its keys are, and Xcode shows either if the
  /// source language has no text.
  static func isName(_ key: String) -> Bool {
    let parts = key.utf8.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isWordByte) }
      && key.utf8.contains { isWordByte($0) && !(0x30...0x39).contains($0) }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
