public import Foundation

// The functions of Foundation's name, one for each set of arguments that Foundation's has: with none left to a default,
// these are the ones that are meant where both modules are imported.

/// The text of a key in the main bundle's folder, in the language of the environment.
///
/// Differs from Foundation, whose function asks for the language of the process: each configuration has its own here. Where
/// no file has the key, the key itself is the text, and a finding `unlocalized-text` of the labels that show it.
///
/// - Parameters:
///   - key: the key.
///   - comment: a word to translators.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, comment: String) -> String {
  StringsLookup().string(forKey: key, table: nil, in: .main)
}

/// The text of a key in the folder of a bundle: its `.lproj` folders and string catalogues.
///
/// - Parameters:
///   - key: the key.
///   - bundle: the bundle: `Bundle(path:)` of any folder, or that of a package's resources.
///   - comment: a word to translators.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  StringsLookup().string(forKey: key, table: nil, in: bundle)
}

/// The text of a key in a table of the main bundle's folder.
///
/// - Parameters:
///   - key: the key.
///   - tableName: the name of the files, without an extension; nil is `Localizable`.
///   - comment: a word to translators.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  StringsLookup().string(forKey: key, table: tableName, in: .main)
}

/// The text of a key in a table of a bundle's folder.
///
/// - Parameters:
///   - key: the key.
///   - tableName: the name of the files, without an extension; nil is `Localizable`.
///   - bundle: the bundle.
///   - comment: a word to translators.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  StringsLookup().string(forKey: key, table: tableName, in: bundle)
}

/// The text of a key in the main bundle's folder; `value` where no file has it.
///
/// - Parameters:
///   - key: the key.
///   - value: the text where no file has the key; empty is the key.
///   - comment: a word to translators.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  StringsLookup().string(forKey: key, table: nil, in: .main, value: value)
}

/// The text of a key in a bundle's folder; `value` where no file has it.
///
/// - Parameters:
///   - key: the key.
///   - bundle: the bundle.
///   - value: the text where no file has the key; empty is the key.
///   - comment: a word to translators.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  StringsLookup().string(forKey: key, table: nil, in: bundle, value: value)
}

/// The text of a key in a table of the main bundle's folder; `value` where no file has it.
///
/// - Parameters:
///   - key: the key.
///   - tableName: the name of the files, without an extension; nil is `Localizable`.
///   - value: the text where no file has the key; empty is the key.
///   - comment: a word to translators.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  StringsLookup().string(forKey: key, table: tableName, in: .main, value: value)
}

/// The text of a key in a table of a bundle's folder; `value` where no file has it.
///
/// Differs from Foundation: the table's name is no optional, as the two functions would be one to the compiler. With
/// `tableName: nil` Foundation's is called.
///
/// - Parameters:
///   - key: the key.
///   - tableName: the name of the files, without an extension.
///   - bundle: the bundle.
///   - value: the text where no file has the key; empty is the key.
///   - comment: a word to translators.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String, bundle: Bundle, value: String, comment: String)
  -> String
{
  StringsLookup().string(forKey: key, table: tableName, in: bundle, value: value)
}
