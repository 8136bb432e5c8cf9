import Foundation
import Raster
import Testing

@testable import Snapshots

/// References that are a record without a picture.
@Suite struct RecordReferenceTests {
  let bench: Workbench
  let card: Card

  init() throws {
    bench = try Workbench()
    card = try Card()
    try bench.record(card, keeping: .records)
  }

  private static let reference = "cards/plain/title/card-AX3@2x"
  private static let files = Outcome.RecordFiles(
    expected: "\(reference)/expected.txt", actual: "\(reference)/actual.png")

  private func examine(_ mode: RecordMode = .never, drawsAlways: Bool = false) throws -> Outcome {
    try bench.examiner(mode, drawsAlways: drawsAlways, keeping: .records).examine(card.rendered)
  }

  private func names() throws -> [String] { try bench.files(in: bench.references).keys.sorted() }

  @Test func theRecordIsTheOnlyFileAndNamesNone() throws {
    #expect(try names() == ["\(Self.reference).txt"])
    let text = try bench.recordText(card)
    let words = text.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(words.prefix(7) == ["galley-record", "engine", "display-list", "pixels", "record", "font", "layout"])
    let record = try Record(text: text)
    #expect(try record.file == nil && record.pixels == card.bitmap().hash && record.layout == card.layout)
    #expect(record.text == text)
  }

  @Test func anUnchangedCaseIsNotDrawnUnlessPixelsAreAskedFor() throws {
    let drawn = card.drawCount
    for mode in [RecordMode.missing, .failed, .never] {
      #expect(try examine(mode) == .unchanged(engine: .same, isRecorded: false), "\(mode)")
    }
    #expect(card.drawCount == drawn)
    #expect(try examine(drawsAlways: true) == .unchanged(engine: .same, isRecorded: false))
    #expect(card.drawCount == drawn + 1)
    card.displayList = card.rendered.displayList
    card.marks = [0: 0xFFFF_FFFF]
    #expect(try examine().verdict == .unchanged)
    #expect(try examine(drawsAlways: true).pixelsDiffer == true)
  }

  @Test func aChangeHasItsLayoutAndTheNewPicture() throws {
    let before = try bench.recordText(card)
    card.layout = Card.layout(height: 172)
    card.marks = [5: 0xFF00_0000]
    let outcome = try examine()
    let layout = LayoutDifference(
      sentences: ["title: height 120 → 140 (+20 pt; also card)"], cause: "title: size",
      causes: [
        ChangeCause(
          view: "title", kind: "size", sentence: "title: height 120 → 140 (+20 pt; also card)",
          expected: .init(x: 16, y: 16, width: 311, height: 120), actual: .init(x: 16, y: 16, width: 311, height: 140))
      ])
    #expect(
      outcome == .changedFromRecord(.layoutAndPixels(layout, engine: .same), Self.files, isRecorded: false))
    #expect(outcome.verdict == .changed && !outcome.passes && outcome.pixels == nil)
    #expect(outcome.details == "title: height 120 → 140 (+20 pt; also card); pixels differ")
    let kept = try bench.files(in: bench.output)
    #expect(kept["\(Self.reference)/expected.txt"] == Data(before.utf8))
    #expect(try PNG.decode(#require(kept["\(Self.reference)/actual.png"])).hash == card.bitmap().hash)
    let record = try Record(text: String(decoding: #require(kept["\(Self.reference)/actual.txt"]), as: UTF8.self))
    #expect(try record.file == nil && record.pixels == card.bitmap().hash)
    #expect(try bench.recordText(card) == before)
  }

  @Test func aChangeOfPixelsOrOfLayoutAloneIsToldApart() throws {
    card.marks = [5: 0xFF00_0000]
    let pixels = try examine()
    #expect(pixels == .changedFromRecord(.pixels(engine: .same), Self.files, isRecorded: false))
    #expect(pixels.details == "pixels differ; no picture is kept to show where")
    card.marks = [:]
    card.layout = Card.layout(height: 172)
    let layout = try examine()
    #expect(layout.pixelsDiffer == false && layout.layout?.cause == "title: size")
  }

  @Test func modesWriteTheRecordAlone() throws {
    card.marks = [5: 0xFF00_0000]
    #expect(try !examine(.missing).isRecorded && !examine(.never).isRecorded)
    #expect(try examine(.failed).isRecorded)
    #expect(try examine(.failed) == .unchanged(engine: .same, isRecorded: false))
    #expect(try examine(.all) == .unchanged(engine: .same, isRecorded: true))
    try FileManager.default.removeItem(at: bench.url(card, "txt"))
    #expect(try examine(.never) == .new(actual: Self.files.actual, isRecorded: false))
    #expect(try examine(.missing) == .new(actual: Self.files.actual, isRecorded: true))
    #expect(try names() == ["\(Self.reference).txt"])
  }

  @Test func anotherEngineIsDrawnAndComparedByItsPixels() throws {
    let drawn = card.drawCount
    card.engine = Hash128(hashing: Array("another".utf8))
    #expect(try examine() == .unchanged(engine: .otherWithSameDrawing, isRecorded: false))
    #expect(card.drawCount == drawn + 1)
    card.fonts = [Card.font("Inter-Regular", bytes: "newer")]
    card.marks = [5: 0xFF00_0000]
    #expect(try examine() == .changedFromRecord(.pixels(engine: .other), Self.files, isRecorded: false))
  }

  @Test func aRecordThatWasEditedIsUnreadable() throws {
    try bench.write(bench.recordText(card).replacing("311 120", with: "311 121"), to: bench.url(card, "txt"))
    let outcome = try examine()
    #expect(outcome.verdict == .unreadable && outcome.artifacts?.expected == nil)
    #expect(
      outcome.reason
        == "the reference's record cannot be used: it was edited: its hash does not match its lines")
    #expect(try examine(.failed).isRecorded)
    #expect(try examine().verdict == .unchanged)
  }

  // MARK: Turning

  /// Pictures are no longer read, stay where they are, and are reported as useless.
  @Test func picturesThatTurnToRecordsAreLeftAndListed() throws {
    try bench.record(card)
    let drawn = card.drawCount
    #expect(try examine() == .unchanged(engine: .same, isRecorded: false))
    #expect(card.drawCount == drawn)
    let orphans = bench.store.orphans(expected: [Self.reference: .records])
    #expect(orphans == [OrphanedReference(Self.reference, .picture)])
    #expect(orphans.map(\.description) == ["\(Self.reference).png"])
    #expect(
      RunSummary(results: [], orphans: orphans).closingLines[0]
        == "orphaned\t\(Self.reference).png: the scene keeps records only. `galley orphans --delete` deletes it")
    #expect(try bench.store.delete(orphans[0]))
    #expect(try names() == ["\(Self.reference).txt"])
    #expect(try examine() == .unchanged(engine: .same, isRecorded: false))
  }

  /// A picture that its record does not match is not deleted.
  @Test func aPictureThatIsNotItsRecordsIsNotDeleted() throws {
    try bench.record(card)
    #expect(try examine(.all).isRecorded)
    let picture = OrphanedReference(Self.reference, .picture)
    card.marks = [5: 0xFF00_0000]
    #expect(try examine(.failed).isRecorded)
    #expect(try !bench.store.delete(picture))
    card.marks = [:]
    #expect(try examine(.failed).isRecorded)
    #expect(try bench.store.delete(picture), "it has the record's pixels")
  }

  @Test func recordsThatTurnToPicturesAreNewWhereTheyMatch() throws {
    let before = try bench.recordText(card)
    #expect(try bench.examiner().examine(card.rendered).verdict == .new)
    card.marks = [5: 0xFF00_0000]
    let changed = try bench.examiner(.missing).examine(card.rendered)
    #expect(changed == .changedFromRecord(.pixels(engine: .same), Self.files, isRecorded: false))
    #expect(try bench.recordText(card) == before)
    card.marks = [:]
    #expect(try bench.examiner(.missing).examine(card.rendered).isRecorded)
    #expect(try names() == ["\(Self.reference).png", "\(Self.reference).txt"])
    #expect(try Record(text: bench.recordText(card)).file != nil)
    #expect(try bench.examiner().examine(card.rendered) == .unchanged(engine: .same, isRecorded: false))
  }

  @Test func aPictureAloneIsNoReferenceWhereRecordsAreKept() throws {
    try bench.record(card)
    try FileManager.default.removeItem(at: bench.url(card, "txt"))
    #expect(try examine(.missing) == .new(actual: Self.files.actual, isRecorded: true))
    #expect(try names() == ["\(Self.reference).png", "\(Self.reference).txt"])
  }
}
