import Findings

/// The result of a check.
package struct StringsReport: Hashable, Sendable {
  /// Ordered by place.
  package var findings: [StringsFinding]
  package var counts: StringsCounts
  /// The keys that were measured, once for each language, in file order.
  package var checked: [CheckedKey]
  /// The keys that no rule applies to, in file order.
  package var keysWithoutRule: [String]

  /// Whether any finding fails the check.
  package var fails: Bool { findings.contains(where: \.fails) }
}

/// The extent of a check.
package struct StringsCounts: Hashable, Sendable {
  /// Keys that were measured in some language.
  package var keys = 0
  /// Languages they were measured in.
  package var languages = 0
  /// Texts that can be shown, in all languages and variations.
  package var texts = 0
  /// Distinct texts in distinct labels, which were shaped.
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
