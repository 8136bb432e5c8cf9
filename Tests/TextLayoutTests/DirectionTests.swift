import Testing

@testable import TextLayout

/// Lines of mixed direction by UAX #9. In the cases capital letters stand for Hebrew ones, as in the standard; `[` and
/// `]` for a right-to-left isolate (U+2067, U+2069), `>` and `<` for the marks U+200E and U+200F.
@Suite struct DirectionTests {
  private static let controls: [Character: Character] = [
    "[": "\u{2067}", "]": "\u{2069}", ">": "\u{200E}", "<": "\u{200F}",
  ]

  private func encoded(_ text: String) -> String {
    String(
      text.map { character in
        guard let ascii = character.asciiValue, (65...90).contains(ascii) else {
          return Self.controls[character] ?? character
        }
        // U+05D0 to U+05E9: 26 letters.
        return Character(Unicode.Scalar(0x5D0 - 65 + UInt32(ascii)) ?? "?")
      })
  }

  private func visual(_ text: String, _ direction: BaseDirection) throws -> String {
    let style = ParagraphStyle(baseDirection: direction)
    let line = try #require(Setting.engine.layout(try Setting.text(encoded(text), style)).lines.first)
    let characters = Array(text)
    return String(line.visualOffsets.map { characters[$0] }.filter { Self.controls[$0] == nil })
  }

  /// UAX #9, section 3.4, the examples of rule L2, then cases of rules N0 to N2, W and X.
  @Test(arguments: [
    ("car means CAR.", BaseDirection.leftToRight, "car means RAC."),
    ("car MEANS CAR.", .rightToLeft, ".RAC SNAEM car"),
    ("he said \"[car MEANS CAR].\"", .leftToRight, "he said \"RAC SNAEM car.\""),
    ("car MEANS CAR.", .natural, "car RAC SNAEM."),
    ("CAR means car.", .natural, ".means car RAC"),
    ("A 12 B", .natural, "B 12 A"), ("A 12 B", .leftToRight, "B 12 A"), ("a 12 b", .rightToLeft, "a 12 b"),
    ("12 A", .natural, "A 12"), ("12", .rightToLeft, "12"), ("A 1,234.5 B", .natural, "B 1,234.5 A"),
    ("a AB! b", .leftToRight, "a BA! b"), ("a AB!< b", .leftToRight, "a !BA b"), ("AB!", .leftToRight, "BA!"),
    (">AB", .natural, "BA"), ("<ab!", .natural, "!ab"), ("AB>!", .natural, "!BA"),
  ])
  func runsAreReordered(text: String, direction: BaseDirection, expected: String) throws {
    #expect(try visual(text, direction) == expected)
  }

  @Test func eachLineIsReorderedOnItsOwn() throws {
    let text = "abc \u{5D0}\u{5D1} \u{5D2}\u{5D3}"
    let width = try Setting.width("abc \u{5D0}\u{5D1}") + 0.1
    let placed = Setting.engine.layout(try Setting.text(text), in: TextContainer(width: width))
    #expect(placed.lines.map(\.visualOffsets) == [[0, 1, 2, 3, 5, 4], [8, 7]])
  }

  @Test func aForcedDirectionAligns() throws {
    for (text, direction, isLeft) in [
      ("abc", BaseDirection.natural, true), ("abc", .rightToLeft, false), ("\u{5D0}", .natural, false),
      ("\u{5D0}", .leftToRight, true), ("123", .natural, true), ("123", .rightToLeft, false),
      ("\u{2068}\u{5D0}\u{2069}a", .natural, true),
    ] {
      let style = ParagraphStyle(baseDirection: direction)
      let line = Setting.engine.layout(try Setting.text(text, style), in: TextContainer(width: 200)).lines.first
      #expect((line?.x == 0) == isLeft, "\(text) \(direction)")
      #expect(line.map { $0.x + $0.measured.width == 200 } == !isLeft, "\(text) \(direction)")
    }
  }

  @Test func punctuationIsMirrored() throws {
    // BidiMirroring.txt: brackets, and the signs for less and greater, are drawn as their counterparts.
    let font = try Fonts.font("Inter-Regular")
    for (opening, closing) in [("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("\u{AB}", "\u{BB}")] {
      let text = try Setting.text("\u{5D0}" + opening + "\u{5D1}" + closing + "\u{5D2}")
      let line = try #require(Setting.engine.layout(text).lines.first)
      let mirrored = [line.run(at: 1), line.run(at: 3)].map { $0?.glyphs.first?.id }
      let expected = [closing, opening].map { $0.unicodeScalars.first.flatMap(font.nominalGlyph) }
      #expect(mirrored == expected, "\(opening)")
    }
  }

  @Test func theEllipsisIsAtTheEndOfTheReadingDirection() throws {
    let text = "\u{5D0}\u{5D1}\u{5D2} \u{5D3}\u{5D4}\u{5D5} \u{5D6}\u{5D7}\u{5D8}"
    let width = try Setting.width(text) - 10
    for (mode, atLeft) in [(LineBreakMode.truncatingTail, true), (.truncatingHead, false)] {
      let style = ParagraphStyle(lineBreakMode: mode)
      let line = Setting.engine.layout(try Setting.text(text, style), in: TextContainer(width: width)).lines.first
      let runs = try #require(line?.runs)
      #expect(runs.first?.range.isEmpty == atLeft, "\(mode)")
      #expect(runs.last?.range.isEmpty == !atLeft, "\(mode)")
    }
  }

  @Test func anEllipsisInMixedTextStandsAtTheParagraphsEnd() throws {
    let text = "abc def \u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}"
    for (direction, atLeft) in [(BaseDirection.leftToRight, false), (.rightToLeft, true)] {
      let style = ParagraphStyle(baseDirection: direction, lineBreakMode: .truncatingTail)
      let width = try Setting.width("abc def \u{5D0}\u{5D1}\u{2026}") + 1
      let line = Setting.engine.layout(try Setting.text(text, style), in: TextContainer(width: width)).lines.first
      let runs = try #require(line?.runs)
      #expect(runs.first?.range.isEmpty == atLeft)
      #expect(runs.last?.range.isEmpty == !atLeft)
    }
  }
}
