import Drawing
import Foundation
import Raster
import Testing

@testable import Snapshots

/// Margins in records: for information, and never compared.
@Suite struct RecordMarginsTests {
  private static let margins = LayoutNode.Margins(top: 8, left: 16, bottom: 8.5, right: -16)

  private static var record: Record {
    func hash(_ digit: Character) -> Hash128 {
      Hash128(hexadecimal: String(repeating: digit, count: 32)) ?? Hash128(high: 0, low: 0)
    }
    var layout = Card.layout()
    layout.margins = margins
    let fonts = [UsedFont(name: "Inter-Regular", file: hash("5")), UsedFont(name: #"Noto "Sans""#, file: hash("6"))]
    return Record(
      engine: hash("1"), fonts: fonts, displayList: hash("2"), pixels: hash("3"), file: hash("4"), layout: layout,
      hasAttributes: false)
  }

  /// A record with the given rows for its margins.
  ///
  /// - Parameter hash: the result of libxxhash's `XXH3_128bits`, called from Python, for the other lines without the
  ///   last line feed.
  private static func text(version: Int = 3, hash: String, layout: [String]) -> String {
    #"""
    galley-record \#(version)
    engine 11111111111111111111111111111111
    display-list 22222222222222222222222222222222
    pixels 33333333333333333333333333333333
    file 44444444444444444444444444444444
    record \#(hash)
    font 55555555555555555555555555555555 "Inter-Regular"
    font 66666666666666666666666666666666 "Noto \"Sans\""
    layout
    \#(layout.joined(separator: "\n"))
      UILabel "title" 16 16 311 120
        line 16 32.5 40.25 "Hello"
        line 16 52.5 40.25 "world"

    """#
  }

  private static let card = #"UIView "card" 0 0 343 152"#
  private static let whole = text(
    hash: "deb4fc72c5fe901fe91778e615539a44", layout: [card, "  margins 8 16 8.5 -16"])

  @Test func marginsAreARowBelowTheirView() { #expect(Self.record.text == Self.whole) }

  @Test func theTextReadsBackWithTheMargins() throws {
    let read = try Record(text: Self.whole)
    #expect(read == Self.record)
    #expect(read.layout.margins == Self.margins && read.layout.children[0].margins == nil)
  }

  @Test func aRecordWithoutMarginsIsWhatItWas() {
    var record = Self.record
    record.layout.margins = nil
    #expect(record.text.hasPrefix("galley-record 2\n") && !record.text.contains("margins"))
  }

  /// A Galley that does not know a version, as this one version 7, rejects it by its first line.
  @Test func laterVersionsAreRefused() {
    let later = Self.whole.replacing("galley-record 3", with: "galley-record 7")
    #expect(throws: RecordError.differentVersion) { try Record(text: later) }
  }

  @Test(arguments: [
    (2, "85da484fa6216554734a2c9dd10f9444", [card, "  margins 8 16 8.5 -16"], 11),
    (3, "7de94c3f81297e5e4f3f310593ea092b", [card, "  margins 8 16 8.5 -16", "  margins 8 16 8.5 -16"], 12),
    (3, "42def1ba7cd4689784bdb9cc1371b600", [card, "  margins 8 16 8.5"], 11),
  ])
  func rowsOutOfPlaceAreRefused(version: Int, hash: String, layout: [String], line: Int) {
    let expected = RecordError.malformed(line: line, expected: "a view or a line of text of the layout")
    #expect(throws: expected) { try Record(text: Self.text(version: version, hash: hash, layout: layout)) }
  }

  @Test func marginsAloneBeginNoLayout() {
    let layout = ["margins 1 1 1 1", Self.card, "  margins 8 16 8.5 -16"]
    #expect(throws: RecordError.malformed(line: 10, expected: "the layout's outermost view")) {
      try Record(text: Self.text(hash: "7faa0a96e2e7b75a4de9a59da1d5a6a4", layout: layout))
    }
  }

  @Test func aRecordThatIsCutShortSaysSo() {
    for text in ["galley-record 3", "galley-record 3\nengine 12"] {
      #expect(throws: RecordError.cutShort) { try Record(text: text) }
    }
  }

  @Test func layoutsAsTextOfTestsHaveNoMargins() {
    #expect(Record.text(of: Self.record.layout) == Record.text(of: Card.layout()))
  }
}

/// Cases compared with records from before margins were included, and vice versa.
@Suite struct MarginsExaminerTests {
  @Test(arguments: [ReferenceForm.pictures, .records])
  func marginsAloneAreNoChange(form: ReferenceForm) throws {
    let (bench, card) = (try Workbench(), try Card())
    for margins in [nil, LayoutNode.Margins(top: 8, left: 8, bottom: 8, right: 8)] {
      card.layout.margins = margins
      try bench.record(card, keeping: form)
      let recorded = try bench.files(in: bench.references)
      card.layout.margins = .init(top: 1, left: 2, bottom: 3, right: 4)
      let drawn = card.drawCount
      let outcome = try bench.examiner(keeping: form).examine(card.rendered)
      #expect(outcome == .unchanged(engine: .same, isRecorded: false))
      #expect(card.drawCount == drawn, "Nothing is drawn for margins.")
      let compared = try bench.examiner(.missing, drawsAlways: true, keeping: form).examine(card.rendered)
      #expect(compared == .unchanged(engine: .same, isRecorded: false))
      #expect(try bench.files(in: bench.references) == recorded)
    }
  }
}
