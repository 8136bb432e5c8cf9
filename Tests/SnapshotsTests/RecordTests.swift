import Drawing
import Foundation
import Raster
import TestSupport
import Testing

@testable import Snapshots

@Suite struct RecordTests {
  private static func record(_ layout: LayoutNode = Card.layout()) -> Record {
    func hash(_ digit: Character) -> Hash128 {
      Hash128(hexadecimal: String(repeating: digit, count: 32)) ?? Hash128(high: 0, low: 0)
    }
    return Record(
      engine: hash("1"),
      fonts: [
        UsedFont(name: "Inter-Regular", file: hash("5")), UsedFont(name: #"Noto "Sans""#, file: hash("6")),
      ],
      displayList: hash("2"), pixels: hash("3"), file: hash("4"), layout: layout, hasAttributes: false)
  }

  /// The definition of the format: a record in the repository must have the same meaning in later versions.
  ///
  /// The hash is the result of libxxhash's `XXH3_128bits`, called from Python, for the other lines without the last
  /// line feed.
  private static let text = #"""
    galley-record 2
    engine 11111111111111111111111111111111
    display-list 22222222222222222222222222222222
    pixels 33333333333333333333333333333333
    file 44444444444444444444444444444444
    record 8f4b42606ed2cb433fea9a1890bb38c1
    font 55555555555555555555555555555555 "Inter-Regular"
    font 66666666666666666666666666666666 "Noto \"Sans\""
    layout
    UIView "card" 0 0 343 152
      UILabel "title" 16 16 311 120
        line 16 32.5 40.25 "Hello"
        line 16 52.5 40.25 "world"

    """#

  @Test func theTextIsOneThingALine() { #expect(RecordTests.record().text == RecordTests.text) }

  @Test func theTextReadsBackAsTheRecord() throws {
    #expect(try Record(text: RecordTests.text) == RecordTests.record())
  }

  @Test func numbersAreWrittenShortAndReadBackExactly() throws {
    let written: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (343, "343"), (-16.5, "-16.5"), (1.0 / 3, "0.3333333333333333"), (1e18, "1e+18"),
      (123_456_789_012_345, "123456789012345"), (2.5e-7, "2.5e-07"),
    ]
    for (number, text) in written {
      #expect(Record.plain(number) == text)
      #expect(Double(text) == number)
    }
    #expect(Record.plain(.infinity) == "inf")
    #expect(Record.plain(.nan) == "nan")
  }

  static let nastyTexts = [
    "", " ", "  two  spaces  ", "\"", "\"quoted\"", "\\", "\\\\", "\\u{a}", "\\\"", "ends with a backslash\\",
    "one\ntwo", "one\r\ntwo", "\n", "\r", "\t", "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}",
    "a\u{2028}b", "line 0 0 0 \"x\"", "UILabel \"x\" 0 0 0 0", "🙂", "👩‍👩‍👧‍👦", "🇩🇪", "\u{301}", "\u{301}begins with a mark",
    "e\u{301}", "é", "\u{200D}", "\u{FE0F}", "\u{600}", "\u{600}\u{301}", "مرحبا", "שלום", "हिन्दी", "ภาษาไทย",
    "\u{202E}back",
    "\u{FFFF}", "\u{10FFFF}", "\u{FEFF}", "nan", "1 2 3",
  ]

  @Test(arguments: nastyTexts) func namesAndTextsOfAnyKindReadBack(_ text: String) throws {
    let line = LayoutNode.Line(text: text, x: 1, baseline: 2, width: 3)
    let child = LayoutNode(kind: "UILabel", name: text, frame: .init(x: 0, y: 0, width: 1, height: 1), lines: [line])
    let record = RecordTests.record(
      LayoutNode(kind: "UIView", name: text, frame: .init(x: 0, y: 0, width: 1, height: 1), children: [child]))
    let read = try Record(text: record.text)
    #expect(read == record)
    // Strings are equal if their characters are; here every scalar matters.
    #expect(Array(read.layout.name.unicodeScalars) == Array(text.unicodeScalars))
    #expect(Array(read.layout.children[0].lines[0].text.unicodeScalars) == Array(text.unicodeScalars))
    #expect(record.text.split(separator: "\n", omittingEmptySubsequences: false).count == 13)
  }

  @Test(arguments: ["UIView", "Box<Int, Int>", "line", "(unknown context at $7f).Card", "größe"])
  func kindsOfAnySwiftTypeReadBack(_ kind: String) throws {
    let record = RecordTests.record(
      LayoutNode(kind: kind, name: "x", frame: .init(x: 0, y: 0, width: 1, height: 1)))
    #expect(try Record(text: record.text) == record)
  }

  @Test func randomLayoutsReadBack() throws {
    for seed in UInt64(1)...200 {
      var generator = SeededGenerator(seed: seed)
      let record = RecordTests.record(RecordTests.randomNode(depth: 0, &generator))
      #expect(try Record(text: record.text) == record, "seed \(seed)")
    }
  }

  private static func randomNode(depth: Int, _ generator: inout SeededGenerator) -> LayoutNode {
    func number() -> Double {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: Double(Int.random(in: -500...500, using: &generator))
      case 1: Double(Int.random(in: -500...500, using: &generator)) / 3
      case 2: Double(Int.random(in: 0...2_000, using: &generator)) / 2
      default: Double.random(in: -1e18...1e18, using: &generator)
      }
    }
    func text() -> String {
      let parts = (0..<Int.random(in: 0...3, using: &generator)).compactMap { _ in
        nastyTexts.randomElement(using: &generator)
      }
      return parts.joined()
    }
    var node = LayoutNode(
      kind: ["UIView", "UILabel", "Card<A, B>"].randomElement(using: &generator) ?? "UIView", name: text(),
      frame: .init(x: number(), y: number(), width: number(), height: number()))
    node.lines = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      .init(text: text(), x: number(), baseline: number(), width: number())
    }
    let childCount = depth < 4 ? Int.random(in: 0...3, using: &generator) : 0
    node.children = (0..<childCount).map { _ in randomNode(depth: depth + 1, &generator) }
    return node
  }

  @Test func everyChangeOfTheLayoutChangesTheText() {
    var texts = [RecordTests.record().text]
    for number in 0..<6 {
      var layout = Card.layout()
      switch number {
      case 0: layout.kind = "UIControl"
      case 1: layout.name = "other"
      case 2: layout.frame.origin.x = 0.5
      case 3: layout.children[0].lines[0].text = "Hallo"
      case 4: layout.children[0].lines[1].baseline += 0.25
      default: layout.children.append(layout.children[0])
      }
      texts.append(RecordTests.record(layout).text)
    }
    #expect(Set(texts).count == texts.count)
  }

  @Test func aRecordCutOffAnywhereIsRefused() throws {
    let bytes = Array(RecordTests.record().text.utf8)
    for length in 0..<(bytes.count - 1) {
      #expect(throws: RecordError.self, "\(length) of \(bytes.count) bytes") {
        try Record(text: String(decoding: bytes[..<length], as: UTF8.self))
      }
    }
    // Only the last line feed may be missing.
    #expect(try Record(text: String(decoding: bytes.dropLast(), as: UTF8.self)) == RecordTests.record())
  }

  @Test func everyChangedByteIsNoticed() {
    let bytes = Array(RecordTests.record().text.utf8)
    for index in bytes.indices.dropLast() {
      var changed = bytes
      changed[index] ^= 1
      #expect(throws: RecordError.self, "byte \(index)") {
        try Record(text: String(decoding: changed, as: UTF8.self))
      }
    }
  }
}
