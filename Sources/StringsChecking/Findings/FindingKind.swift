import LocalizedStrings

/// The severity of a finding.
package enum FindingLevel: String, CaseIterable, Sendable {
  /// It fails the check.
  case error
  /// It is reported.
  case warning
  /// It is left out.
  case off
}

/// The kinds of findings of a check of strings, other than problems with the files; raw values are the names.
package enum FindingKind: String, CaseIterable, Sendable {
  /// The label ends in an ellipsis, or omits lines.
  case truncatedText = "truncated-text"
  /// The text is larger than its label.
  case clippedText = "clipped-text"
  /// A word is broken for lack of space.
  case brokenWord = "broken-word"
  /// There are more lines than expected.
  case tooManyLines = "too-many-lines"
  /// No font has a character.
  case missingGlyph = "missing-glyph"
  /// The text is too long to be measured.
  case unmeasuredText = "unmeasured-text"
  /// No rule applies to a key.
  case noRule = "no-rule"
  /// A rule applies to no string.
  case unusedRule = "unused-rule"
  /// An allowance matches no finding.
  case unusedAllowance = "unused-allowance"

  /// The default severity.
  package var level: FindingLevel {
    switch self {
    case .truncatedText, .clippedText, .brokenWord, .tooManyLines, .unmeasuredText: .error
    case .missingGlyph, .unusedRule, .unusedAllowance: .warning
    case .noRule: .off
    }
  }

  /// The finding in words, followed by sizes.
  var message: String {
    switch self {
    case .truncatedText: "cut"
    case .clippedText: "larger than its label"
    case .brokenWord: "a word is broken"
    case .tooManyLines: "more lines than expected"
    case .missingGlyph: "no font has a character"
    case .unmeasuredText: "the text is not measured"
    case .noRule: "no rule lets the key through"
    case .unusedRule: "no string is left for this rule; remove it, or look for a pattern above it that is too wide"
    case .unusedAllowance: "nothing is found that this allows; remove it"
    }
  }

  /// The names of all kinds, including those of problems with files.
  package static let names = allCases.map(\.rawValue) + StringsIssueKind.names

  /// The meaning of a kind, for lists of rules.
  package static func meaning(_ name: String) -> String {
    switch FindingKind(rawValue: name) {
    case .truncatedText: "text is cut, with an ellipsis or by leaving lines out"
    case .clippedText: "the text is larger than its label"
    case .brokenWord: "a word is broken because no line has room for it"
    case .tooManyLines: "the text has more lines than are expected"
    case .missingGlyph: "no font has a character"
    case .unmeasuredText: "the text is too long to be measured"
    case .noRule: "no rule lets a key through"
    case .unusedRule: "a rule lets no string through that another has not let through before"
    case .unusedAllowance: "an allowance allows nothing that was found"
    case nil: "the file of strings is at fault: \(name.replacing("-", with: " "))"
    }
  }
}
