import Exceptions
import Findings
import LocalizedStrings
import SourcePlaces
import Testing
import TextLayout
import TextMeasuring

@testable import StringsChecking

/// The findings about strings, compared with the measurer's answers for the same texts.
@Suite struct StringsCheckTests {
  private static let long = "Einstellungen und Datenschutz"

  private func finding(_ kind: StringsFindingKind, in report: StringsReport) throws -> StringsFinding {
    try #require(report.findings.first { $0.kind == kind.rawValue }, "\(report.findings)")
  }

  @Test func aTextIsCutAtTheSizesThatTheMeasurerSays() throws {
    let report = try Samples.report(
      Samples.entry("a", ["en": "OK", "de": Self.long]), "rules: [{key: a, width: 300}]")
    let finding = try finding(.truncatedText, in: report)
    var request = MeasuringRequest(Self.long, font: .style(.body), width: 300)
    (request.categories, request.lines, request.locale) = (MeasuringCategory.allCases, 1, "de")
    let measured = try Samples.measurer.get().answer(request).measurements
    let cut = measured.filter(\.isTruncated).map(\.category)
    #expect(!cut.isEmpty && cut.count < 12)
    // What the whole line takes at the first and at the last of these sizes.
    (request.widths, request.categories) = ([], [try #require(cut.first), try #require(cut.last)])
    let lines = try Samples.measurer.get().answer(request).measurements.map { $0.size.width.rounded(.up) }
    #expect(finding.sizes == [FindingSizes(width: 300, categories: cut, needed: lines[0]...lines[1])])
    #expect(
      finding.sentence.hasSuffix("; needs \(Int(lines[0])) to \(Int(lines[1])) pt, has 300"), "\(finding.sentence)")
    #expect(finding.place.description == "Localizable.xcstrings:2:\(finding.place.column ?? 0)")
    #expect((finding.key, finding.language, finding.level) == ("a", "de", .error))
    #expect(report.findings.count == 1 && report.fails)
    #expect(report.counts.texts == 2 && report.counts.measurements == 24)
  }

  @Test func aWordThatNoLineHoldsIsBroken() throws {
    let report = try Samples.report(
      Samples.entry("a", ["en": "a Donaudampfschifffahrt"]),
      "rules: [{key: a, width: 100, lines: 0, categories: [L, AX5]}]")
    let finding = try finding(.brokenWord, in: report)
    var word = MeasuringRequest("Donaudampfschifffahrt", font: .style(.body))
    word.categories = [.large, .accessibilityExtraExtraExtraLarge]
    let widths = try Samples.measurer.get().answer(word).measurements.map { Int($0.size.width.rounded(.up)) }
    #expect(
      finding.sentence == #"a word is broken at L, AX5 in 100 pt: "Donaudampfschifffahrt"; needs "#
        + "\(widths[0]) to \(widths[1]) pt, has 100")
    #expect(report.findings.count == 1)
  }

  // A line of body is 20.3 points high at L, and 63.2 at AX5 (17 and 53 points by 2444 / 2048).
  @Test func aTextThatIsHigherThanItsLabelIsClipped() throws {
    let report = try Samples.report(
      Samples.entry("a", ["en": "OK"]), "rules: [{key: a, width: 100, height: 30, categories: [L, AX5]}]")
    let finding = try finding(.clippedText, in: report)
    #expect(finding.sizes == [FindingSizes(width: 100, categories: [.accessibilityExtraExtraExtraLarge])])
  }

  @Test func moreLinesThanExpectedAreSaid() throws {
    let rule = "{key: a, width: 200, lines: 0, expectedLines: {XS: 1, AX1: 12}}"
    let report = try Samples.report(Samples.entry("a", ["en": Self.long]), "rules: [\(rule)]")
    let finding = try finding(.tooManyLines, in: report)
    let categories = try #require(finding.sizes.first?.categories)
    #expect(categories.allSatisfy { !$0.rawValue.hasPrefix("AX") })
    #expect(finding.detail == "2 lines, expected 1")
  }

  @Test func aCharacterThatNoFontHasIsAWarning() throws {
    let report = try Samples.report(
      Samples.entry("a", ["en": #"a\u16A0 \u16A0"#]), "rules: [{key: a, width: 200}]")
    let finding = try finding(.missingGlyph, in: report)
    #expect(finding.sentence == "no font has a character: \"\u{16A0}\" (U+16A0)")
    #expect(finding.level == .warning && !report.fails)
  }

  /// Several numbers show one text of the file: they give one finding, and each text of the file gives its own.
  @Test func pluralsAreAFindingForEachTextOfTheFile() throws {
    let cases = [("one", "%lld sehr lange Datei"), ("other", "%lld sehr lange Dateien")].map {
      #""\#($0)": {"stringUnit": {"state": "translated", "value": "\#($1)"}}"#
    }
    let variations = #"{"variations": {"plural": {\#(cases.joined(separator: ","))}}}"#
    let report = try Samples.report(
      #""%lld long files": {"localizations": {"de": \#(variations)}}"#,
      "rules: [{key: '*', language: de, width: 100, categories: [AX5]}]")
    #expect(report.findings.map(\.variations) == [["plural.one"], ["plural.other"]])
    #expect(report.counts.texts > 2)
  }

  @Test func theFirstRuleThatLetsAStringThroughIsIts() throws {
    let strings = [
      Samples.entry("a.b", ["en": Self.long, "de": Self.long]), Samples.entry("debug", ["en": Self.long]),
      Samples.entry("none", ["en": Self.long]),
    ].joined(separator: ",\n")
    let report = try Samples.report(
      strings,
      """
      defaults: {categories: [L]}
      rules:
        - {key: a.b, language: de, width: 1000}
        - {key: debug, ignore: For developers.}
        - {key: a.*, width: 50}
        - {key: a.b, width: 60}
      """)
    #expect(report.findings.map(\.kind) == ["truncated-text", "missing-translation", "unused-rule"])
    #expect(report.findings.first?.language == "en" && report.findings.first?.sizes.first?.width == 50)
    #expect(report.findings.last?.place.description == "rules.yaml:6:5")
    #expect(report.keysWithoutRule == ["none"] && report.counts.ignoredKeys == 1 && report.counts.keys == 1)
  }

  @Test func whatIsAllowedFailsNothing() throws {
    let report = try Samples.report(
      Samples.entry("a", ["en": Self.long, "de": Self.long]),
      """
      rules: [{key: a, width: 50, categories: [L]}]
      allow:
        - {key: "*", finding: truncated-text, reason: The page has it whole.}
        - {key: "*", language: fr, finding: truncated-text, reason: Never.}
      """)
    #expect(report.findings.map(\.allowed) == ["The page has it whole.", "The page has it whole.", nil])
    #expect(report.findings.last?.kind == "unused-allowance" && !report.fails)
  }

  /// An allowance holds on its last day, and fails the check from the next day on, if something would use it.
  @Test(arguments: [("2026-12-31", false), ("2027-01-01", true)])
  func whatIsOverAllowsNothing(today: String, isOver: Bool) throws {
    let report = try Samples.report(
      Samples.entry("a", ["en": Self.long]),
      """
      rules: [{key: a, width: 50, categories: [L]}]
      allow:
        - {key: a, finding: truncated-text, reason: New label., until: 2026-12-31, issue: "https://example.org/7"}
        - {key: b, finding: truncated-text, reason: Never., until: 2026-12-31}
      """
    ) { $0.today = CalendarDay(today) }
    #expect(report.findings.first?.allowed == (isOver ? nil : "New label."))
    #expect(report.fails == isOver)
    let over = report.findings.filter { $0.kind == "expired-allowance" }
    #expect(
      over.map(\.sentence)
        == (isOver
          ? [
            "an allowance is over; remove it, or give it a later 'until': "
              + "ended with 2026-12-31 (New label.; https://example.org/7)"
          ] : []))
    #expect(over.allSatisfy { $0.place.description == "rules.yaml:3:5" })
  }

  @Test(
    arguments: [
      ("until: 31.12.2026", "a day such as 2026-12-31"), ("until: 2026-02-30", "a day such as 2026-12-31"),
      ("issue: ABC-7", "the address of an issue"),
    ])
  func wrongTermsAreRefused(terms: String, expected: String) throws {
    let rules = """
      rules: [{key: a, width: 50}]
      allow: [{key: a, finding: truncated-text, reason: It is known., \(terms)}]
      """
    let error = #expect(throws: RulesError.self) { try Samples.rules(rules) }
    #expect(try #require(error).description.contains(expected))
    #expect(try #require(error).place.description.hasPrefix("rules.yaml:2:"))
  }

  @Test func levelsChangeWhatFails() throws {
    let strings = Samples.entry("a", ["en": Self.long]) + "," + Samples.entry("b", ["en": "b"])
    let rules = "rules: [{key: a, width: 50, categories: [L]}]\nlevels: {truncated-text: warning, no-rule: error}"
    let report = try Samples.report(strings, rules)
    #expect(report.findings.map(\.level) == [.warning, .error])
    #expect(report.findings.last?.kind == "no-rule" && report.findings.last?.key == "b")
    let off = try Samples.report(strings, rules.replacing("warning, no-rule: error", with: "off"))
    #expect(off.findings.isEmpty)
  }

  @Test func whatIsWrongWithTheFileIsFound() throws {
    let report = try Samples.report(
      Samples.entry("a", ["en": "a %lld", "de": "a %@"]), "rules: [{key: a, width: 500, categories: [L]}]")
    #expect(report.findings.map(\.kind) == ["differing-argument"])
    #expect(report.findings.first?.level == .error && report.findings.first?.language == "de")
  }

  @Test func filtersLeaveOut() throws {
    let strings = Samples.entry("a", ["en": Self.long, "zh-Hant": Self.long, "de": Self.long])
    let rules = "rules: [{key: a, width: 50}, {key: b, width: 9}]"
    let report = try Samples.report(strings, rules) { options in
      options.languages = ["zh"]
      options.categories = [.large]
    }
    #expect(report.findings.map(\.language) == ["zh-Hant"], "and nothing of rules that may be used elsewhere")
    #expect(report.findings.first?.sizes.first?.categories == [.large])
  }

  @Test(arguments: [
    ([MeasuringCategory.large], "L"), ([.accessibilityMedium, .accessibilityLarge], "AX1, AX2"),
    ([.large, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge], "L, AX2 to AX4"),
    (MeasuringCategory.allCases, "XS to AX5"),
  ])
  func sizesAreSaidInSpans(categories: [MeasuringCategory], text: String) {
    #expect(FindingSizes.text(categories) == text)
  }
}
