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

  @Test func whatPassesHasNoSentence() throws {
    for verdict in [Verdict.unchanged, .tolerated, .rendered] {
      #expect(RunSummary.sentence(for: try result(verdict)) == nil, "\(verdict)")
    }
  }

  @Test func recordingNeverPasses() throws {
    for verdict in Verdict.allCases {
      let recorded = try result(verdict) { $0.recorded = true }
      #expect(!recorded.passes && RunSummary.sentence(for: recorded) != nil, "\(verdict)")
    }
  }

  @Test func aSentenceSaysWhatMovedThenWhichPixels() throws {
    let changed = try result(.changed) {
      $0.moved = ["card: height 152 → 172 (+20 pt)", "title: 2 lines → 3"]
      $0.pixels = pixels(812, by: 255)
      $0.sameEngine = false
      $0.note = "compared by its pixels: the reference has no record"
      $0.recorded = true
    }
    #expect(
      RunSummary.sentence(for: changed)
        == "changed\tcards/title/card-AX3@2x: card: height 152 → 172 (+20 pt); title: 2 lines → 3; "
        + "812 pixels differ, by at most 255 of 255; another engine made the reference; "
        + "compared by its pixels: the reference has no record; recorded")
  }

  @Test func oneSentenceForEachVerdict() throws {
    #expect(
      RunSummary.sentence(for: try result(.changed) { $0.pixels = pixels(1, by: 3) })
        == "changed\tcards/title/card-AX3@2x: 1 pixel differs, by at most 3 of 255")
    let sizes = ImageDifference.Sizes(expected: .init(width: 20, height: 18), actual: .init(width: 20, height: 20))
    #expect(
      RunSummary.sentence(for: try result(.changed) { $0.pixels = pixels(40, by: 255, sizes: sizes) })
        == "changed\tcards/title/card-AX3@2x: 20x18 → 20x20 pixels")
    #expect(RunSummary.sentence(for: try result(.new)) == "new\tcards/title/card-AX3@2x")
    #expect(
      RunSummary.sentence(for: try result(.new) { $0.recorded = true }) == "new\tcards/title/card-AX3@2x: recorded")
    #expect(
      RunSummary.sentence(
        for: .failed(catalogueFile: "cards", scene: "../x", configuration: "card", reason: "cards.yaml:3:5: No."))
        == "failed\tcards/../x/card: cards.yaml:3:5: No.")
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

  @Test func findingsAreCountedByKind() throws {
    func finding(_ kind: String) -> Finding { Finding(kind: kind, node: "title", message: "x") }
    let results = [
      try result(.unchanged) { $0.findings = [finding("truncated-text"), finding("missing-glyph")] },
      try result(.changed) { $0.findings = [finding("truncated-text")] },
    ]
    #expect(
      RunSummary(results: results, orphans: []).closingLines == [
        "finding\tmissing-glyph: 1", "finding\ttruncated-text: 2", "2 cases: 1 unchanged, 1 changed",
      ])
  }

  @Test func casesThatPassedByTheirPixelsAloneAreCounted() throws {
    let note = "compared by its pixels: the reference has no record"
    let noted = try result(.unchanged) { $0.note = note }
    #expect(
      RunSummary(results: [noted, try result(.unchanged)], orphans: []).closingLines.first
        == "note\t1 case was compared by pixels alone: the record is missing, edited or of another picture. Record again."
    )
    #expect(
      RunSummary(results: [noted, noted, try result(.changed) { $0.note = note }], orphans: []).closingLines.first
        == "note\t2 cases were compared by pixels alone: the record is missing, edited or of another picture. Record again."
    )
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
