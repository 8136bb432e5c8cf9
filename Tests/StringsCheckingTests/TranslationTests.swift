import Findings
import LocalizedStrings
import Testing

@testable import StringsChecking

/// Keys without a text in a language, texts that nobody translated, and the arguments of texts.
@Suite struct TranslationTests {
  private static let wide = "rules: [{key: '*', width: 3000, categories: [L]}]"

  /// `kind language key` of each finding.
  private func found(
    _ strings: String, _ rules: String = wide, _ change: (inout StringsCheckOptions) -> Void = { _ in }
  ) throws -> [String] {
    try Samples.report(strings, rules, change).findings.map { "\($0.kind) \($0.language ?? "") \($0.key ?? "")" }
  }

  private static let two =
    Samples.entry("a", ["en": "Good morning", "de": "Guten Morgen", "fr": "Bonjour"]) + ","
    + Samples.entry("b", ["en": "Good night", "fr": "Bonne nuit"])

  @Test func aKeyWithoutATextInALanguageIsMissing() throws {
    #expect(try found(Self.two) == ["missing-translation de b"])
    let report = try Samples.report(Self.two, Self.wide)
    #expect(report.findings.first?.sentence == "it has no text in the language: that of 'en' is shown")
    #expect(report.findings.first?.place.line == 2 && !report.fails)
  }

  @Test func onlyLanguagesThatAreCheckedMiss() throws {
    #expect(try found(Self.two) { $0.languages = ["fr"] }.isEmpty)
    #expect(try found(Self.two) { $0.languages = ["de"] } == ["missing-translation de b"])
  }

  /// By CLDR, `de-AT` inherits from `de`, `zh-Hant` from no other, and `en-GB` from `en`.
  @Test func aLanguageThatInheritsATextMissesNone() throws {
    let strings =
      Samples.entry("a", ["en": "x", "de": "x", "de-AT": "x", "en-GB": "x", "zh-Hans": "x", "zh-Hant": "x"]) + ","
      + Samples.entry("b", ["en": "y", "de": "y", "zh-Hans": "y"])
    #expect(try found(strings) == ["missing-translation zh-Hant b"])
  }

  @Test func ignoredKeysAndKeysThatAreNotToBeTranslatedMissNothing() throws {
    #expect(try found(Self.two, "rules: [{key: b, ignore: no}, {key: a, width: 3000}]").isEmpty)
    let unused = Self.two.replacing(#""b": {"#, with: #""b": {"shouldTranslate": false, "#)
    #expect(try found(unused).isEmpty)
    let stale = Self.two.replacing(#""b": {"#, with: #""b": {"extractionState": "stale", "#)
    #expect(try found(stale).isEmpty)
  }

  @Test func aTextWhoseStateIsNewIsUntranslated() throws {
    let strings = Self.two.replacing(
      #""de": {"stringUnit": {"state": "translated""#, with: #""de": {"stringUnit": {"state": "new""#)
    #expect(try found(strings) == ["untranslated-text de a", "missing-translation de b"])
  }

  /// Files without states: two words of the source language, and neither a name nor a variant of that language.
  @Test(arguments: [
    ("Good morning", "de", true), ("Galley", "de", false), ("OK", "de", false), ("%@ kg", "de", false),
    ("Good morning", "en-GB", false),
  ])
  func theSourcesTextIsUntranslated(text: String, language: String, isFound: Bool) throws {
    let csv = "key,en,\(language)\r\na,\(text),\(text)\r\n"
    let catalog = try StringsCatalog(Array(csv.utf8), format: .csv, file: "a.csv")
    let checker = try StringsChecker(try Samples.rules(Self.wide), measurer: try Samples.measurer.get())
    let findings = try checker.report(on: catalog).findings
    #expect(findings.map(\.kind) == (isFound ? ["untranslated-text"] : []), "\(findings)")
  }

  // MARK: What fails

  @Test func whatFailsIsWhatIsNamed() throws {
    func levels(_ failing: Set<String>?) throws -> [StringsFindingLevel] {
      try Samples.report(Self.two, "rules: [{key: '*', width: 30, categories: [L]}]") {
        ($0.failing, $0.languages) = (failing, ["de"])
      }.findings.map(\.level)
    }
    // A text that is cut, and one that is missing.
    #expect(try levels(nil) == [.error, .warning])
    #expect(try levels(["missing-translation"]) == [.warning, .error])
    #expect(try levels(["error", "warning"]) == [.error, .error])
    #expect(try levels([]) == [.warning, .warning])
  }

  @Test func whatIsOffFailsWhereItIsNamed() throws {
    let strings = Samples.entry("a", ["en": "x"])
    let rules = "rules: [{key: b, width: 9}]\nlevels: {unused-rule: off}"
    #expect(try Samples.report(strings, rules) { $0.failing = ["no-rule"] }.fails)
    #expect(try !Samples.report(strings, rules).fails)
  }

  // MARK: Arguments

  @Test func placeholdersShowTheRulesArguments() throws {
    let strings =
      Samples.entry("a", ["en": "%@ has %lld of %2$lld, %lf"]) + "," + Samples.entry("b", ["en": "%@"])
    func texts(_ rules: String, _ change: (inout StringsCheckOptions) -> Void = { _ in }) throws -> [String] {
      // A text may be cut and be larger than its label, too.
      try Samples.report(strings, rules, change).findings.filter { $0.kind == "clipped-text" }.compactMap(\.text)
    }
    let narrow = "width: 1, lines: 1, categories: [L]"
    // What is no number, or is left out, is a sample; %lf has six digits (C11, 7.21.6.1).
    #expect(
      try texts("rules: [{key: a, \(narrow), arguments: [Maximilian, 12]}, {key: b, \(narrow)}]") == [
        "Maximilian has 12 of 12, 1,234.500000", "Lorem ipsum",
      ])
    #expect(
      try texts("rules: [{key: '*', \(narrow), arguments: [a, many, 2.5]}]") == ["a has 1,234 of 1,234, 2.500000", "a"])
    #expect(try texts("rules: [{key: '*', \(narrow)}]") { $0.samples.arguments = ["Bo"] }.last == "Bo")
  }

  @Test func ignoredStringsHaveNoArguments() throws {
    let error = #expect(throws: RulesError.self) {
      try Samples.rules("rules: [{key: a, ignore: no, arguments: [b]}]")
    }
    #expect(
      error?.description
        == "rules.yaml:1:41: 'arguments' and 'ignore' cannot be combined: ignored strings are shown in no "
        + "label.")
  }
}
