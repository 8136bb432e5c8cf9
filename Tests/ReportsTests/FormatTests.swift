import Findings
import Foundation
import Messages
import Snapshots
import Testing

@testable import Reports

/// Reports in other tools' formats, checked by the tools' schemas and parsers (`Fixtures/check.py`), and compared with
/// stored files.
@Suite struct FormatTests {
  private static let failing: Set<String> = ["truncated-text"]

  private func junit(_ report: RunReport) -> Data { Data(JUnitReport(report).text.utf8) }
  private func sarif(_ report: RunReport) throws -> Data { try SARIFReport(report, version: "0.1.0").data() }
  private func markdown(_ report: RunReport) -> Data { Data(MarkdownSummary(report).text.utf8) }
  private func github(_ report: RunReport) -> Data {
    Data(GitHubAnnotations(report).lines.map { $0 + "\n" }.joined().utf8)
  }

  // MARK: Golden files

  @Test func theReportsAreTheStoredOnes() throws {
    let report = Samples.report(Samples.small, failing: Self.failing)
    try Checker.expectGolden(junit(report), "junit.xml")
    try Checker.expectGolden(sarif(report), "findings.sarif")
    try Checker.expectGolden(markdown(report), "summary.md")
    try Checker.expectGolden(github(report), "annotations.txt")
  }

  @Test func hostileTextsAreReportedAsStored() throws {
    let report = Samples.report(Samples.hostile)
    try Checker.expectGolden(junit(report), "hostile-junit.xml")
    try Checker.expectGolden(sarif(report), "hostile.sarif")
    try Checker.expectGolden(markdown(report), "hostile.md")
    try Checker.expectGolden(github(report), "hostile-annotations.txt")
  }

  // MARK: By others' programs

  @Test(arguments: [Samples.small, Samples.hostile, []])
  func everyFormatIsWhatItsToolsTake(results: [CaseResult]) throws {
    for failing in [[], Self.failing, ["missing-glyph"]] {
      let report = Samples.report(results, failing: failing)
      _ = try Checker.check("junit", junit(report))
      _ = try Checker.check("sarif", sarif(report))
      _ = try Checker.check("markdown", markdown(report))
      _ = try Checker.check("github", github(report))
    }
  }

  /// A parser finds the original text in the report, on one line.
  @Test func hostileTextsComeOutAsTheyWentIn() throws {
    let report = Samples.report(Samples.hostile)
    let shown = Samples.hostileTexts.map { $0.shownOnOneLine }
    let inXML = shown.map {
      $0.replacing("\u{FFFF}", with: "\\u{ffff}").replacing("\u{FFFE}", with: "\\u{fffe}")
    }
    let junit = try Checker.texts("junit", junit(report))
    for text in inXML.filter({ !$0.isEmpty }) { #expect(junit.contains { $0.hasPrefix(text + "\n") }, "\(text)") }
    let markdown = try Checker.texts("markdown", markdown(report))
    for text in shown {
      let cell = text.replacing("\t", with: " ").trimmingCharacters(in: .whitespaces)
      #expect(markdown.contains(cell), "\(cell)")
    }
    let sarif = try Checker.texts("sarif", sarif(report))
    for text in shown { #expect(sarif.contains { $0.hasSuffix(": \(text): \(text)") }, "\(text)") }
    for text in shown { #expect(sarif.contains(text), "\(text)") }
    let github = try Checker.texts("github", github(report))
    for text in Samples.hostileTexts {
      let lines = text.unicodeScalars.map {
        "\r\n".unicodeScalars.contains($0) ? String($0) : String($0).shownOnOneLine
      }
      .joined()
      #expect(github.contains { $0.hasSuffix(": \(lines)") }, "\(lines)")
    }
  }

  // MARK: What they say

  @Test func findingsSayWhereAndWhat() throws {
    let report = Samples.report(Samples.small, failing: Self.failing)
    let place = "file=Snapshots/Catalogue/more cards#1.yaml,line=12"
    #expect(
      GitHubAnnotations(report).lines.contains(
        "::error \(place),title=truncated-text::more cards#1/greeting/card-AX3@2x and 1 more (AX3 and AX5): "
          + "subtitle: The text is cut. Not shown: \"news\"."), "\(GitHubAnnotations(report).lines)")
    #expect(
      GitHubAnnotations(Samples.report(Samples.small)).lines.contains {
        $0.hasPrefix("::warning \(place),title=truncated-text::")
      })
  }

  /// SARIF 2.1.0, 3.27.17: fingerprints distinguish results, including those of one view with different messages.
  @Test func noTwoResultsHaveOneFingerprint() throws {
    let finding = { (text: String) in
      SARIFFinding(
        kind: "unknown-state", meaning: nil, help: "So.", level: .warning, message: text, file: nil, line: nil,
        logicalName: "key", fingerprint: ("kind/v1", "key: unknown-state"), justification: nil)
    }
    let log = try SARIFDocument([finding("a"), finding("b"), finding("c")], version: "0.1.0").data()
    let text = String(decoding: log, as: UTF8.self)
    for fingerprint in ["key: unknown-state", "key: unknown-state (2)", "key: unknown-state (3)"] {
      #expect(text.components(separatedBy: "\"\(fingerprint)\"").count == 2, "\(text)")
    }
  }

  /// SARIF 2.1.0, 3.35.2: a suppression is in the sources or in an external store.
  @Test func whatABaselineHasIsSuppressedFromOutside() throws {
    let findings = [("title", Finding.inBaseline), ("subtitle", Finding.inBaseline), ("mark", "A logo.")].map {
      Finding(kind: "fixed-font", node: $0, message: "17 points.", level: .error, allowed: $1)
    }
    let result = CaseResult(
      Samples.path("card"), Samples.moved("moved"), findings: findings, source: Samples.source, duration: .zero)
    let report = Samples.report([result])
    let log = String(decoding: try sarif(report), as: UTF8.self)
    #expect(log.components(separatedBy: "\"external\"").count == 2, "\(log)")
    #expect(log.components(separatedBy: "\"inSource\"").count == 2, "\(log)")
    // All views are named.
    let summary = String(decoding: markdown(report), as: UTF8.self)
    #expect(summary.contains("It is in the baseline. Also\\: subtitle."), "\(summary)")
  }

  @Test func manyFaultsStayWithinWhatGitHubTakes() throws {
    let results = (0..<300).map { index in
      CaseResult(
        Samples.path("card", scene: "scene-\(index)"), Samples.moved(Samples.long),
        findings: [Finding(kind: "broken-word", node: "title", message: Samples.long)], source: Samples.source,
        duration: .zero)
    }
    let report = Samples.report(results)
    #expect(GitHubAnnotations(report).lines.count == 102)
    #expect(GitHubAnnotations(report).lines.last == "::notice::and 250 more, which galley report lists")
    #expect(try Checker.texts("markdown", markdown(report)).contains { $0.hasPrefix("and 2") })
  }
}
