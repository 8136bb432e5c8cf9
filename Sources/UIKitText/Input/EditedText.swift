import Foundation

/// The answers to `UITextInput` about a text and its selection, by offsets in UTF-16 code units. Offsets beyond the
/// text, and within a character that has two, become the nearest before.
struct EditedText {
  let string: NSString

  init(_ string: String) { self.string = NSString(string: string) }

  var length: Int { string.length }

  /// The range, cut to the text.
  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location == NSNotFound ? length : range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  /// The range of a pair of positions; `nil` if one is not an offset in the text.
  @MainActor func range(_ range: UITextRange) -> NSRange? {
    (range as? TextOffsetRange).map { clamped($0.range) }
  }

  @MainActor func offset(_ position: UITextPosition) -> Int? {
    (position as? TextOffset).map { min(max(0, $0.offset), length) }
  }

  /// The range of the character before an offset.
  func character(before offset: Int) -> NSRange {
    guard offset > 0 else { return NSRange(location: 0, length: 0) }
    return string.rangeOfComposedCharacterSequence(at: offset - 1)
  }

  /// The range of the character at an offset; empty at the end.
  func character(at offset: Int) -> NSRange {
    guard offset < length else { return NSRange(location: length, length: 0) }
    return string.rangeOfComposedCharacterSequence(at: offset)
  }

  /// The offset a number of characters away; `nil` beyond the text.
  func moved(_ offset: Int, byCharacters count: Int) -> Int? {
    var offset = offset
    for _ in 0..<min(abs(count), length + 1) {
      if count > 0 ? offset >= length : offset <= 0 { return nil }
      offset = count > 0 ? character(at: offset).upperBound : character(before: offset).location
    }
    return offset
  }
}
