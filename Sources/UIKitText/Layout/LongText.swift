import Foundation

/// The cutting of a long text, so that its beginning can be laid out alone.
enum LongText {
  /// The number of code units that are tried first.
  static let firstLength = 16_384
  /// The factor by which more are tried next.
  static let growth = 4
  /// The number of code units that are kept below the last line, at the least.
  static let margin = 1_024
  /// The number of code units among which the end of a paragraph or a word is looked for.
  private static let reach = 4_096

  /// The offset after an offset where a text is cut: after a paragraph, or else after a space, or else after a character.
  static func cut(_ text: String, near offset: Int) -> Int {
    let string = NSString(string: text)
    guard offset < string.length else { return string.length }
    let near = NSRange(location: offset, length: min(reach, string.length - offset))
    for separators in [CharacterSet.newlines, .whitespaces] {
      let found = string.rangeOfCharacter(from: separators, options: [], range: near)
      if found.location != NSNotFound { return found.upperBound }
    }
    return string.rangeOfComposedCharacterSequence(at: offset).upperBound
  }
}
