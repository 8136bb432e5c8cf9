import Findings
import Foundation
import QuotedText
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
    // What is known is one line.
    let summary = String(decoding: markdown(report), as: UTF8.self)
    #expect(summary.contains("\nKnown\\: 2 findings in 1 of 1 case\\: in the baseline.\n"), "\(summary)")
    #expect(!summary.contains("It is in the baseline.") && summary.contains("A logo."), "\(summary)")
  }

  // MARK: Summaries

  /// Paths are code spans, in which nothing has to be escaped; elsewhere nothing invisible is between the characters.
  @Test func pathsCanBeCopied() throws {
    let report = Samples.report(Samples.small, failing: Self.failing)
    let text = String(decoding: markdown(report), as: UTF8.self)
    #expect(text.contains("| 1 | changed | `more cards#1/greeting/card-AX3@2x` and 1 more (AX3 and AX5) |"), "\(text)")
    #expect(!text.unicodeScalars.contains("\u{200B}") && !text.contains("&#8203;"))
    #expect(
      try Checker.texts("markdown", markdown(report)).contains("'cards/broken/card-L@2x.png' is no PNG file."))
  }

  /// Texts that keep a path from being a code span, or that look like markup.
  @Test(arguments: [
    ("a/b", "`a/b`"), ("a|b", "a&#124;b"), ("a`b", "a&#96;b"), ("a\\b", "a&#92;b"), (" a", " a"), ("a ", "a "),
    ("", ""),
    ("a\u{7}", "a&#92;u{7}"), ("@a", "`@a`"),
  ])
  func aPathIsACodeSpanIfItCan(path: String, expected: String) {
    #expect(MarkdownText.escaped(path + ": #1", path: path) == expected + "\\: \\#<b></b>1")
  }

  @Test func everyCauseHasItsNumberAndItsPicture() throws {
    let report = Samples.report(Samples.small, failing: Self.failing)
    let pictures = [1: "https://example.com/a b/(1).png", 2: "pictures/cause-2.png"]
    let summary = MarkdownSummary(report, pictures: pictures, artifact: "https://example.com/run/7").text
    let texts = try Checker.texts("markdown", Data(summary.utf8))
    #expect(texts.contains("https://example.com/a%20b/%281%29.png") && texts.contains("https://example.com/run/7"))
    #expect(texts.contains("1. changed: more cards#1/greeting/card-AX3@2x and 1 more (AX3 and AX5)"), "\(texts)")
    #expect(texts.contains("2. new: more cards#1/other/card-L@2x") && texts.contains("Page, pictures and results"))
    // A cause without a picture has its section all the same.
    #expect(texts.contains("3. failed: more cards#1/#3/#none"), "\(texts)")
  }

  /// With pictures, too, and addresses as long as they come.
  @Test func aSummaryWithPicturesIsAComment() throws {
    let results = (0..<300).map { index in
      CaseResult(
        Samples.path("card", scene: "scene-\(index)"), Samples.moved(Samples.long), source: Samples.source,
        duration: .zero)
    }
    let address = "https://example.com/" + String(repeating: "long/", count: 300)
    let pictures = Dictionary(uniqueKeysWithValues: (1...50).map { ($0, address + "\($0).png") })
    let summary = MarkdownSummary(Samples.report(results), pictures: pictures, artifact: address).text
    let texts = try Checker.texts("markdown", Data(summary.utf8))
    let left = try #require(texts.first { $0.hasPrefix("and ") && $0.hasSuffix(" more") })
    let sections = texts.count { $0.contains(". changed: ") }
    #expect(left == "and \(300 - sections) more" && sections > 10)
  }

  /// What fails a run is in every report that says whether it passed.
  @Test func orphansFailTheReports() throws {
    let orphans = [OrphanedReference("cards/old/card-L"), OrphanedReference("cards/old/card-AX3")]
    let same = CaseResult(Samples.path("card"), .unchanged(engine: .same, isRecorded: false), duration: .zero)
    let report = RunReport(
      RunSummary(results: [same], orphans: orphans), folder: "galley-output/7", failing: [])
    #expect(report.needsReview)
    let which = "cards/old/card-L and 1 more of this scene"
    let texts = try Checker.texts("markdown", markdown(report))
    #expect(texts.contains(which) && !texts.contains("Nothing needs review."), "\(texts)")
    let junit = try Checker.texts("junit", junit(report))
    #expect(junit.contains(which) && junit.contains("orphaned"), "\(junit)")
    #expect(
      GitHubAnnotations(report).lines == ["::error title=orphaned::\(which): no case has these references"])
    let passing = RunReport(RunSummary(results: [same]), folder: "galley-output/7", failing: [])
    #expect(try Checker.texts("markdown", markdown(passing)).contains("Nothing needs review."))
  }

  @Test func aPartOfARunSaysSo() throws {
    let note = "Of 3 shards there are 2; missing: 2/3."
    let report = RunReport(RunSummary(results: Samples.small), folder: "merged", failing: [], notes: [note])
    #expect(try Checker.texts("markdown", markdown(report)).contains(note))
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
