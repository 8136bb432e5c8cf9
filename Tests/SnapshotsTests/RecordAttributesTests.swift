import Drawing
import Foundation
import Raster
import Testing

@testable import Snapshots

/// Attributes of views in records: they do not decide whether a case has changed.
@Suite struct RecordAttributesTests {
  private static var record: Record {
    func hash(_ digit: Character) -> Hash128 {
      Hash128(hexadecimal: String(repeating: digit, count: 32)) ?? Hash128(high: 0, low: 0)
    }
    var layout = Card.layout(lines: ["Hello", "world…"])
    layout.margins = .init(top: 8, left: 16, bottom: 8.5, right: -16)
    layout.attributes = [
      .init(name: "backgroundColor", value: "systemBackground"), .init(name: "hidden", value: "badge"),
      .init(name: "hidden", value: "Plak\u{1F}ette"),
    ]
    layout.children[0].attributes = [
      .init(name: "text", value: "Hello world, \"all\" of it ✓"), .init(name: "font", value: "Inter-Regular 17 body"),
    ]
    return Record(
      engine: hash("1"), fonts: [UsedFont(name: "Inter-Regular", file: hash("5"))], displayList: hash("2"),
      pixels: hash("3"), file: hash("4"), layout: layout)
  }

  /// The definition of the format: a record in the repository must have the same meaning in later versions.
  ///
  /// The hash is the result of libxxhash's `XXH3_128bits`, called from Python, for the other lines without the last
  /// line feed.
  private static let text = #"""
    galley-record 4
    engine 11111111111111111111111111111111
    display-list 22222222222222222222222222222222
    pixels 33333333333333333333333333333333
    file 44444444444444444444444444444444
    record b73a55185599db4ab11a2550e20f8f69
    font 55555555555555555555555555555555 "Inter-Regular"
    layout
    UIView "card" 0 0 343 152
    .backgroundColor systemBackground
    .hidden badge
    .hidden "Plak\u{1f}ette"
      margins 8 16 8.5 -16
      UILabel "title" 16 16 311 120
      .text "Hello world, \"all\" of it ✓"
      .font Inter-Regular 17 body
        line 16 32.5 40.25 "Hello"
        line 16 52.5 40.25 "world…"

    """#

  @Test func attributesAreRowsBelowTheirView() { #expect(Self.record.text == Self.text) }

  @Test func theTextReadsBackWithTheAttributes() throws {
    let read = try Record(text: Self.text)
    #expect(read == Self.record)
    #expect(read.layout.attributes == Self.record.layout.attributes && read.hasAttributes)
    #expect(read.layout.children[0].attributes == Self.record.layout.children[0].attributes)
  }

  /// Accepting an earlier run writes its records as they are.
  @Test func aRecordOfBeforeIsWrittenAsItWas() throws {
    var old = Self.record
    old.hasAttributes = false
    #expect(old.text.hasPrefix("galley-record 3\n") && !old.text.contains("backgroundColor"))
    #expect(try !Record(text: old.text).hasAttributes)
    old.layout.margins = nil
    #expect(old.text.hasPrefix("galley-record 2\n"))
  }

  @Test(arguments: [
    (".font Inter-Regular 17 body", ".font", 15), (".font Inter-Regular 17 body", ".font ", 15),
    (".font Inter-Regular 17 body", ". Inter", 15), (".hidden badge", #".hidden "badge"#, 10),
    (".hidden badge", "  .hidden badge", 10),
  ])
  func aDamagedAttributeIsNamedByItsLine(row: String, damaged: String, line: Int) throws {
    let head = Self.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let lines = head.map { $0.trimmingCharacters(in: .whitespaces) == row ? damaged : $0 }
    let others = lines.filter { !$0.hasPrefix("record ") }.dropLast().joined(separator: "\n")
    let hash = Hash128(hashing: Array(others.utf8))
    let text = lines.map { $0.hasPrefix("record ") ? "record \(hash)" : $0 }.joined(separator: "\n")
    #expect(throws: RecordError.malformed(line: line + 1, expected: "a view or a line of text of the layout")) {
      try Record(text: text)
    }
  }

  @Test func attributesDoNotMakeLayoutsDiffer() {
    var other = Self.record.layout
    other.attributes = []
    #expect(other == Self.record.layout)
  }
}
