import Auditing
import Findings
import Foundation
import Snapshots
import Testing

/// `galley audit` in a temporary folder.
@Suite struct AuditTests {
  private static let catalogue = """
    matrix: {devices: [{name: card, width: 260, height: 160}], categories: [L, AX1]}
    scenes:
      - name: bad
        view:
          class: UIView
          backgroundColor: systemBackground
          subviews:
            - {class: UILabel, name: fixed, frame: [16, 16, 228, 64], font: {systemFontOfSize: 17}, text: Fixed}
      - name: good
        view:
          class: UIView
          backgroundColor: systemBackground
    """

  private static func workspace(_ catalogue: String = catalogue) throws -> Workspace {
    try Workspace(["Snapshots/Catalogue/page.yaml": catalogue])
  }

  private static let finding =
    "finding\tpage/bad/card-AX1 and 1 more (AX1 and AX5 on card): fixed-font (error): fixed: Its font does not follow the text "
    + "size: 17 points at L, 17 here. Remedy: Use preferredFont(forTextStyle: .body) in place of 17 pt, with "
    + "adjustsFontForContentSizeCategory."

  @Test func violationsEndWithOneAndAreDrawn() async throws {
    let workspace = try Self.workspace()
    let run = try await workspace.run("audit", "--output", "out", "--jobs", "1")
    #expect(run.status == 1, "\(run)")
    #expect(run.lines.contains(Self.finding), "\(run)")
    #expect(run.lines.last == "14 cases audited, 2 findings, 0 allowed, 0 failed: out")
    let pictures = try workspace.files("out").keys.filter { $0.hasSuffix(".png") }.sorted()
    #expect(
      pictures == [
        "page/bad/card-AX1.png", "page/bad/card-AX5.png", "page/bad/card-L.png", "page/good/card-AX1.png",
        "page/good/card-L.png",
      ])
  }

  /// A catalogue's levels count for the exit status, and are shown.
  @Test(
    arguments: [
      ("{levels: {fixed-font: warning}}", 0, "fixed-font (warning)"), ("{levels: {fixed-font: off}}", 0, nil),
      ("{systemColors: note}", 1, "fixed-font (error)"),
    ] as [(String, Int, String?)])
  func aCatalogueHasLevelsOfItsOwn(_ audit: String, _ status: Int, _ title: String?) async throws {
    let workspace = try Self.workspace("audit: \(audit)\n" + Self.catalogue)
    let run = try await workspace.run("audit", "--output", "out")
    #expect(run.status == Int32(status), "\(run)")
    #expect(run.output.contains("finding\t") == (title != nil), "\(run)")
    if let title { #expect(run.output.contains(title), "\(run)") }
    #expect(try await workspace.run("report", "out").status == Int32(status))
    let strict = try await workspace.run("audit", "--fail-on", "warning")
    #expect(strict.status == (title == nil ? 0 : 1), "\(strict)")
  }

  @Test func contrastOfSystemColorsCountsAsTheCatalogueSays() async throws {
    func scene(_ audit: String) -> String {
      """
      \(audit)
      matrix: {devices: [{name: card, width: 343, height: content}], categories: [L]}
      scenes:
        - name: a
          view:
            class: UILabel
            backgroundColor: systemBackground
            textColor: secondaryLabel
            font: {textStyle: footnote}
            adjustsFontForContentSizeCategory: true
            numberOfLines: 0
            text: A footnote
      """
    }
    let plain = try await Self.workspace(scene("")).run("audit")
    #expect(plain.status == 1 && plain.output.contains("low-contrast (error)"), "\(plain)")
    let note = try await Self.workspace(scene("audit: {systemColors: note}")).run("audit")
    #expect(note.status == 0 && note.output.contains("low-contrast (note)"), "\(note)")
    let off = try await Self.workspace(scene("audit: {systemColors: off}")).run("audit", "--fail-on", "all")
    #expect(off.status == 0 && off.lines.count == 1, "\(off)")
  }

  @Test(arguments: [("none", 0), ("small-target", 0), ("fixed-font", 1), ("warning", 1), ("all", 1)])
  func whatFailsCanBeSaid(_ words: String, _ status: Int) async throws {
    let run = try await Self.workspace().run("audit", "--fail-on", words)
    #expect(run.status == Int32(status), "\(run)")
    #expect(run.lines.contains(Self.finding), "\(run)")
  }

  @Test func anUnknownRuleIsRefused() async throws {
    let run = try await Self.workspace().run("audit", "--fail-on", "fixed-fond")
    #expect(run.status == 2)
    #expect(run.errors.contains("Did you mean 'fixed-font'?"), "\(run)")
  }

  /// Findings of layout alone never fail an audit, and rules that only an audit checks never fail a comparison.
  @Test func aFindingThatACommandNeverHasIsRefused() async throws {
    let workspace = try Self.workspace()
    let audit = try await workspace.run("audit", "--fail-on", "fixed-font,Missing-Glyph")
    #expect(audit.status == 2, "\(audit)")
    #expect(
      audit.errors.contains(
        "--fail-on: 'missing-glyph' is a finding of galley test, not a rule of galley audit. The rules are broken-word, "
      ), "\(audit)")
    let misspelled = try await workspace.run("audit", "--fail-on", "missing-glyf")
    #expect(
      misspelled.status == 2
        && misspelled.errors.contains(
          "--fail-on does not know 'missing-glyf', and 'missing-glyph' is a finding of galley test, not a rule of galley "
            + "audit. The rules are "),
      "\(misspelled)")
    let test = try await workspace.run("test", "--fail-on", "fixed-font")
    #expect(test.status == 2, "\(test)")
    #expect(
      test.errors.contains(
        "--fail-on: 'fixed-font' is a rule that galley audit checks, and this command does not. It reports "
          + "ambiguous-layout, "), "\(test)")
    let compare = try await workspace.run("compare", "HEAD", "--fail-on", "fixed-font")
    #expect(compare.status == 2 && compare.errors.contains("'fixed-font' is a rule"), "\(compare)")
    // A report may be of either kind of run.
    _ = try await workspace.run("audit", "--output", "out")
    let report = try await workspace.run("report", "out", "--fail-on", "fixed-font,missing-glyph")
    #expect(report.status == 1 && report.errors.isEmpty, "\(report)")
  }

  /// Runs of audits and renderings have no references, so there is nothing to accept.
  @Test(arguments: [
    (
      "audit",
      "The run in 'out' is one of galley audit, which compares no references, so there is nothing to accept. Fix what it found, "
        + "list it with a reason under the scene's 'allow', or start from it with `galley audit --write-baseline "
        + "audit-baseline.json`. To accept pictures, name a run of `galley test`."
    ),
    (
      "render",
      "The run in 'out' is one of galley render, which compares nothing, so there is nothing to accept. Run `galley test`, "
        + "and accept what it finds."
    ),
  ])
  func thereIsNothingToAccept(_ command: String, _ message: String) async throws {
    let workspace = try Self.workspace()
    _ = try await workspace.run(command, "--output", "out")
    for arguments in [["accept", "--all"], ["accept", "--filter", "page/bad/card-L"], ["review"]] {
      let run = try await workspace.run([arguments[0], "out"] + arguments.dropFirst())
      #expect(run.status == 2 && run.errors.contains(message), "\(arguments): \(run)")
    }
  }

  @Test func whatASceneAllowsFailsNothing() async throws {
    let allowed = Self.catalogue.replacingOccurrences(
      of: "  - name: bad\n", with: "  - name: bad\n    allow: [{finding: fixed-font, view: fixed, reason: A logo.}]\n")
    let workspace = try Self.workspace(allowed)
    let run = try await workspace.run("audit")
    #expect(run.status == 0, "\(run)")
    #expect(run.lines.contains { $0.hasPrefix("allowed\tpage/bad/card-AX1") && $0.hasSuffix("A logo.") }, "\(run)")
    // Rendering does not report it.
    let rendering = try await workspace.run("render")
    #expect(!rendering.output.contains("fixed-font"), "\(rendering)")
  }

  @Test func aBaselineLetsATeamStart() async throws {
    let workspace = try Self.workspace()
    let first = try await workspace.run("audit", "--write-baseline", "known.json")
    #expect(first.status == 0, "\(first)")
    let known = try #require(workspace.files(".")["known.json"])
    let json = try #require(JSONSerialization.jsonObject(with: known) as? [String: Any])
    #expect(
      (json["findings"] as? [[String: String]])?.first == [
        "configuration": "card-AX1", "rule": "fixed-font", "scene": "page/bad", "view": "fixed",
      ])
    let second = try await workspace.run("audit", "--baseline", "known.json")
    #expect(second.status == 0 && second.output.contains("known\t2 findings in 2 of "), "\(second)")
    try workspace.write(
      Self.catalogue.replacingOccurrences(of: "name: fixed", with: "name: other"), to: "Snapshots/Catalogue/page.yaml")
    let third = try await workspace.run("audit", "--baseline", "known.json")
    #expect(third.status == 1, "\(third)")
    #expect(
      third.lines.contains(
        "note\tpage/bad/card-AX1: fixed-font of fixed is in the baseline, but was not found any more. Write the baseline again."
      ))
  }

  /// Version 1 has the key `law` instead of version 2's `rule`. It is read, and entries that are kept are written as
  /// version 2.
  @Test func aBaselineOfTheFirstVersionIsRead() async throws {
    let workspace = try Self.workspace()
    try workspace.write(
      """
      {
        "schemaVersion": 1,
        "findings": [
          {"configuration":"card-AX1","law":"fixed-font","scene":"page/bad","view":"fixed"},
          {"configuration":"card-AX5","law":"fixed-font","scene":"page/bad","view":"fixed"}
        ]
      }
      """, to: "known.json")
    let run = try await workspace.run("audit", "--baseline", "known.json", "--fail-on", "all")
    #expect(run.status == 0 && run.output.contains("known\t2 findings in 2 of "), "\(run)")
    _ = try await workspace.run("audit", "--filter", "page/bad/card-AX1", "--write-baseline", "known.json")
    let json = try #require(JSONSerialization.jsonObject(with: workspace.read("known.json")) as? [String: Any])
    #expect(json["schemaVersion"] as? Int == 2)
    #expect(
      json["findings"] as? [[String: String]]
        == ["card-AX5", "card-AX1"].map {
          ["configuration": $0, "rule": "fixed-font", "scene": "page/bad", "view": "fixed"]
        })
  }

  /// Neither the scene's allowances nor kinds that no audit looks for affect the baseline.
  @Test func aReportKnowsTheBaseline() async throws {
    let workspace = try Self.workspace(
      Self.catalogue.replacingOccurrences(
        of: "  - name: bad\n",
        with:
          "  - name: bad\n    allow: [{finding: missing-glyph, reason: No.}, {finding: small-target, reason: No.}]\n"))
    _ = try await workspace.run("audit", "--write-baseline", "known.json")
    let run = try await workspace.run("audit", "--baseline", "known.json", "--output", "out")
    #expect(run.status == 0, "\(run)")
    #expect(run.output.contains("no case has small-target any more") && !run.output.contains("missing-glyph"), "\(run)")
    let report = try await workspace.run("report", "out", "--fail-on", "all")
    #expect(report.status == 0 && report.output.contains("known\t2 findings in 2 of "), "\(report)")
  }

  @Test func aCaseThatRulesAddCanBeAskedFor() async throws {
    let run = try await Self.workspace().run("audit", "--filter", "page/bad/card-AX5", "--output", "out")
    #expect(run.lines.last == "1 case audited, 1 finding, 0 allowed, 0 failed: out", "\(run)")
  }

  @Test(arguments: [
    ("[]", "known.json:1:1: this is not a baseline: the baseline must be an object, not an array."),
    (
      "{\"schemaVersion\": 3, \"findings\": []}",
      "the baseline 'known.json' has version 3, but this galley reads versions 1 to 2."
    ),
    ("{\"schemaVersion\": 1}", "known.json:1:1: this is not a baseline: the baseline has no 'findings'."),
    (
      "{\"schemaVersion\": 2,\n \"findings\": [{\"scene\": 1, \"rule\": \"low-contrast\"}]}",
      "known.json:2:25: this is not a baseline: 'scene' must be a string, not a number."
    ),
    (
      "{\"schemaVersion\": 1,\n \"findings\": [], \"lol\": 1}",
      "known.json:2:18: this is not a baseline: the baseline has no key 'lol'. Use one of schemaVersion, findings, reason, until, issue."
    ),
    (
      "{\"schemaVersion\": 2, \"findings\": [\n{\"scene\":\"a/b\",\"configuration\":\"c\",\"rule\":\"low-contrst\",\"view\":\"d\"}]}",
      "known.json:2:43: this is not a baseline: there is no rule 'low-contrst'. Did you mean 'low-contrast'?"
    ),
    (
      "{\"schemaVersion\": 2, \"findings\": [\n{\"scene\":\"a/b\",\"configuration\":\"c\",\"rule\":\"low-contrast\",\"view\":\"d\",\"vieww\":1}]}",
      "known.json:2:69: this is not a baseline: a finding has no key 'vieww'. Did you mean 'view'?"
    ),
    (
      "{\"schemaVersion\": 2, \"findings\": [\n{\"scene\":\"a/b\",\"configuration\":\"c\",\"law\":\"low-contrast\",\"view\":\"d\"}]}",
      "known.json:2:1: this is not a baseline: a finding has no 'rule'."
    ),
    ("", "known.json:1:1: this is not a baseline: The JSON text ends too early."),
  ])
  func aBaselineThatIsNoneIsRefused(_ text: String, _ message: String) async throws {
    let workspace = try Self.workspace()
    try workspace.write(text, to: "known.json")
    let run = try await workspace.run("audit", "--baseline", "known.json")
    #expect(run.status == 2 && run.errors.contains(message), "\(run)")
  }

  /// A mistyped name does not overwrite a scene's file or an invalid baseline.
  @Test(arguments: ["Snapshots/Catalogue/page.yaml", "other.json", "empty.json"])
  func aFileThatIsNoBaselineIsNotWrittenOver(_ file: String) async throws {
    let workspace = try Self.workspace()
    try workspace.write("{\"schemaVersion\": 1, \"findings\": [1]}", to: "other.json")
    try workspace.write("", to: "empty.json")
    let before = try workspace.read(file)
    let run = try await workspace.run("audit", "--write-baseline", file)
    #expect(
      run.status == 2
        && run.errors
          == "error: '\(file)' already exists and is not a baseline that this version of galley reads, so it was not "
          + "overwritten. Name another file with --write-baseline, or remove it.\n",
      "\(run)")
    #expect(try workspace.read(file) == before)
  }

  @Test func aFilteredBaselineKeepsWhatWasNotLookedAt() async throws {
    let workspace = try Self.workspace()
    _ = try await workspace.run("audit", "--write-baseline", "known.json")
    let all = String(decoding: try workspace.read("known.json"), as: UTF8.self)
    // One entry of an audited case that does not have the finding, and one of a case that is not audited.
    func entry(_ configuration: String) -> String {
      "    {\"configuration\":\"\(configuration)\",\"rule\":\"low-contrast\",\"scene\":\"page/bad\",\"view\":\"gone\"},\n"
    }
    let start = "\"findings\": [\n"
    try workspace.write(
      all.replacing(start, with: start + entry("card-AX1") + entry("elsewhere")), to: "known.json")
    let filtered = try await workspace.run(
      "audit", "--filter", "page/bad/card-AX1", "--write-baseline", "known.json")
    #expect(filtered.status == 0, "\(filtered)")
    let merged = String(decoding: try workspace.read("known.json"), as: UTF8.self)
    #expect(merged.contains("elsewhere") && merged.components(separatedBy: "\"gone\"").count == 2, "\(merged)")
    let lines = { (text: String) in
      Set(text.split(separator: "\n").filter { $0.contains("rule") }.map { String($0.filter { $0 != "," }) })
    }
    #expect(lines(merged).subtracting(lines(entry("elsewhere"))) == lines(all))
    // An audit of all cases writes the whole baseline again.
    _ = try await workspace.run("audit", "--write-baseline", "known.json")
    #expect(String(decoding: try workspace.read("known.json"), as: UTF8.self) == all)
  }

  /// A scene that fails is not audited, so its entries are kept, including those of cases that rules add.
  @Test("A baseline keeps what it has of scenes that fail") func aBaselineKeepsWhatItHasOfScenesThatFail() async throws
  {
    let workspace = try Self.workspace()
    _ = try await workspace.run("audit", "--write-baseline", "known.json")
    let before = String(decoding: try workspace.read("known.json"), as: UTF8.self)
    try workspace.write(
      Self.catalogue.replacingOccurrences(of: "class: UILabel", with: "class: UILable"),
      to: "Snapshots/Catalogue/page.yaml")
    let run = try await workspace.run("audit", "--baseline", "known.json")
    #expect(run.status == 1 && !run.output.contains("not found any more"), "\(run)")
    _ = try await workspace.run("audit", "--write-baseline", "known.json")
    let after = String(decoding: try workspace.read("known.json"), as: UTF8.self)
    #expect(before.contains("card-AX5") && before == after)
  }

  /// A file that cannot be read has no scenes, so the entries of its scenes are kept, as are those of the other file.
  @Test(
    "A baseline keeps what it has of files that fail", arguments: ["scenes: [\n", "extra: 1\n", "fonts: [nope.ttf]\n"])
  func aBaselineKeepsWhatItHasOfFilesThatFail(start: String) async throws {
    let workspace = try Self.workspace()
    try workspace.write(Self.catalogue, to: "Snapshots/Catalogue/page-two.yaml")
    _ = try await workspace.run("audit", "--write-baseline", "known.json")
    let before = try workspace.read("known.json")
    try workspace.write(start + Self.catalogue, to: "Snapshots/Catalogue/page.yaml")
    _ = try await workspace.run("audit", "--write-baseline", "known.json")
    let lines = { (data: Data) in
      Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map { $0.filter { $0 != "," } })
    }
    #expect(lines(before) == lines(try workspace.read("known.json")))
  }

  /// Shrinking text in a fixed font is only reported as `fixed-font`. The baseline also has `shrinking-text`, which is
  /// reported once `fixed-font` is known.
  @Test("A baseline has what its own findings hide") func aBaselineHasWhatItsOwnFindingsHide() async throws {
    let workspace = try Self.workspace(
      Self.catalogue.replacingOccurrences(
        of: "text: Fixed}",
        with: "text: Fixed, variations: [{when: {category: accessibility}, font: {systemFontOfSize: 9}}]}"))
    let first = try await workspace.run("audit")
    #expect(first.output.contains("fixed-font (error): fixed") && !first.output.contains("shrinking-text"), "\(first)")
    _ = try await workspace.run("audit", "--write-baseline", "known.json")
    let second = try await workspace.run("audit", "--baseline", "known.json", "--fail-on", "all")
    #expect(second.status == 0 && second.output.contains("known\t3 findings in 2 of "), "\(second)")
    let known = String(decoding: try workspace.read("known.json"), as: UTF8.self)
    #expect(known.components(separatedBy: "shrinking-text").count == 2, "\(known)")
    #expect(!second.output.contains("not found any more"), "\(second)")
  }

  /// The totals are the audit's own, and the findings that fail the run are those to review.
  @Test func aReportSaysWhatTheAuditSaid() async throws {
    let workspace = try Self.workspace()
    let run = try await workspace.run("audit", "--output", "out")
    let report = try await workspace.run("report", "out", "--markdown", "a.md")
    #expect(run.status == 1 && report.status == 1 && report.lines.last == run.lines.last, "\(run)\n\(report)")
    let markdown = String(decoding: try workspace.read("a.md"), as: UTF8.self)
    #expect(
      markdown.contains("which fails the run") && !markdown.contains("Nothing needs review"), "\(markdown)")
    let calm = try await workspace.run("report", "out", "--markdown", "b.md", "--fail-on", "none")
    #expect(calm.status == 0, "\(calm)")
    #expect(String(decoding: try workspace.read("b.md"), as: UTF8.self).contains("Nothing needs review."))
  }

  @Test func aMissingBaselineIsNamed() async throws {
    let run = try await Self.workspace().run("audit", "--baseline", "none.json")
    #expect(run.status == 2 && run.errors.contains("the baseline 'none.json' cannot be read"), "\(run)")
  }

  @Test func otherToolsGetTheFindings() async throws {
    let workspace = try Self.workspace()
    _ = try await workspace.run("audit", "--output", "out")
    let report = try await workspace.run(
      "report", "out", "--fail-on", "error", "--sarif", "a.sarif", "--junit", "a.xml")
    #expect(report.status == 1, "\(report)")
    let files = try workspace.files(".")
    let sarif = String(decoding: files["a.sarif"] ?? Data(), as: UTF8.self)
    #expect(
      sarif.contains("\"ruleId\" : \"fixed-font\"") && sarif.contains("Text has a font of a fixed size"), "\(sarif)")
    #expect(String(decoding: files["a.xml"] ?? Data(), as: UTF8.self).contains("fixed-font"))
    // By default errors fail the report, as they fail the audit.
    let plain = try await workspace.run("report", "out", "--junit", "b.xml")
    #expect(plain.status == 1 && plain.output.contains("which fails the run"), "\(plain)")
    let junit = String(decoding: try workspace.files(".")["b.xml"] ?? Data(), as: UTF8.self)
    #expect(junit.contains("<failure"), "\(junit)")
    #expect(try await workspace.run("report", "out", "--fail-on", "none").status == 0)
    let gallery = try await workspace.run("gallery", "out", "--output", "site")
    #expect(gallery.status == 0, "\(gallery)")
  }

  /// A report fails for the same findings as the audit, in JUnit with `<failure`. SARIF has the rules' own levels.
  @Test(arguments: [
    [], ["--fail-on", "none"], ["--fail-on", "all"], ["--fail-on", "warning"], ["--fail-on", "small-target"],
    ["--fail-on", "low-contrast"], ["--write-baseline", "new.json"], ["--baseline", "all.json", "--fail-on", "all"],
    ["--baseline", "fonts.json"], ["--baseline", "fonts.json", "--fail-on", "warning"],
  ])
  func reportsFailAsTheAuditDid(_ options: [String]) async throws {
    let workspace = try Self.workspace(
      """
      matrix: {devices: [{name: card, width: 260, height: 160}], categories: [L, AX5]}
      scenes:
        - name: bad
          view:
            class: UIView
            backgroundColor: systemBackground
            subviews:
              - {class: UILabel, name: fixed, frame: [16, 16, 228, 64], font: {systemFontOfSize: 17}, text: Fixed}
              - {class: UIButton, name: small, frame: [110, 100, 40, 44], accessibilityLabel: Small}
        - name: known
          allow: [{finding: fixed-font, reason: A logo.}]
          view:
            class: UIView
            backgroundColor: systemBackground
            subviews:
              - {class: UILabel, name: fixed, frame: [16, 16, 228, 64], font: {systemFontOfSize: 17}, text: Fixed}
      """)
    _ = try await workspace.run("audit", "--write-baseline", "all.json")
    let known = String(decoding: try workspace.read("all.json"), as: UTF8.self)
    let fonts = known.split(separator: "\n").filter { !$0.contains("small-target") }.joined(separator: "\n")
    try workspace.write(fonts.replacing("},\n  ]", with: "}\n  ]"), to: "fonts.json")
    let run = try await workspace.run(["audit", "--output", "out"] + options)
    #expect(run.errors.isEmpty, "\(run)")
    let report = try await workspace.run("report", "out", "--sarif", "a.sarif", "--junit", "a.xml")
    #expect(report.status == run.status, "\(run)\n\(report)")
    let junit = String(decoding: try workspace.read("a.xml"), as: UTF8.self)
    #expect(junit.contains("<failure") == (run.status == 1), "\(run)\n\(junit)")
    let sarif = try #require(
      JSONSerialization.jsonObject(with: try workspace.read("a.sarif")) as? [String: Any])
    let results = (sarif["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]] ?? []
    let levels = results.map { "\($0["ruleId"] ?? "") \($0["level"] ?? "")" }
    #expect(Set(levels) == ["fixed-font error", "small-target warning"], "\(run)\n\(results)")
    let rules = ((sarif["runs"] as? [[String: Any]])?.first?["tool"] as? [String: [String: Any]])?["driver"]?["rules"]
    let defaults = (rules as? [[String: Any]] ?? []).map { $0["defaultConfiguration"] as? [String: String] }
    #expect(defaults == [["level": "error"], ["level": "warning"]], "\(rules ?? "none")")
  }

  /// An allowance for a finding at AX5 only is not reported as unused if the scene does not have AX5 and the command
  /// does not add it.
  @Test func anAllowanceForWhatAnAuditAddsIsNoneToRemove() async throws {
    func catalogue(_ categories: String, _ text: String) -> String {
      """
      matrix: {devices: [{name: card, width: 260, height: 400}], categories: [\(categories)]}
      scenes:
        - name: title
          allow: [{finding: truncated-text, reason: A name.}]
          view:
            class: UILabel
            backgroundColor: systemBackground
            adjustsFontForContentSizeCategory: true
            font: {textStyle: body}
            text: \(text)
      """
    }
    for (categories, text, isGone) in [
      ("L", "Appointments", (false, false)), ("L, AX1", "Appointments", (false, false)),
      ("L, AX5", "Appointments", (false, false)), ("L", "It", (false, true)), ("L, AX5", "It", (true, true)),
    ] {
      let workspace = try Self.workspace(catalogue(categories, text))
      for (command, isGone) in [("render", isGone.0), ("audit", isGone.1)] {
        let run = try await workspace.run(command)
        #expect(
          run.output.contains("no case has truncated-text any more") == isGone,
          "\(command) \(categories) \(text): \(run)")
      }
    }
  }

  @Test func aSceneThatFailsIsNamed() async throws {
    let run = try await Self.workspace(Self.catalogue + "\n  - {name: worse, view: {class: UIVew}}\n").run("audit")
    #expect(run.status == 1 && run.output.contains("failed\tpage/worse/"), "\(run)")
  }

  /// The manual describes every rule.
  @Test func everyRuleIsInTheManual() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let manual = try String(contentsOf: root.appendingPathComponent("Sources/Auditing/README.md"), encoding: .utf8)
    for rule in FindingKind.auditOrder {
      #expect(manual.contains("`\(rule.rawValue)`") && manual.contains("\(rule.rawValue).png"), "\(rule)")
    }
  }
}
