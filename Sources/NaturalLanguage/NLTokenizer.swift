public import Foundation

/// The parts of a text. Differs from Apple's: words are runs of letters, digits and apostrophes, and sentences end at `.`, `!` and
/// `?`, in every language.
open class NLTokenizer: NSObject {
  /// The kind of the parts.
  public let unit: NLTokenUnit
  /// The text.
  open var string: String?

  public init(unit: NLTokenUnit) { self.unit = unit }

  /// Has no effect: languages are not told apart.
  open func setLanguage(_ language: NLLanguage) {}

  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    guard let string else { return [] }
    switch unit {
    case .document: return range.isEmpty ? [] : [range]
    case .word: return runs(in: range) { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" }
    case .paragraph: return runs(in: range) { !$0.isNewline }
    case .sentence:
      return runs(in: range) { !$0.isNewline && !".!?".contains($0) }.filter {
        string[$0].contains { $0.isLetter || $0.isNumber }
      }
    }
  }

  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    for token in tokens(for: range) where !block(token, []) { return }
  }

  /// The part around a place, or the place if there is none.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string else { return index..<index }
    return tokens(for: string.startIndex..<string.endIndex).first { $0.contains(index) } ?? index..<index
  }

  private func runs(in range: Range<String.Index>, of isPart: (Character) -> Bool) -> [Range<String.Index>] {
    guard let string else { return [] }
    return string[range].split(whereSeparator: { !isPart($0) }).map { $0.startIndex..<$0.endIndex }
  }

  /// The kinds of characters in a part.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 2)
    public static let emoji = Attributes(rawValue: 4)
  }
}
