/// A text that is longer than views can show. It is left out, and the scene being rendered fails.
package struct TextTooLong: Error, Equatable {
  /// The maximum length of a text that is shown, drawn or measured, in bytes of UTF-8.
  package static let limit = 2 << 20

  package let byteCount: Int

  /// Creates the error; `nil` for a text within the limit.
  package init?(_ text: String) {
    guard text.utf8.count > TextTooLong.limit else { return nil }
    byteCount = text.utf8.count
  }
}

extension TextTooLong: CustomStringConvertible {
  package var description: String {
    "a text of \(byteCount) bytes is too long: at most \(TextTooLong.limit) bytes of UTF-8 are shown. "
      + "Shorten it, or split it among several views."
  }
}
