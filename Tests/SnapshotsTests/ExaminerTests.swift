import Foundation
import ImageComparison
import Raster
import Testing

@testable import Snapshots

@Suite struct ExaminerTests {
  let bench: Workbench
  let card: Card

  init() throws {
    bench = try Workbench()
    card = try Card()
  }

  @Test func aCaseWithoutAReferenceIsNew() throws {
    let result = try bench.examiner().examine(card.rendered)
    #expect(result == .new(actual: path("actual"), isRecorded: false))
    #expect(!result.passes)
    #expect(try decoded("actual").hash == card.bitmap().hash)
    #expect(try bench.files(in: bench.references).isEmpty)
  }

  @Test func anUnchangedCaseIsNotDrawn() throws {
    try bench.record(card)
    let drawn = card.drawCount
    for mode in [RecordMode.missing, .failed, .never] {
      let result = try bench.examiner(mode).examine(card.rendered)
      #expect(result.verdict == .unchanged, "\(mode)")
      #expect(result.passes && result.engine == .same && result.note == nil, "\(mode)")
      #expect(card.drawCount == drawn, "\(mode)")
    }
  }

  @Test func pixelsAskedForAreDrawnOnceAndCompared() throws {
    try bench.record(card)
    let drawn = card.drawCount
    let examiner = bench.examiner(drawsAlways: true)
    #expect(try examiner.examine(card.rendered).verdict == .unchanged)
    #expect(card.drawCount == drawn + 1)

    // The hashes say that nothing changed, but the pixels differ.
    card.displayList = card.rendered.displayList
    card.marks = [0: 0xFFFF_FFFF]
    #expect(try bench.examiner().examine(card.rendered).verdict == .unchanged)
    #expect(try examiner.examine(card.rendered).verdict == .changed)
  }

  @Test func everyCaseIsDrawnAtMostOnce() throws {
    for mode in RecordMode.allCases {
      for drawsAlways in [false, true] {
        for hasReference in [false, true] {
          let card = try Card(scene: "\(mode)-\(drawsAlways)-\(hasReference)")
          if hasReference { try bench.record(card) }
          let drawn = card.drawCount
          card.color = 0xFF00_0000
          _ = try bench.examiner(mode, drawsAlways: drawsAlways).examine(card.rendered)
          #expect(card.drawCount == drawn + 1, "\(card.identity.path.scene)")
        }
      }
    }
  }

  @Test func changedPixelsComeWithEvidenceAndThreePictures() throws {
    try bench.record(card)
    // Two pixels in the third row, one by 3 levels of blue and one by 32 of green.
    card.marks = [2 * 12 + 4: 0xFF20_4063, 2 * 12 + 7: 0xFF20_2060]
    let result = try bench.examiner().examine(card.rendered)
    #expect(result.verdict == .changed)
    #expect(result.engine == .same && result.layout == nil && result.note == nil)
    #expect(result.pixels?.differing == 2)
    #expect(result.pixels?.largestChannelDifference == 32)
    #expect(result.pixels?.largestWindowCount == 2)
    #expect(result.pixels?.box == .init(x: 4, y: 2, width: 4, height: 1))
    #expect(result.pixels?.sizes == nil)
    #expect(pictures(of: result) == allPictures)
    #expect(try decoded("actual").hash == card.bitmap().hash)
    #expect(try pictureFile("expected") == Data(contentsOf: bench.url(card, "png")))
    let difference = try decoded("difference")
    #expect(difference.pixels[2 * 12 + 4] == 0xFFFF_0000)
  }

  @Test func aLayoutThatChangedWithoutAPixelIsChanged() throws {
    try bench.record(card)
    card.layout = Card.layout(height: 172)
    let result = try bench.examiner().examine(card.rendered)
    #expect(result.verdict == .changed)
    #expect(result.pixels == nil)
    #expect(
      result.layout?.sentences == ["title: height 120 → 140 (+20 pt; also card)"]
        && result.layout?.cause == "title: size")
    #expect(pictures(of: result) == allPictures)
  }

  @Test func picturesOfUnequalSizesAreChangedWhateverTheTolerance() throws {
    try bench.record(card)
    card.height = 14
    let everything = try Tolerance(channel: 255, precision: 0)
    let result = try bench.examiner(tolerance: everything).examine(card.rendered)
    #expect(result.verdict == .changed)
    #expect(
      result.pixels?.sizes == .init(expected: .init(width: 12, height: 10), actual: .init(width: 12, height: 14)))
    let difference = try decoded("difference")
    #expect(difference.width == 12 && difference.height == 14)
  }

  @Test func anotherEngineThatDrawsTheSameIsUnchanged() throws {
    try bench.record(card)
    let drawn = card.drawCount
    card.engine = Hash128(hashing: Array("another".utf8))
    let result = try bench.examiner().examine(card.rendered)
    #expect(result.verdict == .unchanged && result.engine == .otherWithSameDrawing && result.passes)
    #expect(card.drawCount == drawn + 1)
  }

  @Test func anotherEngineThatDrawsSomethingElseIsChangedAndSaidSo() throws {
    try bench.record(card)
    card.engine = Hash128(hashing: Array("another".utf8))
    card.marks = [5: 0xFF00_0000]
    let result = try bench.examiner().examine(card.rendered)
    #expect(result.verdict == .changed && result.engine == .other)
    #expect(
      RunSummary(results: [CaseResult(card.identity.path, result, duration: .zero)]).reviewLines.allSatisfy {
        $0.hasSuffix("another engine made the reference")
      })
  }

  @Test func anotherDisplayListOfTheSamePixelsIsUnchanged() throws {
    try bench.record(card)
    card.displayList = Hash128(hashing: Array("in another order".utf8))
    let result = try bench.examiner().examine(card.rendered)
    #expect(result.verdict == .unchanged && result.engine == .same && result.note == nil)
  }

  @Test func whatDrawingThrowsIsThrown() throws {
    struct Broken: Error {}
    var rendered = card.rendered
    rendered.draw = { throw Broken() }
    #expect(throws: Broken.self) { try bench.examiner().examine(rendered) }
  }

  private func path(_ name: String) -> String { "cards/plain/title/card-AX3@2x/\(name).png" }

  private var allPictures: Outcome.Pictures {
    .init(expected: path("expected"), actual: path("actual"), difference: path("difference"))
  }

  private func pictures(of outcome: Outcome) -> Outcome.Pictures? {
    if case .changed(_, let pictures, _) = outcome { pictures } else { nil }
  }

  private func pictureFile(_ name: String) throws -> Data {
    try Data(contentsOf: bench.output.appendingPathComponent("\(card.identity.referencePath)/\(name).png"))
  }

  private func decoded(_ name: String) throws -> Bitmap { try PNG.decode(try pictureFile(name)) }
}

/// The engine that made a reference: its libraries, and the bytes of the fonts that both use.
@Suite struct EngineTests {
  let bench: Workbench
  let card: Card

  init() throws {
    bench = try Workbench()
    card = try Card()
    card.fonts = [Card.font("Inter-Regular"), Card.font("NotoSans-Regular")]
    try bench.record(card)
    card.marks = [3: 0xFFFF_FFFF]
  }

  @Test(arguments: [["Inter-Regular"], ["Inter-Bold"], ["Inter-Bold", "Inter-Regular", "NotoSans-Regular"], []])
  func otherFontsAreAnOrdinaryChange(names: [String]) throws {
    card.fonts = names.map { Card.font($0) }
    let result = try bench.examiner().examine(card.rendered)
    #expect(result.verdict == .changed && result.engine == .same)
  }

  @Test func otherBytesOfTheSameFontAreAnotherEngine() throws {
    card.fonts = [Card.font("Inter-Bold"), Card.font("Inter-Regular", bytes: "newer")]
    let result = try bench.examiner().examine(card.rendered)
    #expect(result.verdict == .changed && result.engine == .other)
  }

  @Test func otherBytesOfAFontAreLookedAtThoughNothingElseChanged() throws {
    card.marks = [:]
    let drawn = card.drawCount
    card.fonts[0] = Card.font("Inter-Regular", bytes: "newer")
    let result = try bench.examiner().examine(card.rendered)
    #expect(result.verdict == .unchanged && result.engine == .otherWithSameDrawing)
    #expect(card.drawCount == drawn + 1)
  }
}
