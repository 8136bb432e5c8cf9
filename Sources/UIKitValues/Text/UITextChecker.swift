public import Foundation

/// A checker of spelling. It has no dictionary, so every word is right, and nothing is suggested.
open class UITextChecker: NSObject {
  /// The words that are not checked.
  open var ignoredWords: [String]?

  /// The first word that is wrong: none (`NSNotFound`).
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  /// Suggestions for a wrong word; none.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// The words that a part of one may become; none.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// Leaves a word unchecked.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
  /// The languages that can be checked; none.
  open class var availableLanguages: [String] { [] }
  /// Does nothing: there is no dictionary.
  open class func learnWord(_ word: String) {}
  /// Always `false`: there is no dictionary.
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  /// Does nothing: there is no dictionary.
  open class func unlearnWord(_ word: String) {}
}
