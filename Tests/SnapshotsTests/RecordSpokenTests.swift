import Drawing
import Foundation
import Raster
import Testing

@testable import Snapshots

/// Spoken lines in records.
@Suite struct RecordSpokenTests {
  private static var record: Record {
    func hash(_ digit: Character) -> Hash128 {
      Hash128(hexadecimal: String(repeating: digit, count: 32)) ?? Hash128(high: 0, low: 0)
    }
    var record = Record(
      engine: hash("1"), fonts: [UsedFont(name: "Inter-Regular", file: hash("5"))], displayList: hash("2"),
      pixels: hash("3"), file: hash("4"), layout: Card.layout(lines: ["Hello"]))
    record.spoken = [
      SpokenLine(
        text: "Dimmed. \"Delete\". Button.", traits: ["button", "notEnabled"],
        frame: CGRect(x: 16, y: 16.5, width: 44, height: 44), node: [0],
        details: [.init("hint", "Dims the list"), .init("action", "Archive")]),
      SpokenLine(text: "", frame: CGRect(x: 0, y: 0, width: 0, height: 0)),
    ]
    return record
  }

  /// The definition of the format: a record in the repository must have the same meaning in later versions.
  private static let rows = #"""
    font 55555555555555555555555555555555 "Inter-Regular"
    spoken
    button+notEnabled "Dimmed. \"Delete\". Button." 16 16.5 44 44 0
      hint "Dims the list"
      action "Archive"
    none "" 0 0 0 0 root
    layout
    UIView "card" 0 0 343 152

    """#

  @Test func elementsAreRowsAboveTheLayout() {
    #expect(Self.record.text.hasPrefix("galley-record 5\n"))
    #expect(Self.record.text.contains(Self.rows.dropLast(1)))
  }

  @Test func theTextReadsBackWithTheElements() throws {
    let read = try Record(text: Self.record.text)
    #expect(read == Self.record && read.spoken?.count == 2 && read.hasAttributes)
  }

  @Test func aScreenWithoutElementsKnowsThatThereAreNone() throws {
    var record = Self.record
    record.spoken = []
    #expect(try Record(text: record.text).spoken == [])
  }

  /// Accepting an earlier run writes its records as they are.
  @Test func aRecordOfBeforeIsWrittenAsItWas() throws {
    var old = Self.record
    old.spoken = nil
    #expect(old.text.hasPrefix("galley-record 4\n") && !old.text.contains("spoken"))
    #expect(try Record(text: old.text).spoken == nil)
  }

  @Test(
    arguments: [
      ("spoken", "spoke", "'spoken'", 8), ("  hint \"Dims the list\"", "  hint Dims the list", nil, 10),
      ("none \"\" 0 0 0 0 root", "none \"\" 0 0 0 0 0.", nil, 12),
      ("none \"\" 0 0 0 0 root", "none \"\" 0 0 0 nan 0", nil, 12),
      ("none \"\" 0 0 0 0 root", "none \"\" 0 0 0 0", nil, 12),
      ("none \"\" 0 0 0 0 root", "two words \"\" 0 0 0 0 0", nil, 12),
    ] as [(String, String, String?, Int)])
  func aDamagedRowIsNamedByItsLine(row: String, damaged: String, expected: String?, line: Int) throws {
    let lines = Self.record.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .map { $0 == row ? damaged : $0 }
    let hash = Hash128(
      hashing: Array(lines.filter { !$0.hasPrefix("record ") }.dropLast().joined(separator: "\n").utf8))
    let text = lines.map { $0.hasPrefix("record ") ? "record \(hash)" : $0 }.joined(separator: "\n")
    let error = RecordError.malformed(
      line: line, expected: expected ?? "an element that is read aloud, or a detail of one")
    #expect(throws: error) { try Record(text: text) }
  }
}
