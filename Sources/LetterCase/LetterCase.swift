/// A way to join and capitalize the words of a text: `The quick brown fox`, `the-quick-brown-fox`, `TheQuickBrownFox`.
///
/// The cases, their names in configurations and their effects are those of rwbutler/LetterCase.
public enum LetterCase: String, CaseIterable, Codable, Sendable {
  /// The text is unchanged.
  case regular
  /// `Capitalized Case`: the first letter of each word is a capital, and no other letter is.
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

  /// Options for capitals and punctuation.
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Removes everything that is neither a letter nor a digit. Cases that join words do so by default.
    public static let stripPunctuation = Options(rawValue: 1 << 0)
    /// Keeps letters after the first of a word as they are.
    public static let preserveSuffix = Options(rawValue: 1 << 1)
    /// Keeps all punctuation, in any case.
    public static let preservePunctuation = Options(rawValue: 1 << 2)
  }
}

extension LetterCase: CustomStringConvertible {
  /// The name as a phrase: `Upper camel case`.
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
