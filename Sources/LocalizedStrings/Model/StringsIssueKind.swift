import Suggestions

/// What can be wrong with a file of strings that can be read all the same.
public enum StringsIssueKind: Hashable, Sendable {
  /// A key that was there before; the last one counts.
  case duplicateKey(first: StringsPlace)
  /// A file's version that is newer than those known; what is new in it is not read.
  case newerVersion(String, known: [String])
  /// A plural category that CLDR has no name for; it never shows.
  case unknownPluralCategory(String)
  /// A device that is none of Apple's; it never shows.
  case unknownDevice(String)
  /// A width that is no whole number; it never shows.
  case unknownWidth(String)
  /// A language tag that ICU does not know.
  case unknownLanguage(String)
  /// `%#@name@` of which there is no substitution.
  case unknownSubstitution(String, known: [String])
  /// A substitution whose texts name it, by themselves or through others.
  case circularSubstitution(String)
  /// Variations beside a text, or by two things at once, of which one alone is read.
  case overlappingVariations(kept: String, dropped: String)
  /// A category, a device or a width that has a text already; the last one counts.
  case duplicateCase(String, first: StringsPlace)
  /// A rule of a strings dictionary that is none of those there are; the variable is read as a plural.
  case unknownRule(String)
  /// A plural or a device without the case that stands for all others.
  case missingOther
  /// A value, a rule or a case without any text that can show; what stands in for it is what the others have.
  case empty
  /// An argument that is of another kind than in the source language.
  case differingArgument(Int, kind: String, source: String)
  /// An argument that the source language does not have.
  case additionalArgument(Int)

  /// A name that stays the same, for lists of rules.
  public var name: String {
    switch self {
    case .duplicateKey: "duplicate-key"
    case .newerVersion: "newer-version"
    case .unknownPluralCategory: "unknown-plural-category"
    case .unknownDevice: "unknown-device"
    case .unknownWidth: "unknown-width"
    case .unknownLanguage: "unknown-language"
    case .unknownSubstitution: "unknown-substitution"
    case .circularSubstitution: "circular-substitution"
    case .overlappingVariations: "overlapping-variations"
    case .duplicateCase: "duplicate-case"
    case .unknownRule: "unknown-rule"
    case .missingOther: "missing-other"
    case .empty: "empty-variations"
    case .differingArgument: "differing-argument"
    case .additionalArgument: "additional-argument"
    }
  }

  /// The names of all kinds.
  public static let names = [
    "duplicate-key", "newer-version", "unknown-plural-category", "unknown-device", "unknown-width", "unknown-language",
    "unknown-substitution", "circular-substitution", "overlapping-variations", "duplicate-case", "unknown-rule",
    "missing-other", "empty-variations", "differing-argument", "additional-argument",
  ]

  var severity: StringsIssue.Severity {
    switch self {
    case .unknownPluralCategory, .unknownDevice, .unknownWidth, .unknownSubstitution, .circularSubstitution,
      .unknownRule,
      .differingArgument, .additionalArgument, .empty:
      .error
    case .duplicateKey, .duplicateCase, .newerVersion, .unknownLanguage, .overlappingVariations, .missingOther: .warning
    }
  }
}

extension StringsIssueKind: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .duplicateKey(let first): "it was there before, at \(first). The last one counts; remove one."
    case .newerVersion(let version, let known):
      "the version is '\(version)'; what is newer than \(known.last ?? "") is not read."
    case .unknownPluralCategory(let name):
      "'\(name)' is no plural category; its text is left out."
        + Self.hint(name, PluralCategory.allCases.map(\.rawValue))
    case .unknownDevice(let name):
      "'\(name)' is no device; its text is left out." + Self.hint(name, StringsDevice.allCases.map(\.rawValue))
    case .unknownWidth(let name): "'\(name)' is no width; its text is left out. Name a whole number from 0."
    case .unknownLanguage(let tag): "'\(tag)' is no known language. Name a BCP 47 tag, such as 'en' or 'zh-Hant'."
    case .unknownSubstitution(let name, let known):
      "'%#@\(name)@' names no substitution."
        + Suggestion.sentence(Suggestion.nearest(to: name, among: known), orOneOf: known)
    case .circularSubstitution(let name):
      "the texts of the substitution '\(name)' lead back to '%#@\(name)@'. Write one of them without it."
    case .overlappingVariations(let kept, let dropped):
      "it has \(dropped) beside \(kept). Only \(kept) can show; nest one in the other."
    case .duplicateCase(let name, let first):
      "'\(name)' has a text already, at \(first). The last one counts; remove one."
    case .unknownRule(let name):
      "'\(name)' is no rule that is known; it is read as a plural. Write 'NSStringPluralRuleType'."
    case .missingOther: "it has no case 'other', which stands for all that have none."
    case .empty:
      "it has no text that can show; another case, another language's text, the key or a bare '%#@name@' stands in. "
        + "Add a text."
    case .differingArgument(let number, let kind, let source):
      "argument \(number) is \(kind), and \(source) in the source language. Give it the same placeholder."
    case .additionalArgument(let number):
      "argument \(number) is none of the source language's. Remove its placeholder."
    }
  }

  private static func hint(_ name: String, _ known: [String]) -> String {
    Suggestion.nearest(to: name, among: known).map { " Did you mean '\($0)'?" }
      ?? " There are \(known.joined(separator: ", "))."
  }
}
