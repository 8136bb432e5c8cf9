public import Foundation

extension JSONDecoder.KeyDecodingStrategy {
  /// Converts keys in JSON from capitalized words (`Travels On`) to lower camel case.
  public static let convertFromCapitalized = letterCaseStrategy(for: .capitalized)
  /// Converts keys in JSON from kebab case (`travels-on`) to lower camel case.
  public static let convertFromDashCase = letterCaseStrategy(for: .kebab)
  /// Converts keys in JSON from kebab case (`travels-on`) to lower camel case.
  public static let convertFromKebabCase = letterCaseStrategy(for: .kebab)
  /// Converts keys in JSON from kebab case (`travels-on`) to lower camel case.
  public static let convertFromLispCase = letterCaseStrategy(for: .kebab)
  /// Converts keys in JSON from lower case (`travels on`) to lower camel case.
  public static let convertFromLowerCase = letterCaseStrategy(for: .lower)
  /// Keeps keys in JSON in lower camel case (`travelsOn`).
  public static let convertFromLowerCamelCase = letterCaseStrategy(for: .lowerCamel)
  /// Converts keys in JSON from macro case (`TRAVELS_ON`) to lower camel case.
  public static let convertFromMacroCase = letterCaseStrategy(for: .macro)
  /// Converts keys in JSON from macro case (`TRAVELS_ON`) to lower camel case.
  public static let convertFromScreamingSnakeCase = letterCaseStrategy(for: .macro)
  /// Converts keys in JSON from train case (`TRAVELS-ON`) to lower camel case.
  public static let convertFromTrainCase = letterCaseStrategy(for: .train)
  /// Converts keys in JSON from upper case (`TRAVELS ON`) to lower camel case.
  public static let convertFromUpperCase = letterCaseStrategy(for: .upper)
  /// Converts keys in JSON from upper camel case (`TravelsOn`) to lower camel case.
  public static let convertFromUpperCamelCase = letterCaseStrategy(for: .upperCamel)

  /// Converts keys in JSON from `letterCase` to `newLetterCase`.
  public static func letterCaseStrategy(
    from letterCase: LetterCase, to newLetterCase: LetterCase
  ) -> JSONDecoder.KeyDecodingStrategy {
    .custom { $0.lastKey(from: letterCase, to: newLetterCase) }
  }

  /// Converts keys in JSON from `letterCase` to lower camel case.
  public static func letterCaseStrategy(for letterCase: LetterCase) -> JSONDecoder.KeyDecodingStrategy {
    letterCaseStrategy(from: letterCase, to: .lowerCamel)
  }
}

extension JSONEncoder.KeyEncodingStrategy {
  /// Converts keys in Swift from lower camel case to capitalized words (`Travels On`).
  public static let convertToCapitalized = letterCaseStrategy(for: .capitalized)
  /// Converts keys in Swift from lower camel case to kebab case (`travels-on`).
  public static let convertToDashCase = letterCaseStrategy(for: .kebab)
  /// Converts keys in Swift from lower camel case to kebab case (`travels-on`).
  public static let convertToKebabCase = letterCaseStrategy(for: .kebab)
  /// Converts keys in Swift from lower camel case to kebab case (`travels-on`).
  public static let convertToLispCase = letterCaseStrategy(for: .kebab)
  /// Converts keys in Swift from lower camel case to lower case (`travels on`).
  public static let convertToLowerCase = letterCaseStrategy(for: .lower)
  /// Keeps keys in Swift in lower camel case (`travelsOn`).
  public static let convertToLowerCamelCase = letterCaseStrategy(for: .lowerCamel)
  /// Converts keys in Swift from lower camel case to macro case (`TRAVELS_ON`).
  public static let convertToMacroCase = letterCaseStrategy(for: .macro)
  /// Converts keys in Swift from lower camel case to macro case (`TRAVELS_ON`).
  public static let convertToScreamingSnakeCase = letterCaseStrategy(for: .macro)
  /// Converts keys in Swift from lower camel case to train case (`TRAVELS-ON`).
  public static let convertToTrainCase = letterCaseStrategy(for: .train)
  /// Converts keys in Swift from lower camel case to upper case (`TRAVELS ON`).
  public static let convertToUpperCase = letterCaseStrategy(for: .upper)
  /// Converts keys in Swift from lower camel case to upper camel case (`TravelsOn`).
  public static let convertToUpperCamelCase = letterCaseStrategy(for: .upperCamel)

  /// Converts keys in Swift from `letterCase` to `newLetterCase`.
  public static func letterCaseStrategy(
    from letterCase: LetterCase, to newLetterCase: LetterCase
  ) -> JSONEncoder.KeyEncodingStrategy {
    .custom { $0.lastKey(from: letterCase, to: newLetterCase) }
  }

  /// Converts keys in Swift from lower camel case to `letterCase`.
  public static func letterCaseStrategy(for letterCase: LetterCase) -> JSONEncoder.KeyEncodingStrategy {
    letterCaseStrategy(from: .lowerCamel, to: letterCase)
  }
}

extension [any CodingKey] {
  /// The last key of a path, converted to another case; an array index stays as it is.
  fileprivate func lastKey(from letterCase: LetterCase, to newLetterCase: LetterCase) -> any CodingKey {
    guard let last else { return ConvertedKey(stringValue: "") }
    guard last.intValue == nil else { return last }
    return ConvertedKey(stringValue: last.stringValue.convert(from: letterCase, to: newLetterCase))
  }
}

private struct ConvertedKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }
}
