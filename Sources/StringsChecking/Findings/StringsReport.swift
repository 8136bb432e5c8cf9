/// What a check came to.
package struct StringsReport: Hashable, Sendable {
  /// By their places.
  package var findings: [StringsFinding]
  package var counts: StringsCounts
  /// What was measured: a key in a language each, in file order.
  package var checked: [CheckedKey]
  /// The keys that no rule lets through, in file order.
  package var keysWithoutRule: [String]

  /// Whether something fails the check.
  package var fails: Bool { findings.contains(where: \.fails) }
}

/// How much was looked at.
package struct StringsCounts: Hashable, Sendable {
  /// Keys that were measured in some language.
  package var keys = 0
  /// Languages they were measured in.
  package var languages = 0
  /// Texts that may show, of all languages and variations.
  package var texts = 0
  /// Different texts in different labels: what was shaped.
  package var distinctTexts = 0
  /// Texts times sizes and widths.
  package var measurements = 0
  /// Keys that rules ignore.
  package var ignoredKeys = 0
}

/// A key that was measured in a language.
package struct CheckedKey: Hashable, Sendable {
  package var key: String
  package var table: String
  package var language: String
  /// The file that has the text.
  package var file: String
}
