import Foundation
import ImageComparison
import Raster
import Testing

@testable import Snapshots

/// Cases that are compared with other cases, as in W3C's reftests: `match` and `mismatch`.
@Suite struct CounterpartExaminerTests {
  let bench: Workbench
  let card: Card
  let other: Card

  init() throws {
    bench = try Workbench()
    (card, other) = (try Card(), try Card(scene: "other"))
  }

  private func outcome(
    _ relation: Counterpart.Relation, _ mode: RecordMode = .all, tolerance: Tolerance = .none
  ) throws -> Outcome {
    try bench.examiner(mode, tolerance: tolerance).examine(
      card.rendered, beside: [(Counterpart(relation, "other"), other.rendered)])
  }

  @Test func equalCasesAreNotDrawn() throws {
    #expect(try outcome(.equals) == .unchanged(engine: .same, isRecorded: false))
    #expect(card.drawCount + other.drawCount == 0)
  }

  @Test func otherViewsWithTheSamePixelsAreEqual() throws {
    other.layout = Card.layout(lines: ["Hello"], height: 20)
    other.displayList = Hash128(hashing: Array("other commands".utf8))
    #expect(try outcome(.equals) == .unchanged(engine: .same, isRecorded: false))
    #expect(card.drawCount == 1 && other.drawCount == 1)
  }

  @Test func onePixelIsADifferenceWithAllPictures() throws {
    card.marks = [2 * 12 + 4: 0xFF20_4063]
    let found = try outcome(.equals)
    #expect(found.verdict == .changed && found.counterpart == Counterpart(.equals, "other"))
    #expect(found.pixels?.differing == 1 && found.pixels?.largestChannelDifference == 3)
    let artifacts = try #require(found.artifacts)
    let files = try bench.files(in: bench.output)
    #expect(Set(artifacts.paths).isSubset(of: files.keys))
    #expect(
      found.details.hasPrefix("it does not look like 'other', which it has to equal; 1 pixel differs, by at most 3"))
    #expect(try outcome(.differs) == .unchanged(engine: .same, isRecorded: false))
  }

  @Test func equalCasesDoNotDiffer() throws {
    let found = try outcome(.differs)
    #expect(found.verdict == .changed && found.counterpart == Counterpart(.differs, "other") && found.pixels == nil)
    #expect(found.details == "it looks the same as 'other', from which it has to differ")
    #expect(found.artifacts?.expected != nil)
  }

  /// As in W3C's fuzzy reftests, what is within the tolerance is a match, and no mismatch.
  @Test func theToleranceCountsForBoth() throws {
    card.marks = [2 * 12 + 4: 0xFF20_4063]
    let tolerance = try Tolerance(channel: 3)
    let same = try outcome(.equals, tolerance: tolerance)
    #expect(same.verdict == .tolerated && same.allowance?.channel == .init(found: 3, limit: 3))
    let alike = try outcome(.differs, tolerance: tolerance)
    #expect(alike.verdict == .changed)
    #expect(alike.details.hasPrefix("it looks the same as 'other' within its tolerance, from which it has to differ"))
    card.marks = [2 * 12 + 4: 0xFF20_4064]
    #expect(try outcome(.equals, tolerance: tolerance).counterpart != nil)
    #expect(try outcome(.differs, tolerance: tolerance).passes)
  }

  @Test func anotherSizeIsADifference() throws {
    other.width = 13
    #expect(try outcome(.equals).pixels?.sizes != nil)
    #expect(try outcome(.differs).passes)
  }

  @Test func theFirstRelationThatFailsIsReported() throws {
    let third = try Card(scene: "third")
    third.color = 0xFF00_0000
    let found = try bench.examiner().examine(
      card.rendered,
      beside: [
        (Counterpart(.equals, "other"), other.rendered), (Counterpart(.equals, "third"), third.rendered),
        (Counterpart(.differs, "other"), other.rendered),
      ])
    #expect(found.counterpart == Counterpart(.equals, "third"))
    #expect(card.drawCount == 1)
  }

  @Test(arguments: RecordMode.allCases) func noReferenceIsWritten(mode: RecordMode) throws {
    card.marks = [0: 0xFF00_0000]
    _ = try outcome(.equals, mode)
    _ = try outcome(.differs, mode)
    #expect(try bench.files(in: bench.references).isEmpty)
  }

  @Test(arguments: Counterpart.Relation.allCases) func aLineOfResultsIsReadAsWritten(relation: Counterpart.Relation)
    throws
  {
    for scene in ["other", nil] {
      let pixels = relation == .equals ? PixelDifference.sample(1, by: 3) : nil
      let outcome = Outcome.changed(
        .counterpart(Counterpart(relation, scene), pixels), Outcome.pictures, isRecorded: false)
      let result = CaseResult(card.identity.path, outcome, duration: .zero)
      let line = try ResultFiles.encoder.encode(result)
      #expect(try JSONDecoder().decode(Line.self, from: line).result == result)
    }
  }

  /// A line without its duration.
  private struct Line: Decodable {
    let result: CaseResult

    init(from decoder: any Decoder) throws { result = try CaseResult(from: decoder, duration: .zero) }
  }
}
