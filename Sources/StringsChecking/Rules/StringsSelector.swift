/// A selector of strings, which must match all of its parts. An empty part matches everything.
package struct StringsSelector: Hashable, Sendable {
  /// Patterns for keys, one of which must match.
  package var keys: [KeyPattern]
  /// Patterns for tables, one of which must match.
  package var tables: [KeyPattern] = []
  /// Languages: `zh` matches `zh` and `zh-Hant`.
  package var languages: [String] = []

  /// Whether a key of a table may match, whatever the language.
  package func matches(key: String, table: String) -> Bool {
    (tables.isEmpty || tables.contains { $0.matches(table) }) && keys.contains { $0.matches(key) }
  }

  /// Whether texts in a language match.
  package func matches(language: String) -> Bool {
    languages.isEmpty || languages.contains { Self.language($0, includes: language) }
  }

  /// Whether a language equals another, or is a variant of it.
  package static func language(_ language: String, includes other: String) -> Bool {
    let (language, other) = (language.lowercased(), other.lowercased())
    return other == language || other.hasPrefix(language + "-")
  }
}
