import Foundation
import ImageComparison
import Raster
import TestSupport
import Testing

@testable import Snapshots

/// Changes caused by another engine, and those of them that are accepted.
@Suite struct EngineTakeoverTests {
  let bench: Workbench
  let card: Card

  init() throws {
    bench = try Workbench()
    card = try Card()
    try bench.record(card)
    // The display list stays the same, whatever the pixels are.
    card.displayList = card.rendered.displayList
    card.engine = Hash128(hashing: Array("another".utf8))
  }

  private func examine(
    _ tolerance: Tolerance = .none, takesOver: Bool = true, keeping form: ReferenceForm = .pictures
  ) throws -> Outcome {
    var examiner = bench.examiner(tolerance: tolerance, keeping: form)
    examiner.takesOverEngine = takesOver
    return try examiner.examine(card.rendered)
  }

  @Test func whatTheEngineAloneMovedIsTakenOver() throws {
    card.marks = [5: 0xFF00_0000]
    let before = try bench.files(in: bench.references)
    let seen = try examine(takesOver: false)
    #expect(
      seen.verdict == .changed && seen.engine == .otherWithSameDrawing && seen.engineEffect == .moved
        && !seen.isRecorded)
    #expect(
      seen.details
        == "1 pixel differs, by at most 96 of 255, in card; another engine made the reference; nothing else differs"
    )
    #expect(try bench.files(in: bench.references) == before)
    #expect(try examine().isRecorded)
    #expect(try examine() == .unchanged(engine: .same, isRecorded: false))
    #expect(try PNG.decode(Data(contentsOf: bench.url(card, "png"))).hash == card.bitmap().hash)
  }

  /// The picture is not written again, as its bytes may come from another encoder.
  @Test func whatTheEngineLeftGetsItsRecordAlone() throws {
    let picture = PNGChunks.withText(try PNG.encode(try card.bitmap()))
    try picture.write(to: bench.url(card, "png"))
    #expect(try examine(takesOver: false).engineEffect == .left)
    #expect(try examine() == .unchanged(engine: .otherWithSameDrawing, isRecorded: true))
    #expect(try Data(contentsOf: bench.url(card, "png")) == picture)
    let drawn = card.drawCount
    #expect(try examine() == .unchanged(engine: .same, isRecorded: false))
    #expect(card.drawCount == drawn)
    // Another display list with the same pixels is as good.
    card.displayList = Hash128(hashing: Array("other commands".utf8))
    card.engine = Hash128(hashing: Array("a third".utf8))
    #expect(try examine() == .unchanged(engine: .other, isRecorded: true))
  }

  @Test func whatTheSceneMayHaveMovedIsLeft() throws {
    let before = try bench.files(in: bench.references)
    card.marks = [5: 0xFF00_0000]
    card.displayList = Hash128(hashing: Array("other commands".utf8))
    #expect(try examine().engineEffect == .unclear && !examine().isRecorded)
    card.displayList = nil
    card.layout = Card.layout(height: 172)
    #expect(try examine().engineEffect == .unclear && !examine().isRecorded)
    card.engine = try Card().engine
    #expect(try examine().engineEffect == .open && !examine().isRecorded)
    #expect(try bench.files(in: bench.references) == before)
  }

  @Test func whatIsToleratedIsTakenOverToo() throws {
    card.marks = [5: 0xFF20_4061]
    let tolerance = try Tolerance(channel: 1)
    let seen = try examine(tolerance)
    #expect(seen.verdict == .tolerated && seen.engineEffect == .moved && seen.isRecorded)
    #expect(try examine(tolerance) == .unchanged(engine: .same, isRecorded: false))
  }

  @Test func recordsAreTakenOverWithoutPictures() throws {
    try FileManager.default.removeItem(at: bench.url(card, "png"))
    #expect(try examine(keeping: .records) == .unchanged(engine: .otherWithSameDrawing, isRecorded: true))
    card.engine = Hash128(hashing: Array("a third".utf8))
    card.marks = [5: 0xFF00_0000]
    let moved = try examine(keeping: .records)
    #expect(moved.engineEffect == .moved && moved.isRecorded && moved.pixelsDiffer == true)
    #expect(try examine(keeping: .records) == .unchanged(engine: .same, isRecorded: false))
    #expect(try bench.files(in: bench.references).count == 1)
  }

  @Test func whatHasNoReferenceOrNoRecordIsNotTakenOver() throws {
    try FileManager.default.removeItem(at: bench.url(card, "txt"))
    #expect(try examine() == .unchanged(engine: nil, isRecorded: false))
    #expect(try examine().engineEffect == .unknown)
    try FileManager.default.removeItem(at: bench.url(card, "png"))
    #expect(try examine().engineEffect == .open && !examine().isRecorded)
  }

  // MARK: Lines

  private func result(_ scene: String, _ outcome: Outcome) -> CaseResult {
    let path = CasePath(catalogueFile: "cards", scene: scene, configuration: "card-L")
    return CaseResult(path, outcome, duration: .zero)
  }

  private func moved(by engine: Outcome.Engine, isRecorded: Bool = false) -> Outcome {
    .changed(.pixels(.sample(3, by: 4), engine: engine), Outcome.pictures, isRecorded: isRecorded)
  }

  private func summary(_ results: [CaseResult]) -> EngineSummary {
    EngineSummary(results, recording: RecordingCommand(["Catalogue"], filters: []))
  }

  @Test func eachKindHasItsLines() {
    let results = [
      result("a", moved(by: .otherWithSameDrawing)), result("b", moved(by: .other)),
      result(
        "c", .changed(.pixels(.sample(9, by: 2), engine: .otherWithSameDrawing), Outcome.pictures, isRecorded: false)),
      result("d", .unchanged(engine: .other, isRecorded: false)),
      result("e", .unchanged(engine: .same, isRecorded: false)),
      result("f", .unchanged(engine: nil, isRecorded: false)), result("g", .failed(reason: "No.")),
    ]
    #expect(
      summary(results).lines == [
        "failed\tcards/g/card-L: No.",
        "unclear\tcards/b/card-L: 3 pixels differ, by at most 4 of 255; another engine made the reference",
        "moved\tcards/a/card-L and 1 more (2 scenes: cards/a and cards/c): the same drawing commands gave other pixels, "
          + "9 pixels in a case at most, by at most 4 of 255",
        "left\tcards/d/card-L: the same pixels",
        "hint\tTo accept what only the engine moved, and to renew the records of the rest: galley engine Catalogue --rerecord",
        "hint\tUnclear cases were moved by the engine or by the scenes: `galley compare REV` draws both revisions with this engine; what "
          + "is equal there was moved by the engine.",
        "7 cases: 2 moved by the engine only, 1 unclear, 1 unchanged, 1 of this engine, 1 of an unknown engine, "
          + "1 to review anyway",
      ])
    #expect(summary(results).needsReview)
  }

  @Test func whatIsTakenOverNeedsNobody() {
    let results = [
      result("a", moved(by: .otherWithSameDrawing, isRecorded: true)),
      result("d", .unchanged(engine: .other, isRecorded: true)),
    ]
    #expect(!summary(results).needsReview)
    #expect(
      summary(results).lines.suffix(2) == [
        "left\tcards/d/card-L: the same pixels; recorded for this engine",
        "2 cases: 1 moved by the engine only, 1 unchanged, 2 recorded",
      ])
    #expect(summary([result("b", moved(by: .other))]).needsReview)
  }

  @Test func theEnginesOfReferencesAreCounted() throws {
    let cards = try (0..<6).map { try Card(scene: "s\($0)") }
    for (number, card) in cards.enumerated() {
      card.engine = Hash128(high: 0, low: UInt64([1, 2, 2, 3, 4, 5][number]))
      try bench.record(card)
    }
    let paths = cards.map(\.identity.path)
    let engines = ReferenceEngines(of: paths, in: bench.store)
    let fonts = CaseResult(paths[0], .unchanged(engine: .otherWithSameDrawing, isRecorded: false), duration: .zero)
    let digits = String(repeating: "0", count: 31)
    #expect(
      engines.line(beside: Hash128(high: 0, low: 1), [fonts])
        == "references\t1 by this engine, 1 of them with other bytes of a font or another version of a library; 2 by \(digits)2; 1 by \(digits)3; "
        + "1 by \(digits)4; 1 by 1 more")
    #expect(ReferenceEngines(of: [], in: bench.store).line(beside: card.engine, []) == "references\tnone with a record")
  }
}
