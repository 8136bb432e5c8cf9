/// A format of files that strings are kept in.
public enum StringsFormat: String, CaseIterable, Hashable, Sendable {
  /// Keys and texts of one language: `.strings`, as old property lists have them or in XML.
  case strings
  /// Plurals, devices and widths of one language: `.stringsdict`, a property list in XML.
  case stringsdict
  /// A string catalogue of all languages: `.xcstrings`.
  case xcstrings
  /// A table with a record for each key and a column for each language: `.csv`.
  case csv
  /// What is exchanged with translators, versions 1.2 and 2.0: `.xliff` or `.xlf`.
  case xliff

  /// The format of a file by its extension; nil if that is none of theirs.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    let ending = fileName[fileName.index(after: dot)...].lowercased()
    guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
    self = format
  }

  /// The extensions that its files have.
  public var endings: [String] { self == .xliff ? ["xliff", "xlf"] : [rawValue] }
}
