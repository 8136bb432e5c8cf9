/// How the words of a text are written together: `The quick brown fox`, `the-quick-brown-fox`, `TheQuickBrownFox`.
///
/// The cases, their names in configurations and what they do are those of rwbutler/LetterCase.
public enum LetterCase: String, CaseIterable, Codable, Sendable {
  /// As the text is.
  case regular
  /// `Capitalized Case`: each word's first letter is a capital, and no other.
  case capitalized
  /// `kebab-case`.
  case kebab
  /// `lower case`.
  case lower
  /// `lowerCamelCase`.
  case lowerCamel = "lower-camel"
  /// `MACRO_CASE`.
  case macro
  /// `snake_case`.
  case snake
  /// `TRAIN-CASE`.
  case train
  /// `UPPER CASE`.
  case upper
  /// `UpperCamelCase`.
  case upperCamel = "upper-camel"

  /// What becomes of capitals and punctuation.
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// All that is neither letter nor digit goes. Without being asked for, it does in cases that join words.
    public static let stripPunctuation = Options(rawValue: 1 << 0)
    /// Letters behind the first of a word stay as they are.
    public static let preserveSuffix = Options(rawValue: 1 << 1)
    /// Nothing goes, in any case.
    public static let preservePunctuation = Options(rawValue: 1 << 2)
  }
}

extension LetterCase: CustomStringConvertible {
  /// The name in words: `Upper camel case`.
  public var description: String {
    switch self {
    case .regular: "Regular"
    case .capitalized: "Capitalized"
    case .kebab: "Kebab case"
    case .lower: "Lower case"
    case .lowerCamel: "Lower camel case"
    case .macro: "Macro case"
    case .snake: "Snake case"
    case .train: "Train case"
    case .upper: "Upper case"
    case .upperCamel: "Upper camel case"
    }
  }
}
