import SourcePlaces
import Testing

@Suite struct SourcePlaceTests {
  @Test func aPlaceIsAFileALineOrAColumn() {
    #expect("\(SourcePlace(file: "a.yaml", line: 7, column: 11))" == "a.yaml:7:11")
    #expect("\(SourcePlace(file: "a.yaml", line: 7))" == "a.yaml:7")
    #expect("\(SourcePlace(file: "a.yaml"))" == "a.yaml")
    #expect(SourcePlace(file: "a.yaml").isWhole)
    #expect(SourcePlace(file: "a.yaml", column: 3) == SourcePlace(file: "a.yaml"))
  }

  @Test func placesAreOrderedByFileLineAndColumn() {
    let sorted = [
      SourcePlace(file: "a"), SourcePlace(file: "a", line: 1), SourcePlace(file: "a", line: 1, column: 1),
      SourcePlace(file: "a", line: 2, column: 10), SourcePlace(file: "a", line: 10, column: 2), SourcePlace(file: "b"),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test func furtherOnIsInTheSameLine() {
    #expect(SourcePlace(file: "a", line: 2, column: 3).advanced(by: 4) == SourcePlace(file: "a", line: 2, column: 7))
    #expect(SourcePlace(file: "a", line: 2).advanced(by: 4) == SourcePlace(file: "a", line: 2))
  }

  /// Bytes: a 0, CR 1, LF 2, é 3 and 4, 😀 5 to 8, x 9, CR 10, b 11.
  @Test(arguments: [
    (0, 1, 1), (1, 1, 2), (3, 2, 1), (5, 2, 2), (9, 2, 3), (10, 2, 4), (11, 3, 1), (12, 3, 2), (99, 3, 2), (-1, 1, 1),
  ])
  func positionsCountLinesAndCodePoints(offset: Int, line: Int, column: Int) {
    let text = Array("a\r\n\u{E9}\u{1F600}x\rb".utf8)
    #expect(TextPosition(ofOffset: offset, in: text) == TextPosition(line: line, column: column))
    let place = PlaceIndex(text, file: "f").place(at: offset)
    #expect(place == SourcePlace(file: "f", line: line, column: column))
  }

  @Test func anIndexAndACountAgreeAtEveryByte() {
    let text = Array(String(repeating: "\u{E9}\u{1F600}\r\nab\n\rc", count: 40).utf8)
    let index = PlaceIndex(text, file: "f")
    for offset in 0...text.count {
      #expect(index.place(at: offset) == SourcePlace(file: "f", TextPosition(ofOffset: offset, in: text)), "\(offset)")
    }
  }
}

@Suite struct DecodedTextTests {
  @Test func encodingsAreReadByTheirByteOrderMarks() throws {
    #expect(try DecodedText([0xEF, 0xBB, 0xBF, 0xC3, 0xA9], file: "f").bytes == [0xC3, 0xA9])
    #expect(try DecodedText([0xFF, 0xFE, 0xE9, 0x00], file: "f").bytes == [0xC3, 0xA9])
    #expect(try DecodedText([0xFE, 0xFF, 0xD8, 0x3D, 0xDE, 0x00], file: "f").bytes == Array("\u{1F600}".utf8))
    #expect(try DecodedText(latin1: [0x61, 0xE9], file: "f").bytes == [0x61, 0xC3, 0xA9])
  }

  @Test func whatIsNoTextSaysWhere() {
    #expect(error([0x61, 0x0A, 0xFF]) == .init(place: place(2, 1), problem: .encoding("UTF-8")))
    #expect(error([0x61, 0x00]) == .init(place: place(1, 2), problem: .nul))
    // Half a code unit, and half of a surrogate pair.
    for bytes: [UInt8] in [[0xFE, 0xFF, 0x00], [0xFE, 0xFF, 0xD8, 0x3D]] {
      #expect(error(bytes) == .init(place: SourcePlace(file: "f"), problem: .encoding("UTF-16")))
    }
  }

  private func place(_ line: Int, _ column: Int) -> SourcePlace { SourcePlace(file: "f", line: line, column: column) }

  private func error(_ bytes: [UInt8]) -> DecodedText.DecodingError? {
    do throws(DecodedText.DecodingError) {
      _ = try DecodedText(bytes, file: "f")
      return nil
    } catch {
      return error
    }
  }
}
