import LocalizedStrings
import Testing

@Suite struct LanguageFallbackTests {
  /// Chains from CLDR's parent locales (`parentLocales` in `supplementalData.xml`).
  @Test(arguments: [
    ("es-MX", ["es-MX", "es-419", "es"]), ("en-AU", ["en-AU", "en-001", "en"]), ("pt-AO", ["pt-AO", "pt-PT", "pt"]),
    ("zh-Hant-HK", ["zh-Hant-HK", "zh-Hant"]), ("zh-Hant-MO", ["zh-Hant-MO", "zh-Hant-HK", "zh-Hant"]),
    ("de_AT", ["de-AT", "de"]), ("sr-Latn", ["sr-Latn"]), ("de", ["de"]), ("", [""]),
  ])
  func languagesInheritAsInCLDR(language: String, chain: [String]) {
    #expect(LanguageFallback.chain(for: language) == chain)
  }

  @Test func missingLanguagesShowTheSourceLanguage() throws {
    let strings = try catalog(catalogText(unit("Hallo"), language: "de"))
    #expect(strings.localizedString(forKey: "k", locale: "de-CH") == "Hallo")
    #expect(strings.localizedString(forKey: "k", locale: "fr") == "k")
    #expect(strings.localizedString(forKey: "other", locale: "de") == nil)
  }

  @Test func argumentsAreChosenByPositionAndCategory() throws {
    let value =
      #"{"variations": {"plural": {"one": \#(unit("%1$@: ein Tag")), "other": \#(unit("%1$@: %2$lld Tage"))}}}"#
    let strings = try catalog(catalogText(value, language: "de"))
    #expect(strings.localizedString(forKey: "k", locale: "de", arguments: ["Mo", 1]) == "Mo: ein Tag")
    #expect(strings.localizedString(forKey: "k", locale: "de", arguments: ["Mo", 1234]) == "Mo: 1.234 Tage")
    #expect(strings.localizedString(forKey: "k", locale: "de") == ":  Tage")
  }
}
