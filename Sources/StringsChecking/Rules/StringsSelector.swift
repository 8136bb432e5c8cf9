/// Which strings a rule is about: all that every part lets through. A part without entries lets everything through.
package struct StringsSelector: Hashable, Sendable {
  /// Patterns of keys, one of which has to match.
  package var keys: [KeyPattern]
  /// Patterns of tables.
  package var tables: [KeyPattern] = []
  /// Languages: `zh` lets `zh` and `zh-Hant` through.
  package var languages: [String] = []

  /// Whether a key of a table may be meant, whatever the language.
  package func matches(key: String, table: String) -> Bool {
    (tables.isEmpty || tables.contains { $0.matches(table) }) && keys.contains { $0.matches(key) }
  }

  /// Whether texts of a language are meant.
  package func matches(language: String) -> Bool {
    languages.isEmpty || languages.contains { Self.language($0, includes: language) }
  }

  /// Whether a language is another one, or one of its kinds.
  package static func language(_ language: String, includes other: String) -> Bool {
    let (language, other) = (language.lowercased(), other.lowercased())
    return other == language || other.hasPrefix(language + "-")
  }
}
