public import Foundation

// The functions with Foundation's name, one for each set of arguments that Foundation's has. As none of their
// parameters has a default value, they take precedence where both modules are imported.

/// The text of a key in the main bundle's folder, in the language of the environment.
///
/// Differs from Foundation, whose function uses the language of the process: here each configuration has its own. If no
/// file has the key, the key itself is the text, and labels that show it have a finding `unlocalized-text`.
///
/// - Parameters:
///   - key: the key.
///   - comment: a comment for translators.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, comment: String) -> String {
  StringsLookup().string(forKey: key, table: nil, in: .main)
}

/// The text of a key in the folder of a bundle: its `.lproj` folders and string catalogues.
///
/// - Parameters:
///   - key: the key.
///   - bundle: the bundle: `Bundle(path:)` of any folder, or that of a package's resources.
///   - comment: a comment for translators.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  StringsLookup().string(forKey: key, table: nil, in: bundle)
}

/// The text of a key in a table of the main bundle's folder.
///
/// - Parameters:
///   - key: the key.
///   - tableName: the name of the files, without an extension; `nil` for `Localizable`.
///   - comment: a comment for translators.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  StringsLookup().string(forKey: key, table: tableName, in: .main)
}

/// The text of a key in a table of a bundle's folder.
///
/// - Parameters:
///   - key: the key.
///   - tableName: the name of the files, without an extension; `nil` for `Localizable`.
///   - bundle: the bundle.
///   - comment: a comment for translators.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  StringsLookup().string(forKey: key, table: tableName, in: bundle)
}

/// The text of a key in the main bundle's folder, or `value` if no file has it.
///
/// - Parameters:
///   - key: the key.
///   - value: the text if no file has the key; if it is empty, the key.
///   - comment: a comment for translators.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  StringsLookup().string(forKey: key, table: nil, in: .main, value: value)
}

/// The text of a key in a bundle's folder, or `value` if no file has it.
///
/// - Parameters:
///   - key: the key.
///   - bundle: the bundle.
///   - value: the text if no file has the key; if it is empty, the key.
///   - comment: a comment for translators.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  StringsLookup().string(forKey: key, table: nil, in: bundle, value: value)
}

/// The text of a key in a table of the main bundle's folder, or `value` if no file has it.
///
/// - Parameters:
///   - key: the key.
///   - tableName: the name of the files, without an extension; `nil` for `Localizable`.
///   - value: the text if no file has the key; if it is empty, the key.
///   - comment: a comment for translators.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  StringsLookup().string(forKey: key, table: tableName, in: .main, value: value)
}

/// The text of a key in a table of a bundle's folder, or `value` if no file has it.
///
/// Differs from Foundation: the table's name is not optional, as the compiler could not tell the two functions apart.
/// With `tableName: nil` Foundation's is called.
///
/// - Parameters:
///   - key: the key.
///   - tableName: the name of the files, without an extension.
///   - bundle: the bundle.
///   - value: the text if no file has the key; if it is empty, the key.
///   - comment: a comment for translators.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String, bundle: Bundle, value: String, comment: String)
  -> String
{
  StringsLookup().string(forKey: key, table: tableName, in: bundle, value: value)
}
