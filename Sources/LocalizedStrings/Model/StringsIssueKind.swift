package import Findings
public import SourcePlaces
import Suggestions

/// A kind of issue in a strings file that can be read all the same.
public enum StringsIssueKind: Hashable, Sendable {
  /// A repeated key; the last one counts.
  case duplicateKey(first: SourcePlace)
  /// A file version newer than the known ones; its additions are not read.
  case newerVersion(String, known: [String])
  /// A member of a string catalogue or a strings dictionary that is not among the format's known ones; it is not read.
  case unknownMember(String, known: [String])
  /// A state, of a text or of a key, that string catalogues do not have; the text is shown all the same.
  case unknownState(String, known: [String])
  /// A plural category without a CLDR name; it is never shown.
  case unknownPluralCategory(String)
  /// A device that is not one of Apple's; it is never shown.
  case unknownDevice(String)
  /// A width that is not a whole number; it is never shown.
  case unknownWidth(String)
  /// A language tag that ICU does not know.
  case unknownLanguage(String)
  /// A reference `%#@name@` to a substitution that does not exist.
  case unknownSubstitution(String, known: [String])
  /// A substitution whose texts name it, directly or through others.
  case circularSubstitution(String)
  /// Variations beside a text, or by two criteria at once; only one of them is read.
  case overlappingVariations(kept: String, dropped: String)
  /// A variation nested in a case of another one by the same criterion, such as `plural`: only one of its cases can be
  /// shown.
  case repeatedVariation(String)
  /// A repeated category, device or width; the last one counts.
  case duplicateCase(String, first: SourcePlace)
  /// An unknown rule of a strings dictionary; the variable is read as a plural.
  case unknownRule(String)
  /// A variable of a strings dictionary that lacks a required member; `example` is a value for it.
  case missingMember(String, example: String)
  /// A variation by plural or device without a case for `other`.
  case missingOther
  /// A value, rule or case without any text that can be shown; the other cases replace it.
  case empty
  /// An argument of another kind than in the source language.
  case differingArgument(Int, kind: String, source: String)
  /// An argument that the source language does not have.
  case additionalArgument(Int)
  /// An argument of another kind than in another of the key's texts in the language, in the specifier of a
  /// substitution, or in the key itself, whose place is `place`.
  case conflictingArgument(Int, kind: String, other: String, place: SourcePlace)
  /// An argument that the source language shows but no text of this language does.
  case missingArgument(Int)
  /// A plural case that does not show its number although several numbers select it; two of them.
  case missingNumber(Int, Int)
  /// The plural cases of a key none of which shows a number: there is no argument that they could depend on.
  case pluralWithoutNumber
  /// A text with more than 1,000 substitutions, nested ones included, or whose substitutions are longer than 2 MiB in
  /// total.
  case excessiveSubstitutions
  /// A substitution's specifier that is not a number's.
  case invalidSpecifier(String)
  /// A plural category that the language's rules do not have; it is never shown.
  case unusedPluralCategory(String, language: String, known: [String])
  /// A plural category of numbers below 10,000 without a case of its own; one of these numbers.
  case missingPluralCategory(String, number: Int)
  /// A key without a text in the source language.
  case missingSourceText(language: String)
  /// `\u` in a strings file, with its digits, in place of `\U`; the letter and digits are shown literally.
  case unknownEscape(String)

  /// A name that never changes, for lists of rules.
  public var name: String { finding.rawValue }

  /// The names of all kinds.
  public static let names = StringsFindingKind.allCases.filter(\.isOfFiles).map(\.rawValue)

  var severity: StringsIssue.Severity { finding.level == .error ? .error : .warning }

  /// The kind's entry in the table of findings about strings.
  package var finding: StringsFindingKind {
    switch self {
    case .duplicateKey: .duplicateKey
    case .newerVersion: .newerVersion
    case .unknownMember: .unknownMember
    case .unknownState: .unknownState
    case .unknownPluralCategory: .unknownPluralCategory
    case .unknownDevice: .unknownDevice
    case .unknownWidth: .unknownWidth
    case .unknownLanguage: .unknownLanguage
    case .unknownSubstitution: .unknownSubstitution
    case .circularSubstitution: .circularSubstitution
    case .overlappingVariations: .overlappingVariations
    case .repeatedVariation: .repeatedVariation
    case .duplicateCase: .duplicateCase
    case .unknownRule: .unknownRule
    case .missingMember: .missingMember
    case .missingOther: .missingOther
    case .empty: .empty
    case .differingArgument: .differingArgument
    case .additionalArgument: .additionalArgument
    case .conflictingArgument: .conflictingArgument
    case .missingArgument: .missingArgument
    case .missingNumber: .missingNumber
    case .pluralWithoutNumber: .pluralWithoutNumber
    case .excessiveSubstitutions: .excessiveSubstitutions
    case .invalidSpecifier: .invalidSpecifier
    case .unusedPluralCategory: .unusedPluralCategory
    case .missingPluralCategory: .missingPluralCategory
    case .missingSourceText: .missingSourceText
    case .unknownEscape: .unknownEscape
    }
  }

  /// Whether only translators need to know: each text is shown as its file has it, which may be intended. This includes
  /// an unknown member whose name is not close to a known one; it may be a later version's.
  package var isForTranslators: Bool {
    switch self {
    case .missingArgument, .missingNumber, .unusedPluralCategory, .missingPluralCategory, .missingSourceText,
      .unknownState:
      true
    case .unknownMember(let name, let known): Suggestion.nearest(to: name, among: known) == nil
    default: false
    }
  }
}

extension StringsIssueKind: CustomStringConvertible {
  /// The issue, and what to do about it.
  public var description: String {
    switch self {
    case .duplicateKey(let first): "it is a duplicate of \(first). The last one is used; remove one of them."
    case .newerVersion(let version, let known):
      "the version is '\(version)'; features newer than \(known.last ?? "") are ignored."
    case .unknownMember(let name, let known):
      "'\(name)' is not a known member here and is ignored." + Self.hint(name, known)
    case .unknownState(let name, let known):
      "'\(name)' is not a known state; the text is shown anyway." + Self.hint(name, known)
    case .unknownPluralCategory(let name):
      "'\(name)' is not a plural category; its text is ignored."
        + Self.hint(name, PluralCategory.allCases.map(\.rawValue))
    case .unknownDevice(let name):
      "'\(name)' is not a known device; its text is ignored." + Self.hint(name, StringsDevice.allCases.map(\.rawValue))
    case .unknownWidth(let name): "'\(name)' is not a width; its text is ignored. Use a whole number from 0."
    case .unknownLanguage(let tag): "'\(tag)' is not a known language. Use a BCP 47 tag, such as 'en' or 'zh-Hant'."
    case .unknownSubstitution(let name, let known):
      "'%#@\(name)@' does not name a substitution."
        + Suggestion.sentence(Suggestion.nearest(to: name, among: known), orOneOf: known)
    case .circularSubstitution(let name):
      "the texts of the substitution '\(name)' contain '%#@\(name)@' again. Remove it from one of them."
    case .overlappingVariations(let kept, let dropped):
      "it has \(dropped) beside \(kept). Only \(kept) can be shown; nest one in the other."
    case .repeatedVariation(let name):
      "it varies by '\(name)' within a case of '\(name)', so only one of its cases can be shown. Write only that text."
    case .duplicateCase(let name, let first):
      "'\(name)' already has a text at \(first). The last one is used; remove one of them."
    case .unknownRule(let name):
      "'\(name)' is not a known rule; it is read as a plural. Write 'NSStringPluralRuleType'."
    case .missingMember(let name, let example):
      "it has no '\(name)', which an app needs to fill in the number. Add it, such as '\(example)'."
    case .missingOther: "it has no case 'other', which is used for all numbers without a case of their own."
    case .empty:
      "it has no text to show; another case, another language's text, the key or '%#@name@' is shown instead. "
        + "Add a text."
    case .differingArgument(let number, let kind, let source):
      "argument \(number) is \(kind), but \(source) in the source language. Use the same placeholder."
    case .additionalArgument(let number):
      "argument \(number) does not exist in the source language. Remove its placeholder."
    case .conflictingArgument(let number, let kind, let other, let place):
      "argument \(number) is \(kind) here, but \(other) at \(place). Use the same placeholder."
    case .missingArgument(let number):
      "argument \(number) of the source language is missing. Add its placeholder."
    case .missingNumber(let first, let second):
      "the number is not shown, although \(first) and \(second), for example, both use this case. Add its placeholder."
    case .pluralWithoutNumber:
      "no case shows a number, so no case can be chosen. Show it in the case 'other', for example as '%lld', or write a text "
        + "without cases."
    case .excessiveSubstitutions:
      "its nested substitutions are more than 1,000 or longer than 2 MiB; some are shown as '%#@name@'. Write "
        + "fewer."
    case .invalidSpecifier(let name):
      "'\(name)' is not a format specifier of a number. Write 'lld' for integers and 'lf' for other numbers."
    case .unusedPluralCategory(let name, let language, let known):
      "'\(name)' is not a plural category of '\(language)', so its text is never shown. "
        + (known.count == 1
          ? "The only category is \(known[0])." : "The categories are \(known.joined(separator: ", ")).")
    case .missingPluralCategory(let name, let number):
      "it has no case '\(name)', which \(number) needs; 'other' is shown. Add one."
    case .missingSourceText(let language):
      "it has no text in '\(language)', the source language; the key is shown. Add a text, or remove the key."
    case .unknownEscape(let text):
      "'\(text)' is not an escape: Apple's reader knows only a capital 'U', and shows '\(text.dropFirst())'. "
        + (text.count > 2 ? "Did you mean '\\U\(text.dropFirst(2))'?" : "Write '\\U' and four digits.")
    }
  }

  private static func hint(_ name: String, _ known: [String]) -> String {
    Suggestion.nearest(to: name, among: known).map { " Did you mean '\($0)'?" }
      ?? " Use one of \(known.joined(separator: ", "))."
  }
}
