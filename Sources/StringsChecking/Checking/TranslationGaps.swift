import Findings
import LocalizedStrings
import SourcePlaces

/// A key without a text in a language, or with one that nobody translated.
struct TranslationGap {
  var kind: StringsFindingKind
  var entry: StringsEntry
  var language: String
  var place: SourcePlace
  var text: String?
  var detail: String
}

/// The gaps in a catalogue's languages. Keys that are not to be translated, that code no longer has, or that a rule
/// ignores are left out.
struct TranslationGaps {
  private let catalog: StringsCatalog
  private let rules: StringsRules
  /// The languages that are checked, each with those that it inherits from.
  private let languages: [(tag: String, chain: [String])]

  init(in catalog: StringsCatalog, _ rules: StringsRules, _ options: StringsCheckOptions) {
    (self.catalog, self.rules) = (catalog, rules)
    let made = PseudoLanguage.allCases.map { $0.tag(source: catalog.sourceLanguage) }
    languages = catalog.languages.filter {
      $0 != catalog.sourceLanguage && !made.contains($0) && options.includes(language: $0)
    }.map { ($0, LanguageFallback.chain(for: $0)) }
  }

  /// In the order of the keys, then of the languages.
  var all: [TranslationGap] {
    catalog.entries.filter { $0.shouldTranslate && $0.extractionState != .stale }.flatMap { entry in
      languages.compactMap { language in
        isIgnored(entry, language.tag) ? nil : gap(entry, language.tag, language.chain)
      }
    }
  }

  private func isIgnored(_ entry: StringsEntry, _ language: String) -> Bool {
    let rule = rules.rules.first {
      $0.selector.matches(key: entry.key, table: entry.table) && $0.selector.matches(language: language)
    }
    return rule.map { $0.label == nil } ?? false
  }

  private func gap(_ entry: StringsEntry, _ language: String, _ chain: [String]) -> TranslationGap? {
    guard let localization = entry[language] else {
      // `de-AT` shows the text of `de`, as its readers expect.
      guard !chain.contains(where: { entry[$0] != nil }) else { return nil }
      return TranslationGap(
        kind: .missingTranslation, entry: entry, language: language, place: entry.place,
        detail: "that of '\(catalog.sourceLanguage)' is shown")
    }
    let units = localization.value.units
    guard let first = units.first else { return nil }
    func untranslated(_ detail: String) -> TranslationGap {
      TranslationGap(
        kind: .untranslatedText, entry: entry, language: language, place: first.place, text: first.text, detail: detail)
    }
    if units.contains(where: { $0.state == .new }) { return untranslated("its state is 'new'") }
    guard units.allSatisfy({ $0.state == nil }), !chain.contains(catalog.sourceLanguage),
      let source = entry[catalog.sourceLanguage]?.value.units, source.map(\.text) == units.map(\.text),
      units.contains(where: { Self.hasSeveralWords($0.text) })
    else { return nil }
    return untranslated("it is that of '\(catalog.sourceLanguage)'")
  }

  /// Whether a text has two words of two letters at least: a single one may be a name, or the same in both languages.
  private static func hasSeveralWords(_ text: String) -> Bool {
    text.split(whereSeparator: \.isWhitespace).count { word in
      !word.contains("%") && word.count(where: \.isLetter) >= 2
    } >= 2
  }
}
