import CICU

/// A language's cardinal plural rules, from CLDR.
///
/// ```swift
/// PluralRules(language: "ru").category(of: 3)   // .few
/// PluralRules(language: "en").categories        // [.one, .other]
/// ```
public struct PluralRules: Sendable {
  private let handle: Handle
  /// The categories of the language, in CLDR's order.
  public let categories: [PluralCategory]

  /// Creates the rules of a language by its BCP 47 tag; a language without rules has only `other`.
  public init(language: String) {
    handle = Handle(locale: LanguageTag.icuLocale(language))
    let bits = handle.rules.map { galley_plurals_categories($0) } ?? 0
    let known = PluralCategory.allCases.enumerated().filter { bits & 1 << UInt32($0.offset) != 0 }.map(\.element)
    categories = known.isEmpty ? [.other] : known
  }

  /// The category of a number, written with no more fraction digits than it needs.
  public func category(of number: Double) -> PluralCategory {
    guard let rules = handle.rules else { return .other }
    return PluralCategory.allCases[Int(galley_plurals_select(rules, number))]
  }

  /// The category of a whole number.
  public func category(of number: Int) -> PluralCategory { category(of: Double(number)) }

  /// ICU's rules, which are safe to use from any thread.
  private final class Handle: @unchecked Sendable {
    let rules: OpaquePointer?

    init(locale: String) {
      var error: Int32 = 0
      rules = galley_plurals_open(locale, &error)
    }

    deinit { if let rules { galley_plurals_close(rules) } }
  }
}
