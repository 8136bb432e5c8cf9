/// A format of strings files.
public enum StringsFormat: String, CaseIterable, Hashable, Sendable {
  /// Keys and texts of one language: `.strings`, as an old-style property list or in XML.
  case strings
  /// Plurals, devices and widths of one language: `.stringsdict`, a property list in XML.
  case stringsdict
  /// A string catalogue of all languages: `.xcstrings`.
  case xcstrings
  /// A table with a row for each key and a column for each language: `.csv`.
  case csv
  /// The exchange format of translators, versions 1.2 and 2.0: `.xliff` or `.xlf`.
  case xliff

  /// The format of a file by its extension; nil if it is unknown.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    let ending = fileName[fileName.index(after: dot)...].lowercased()
    guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
    self = format
  }

  /// The extensions of the format's files.
  public var endings: [String] { self == .xliff ? ["xliff", "xlf"] : [rawValue] }
}
