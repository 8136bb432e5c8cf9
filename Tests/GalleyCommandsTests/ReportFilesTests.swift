import Foundation
import Snapshots
import SourcePlaces
import Testing

/// The files that `galley report` writes for other tools, and findings that fail a run.
@Suite struct ReportFilesTests {
  /// A label whose text is truncated at AX3, after three other lines: its scene is on line 8.
  private static func cut(_ extra: String = "") -> String {
    """
    # A file
    # of cards.

    matrix:
      devices: [{name: card, width: 160, height: 60}]
      categories: [L, AX3]
    scenes:
      - name: greeting
        \(extra)
        view:
          class: UIView
          subviews:
            - class: UILabel
              name: title
              frame: [0, 0, 160, 60]
              font: {textStyle: body}
              adjustsFontForContentSizeCategory: true
              text: Good morning
    """
  }

  private static func allow(_ kinds: String...) -> String {
    "allow: [\(kinds.map { "{finding: \($0), view: title, reason: It is short.}" }.joined(separator: ", "))]"
  }

  /// A workspace with recorded references.
  private func recorded(_ file: String) async throws -> Workspace {
    let workspace = try Workspace(["Catalogue/cards.yaml": file])
    _ = try await workspace.test()
    return workspace
  }

  // MARK: Places

  @Test func resultsSayWhereTheSceneIs() async throws {
    let workspace = try await recorded(Self.cut())
    #expect(
      try workspace.results().map(\.source)
        == Array(repeating: SourcePlace(file: "Catalogue/cards.yaml", line: 8), count: 2))
    // An error has its own line; for a file that is not YAML it is the line where parsing fails.
    try workspace.write(Self.cut().replacing("text: Good", with: "txet: Good"), to: "Catalogue/cards.yaml")
    _ = try await workspace.test()
    #expect(try workspace.results().map(\.source?.line) == [18, 18])
    try workspace.write("scenes: [", to: "Catalogue/cards.yaml")
    _ = try await workspace.test()
    #expect(try workspace.results().map(\.source) == [SourcePlace(file: "Catalogue/cards.yaml", line: 2)])
  }

  @Test func annotationsHavePathsOfTheRepository() async throws {
    let workspace = try Workspace([".git/HEAD": "ref", "app/Catalogue/cards.yaml": Self.cut()])
    let start = "cd app && \"$galley\" test Catalogue --record never; \"$galley\" report --github"
    let report = try await workspace.shell(start)
    #expect(
      report.lines.contains(
        "::error file=app/Catalogue/cards.yaml,line=8,title=new::cards/greeting/card-L and 1 more (every case)"),
      "\(report)")
    #expect(
      report.lines.contains { $0.hasPrefix("::warning file=app/Catalogue/cards.yaml,line=8,title=truncated-text::") })
  }

  // MARK: Files

  @Test func everyReportIsWrittenAtOnce() async throws {
    let workspace = try await recorded(Self.cut())
    let report = try await workspace.run(
      "report", "out", "--junit", "reports/junit.xml", "--sarif", "galley.sarif", "--markdown", "-", "--reg", "reg")
    #expect(report.status == 1, "\(report)")
    #expect(report.output.hasPrefix("## Galley\n\n2 cases\\: 2 new, 2 recorded\n"))
    let junit = String(decoding: try workspace.read("reports/junit.xml"), as: UTF8.self)
    #expect(junit.contains("<testsuite name=\"cards/greeting\" tests=\"2\" failures=\"2\""))
    #expect(junit.contains("Catalogue/cards.yaml:8"))
    #expect(String(decoding: try workspace.read("galley.sarif"), as: UTF8.self).contains("\"startLine\" : 8"))
    #expect(workspace.exists("reg/reg.json") && workspace.exists("reg/actual/cards/greeting/card-AX3.png"))
    // It replaces itself, and nothing else.
    #expect(try await workspace.run("report", "out", "--reg", "reg").status == 1)
    for folder in ["out", "out/reg", "."] {
      let refused = try await workspace.run("report", "out", "--reg", folder)
      #expect(refused.status == 2 && refused.errors.contains("the run's folder"), "\(refused)")
    }
    #expect(try workspace.results().count == 2)
  }

  /// `--pictures` writes a picture for each cause, and the summary shows it by its path from there, or by an address.
  @Test func aSummaryHasAPictureForEachCause() async throws {
    let workspace = try await recorded(Self.cut())
    try workspace.replace("Good morning", with: "Good night", in: "Catalogue/cards.yaml")
    _ = try await workspace.test("--record", "never")
    let report = ["report", "out", "--markdown", "comment/summary.md", "--pictures", "comment/my pictures"]
    #expect(try await workspace.run(report).status == 1)
    #expect(try workspace.files("comment").keys.filter { $0.hasSuffix(".png") } == ["my pictures/cause-1.png"])
    let summary = String(decoding: try workspace.read("comment/summary.md"), as: UTF8.self)
    #expect(summary.contains("\n![cause 1](my%20pictures/cause-1.png)\n"), "\(summary)")
    // It replaces itself.
    let address = ["--pictures-url", "https://example.com/p", "--artifact-url", "https://example.com/run"]
    #expect(try await workspace.run(report + address).status == 1)
    let linked = String(decoding: try workspace.read("comment/summary.md"), as: UTF8.self)
    #expect(linked.contains("](https://example.com/p/cause-1.png)"), "\(linked)")
    #expect(linked.hasSuffix("[Page, pictures and results](https://example.com/run)\n"), "\(linked)")
    let refused = try await workspace.run("report", "out", "--markdown", "-", "--pictures", "out/pictures")
    #expect(refused.status == 2 && refused.errors.contains("Name another with --pictures."), "\(refused)")
  }

  @Test(arguments: [
    (["--pictures", "p"], "--pictures and --artifact-url are about the summary: add --markdown with its file."),
    (
      ["--artifact-url", "https://a"],
      "--pictures and --artifact-url are about the summary: add --markdown with its file."
    ),
    (["--markdown", "-", "--pictures-url", "https://a"], "add --pictures with their folder."),
    (["--markdown", "-", "--artifact-url", "there"], "--artifact-url: 'there' is not an address."),
  ])
  func picturesNeedASummary(arguments: [String], message: String) async throws {
    let refused = try await Workspace().run(["report"] + arguments)
    #expect(refused.status == 2 && refused.errors.contains(message), "\(refused)")
  }

  @Test func aRunOfPicturesHasReportsToo() async throws {
    let workspace = try Workspace(["Catalogue/cards.yaml": Self.cut()])
    _ = try await workspace.run("render", "Catalogue", "--output", "out")
    let report = try await workspace.run("report", "out", "--junit", "-")
    #expect(report.status == 0)
    #expect(report.output.contains("tests=\"2\" failures=\"0\" errors=\"0\""), "\(report)")
    #expect(report.output.contains("truncated-text: title: "))
    #expect(try await workspace.run("report", "out", "--fail-on", "all").status == 1)
  }

  @Test func aFileThatCannotBeWrittenIsAnError() async throws {
    let workspace = try await recorded(Self.cut())
    let report = try await workspace.run("report", "out", "--junit", "Catalogue/cards.yaml/junit.xml")
    #expect(report.status == 2)
    #expect(report.errors.hasPrefix("error: The report 'Catalogue/cards.yaml/junit.xml' cannot be written: "))
    let both = try await workspace.run("report", "out", "--junit", "-", "--sarif", "-")
    #expect(both.status == 2 && both.errors.contains("Only one report can be written to standard output."))
  }

  // MARK: Findings that fail

  @Test func findingsFailTheRunIfAskedTo() async throws {
    let workspace = try await recorded(Self.cut())
    #expect(try await workspace.test().status == 0)
    for option in ["truncated-text", "missing-glyph,truncated-text", "all", "Truncated-Text"] {
      let run = try await workspace.test("--fail-on", option)
      #expect(run.status == 1, "\(option): \(run)")
      #expect(run.lines.contains("finding\ttruncated-text: in 1 of 2 cases, which fails the run"))
      #expect(run.lines.contains("2 cases: 2 unchanged, 1 failed by findings"))
    }
    #expect(try await workspace.test("--fail-on", "missing-glyph").status == 0)
    let report = try await workspace.run("report", "out", "--fail-on", "truncated-text", "--github")
    #expect(report.status == 1)
    #expect(report.lines.contains { $0.hasPrefix("::error file=Catalogue/cards.yaml,line=8,title=truncated-text::") })
    let unknown = try await workspace.test("--fail-on", "trunkated-text")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors.contains("--fail-on: 'trunkated-text' is not a known value. Did you mean 'truncated-text'?"),
      "\(unknown)")
  }

  @Test func whatASceneAllowsFailsNothing() async throws {
    let workspace = try await recorded(Self.cut(Self.allow("truncated-text")))
    let run = try await workspace.test("--fail-on", "all")
    #expect(run.status == 0, "\(run)")
    #expect(
      run.lines == [
        "allowed\tcards/greeting/card-AX3: truncated-text: title: It is short.", "2 cases: 2 unchanged",
        "References: ./References",
      ], "\(run)")
    #expect(try workspace.results()[1].findings.map(\.allowed) == ["It is short."])
  }

  /// Also if only a report reads the results; not if a filter excluded the case that may have it.
  @Test func anAllowanceThatMatchesNothingIsSaid() async throws {
    let workspace = try await recorded(Self.cut(Self.allow("truncated-text", "missing-glyph")))
    let note =
      "note\tcards/greeting: no case has missing-glyph of title any more, but 'allow' lists it. Remove it there."
    let run = try await workspace.test("--fail-on", "all")
    #expect(run.status == 0 && run.lines.contains(note), "\(run)")
    #expect(try await workspace.run("report", "out").lines.contains(note))
    let part = try await workspace.test("--category", "L")
    #expect(!part.lines.contains { $0.hasPrefix("note") }, "\(part)")
    // Nor if other shards may have it, until all of them are merged.
    for number in 1...2 {
      let shard = ["test", "Catalogue", "--output", "shard-\(number)", "--shard", "\(number)/2"]
      #expect(try await !workspace.start(shard).outcome().lines.contains(note))
      #expect(try await !workspace.run("report", "shard-\(number)").lines.contains(note))
    }
    _ = try await workspace.run("merge", "shard-1", "shard-2", "--output", "merged")
    #expect(try await workspace.run("report", "merged").lines.contains(note))
  }

  @Test(arguments: [
    ("allow: []", "cards.yaml:9:12: 'allow' takes at least one known finding"),
    ("allow: [{finding: truncated-text}]", "'reason'"),
    ("allow: [{finding: cut, reason: a}]", "truncated-text"),
    ("allow: [{finding: truncated-text, reason: \"\"}]", "why the finding is allowed"),
    ("allow: [{finding: truncated-text, reason: a, node: b}]", "has no 'node'"),
  ])
  func aMistakeInWhatIsAllowedHasItsPlace(allow: String, message: String) async throws {
    let run = try await Workspace(["Catalogue/cards.yaml": Self.cut(allow)]).test()
    #expect(run.status == 1)
    #expect(run.lines.contains { $0.contains("cards.yaml:9:") && $0.contains(message) }, "\(run)")
  }
}
