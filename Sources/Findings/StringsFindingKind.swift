/// A kind of finding of a check of strings. Raw values are the names in rules and reports.
///
/// This is the only list of them. Some have the names of findings about views, with levels and meanings of their own, as a
/// string is checked by its rule alone. A new kind is a case and its row in `entry`; `scripts/finding-tables` adds it to the
/// documents.
package enum StringsFindingKind: String, CaseIterable, Sendable {
  // Texts and rules.
  case truncatedText = "truncated-text"
  case clippedText = "clipped-text"
  case brokenWord = "broken-word"
  case tooManyLines = "too-many-lines"
  case missingGlyph = "missing-glyph"
  case unmeasuredText = "unmeasured-text"
  case missingTranslation = "missing-translation"
  case untranslatedText = "untranslated-text"
  case noRule = "no-rule"
  case unusedRule = "unused-rule"
  case unusedAllowance = "unused-allowance"
  case expiredAllowance = "expired-allowance"

  // Strings files: see `StringsIssueKind`.
  case duplicateKey = "duplicate-key"
  case newerVersion = "newer-version"
  case unknownMember = "unknown-member"
  case unknownState = "unknown-state"
  case unknownPluralCategory = "unknown-plural-category"
  case unknownDevice = "unknown-device"
  case unknownWidth = "unknown-width"
  case unknownLanguage = "unknown-language"
  case unknownSubstitution = "unknown-substitution"
  case circularSubstitution = "circular-substitution"
  case overlappingVariations = "overlapping-variations"
  case repeatedVariation = "repeated-variation"
  case duplicateCase = "duplicate-case"
  case unknownRule = "unknown-rule"
  case missingMember = "missing-member"
  case missingOther = "missing-other"
  case empty = "empty-variations"
  case differingArgument = "differing-argument"
  case additionalArgument = "additional-argument"
  case conflictingArgument = "conflicting-argument"
  case missingArgument = "missing-argument"
  case missingNumber = "missing-number"
  case pluralWithoutNumber = "plural-without-number"
  case excessiveSubstitutions = "excessive-substitutions"
  case invalidSpecifier = "invalid-specifier"
  case unusedPluralCategory = "unused-plural-category"
  case missingPluralCategory = "missing-plural-category"
  case missingSourceText = "missing-source-text"
  case unknownEscape = "unknown-escape"

  /// The kind's row of the table: its level, its message in front of the sizes, and its meaning.
  private var entry: Entry {
    switch self {
    case .truncatedText: .check(.error, "cut", "text is cut, with an ellipsis or by leaving lines out")
    case .clippedText: .check(.error, "larger than its label", "the text is larger than its label")
    case .brokenWord: .check(.error, "a word is broken", "a word is broken because no line has room for it")
    case .tooManyLines:
      .check(.error, "more lines than expected", "the text has more lines than are expected")
    case .missingGlyph: .check(.warning, "no font has a character", "no font has a character")
    case .unmeasuredText: .check(.error, "the text is not measured", "the text is too long to be measured")
    case .missingTranslation:
      .check(
        .warning, "it has no text in the language", "a key has no text in a language that other keys have texts in")
    case .untranslatedText:
      .check(
        .warning, "the text is not translated",
        "the text's state is 'new', or it is that of the source language, in several words and without a state")
    case .noRule: .check(.off, "no rule matches the key", "no rule matches a key")
    case .unusedRule:
      .check(
        .warning, "no string is left for this rule; remove it, or look for a pattern above it that is too wide",
        "a rule matches no string that an earlier rule has not matched")
    case .unusedAllowance:
      .check(
        .warning, "nothing is found that this allows; remove it", "an allowance allows nothing that was found")
    case .expiredAllowance:
      .check(
        .error, "an allowance is over; remove it, or give it a later 'until'",
        "an allowance whose last day is past would still be used")
    case .unknownPluralCategory, .unknownDevice, .unknownWidth, .unknownSubstitution, .circularSubstitution,
      .unknownRule, .differingArgument, .additionalArgument, .conflictingArgument, .pluralWithoutNumber,
      .excessiveSubstitutions, .invalidSpecifier, .empty, .unknownEscape:
      .file(.error)
    case .duplicateKey, .duplicateCase, .newerVersion, .unknownMember, .unknownState, .unknownLanguage,
      .overlappingVariations, .repeatedVariation, .missingMember, .missingOther, .missingArgument, .missingNumber,
      .unusedPluralCategory, .missingPluralCategory, .missingSourceText:
      .file(.warning)
    }
  }

  private enum Entry {
    case check(StringsFindingLevel, _ message: String, _ meaning: String)
    /// An error in a file, with a message and place of its own.
    case file(StringsFindingLevel)
  }
}

extension StringsFindingKind {
  /// The level, unless the rules set another one.
  package var level: StringsFindingLevel {
    switch entry {
    case .check(let level, _, _), .file(let level): level
    }
  }

  /// The meaning, without a capital letter and a full stop.
  package var meaning: String {
    switch entry {
    case .check(_, _, let meaning): meaning
    case .file: "the strings file has a fault: \(rawValue.replacing("-", with: " "))"
    }
  }

  /// The message in front of the sizes. Errors in files have messages of their own.
  package var message: String {
    switch entry {
    case .check(_, let message, _): message
    case .file: meaning
    }
  }

  /// The remedy for a finding of any kind.
  package static let remedy =
    "Shorten the text, give its label more room, or correct the rule. If it is meant to be so, list it under the rules' key "
    + "'allow', with the reason."

  /// Whether it is about the contents of a strings file, whatever the rules are.
  package var isOfFiles: Bool {
    switch entry {
    case .check: false
    case .file: true
    }
  }

  package static let names = allCases.map(\.rawValue)
}
