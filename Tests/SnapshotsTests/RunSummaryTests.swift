import Findings
import ImageComparison
import Testing

@testable import Snapshots

@Suite struct RunSummaryTests {
  private static let path = CasePath(catalogueFile: "cards", scene: "title", configuration: "card-AX3@2x")

  private func result(_ outcome: Outcome, findings: [Finding] = []) -> CaseResult {
    CaseResult(Self.path, outcome, findings: findings, duration: .zero)
  }

  private func result(_ verdict: Verdict, isRecorded: Bool = false, findings: [Finding] = []) -> CaseResult {
    result(.sample(verdict, isRecorded: isRecorded), findings: findings)
  }

  private func lines(_ results: CaseResult...) -> [String] { RunSummary(results: results).reviewLines }

  /// Results for all twelve sizes on devices, in the order of a catalogue.
  private func results(
    _ scene: String, devices: [String] = ["card"], _ outcome: (CasePath) -> Outcome
  ) -> [CaseResult] {
    let sizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    return devices.flatMap { device in
      sizes.map { size in
        let parts = device.split(separator: "+").map(String.init)
        let name = "\(parts[0])-\(size)" + parts.dropFirst().map { "-\($0)" }.joined() + "@2x"
        let path = CasePath(catalogueFile: "cards", scene: scene, configuration: name)
        return CaseResult(path, outcome(path), duration: .zero)
      }
    }
  }

  private func results(_ scene: String, devices: [String] = ["card"], _ verdict: Verdict) -> [CaseResult] {
    results(scene, devices: devices) { _ in .sample(verdict) }
  }

  @Test func whatPassesHasNoLine() {
    for verdict in [Verdict.unchanged, .tolerated] {
      #expect(lines(result(verdict)).isEmpty, "\(verdict)")
    }
  }

  @Test func recordingNeverPasses() {
    for verdict in Verdict.allCases where verdict != .failed {
      let recorded = result(verdict, isRecorded: true)
      #expect(!recorded.outcome.passes && lines(recorded).count == 1, "\(verdict)")
    }
  }

  @Test func aLineSaysWhatMovedThenWhichPixels() {
    let layout = LayoutDifference(
      sentences: ["title: 2 lines → 3, height 20 → 40 (+20 pt)", "message below moved 20 pt down"],
      cause: "title: lines")
    let change = Outcome.Change.layoutAndPixels(layout, .sample(812, by: 255), engine: .other)
    #expect(
      lines(result(.changed(change, Outcome.pictures, isRecorded: true))) == [
        "changed\tcards/title/card-AX3@2x: title: 2 lines → 3, height 20 → 40 (+20 pt); message below moved 20 pt down; "
          + "812 pixels differ, by at most 255 of 255; another engine made the reference; recorded"
      ])
  }

  @Test func aLineSaysThatThereIsNoRecord() {
    let change = Outcome.Change.pixels(.sample(812, by: 255), engine: nil)
    #expect(
      lines(result(.changed(change, Outcome.pictures, isRecorded: false))) == [
        "changed\tcards/title/card-AX3@2x: 812 pixels differ, by at most 255 of 255; "
          + "compared by its pixels: the reference has no record"
      ])
  }

  @Test func oneLineForEachVerdict() {
    #expect(lines(result(.changed)) == ["changed\tcards/title/card-AX3@2x: 1 pixel differs, by at most 3 of 255"])
    let sizes = ImageDifference.Sizes(expected: .init(width: 20, height: 18), actual: .init(width: 20, height: 20))
    let change = Outcome.Change.pixels(.sample(40, by: 255, sizes: sizes), engine: .same)
    #expect(
      lines(result(.changed(change, Outcome.pictures, isRecorded: false)))
        == ["changed\tcards/title/card-AX3@2x: 20x18 → 20x20 pixels"])
    #expect(lines(result(.new)) == ["new\tcards/title/card-AX3@2x"])
    #expect(lines(result(.new, isRecorded: true)) == ["new\tcards/title/card-AX3@2x: recorded"])
    let path = CasePath(catalogueFile: "cards", scene: "../x", configuration: "card")
    #expect(
      lines(CaseResult(path, .failed(reason: "cards.yaml:3:5: No."), duration: .zero))
        == ["failed\tcards/../x/card: cards.yaml:3:5: No."])
  }

  // MARK: One fault of many cases

  @Test func oneFaultOf36CasesIsOneLine() {
    let failed = ["a", "b", "c"].flatMap { results($0, .failed) }
    #expect(
      RunSummary(results: failed).reviewLines == [
        "failed\tcards/a/card-XS@2x and 35 more (3 scenes: cards/a, cards/b and cards/c): cards.yaml:3:5: No."
      ])
    #expect(
      RunSummary(results: Array(failed.prefix(12))).reviewLines == [
        "failed\tcards/a/card-XS@2x and 11 more (every case): cards.yaml:3:5: No."
      ])
  }

  /// A reason that contains the case's own file counts as the same reason.
  @Test func aReasonWithThePathOfTheCaseIsTheSameReason() {
    let unreadable = results("a") { path in
      .unreadable(.picture(reason: "'\(path).png' cannot be read: No space.", actual: "a.png"), isRecorded: false)
    }
    #expect(
      RunSummary(results: unreadable).reviewLines == [
        "unreadable\tcards/a/card-XS@2x and 11 more (every case): 'cards/a/card-XS@2x.png' cannot be read: No space."
      ])
  }

  @Test func oneCauseInASceneIsOneLineThoughNumbersDiffer() {
    var number = 0
    let changed = results("a") { _ in
      number += 1
      return .moved(["title: moved \(number)"], cause: number <= 7 ? "title: text" : "title: lines")
    }
    #expect(
      RunSummary(results: changed).reviewLines == [
        "changed\tcards/a/card-XS@2x and 6 more (XS to XXXL): title: moved 1",
        "changed\tcards/a/card-AX1@2x and 4 more (AX1 to AX5): title: moved 8",
      ])
  }

  @Test func aCauseInTwoScenesIsTwoLines() {
    let changed = ["a", "b"].flatMap { results($0) { _ in .moved(["moved"], cause: "title: text") } }
    #expect(
      RunSummary(results: changed).reviewLines == [
        "changed\tcards/a/card-XS@2x and 11 more (every case): moved",
        "changed\tcards/b/card-XS@2x and 11 more (every case): moved",
      ])
  }

  @Test(arguments: [
    (["card-AX1", "card-AX2"], "AX1 and AX2"), (["card-XS", "card-S", "card-M", "card-AX5"], "XS to M and AX5"),
    (["card-XS", "card-M", "card-XL", "card-AX1", "card-AX3"], "XS, M, XL and 2 more"),
  ])
  func sizesThatFollowEachOtherAreARange(_ names: [String], _ expected: String) {
    let all = results("a", .new).map(\.path)
    let some = all.filter { names.contains($0.configuration.replacing("@2x", with: "")) }
    #expect(CasesInShort(all: all).text(some) == "\(some[0]) and \(some.count - 1) more (\(expected))")
  }

  @Test func devicesAreNamedWhereNotAllOfThemAreMeant() {
    let devices = ["iPhone-15", "iPhone-15+dark", "iPad-10th-gen", "iPad-10th-gen+dark"]
    let all = results("a", devices: devices, .new).map(\.path)
    func text(_ condition: (CasePath) -> Bool) -> String {
      let some = all.filter(condition)
      return CasesInShort(all: all).text(some).replacing("\(some[0]) and \(some.count - 1) more ", with: "")
    }
    #expect(text { $0.configuration.hasPrefix("iPhone") } == "(on iPhone-15@2x and iPhone-15-dark@2x)")
    #expect(
      text { $0.configuration.contains("-AX") && $0.configuration.contains("dark") }
        == "(AX1 to AX5 on iPhone-15-dark@2x and iPad-10th-gen-dark@2x)")
    #expect(text { $0.configuration.contains("-AX") } == "(AX1 to AX5 on 2 devices)")
    #expect(text { !$0.configuration.hasPrefix("iPhone-15-AX1") } == "(of 48)")
  }

  @Test func casesByAnotherEngineStandLastAndTogether() {
    let moved = results("a") { _ in .moved(["moved"], cause: "title: lines", engine: .other) }
    let drawn = ["b", "c"].flatMap { scene in
      results(scene) { _ in .changed(.pixels(.sample(3, by: 4), engine: .other), Outcome.pictures, isRecorded: false) }
    }
    let own = results("d") { _ in .moved(["moved"], cause: "title: text") }
    #expect(
      RunSummary(results: moved + drawn + own).reviewLines == [
        "changed\tcards/d/card-XS@2x and 11 more (every case): moved",
        "changed\tcards/a/card-XS@2x and 11 more (every case): moved; another engine made the reference",
        "changed\tcards/b/card-XS@2x and 23 more (2 scenes: cards/b and cards/c): 3 pixels differ, by at most 4 of 255; "
          + "another engine made the reference",
      ])
  }

  /// Twelve sizes on four devices, forty scenes: a changed font in a log.
  @Test func aChangeOfEverythingIsALineForEachScene() {
    let devices = ["iPhone-15", "iPhone-15+dark", "iPad-10th-gen", "iPad-10th-gen+dark"]
    let changed = (0..<40).flatMap { scene in
      results("scene \(scene)", devices: devices) { _ in
        .moved(["title: line width 50 → 51, height 20 → 21 (+1 pt; also card)"], cause: "title: lines")
      }
    }
    let lines = RunSummary(results: changed).reviewLines
    #expect(lines.count == 40 && lines.allSatisfy { $0.count < 200 })
  }

  @Test func theLastLineCountsVerdictsInOrder() {
    let other = Outcome.changed(.pixels(.sample(1, by: 3), engine: .other), Outcome.pictures, isRecorded: false)
    let results = [
      result(.failed), result(.unchanged), result(.new, isRecorded: true), result(.unchanged), result(other),
      result(.changed), result(.unchanged(engine: .other, isRecorded: false)), result(.tolerated), result(.unreadable),
    ]
    #expect(
      RunSummary(results: results, orphans: ["a/b/c"]).closingLines == [
        "orphaned\ta/b/c: no case has this reference",
        "tolerated\tcards/title/card-AX3@2x: 1 pixel differs, by at most 3 of 255; channel accepts 4",
        "9 cases: 3 unchanged, 1 tolerated, 2 changed, 1 new, 1 unreadable, 1 failed, "
          + "1 of the changed by another engine, 1 recorded, 1 orphaned",
      ])
    #expect(RunSummary(results: [result(.unchanged)], orphans: []).closingLines == ["1 case: 1 unchanged"])
    #expect(RunSummary(results: [], orphans: []).closingLines == ["0 cases"])
  }

  @Test func orphansOfASceneAreOneLine() {
    #expect(
      RunSummary(results: [], orphans: ["a/b/c", "a/b/d", "a/e/f"]).closingLines == [
        "orphaned\ta/b/c and 1 more of this scene: no case has these references",
        "orphaned\ta/e/f: no case has this reference", "0 cases: 3 orphaned",
      ])
  }

  // MARK: Findings

  private func finding(_ kind: String, _ node: String = "title", _ message: String = "x") -> Finding {
    Finding(kind: kind, node: node, message: message)
  }

  @Test func aFindingSaysWhereAndWhatOnceAScene() {
    let cut = "The text is cut after 2 lines."
    var found = results("a", .unchanged)
    for index in found.indices.dropFirst(7) {
      found[index].findings = [finding("truncated-text", "title", cut), finding("truncated-text", "date", cut)]
    }
    #expect(
      RunFindings(found, failing: [], isPartial: false).lines == [
        "finding\tcards/a/card-AX1@2x and 4 more (AX1 to AX5): truncated-text: title: \(cut) Also: date.",
        "finding\ttruncated-text: in 5 of 12 cases",
      ])
  }

  /// A sentence about a view applies to it in exactly the cases that are named.
  @Test("Views share a line where they have the same findings in the same cases") func viewsShareALineForTheSame() {
    var found = results("a", .unchanged)
    found[0].findings = [finding("low-contrast", "b", "1.07 to 1"), finding("low-contrast", "d", "1.07 to 1")]
    found[1].findings = [finding("low-contrast", "a", "1.07 to 1"), finding("low-contrast", "c", "2 to 1")]
    found[2].findings = [finding("low-contrast", "c", "3 to 1")]
    let paths = found.map(\.path)
    #expect(
      RunFindings(found, failing: [], isPartial: false).groups.map(\.line) == [
        "finding\t\(paths[0]): low-contrast: b: 1.07 to 1 Also: d.", "finding\t\(paths[1]): low-contrast: a: 1.07 to 1",
        "finding\t\(paths[1]) and 1 more (S and M): low-contrast: c: 2 to 1 The details differ between the cases.",
      ])
  }

  @Test("The worst findings are first, each with its level") func theWorstFindingsAreFirst() {
    func leveled(_ kind: String, _ level: FindingLevel?) -> Finding {
      Finding(kind: kind, node: "title", message: "x", level: level)
    }
    let path = "cards/title/card-AX3@2x"
    let rendered = RenderResult(
      Self.path, .rendered(picture: "a.png"),
      findings: [
        leveled("missing-glyph", nil), leveled("image-not-growing", .note), leveled("small-target", .warning),
        leveled("text-outside", .error), leveled("broken-word", .warning),
      ],
      duration: .zero)
    #expect(
      RenderSummary([rendered]).lines == [
        "finding\t\(path): text-outside (error): title: x", "finding\t\(path): small-target (warning): title: x",
        "finding\t\(path): broken-word (warning): title: x", "finding\t\(path): image-not-growing (note): title: x",
        "finding\t\(path): missing-glyph: title: x", "finding\ttext-outside (error): in 1 of 1 case",
        "finding\tbroken-word (warning): in 1 of 1 case", "finding\tsmall-target (warning): in 1 of 1 case",
        "finding\timage-not-growing (note): in 1 of 1 case", "finding\tmissing-glyph: in 1 of 1 case",
      ])
  }

  @Test func findingsAreCountedByKind() {
    let path = "cards/title/card-AX3@2x"
    let compared = result(.unchanged, findings: [finding("truncated-text"), finding("missing-glyph")])
    #expect(
      RunSummary(results: [compared]).closingLines == [
        "finding\t\(path): truncated-text: title: x", "finding\t\(path): missing-glyph: title: x",
        "finding\tmissing-glyph: in 1 of 1 case", "finding\ttruncated-text: in 1 of 1 case", "1 case: 1 unchanged",
      ])
    let rendered = RenderResult(
      Self.path, .rendered(picture: "a.png"), findings: [finding("truncated-text"), finding("truncated-text")],
      duration: .zero)
    #expect(
      RenderSummary([rendered]).lines == [
        "finding\t\(path): truncated-text: title: x", "finding\ttruncated-text: in 1 of 1 case",
      ])
  }

  @Test func aFindingAboutTwoViewsIsAllowedByEither() {
    let lies = Finding(kind: "overlapping-text", node: "notes", message: "x", other: "city")
    for (node, isAllowed) in [("notes", true), ("city", true), ("address", false), (nil, true)] as [(String?, Bool)] {
      var result = result(.unchanged, findings: [lies])
      let allowance = FindingAllowance(kind: "overlapping-text", node: node, reason: "Known.")
      result.allow([allowance])
      #expect(result.findings.map(\.allowed) == [isAllowed ? "Known." : nil], "\(node ?? "any")")
      #expect(result.unmatchedAllowances == (isAllowed ? [] : [allowance]), "\(node ?? "any")")
    }
  }

  @Test func whatDidNotRenderIsALineForEachReason() {
    let results = results("a", .failed).enumerated().map { index, result in
      RenderResult(
        result.path, index < 7 ? .rendered(picture: "a.png") : .failed(reason: "\(result.path): No."), duration: .zero)
    }
    let summary = RenderSummary(results)
    #expect(summary.renderedCount == 7 && summary.failedCount == 5)
    #expect(
      summary.lines == ["failed\tcards/a/card-AX1@2x and 4 more (AX1 to AX5): cards/a/card-AX1@2x: No."])
  }

  @Test func aReasonsFullStopEndsTheLineAlone() {
    let path = "cards/title/card-AX3@2x"
    let broken = Outcome.BrokenReference.picture(reason: "'a.png' cannot be read. Restore it.", actual: "a/actual.png")
    #expect(
      lines(result(.unreadable(broken, isRecorded: false)))
        == ["unreadable\t\(path): 'a.png' cannot be read. Restore it."])
    #expect(
      lines(result(.unreadable(broken, isRecorded: true)))
        == ["unreadable\t\(path): 'a.png' cannot be read. Restore it; recorded"])
  }

  // MARK: What to do

  private let command = RecordingCommand(["My Catalogue", "--references", "it's"], filters: ["cards"])

  private func hints(_ results: [CaseResult]) -> [String] {
    RunSummary(results: results, recording: command).closingLines.filter { $0.hasPrefix("hint") }
  }

  @Test func casesThatPassedByTheirPixelsAloneAreListedWithTheCommand() {
    let noted = results("a") { _ in .unchanged(engine: nil, isRecorded: false) }
    let lines = RunSummary(results: Array(noted.prefix(3)), recording: command).closingLines
    #expect(
      lines == [
        "note\tcards/a/card-XS@2x and 2 more (every case): compared by its pixels: the reference has no record",
        "hint\tTo record cards/a, 3 cases again: "
          + "galley test 'My Catalogue' --references 'it'\\''s' --filter cards/a/ --record all",
        "3 cases: 3 unchanged",
      ])
  }

  @Test func recordAgainNamesTheCaseAndTheCommand() {
    let unreadable = result(.unreadable)
    #expect(
      hints([unreadable]) == [
        "hint\tTo restore a file of a reference from git: git checkout -- FILE",
        "hint\tTo record cards/title/card-AX3@2x again: galley test 'My Catalogue' --references 'it'\\''s' "
          + "--filter cards/title/card-AX3@2x --record failed",
      ])
    let many = (1...5).flatMap { results("s\($0)", .unreadable) }
    #expect(hints(many).count == 5 && hints(many).last == "hint\tand so on for 2 more scenes")
    #expect(hints([result(.unreadable, isRecorded: true)]).isEmpty)
    #expect(RunSummary(results: [unreadable]).closingLines == ["1 case: 1 unreadable"], "nobody knows the command")
  }

  @Test(arguments: [
    ("The file is not a PNG image: it is a Git LFS pointer.", "To fetch files from Git LFS: git lfs pull"),
    ("the reference's record cannot be used: it is a Git LFS pointer", "To fetch files from Git LFS: git lfs pull"),
    ("it holds the markers of an unresolved merge.", "To render references in conflict: galley git-resolve"),
    ("line 2 is the marker of an unresolved merge", "To render references in conflict: galley git-resolve"),
  ])
  func whatRecordingWouldNotMendHasAnotherHint(reason: String, hint: String) {
    var unreadable = result(.unreadable)
    unreadable.outcome = .unreadable(.picture(reason: reason, actual: "a/actual.png"), isRecorded: false)
    #expect(hints([unreadable]) == ["hint\t\(hint)"])
  }

  @Test func whatChangedOrIsNewComesWithTheCommandThatTakesIt() {
    let base = "galley test 'My Catalogue' --references 'it'\\''s' --filter"
    let scenes = ["a", "b"].flatMap { results($0, .changed) } + results("c", .new)
    #expect(
      hints(scenes) == [
        "hint\tTo accept the changes as references: \(base) cards --record failed",
        "hint\tTo record the new references: \(base) cards/c/ --record missing",
      ])
    #expect(hints([result(.unchanged)]).isEmpty)
  }

  @Test func reviewIsNeededForWhatDoesNotPassAndForOrphans() {
    let passing: Set<Verdict> = [.unchanged, .tolerated]
    for verdict in Verdict.allCases {
      let results = [result(.unchanged), result(verdict)]
      #expect(
        RunSummary(results: results, orphans: []).needsReview == !passing.contains(verdict), "\(verdict)")
      #expect(RunSummary(results: results, orphans: ["a"]).needsReview, "\(verdict)")
    }
    let found = result(.unchanged, findings: [finding("truncated-text")])
    #expect(!RunSummary(results: [found], orphans: []).needsReview)
    #expect(RunSummary(results: [result(.unchanged, isRecorded: true)], orphans: []).needsReview)
    #expect(!RunSummary(results: [], orphans: []).needsReview)
  }
}
