import LocalizedStrings

/// How bad a finding is.
package enum FindingLevel: String, CaseIterable, Sendable {
  /// It fails the check.
  case error
  /// It is said.
  case warning
  /// It is left out.
  case off
}

/// What a check of strings finds beside what is wrong with the files themselves; raw values are the names.
package enum FindingKind: String, CaseIterable, Sendable {
  /// The label ends in an ellipsis, or leaves lines out.
  case truncatedText = "truncated-text"
  /// The text is larger than its label.
  case clippedText = "clipped-text"
  /// A line ends within a word, for lack of room.
  case brokenWord = "broken-word"
  /// More lines than are expected.
  case tooManyLines = "too-many-lines"
  /// No font has a character.
  case missingGlyph = "missing-glyph"
  /// The text is too long to be measured.
  case unmeasuredText = "unmeasured-text"
  /// No rule lets a key through.
  case noRule = "no-rule"
  /// A rule that is no string's.
  case unusedRule = "unused-rule"
  /// An allowance that allows nothing.
  case unusedAllowance = "unused-allowance"

  /// How bad it is unless the rules say otherwise.
  package var level: FindingLevel {
    switch self {
    case .truncatedText, .clippedText, .brokenWord, .tooManyLines, .unmeasuredText: .error
    case .missingGlyph, .unusedRule, .unusedAllowance: .warning
    case .noRule: .off
    }
  }

  /// What is so, in front of the sizes.
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

  /// The names of all kinds: these, and those of what is wrong with files.
  package static let names = allCases.map(\.rawValue) + StringsIssueKind.names

  /// What a kind means, for lists of rules.
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
