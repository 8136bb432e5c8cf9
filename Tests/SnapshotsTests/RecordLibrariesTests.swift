import Drawing
import Foundation
import Raster
import Testing

@testable import Snapshots

/// The libraries that made pixels of a case's images, in records.
@Suite struct RecordLibrariesTests {
  private static var record: Record {
    func hash(_ digit: Character) -> Hash128 {
      Hash128(hexadecimal: String(repeating: digit, count: 32)) ?? Hash128(high: 0, low: 0)
    }
    var record = Record(
      engine: hash("1"), fonts: [UsedFont(name: "Inter-Regular", file: hash("5"))], displayList: hash("2"),
      pixels: hash("3"), file: hash("4"), layout: Card.layout(lines: ["Hello"]), spoken: [])
    record.libraries = ["librsvg 2.54.7", "poppler 22.12.0"].compactMap(UsedLibrary.init)
    return record
  }

  /// The definition of the format: a record in the repository must have the same meaning in later versions.
  ///
  /// The hash is the result of libxxhash's `XXH3_128bits`, called from Python, for the other lines without the last
  /// line feed.
  private static let text = #"""
    galley-record 6
    engine 11111111111111111111111111111111
    display-list 22222222222222222222222222222222
    pixels 33333333333333333333333333333333
    file 44444444444444444444444444444444
    record da873c25e0c759018eb9e28238d12637
    font 55555555555555555555555555555555 "Inter-Regular"
    library "librsvg 2.54.7"
    library "poppler 22.12.0"
    spoken
    layout
    UIView "card" 0 0 343 152
      UILabel "title" 16 16 311 120
        line 16 32.5 40.25 "Hello"

    """#

  @Test func librariesAreRowsBelowTheFonts() { #expect(Self.record.text == Self.text) }

  @Test func theTextReadsBackWithTheLibraries() throws {
    let read = try Record(text: Self.text)
    #expect(read == Self.record && read.libraries.map(\.name) == ["librsvg", "poppler"])
  }

  /// Records in the repository, of which few have such images, stay as they are.
  @Test func aRecordWithoutLibrariesIsWrittenAsItWas() throws {
    var record = Self.record
    record.libraries = []
    #expect(record.text.hasPrefix("galley-record 5\n") && !record.text.contains("library"))
    #expect(try Record(text: record.text).libraries.isEmpty)
  }

  @Test(arguments: [
    "library ", "library librsvg 2", #"library "librsvg""#, #"library "librsvg ""#, #"library " 2""#,
    #"library "librsvg 2" x"#,
  ])
  func aDamagedLibraryIsNamedByItsLine(_ row: String) {
    let text = Self.text.replacing(#"library "librsvg 2.54.7""#, with: row)
    #expect(throws: RecordError.malformed(line: 8, expected: "'library' and a quoted name and version")) {
      try Record(text: text)
    }
  }
}

/// Other versions of such a library are another engine where they made other pixels.
@Suite struct LibraryVersionTests {
  let bench: Workbench
  let card: Card

  init() throws {
    bench = try Workbench()
    card = try Card()
    card.libraries = ["librsvg 2.54.7"]
    try bench.record(card)
  }

  private func examine(_ libraries: [String], pixelsMove: Bool = true) throws -> Outcome {
    card.libraries = libraries
    card.marks = pixelsMove ? [3: 0xFFFF_FFFF] : [:]
    return try bench.examiner().examine(card.rendered)
  }

  @Test func anotherVersionThatDrawsSomethingElseIsAnotherEngine() throws {
    let result = try examine(["librsvg 2.58.0"])
    #expect(result.verdict == .changed && result.engine == .other)
  }

  /// Its pixels are in the display list: nothing is drawn to find out.
  @Test func anotherVersionThatDrawsTheSameIsTheSameEngine() throws {
    let drawn = card.drawCount
    let result = try examine(["librsvg 2.58.0"], pixelsMove: false)
    #expect(result == .unchanged(engine: .same, isRecorded: false) && card.drawCount == drawn)
  }

  @Test(arguments: [["librsvg 2.54.7"], ["librsvg 2.54.7", "poppler 22.12.0"], ["poppler 22.12.0"], []])
  func otherPicturesAreAnOrdinaryChange(_ libraries: [String]) throws {
    let result = try examine(libraries)
    #expect(result.verdict == .changed && result.engine == .same)
  }

  /// A record of before says nothing of libraries.
  @Test func aRecordWithoutLibrariesIsOfThisEngine() throws {
    card.libraries = []
    try bench.record(card)
    let result = try examine(["librsvg 2.58.0"])
    #expect(result.verdict == .changed && result.engine == .same)
  }
}
