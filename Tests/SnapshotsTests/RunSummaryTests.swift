import ImageComparison
import Testing

@testable import Snapshots

@Suite struct RunSummaryTests {
  private func result(_ verdict: Verdict, _ change: (inout CaseResult) -> Void = { _ in }) throws -> CaseResult {
    let identity = try CaseIdentity(catalogueFile: "cards", scene: "title", configuration: "card-AX3@2x")
    var result = CaseResult(identity, verdict)
    change(&result)
    return result
  }

  private func pixels(_ count: Int, by levels: Int, sizes: ImageDifference.Sizes? = nil) -> CaseResult.Pixels {
    CaseResult.Pixels(
      ImageDifference(
        width: 20, height: 20, differingPixels: count, largestChannelDifference: levels,
        boundingBox: .init(x: 1, y: 2, width: 3, height: 4), largestWindowCount: 1, sizes: sizes))
  }

  private func lines(_ results: CaseResult...) -> [String] { RunSummary(results: results).reviewLines }

  /// Results of all twelve sizes on devices, in the order of a catalogue.
  private func results(
    _ scene: String, devices: [String] = ["card"], _ verdict: Verdict, _ change: (inout CaseResult) -> Void = { _ in }
  ) throws -> [CaseResult] {
    let sizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    return try devices.flatMap { device in
      try sizes.map { size in
        let parts = device.split(separator: "+").map(String.init)
        let name = "\(parts[0])-\(size)" + parts.dropFirst().map { "-\($0)" }.joined() + "@2x"
        var result = CaseResult(
          try CaseIdentity(catalogueFile: "cards", scene: scene, configuration: name), verdict)
        change(&result)
        return result
      }
    }
  }

  @Test func whatPassesHasNoLine() throws {
    for verdict in [Verdict.unchanged, .tolerated, .rendered] {
      #expect(lines(try result(verdict)).isEmpty, "\(verdict)")
    }
  }

  @Test func recordingNeverPasses() throws {
    for verdict in Verdict.allCases {
      let recorded = try result(verdict) { $0.recorded = true }
      #expect(!recorded.passes && lines(recorded).count == 1, "\(verdict)")
    }
  }

  @Test func aLineSaysWhatMovedThenWhichPixels() throws {
    let changed = try result(.changed) {
      $0.moved = ["title: 2 lines → 3, height 20 → 40 (+20 pt)", "message below moved 20 pt down"]
      $0.pixels = pixels(812, by: 255)
      $0.sameEngine = false
      $0.note = "compared by its pixels: the reference has no record"
      $0.recorded = true
    }
    #expect(
      lines(changed) == [
        "changed\tcards/title/card-AX3@2x: title: 2 lines → 3, height 20 → 40 (+20 pt); message below moved 20 pt down; "
          + "812 pixels differ, by at most 255 of 255; another engine made the reference; "
          + "compared by its pixels: the reference has no record; recorded"
      ])
  }

  @Test func oneLineForEachVerdict() throws {
    #expect(
      lines(try result(.changed) { $0.pixels = pixels(1, by: 3) })
        == ["changed\tcards/title/card-AX3@2x: 1 pixel differs, by at most 3 of 255"])
    let sizes = ImageDifference.Sizes(expected: .init(width: 20, height: 18), actual: .init(width: 20, height: 20))
    #expect(
      lines(try result(.changed) { $0.pixels = pixels(40, by: 255, sizes: sizes) })
        == ["changed\tcards/title/card-AX3@2x: 20x18 → 20x20 pixels"])
    #expect(lines(try result(.new)) == ["new\tcards/title/card-AX3@2x"])
    #expect(lines(try result(.new) { $0.recorded = true }) == ["new\tcards/title/card-AX3@2x: recorded"])
    #expect(
      lines(.failed(catalogueFile: "cards", scene: "../x", configuration: "card", reason: "cards.yaml:3:5: No."))
        == ["failed\tcards/../x/card: cards.yaml:3:5: No."])
  }

  // MARK: One fault of many cases

  @Test func oneFaultOf36CasesIsOneLine() throws {
    let failed = try ["a", "b", "c"].flatMap { try results($0, .failed) { $0.reason = "cards.yaml:3:5: No." } }
    #expect(
      RunSummary(results: failed).reviewLines == [
        "failed\tcards/a/card-XS@2x and 35 more (3 scenes: cards/a, cards/b and cards/c): cards.yaml:3:5: No."
      ])
    #expect(
      RunSummary(results: Array(failed.prefix(12))).reviewLines == [
        "failed\tcards/a/card-XS@2x and 11 more (every case): cards.yaml:3:5: No."
      ])
  }

  /// A reason that names the case's own file is no other reason.
  @Test func aReasonWithThePathOfTheCaseIsTheSameReason() throws {
    let unreadable = try results("a", .unreadable) { $0.reason = "'\($0.path).png' cannot be read: No space." }
    #expect(
      RunSummary(results: unreadable).reviewLines == [
        "unreadable\tcards/a/card-XS@2x and 11 more (every case): 'cards/a/card-XS@2x.png' cannot be read: No space."
      ])
  }

  @Test func oneCauseInASceneIsOneLineThoughNumbersDiffer() throws {
    var number = 0
    let changed = try results("a", .changed) {
      number += 1
      $0.cause = number <= 7 ? "title: text" : "title: lines"
      $0.moved = ["title: moved \(number)"]
    }
    #expect(
      RunSummary(results: changed).reviewLines == [
        "changed\tcards/a/card-XS@2x and 6 more (XS to XXXL): title: moved 1",
        "changed\tcards/a/card-AX1@2x and 4 more (AX1 to AX5): title: moved 8",
      ])
  }

  @Test func aCauseInTwoScenesIsTwoLines() throws {
    let changed = try ["a", "b"].flatMap { try results($0, .changed) { $0.cause = "title: text" } }
    #expect(
      RunSummary(results: changed).reviewLines == [
        "changed\tcards/a/card-XS@2x and 11 more (every case)", "changed\tcards/b/card-XS@2x and 11 more (every case)",
      ])
  }

  @Test(arguments: [
    (["card-AX1", "card-AX2"], "AX1 and AX2"), (["card-XS", "card-S", "card-M", "card-AX5"], "XS to M and AX5"),
    (["card-XS", "card-M", "card-XL", "card-AX1", "card-AX3"], "XS, M, XL and 2 more"),
  ])
  func sizesThatFollowEachOtherAreARange(_ names: [String], _ expected: String) throws {
    let all = try results("a", .new)
    let some = all.filter { names.contains($0.configuration.replacing("@2x", with: "")) }
    #expect(CasesInShort(all: all).text(some) == "\(some[0].path) and \(some.count - 1) more (\(expected))")
  }

  @Test func devicesAreNamedWhereNotAllOfThemAreMeant() throws {
    let all = try results("a", devices: ["iPhone-15", "iPhone-15+dark", "iPad-10th-gen", "iPad-10th-gen+dark"], .new)
    func text(_ condition: (CaseResult) -> Bool) -> String {
      let some = all.filter(condition)
      return CasesInShort(all: all).text(some).replacing("\(some[0].path) and \(some.count - 1) more ", with: "")
    }
    #expect(text { $0.configuration.hasPrefix("iPhone") } == "(on iPhone-15@2x and iPhone-15-dark@2x)")
    #expect(
      text { $0.configuration.contains("-AX") && $0.configuration.contains("dark") }
        == "(AX1 to AX5 on iPhone-15-dark@2x and iPad-10th-gen-dark@2x)")
    #expect(text { $0.configuration.contains("-AX") } == "(AX1 to AX5)")
    #expect(text { !$0.configuration.hasPrefix("iPhone-15-AX1") } == "(of 48)")
  }

  @Test func casesByAnotherEngineStandLastAndTogether() throws {
    let moved = try results("a", .changed) { ($0.sameEngine, $0.cause, $0.moved) = (false, "title: lines", ["moved"]) }
    let drawn = try ["b", "c"].flatMap { scene in
      try results(scene, .changed) { ($0.sameEngine, $0.pixels) = (false, pixels(3, by: 4)) }
    }
    let own = try results("d", .changed) { ($0.sameEngine, $0.cause) = (true, "title: text") }
    #expect(
      RunSummary(results: moved + drawn + own).reviewLines == [
        "changed\tcards/d/card-XS@2x and 11 more (every case)",
        "changed\tcards/a/card-XS@2x and 11 more (every case): moved; another engine made the reference",
        "changed\tcards/b/card-XS@2x and 23 more (2 scenes: cards/b and cards/c): 3 pixels differ, by at most 4 of 255; "
          + "another engine made the reference",
      ])
  }

  /// Twelve sizes on four devices, forty scenes: what a changed font looks like in a log.
  @Test func aChangeOfEverythingIsALineForEachScene() throws {
    let devices = ["iPhone-15", "iPhone-15+dark", "iPad-10th-gen", "iPad-10th-gen+dark"]
    let changed = try (0..<40).flatMap { scene in
      try results("scene \(scene)", devices: devices, .changed) {
        $0.cause = "title: lines"
        $0.moved = ["title: line width 50 → 51, height 20 → 21 (+1 pt; also card)"]
      }
    }
    let lines = RunSummary(results: changed).reviewLines
    #expect(lines.count == 40 && lines.allSatisfy { $0.count < 200 })
  }

  @Test func theLastLineCountsVerdictsInOrder() throws {
    let results = [
      try result(.failed), try result(.unchanged), try result(.new) { $0.recorded = true }, try result(.unchanged),
      try result(.changed) { $0.sameEngine = false }, try result(.changed) { $0.sameEngine = true },
      try result(.unchanged) { $0.sameEngine = false }, try result(.tolerated), try result(.unreadable),
    ]
    #expect(
      RunSummary(results: results, orphans: ["a/b/c"]).closingLines == [
        "orphaned\ta/b/c: no case has this reference",
        "9 cases: 3 unchanged, 1 tolerated, 2 changed, 1 new, 1 unreadable, 1 failed, "
          + "1 of the changed by another engine, 1 recorded, 1 orphaned",
      ])
    #expect(RunSummary(results: [try result(.unchanged)], orphans: []).closingLines == ["1 case: 1 unchanged"])
    #expect(RunSummary(results: [], orphans: []).closingLines == ["0 cases"])
  }

  @Test func orphansOfASceneAreOneLine() throws {
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

  @Test func aFindingSaysWhereAndWhatOnceAScene() throws {
    let cut = "The text is cut after 2 lines."
    var number = 0
    let found = try results("a", .unchanged) {
      number += 1
      if number > 7 { $0.findings = [finding("truncated-text", "title", cut), finding("truncated-text", "date", cut)] }
    }
    #expect(
      RunSummary(results: found).findingLines == [
        "finding\tcards/a/card-AX1@2x and 4 more (AX1 to AX5): truncated-text: title: \(cut) Also: date.",
        "finding\ttruncated-text: in 5 of 12 cases",
      ])
  }

  @Test func findingsAreCountedByKind() throws {
    let results = [
      try result(.unchanged) { $0.findings = [finding("truncated-text"), finding("missing-glyph")] },
      try result(.rendered) { $0.findings = [finding("truncated-text"), finding("truncated-text")] },
    ]
    let path = "cards/title/card-AX3@2x"
    #expect(
      RunSummary(results: [results[0]]).closingLines == [
        "finding\t\(path): truncated-text: title: x", "finding\t\(path): missing-glyph: title: x",
        "finding\tmissing-glyph: in 1 of 1 case", "finding\ttruncated-text: in 1 of 1 case", "1 case: 1 unchanged",
      ])
    #expect(
      RunSummary(results: [results[1]]).findingLines == [
        "finding\t\(path): truncated-text: title: x", "finding\ttruncated-text: in 1 of 1 case",
      ])
  }

  @Test func aReasonsFullStopEndsTheLineAlone() throws {
    let path = "cards/title/card-AX3@2x"
    func line(_ change: (inout CaseResult) -> Void) throws -> [String] {
      RunSummary(results: [try result(.unreadable, change)]).reviewLines
    }
    let reason = "'a.png' cannot be read. Restore it."
    #expect(try line { $0.reason = reason } == ["unreadable\t\(path): \(reason)"])
    #expect(
      try line {
        $0.reason = reason
        $0.recorded = true
      } == ["unreadable\t\(path): 'a.png' cannot be read. Restore it; recorded"])
  }

  // MARK: What to do

  private let command = RecordingCommand(["galley", "test", "My Catalogue", "--references", "it's"], filter: "cards")

  private func hints(_ results: [CaseResult]) -> [String] {
    RunSummary(results: results, recording: command).closingLines.filter { $0.hasPrefix("hint") }
  }

  @Test func casesThatPassedByTheirPixelsAloneAreListedWithTheCommand() throws {
    let noted = try results("a", .unchanged) { $0.note = "compared by its pixels: the reference has no record" }
    let lines = RunSummary(results: Array(noted.prefix(3)), recording: command).closingLines
    #expect(
      lines == [
        "note\tcards/a/card-XS@2x and 2 more (every case): compared by its pixels: the reference has no record",
        "hint\tTo record cards/a, 3 cases again: "
          + "galley test 'My Catalogue' --references 'it'\\''s' --filter cards/a/ --record all",
        "3 cases: 3 unchanged",
      ])
  }

  @Test func recordAgainNamesTheCaseAndTheCommand() throws {
    let unreadable = try result(.unreadable) { $0.reason = "it is empty. Fetch or record it again." }
    #expect(
      hints([unreadable]) == [
        "hint\tTo record cards/title/card-AX3@2x again: galley test 'My Catalogue' --references 'it'\\''s' "
          + "--filter cards/title/card-AX3@2x --record failed"
      ])
    let many = try (1...5).flatMap { try results("s\($0)", .unreadable) }
    #expect(hints(many).count == 4 && hints(many).last == "hint\tand so on for 2 more scenes")
    #expect(hints([try result(.unreadable) { $0.recorded = true }]).isEmpty)
    #expect(RunSummary(results: [unreadable]).closingLines == ["1 case: 1 unreadable"], "nobody knows the command")
  }

  @Test func whatChangedOrIsNewComesWithTheCommandThatTakesIt() throws {
    let base = "galley test 'My Catalogue' --references 'it'\\''s' --filter"
    let scenes = try ["a", "b"].flatMap { try results($0, .changed) } + results("c", .new)
    #expect(
      hints(scenes) == [
        "hint\tTo take what changed as references: \(base) cards --record failed",
        "hint\tTo record what is new: \(base) cards/c/ --record missing",
      ])
    #expect(hints([try result(.unchanged)]).isEmpty)
  }

  @Test func reviewIsNeededForWhatDoesNotPassAndForOrphans() throws {
    let passing: Set<Verdict> = [.unchanged, .tolerated, .rendered]
    for verdict in Verdict.allCases {
      let results = [try result(.unchanged), try result(verdict)]
      #expect(
        RunSummary(results: results, orphans: []).needsReview == !passing.contains(verdict), "\(verdict)")
      #expect(RunSummary(results: results, orphans: ["a"]).needsReview, "\(verdict)")
    }
    let finding = Finding(kind: "truncated-text", node: "title", message: "x")
    let found = try result(.unchanged) { $0.findings = [finding] }
    #expect(!RunSummary(results: [found], orphans: []).needsReview)
    #expect(RunSummary(results: [try result(.unchanged) { $0.recorded = true }], orphans: []).needsReview)
    #expect(!RunSummary(results: [], orphans: []).needsReview)
  }
}
