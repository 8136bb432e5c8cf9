public import Foundation

extension JSONDecoder.KeyDecodingStrategy {
  /// Keys in JSON are capitalized words (`Travels On`), those in Swift lower camel case.
  public static let convertFromCapitalized = letterCaseStrategy(for: .capitalized)
  /// Keys in JSON are in kebab case (`travels-on`), those in Swift in lower camel case.
  public static let convertFromDashCase = letterCaseStrategy(for: .kebab)
  /// Keys in JSON are in kebab case (`travels-on`), those in Swift in lower camel case.
  public static let convertFromKebabCase = letterCaseStrategy(for: .kebab)
  /// Keys in JSON are in kebab case (`travels-on`), those in Swift in lower camel case.
  public static let convertFromLispCase = letterCaseStrategy(for: .kebab)
  /// Keys in JSON are in lower case (`travels on`), those in Swift in lower camel case.
  public static let convertFromLowerCase = letterCaseStrategy(for: .lower)
  /// Keys in JSON are in lower camel case (`travelsOn`), as those in Swift.
  public static let convertFromLowerCamelCase = letterCaseStrategy(for: .lowerCamel)
  /// Keys in JSON are in macro case (`TRAVELS_ON`), those in Swift in lower camel case.
  public static let convertFromMacroCase = letterCaseStrategy(for: .macro)
  /// Keys in JSON are in macro case (`TRAVELS_ON`), those in Swift in lower camel case.
  public static let convertFromScreamingSnakeCase = letterCaseStrategy(for: .macro)
  /// Keys in JSON are in train case (`TRAVELS-ON`), those in Swift in lower camel case.
  public static let convertFromTrainCase = letterCaseStrategy(for: .train)
  /// Keys in JSON are in upper case (`TRAVELS ON`), those in Swift in lower camel case.
  public static let convertFromUpperCase = letterCaseStrategy(for: .upper)
  /// Keys in JSON are in upper camel case (`TravelsOn`), those in Swift in lower camel case.
  public static let convertFromUpperCamelCase = letterCaseStrategy(for: .upperCamel)

  /// Keys in JSON are in `letterCase`, those in Swift in `newLetterCase`.
  public static func letterCaseStrategy(
    from letterCase: LetterCase, to newLetterCase: LetterCase
  ) -> JSONDecoder.KeyDecodingStrategy {
    .custom { $0.lastKey(from: letterCase, to: newLetterCase) }
  }

  /// Keys in JSON are in `letterCase`, those in Swift in lower camel case.
  public static func letterCaseStrategy(for letterCase: LetterCase) -> JSONDecoder.KeyDecodingStrategy {
    letterCaseStrategy(from: letterCase, to: .lowerCamel)
  }
}

extension JSONEncoder.KeyEncodingStrategy {
  /// Keys in Swift are in lower camel case, those in JSON are capitalized words (`Travels On`).
  public static let convertToCapitalized = letterCaseStrategy(for: .capitalized)
  /// Keys in Swift are in lower camel case, those in JSON in kebab case (`travels-on`).
  public static let convertToDashCase = letterCaseStrategy(for: .kebab)
  /// Keys in Swift are in lower camel case, those in JSON in kebab case (`travels-on`).
  public static let convertToKebabCase = letterCaseStrategy(for: .kebab)
  /// Keys in Swift are in lower camel case, those in JSON in kebab case (`travels-on`).
  public static let convertToLispCase = letterCaseStrategy(for: .kebab)
  /// Keys in Swift are in lower camel case, those in JSON in lower case (`travels on`).
  public static let convertToLowerCase = letterCaseStrategy(for: .lower)
  /// Keys in Swift are in lower camel case, as those in JSON (`travelsOn`).
  public static let convertToLowerCamelCase = letterCaseStrategy(for: .lowerCamel)
  /// Keys in Swift are in lower camel case, those in JSON in macro case (`TRAVELS_ON`).
  public static let convertToMacroCase = letterCaseStrategy(for: .macro)
  /// Keys in Swift are in lower camel case, those in JSON in macro case (`TRAVELS_ON`).
  public static let convertToScreamingSnakeCase = letterCaseStrategy(for: .macro)
  /// Keys in Swift are in lower camel case, those in JSON in train case (`TRAVELS-ON`).
  public static let convertToTrainCase = letterCaseStrategy(for: .train)
  /// Keys in Swift are in lower camel case, those in JSON in upper case (`TRAVELS ON`).
  public static let convertToUpperCase = letterCaseStrategy(for: .upper)
  /// Keys in Swift are in lower camel case, those in JSON in upper camel case (`TravelsOn`).
  public static let convertToUpperCamelCase = letterCaseStrategy(for: .upperCamel)

  /// Keys in Swift are in `letterCase`, those in JSON in `newLetterCase`.
  public static func letterCaseStrategy(
    from letterCase: LetterCase, to newLetterCase: LetterCase
  ) -> JSONEncoder.KeyEncodingStrategy {
    .custom { $0.lastKey(from: letterCase, to: newLetterCase) }
  }

  /// Keys in Swift are in lower camel case, those in JSON in `letterCase`.
  public static func letterCaseStrategy(for letterCase: LetterCase) -> JSONEncoder.KeyEncodingStrategy {
    letterCaseStrategy(from: .lowerCamel, to: letterCase)
  }
}

extension [any CodingKey] {
  /// The key at the end of a path in another case; the place of an element stays as it is.
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
