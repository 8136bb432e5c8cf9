import Testing

@testable import TextLayout

@Suite struct SpecialCharacterTests {
  private func placed(_ string: String, width: Double = .infinity) throws -> PositionedText {
    Setting.engine.layout(try Setting.text(string), in: TextContainer(width: width))
  }

  @Test func aSoftHyphenIsSeenOnlyWhereTheLineEnds() throws {
    let text = "extra\u{AD}ordinary"
    #expect(try Setting.width(text) == (try Setting.width("extra")) + (try Setting.width("ordinary")))
    let width = try Setting.width("extra\u{2010}")
    let broken = try placed(text, width: max(width, try Setting.width("ordinary")))
    #expect(broken.lines.map(\.measured.range) == [0..<6, 6..<14])
    #expect(broken.lines.first?.measured.width == width)
    let hyphen = try Fonts.font("Inter-Regular").nominalGlyph(for: "\u{2010}")
    #expect(broken.lines.map { $0.runs.last?.glyphs.last?.id == hyphen } == [true, false])
    #expect(broken.lines[0].runs.last?.range.isEmpty == true)
  }

  @Test func aHyphenHasToFit() throws {
    let text = "extra\u{AD}ordinary"
    // Without room for the hyphen, the long word is broken between clusters, and shows none.
    let width = try Setting.width("extra\u{2010}").nextDown
    let lines = try placed("a " + text, width: width).lines
    #expect(lines.map { Setting.substring("a " + text, $0.measured.range) }.prefix(2) == ["a ", "extra\u{AD}"])
    #expect(lines.allSatisfy { $0.measured.width <= width })
  }

  @Test func aBoxTooNarrowHoldsNoLineOfASoftHyphenAlone() throws {
    for width in [0.0, 1] {
      let lines = try Setting.lines("a\u{AD}b\u{200B}c", width: width)
      #expect(lines == ["a\u{AD}", "b\u{200B}", "c"])
    }
  }

  @Test func theHyphenStandsBehindItsWordInTheWordsDirection() throws {
    let arabic = "\u{627}\u{628}\u{AD}\u{62A}\u{627}"
    for (text, isLeft) in [("extra\u{AD}ordinary", false), (arabic, true)] {
      let style = ParagraphStyle(baseDirection: .rightToLeft)
      let width = try Setting.width(text) - 1
      let lines = Setting.engine.layout(try Setting.text(text, style), in: TextContainer(width: width)).lines
      let line = try #require(lines.first)
      #expect(line.runs.first?.range.isEmpty == isLeft, "\(text)")
      #expect(line.runs.last?.range.isEmpty == !isLeft, "\(text)")
    }
  }

  /// UAX #14: no break next to GL and WJ, and a break after ZW.
  @Test func noBreakCharactersKeepWordsTogether() throws {
    let width = try Setting.width("one")
    for glue in ["\u{A0}", "\u{202F}", "\u{2060}", "\u{FEFF}", "\u{2007}"] {
      let text = "one" + glue + "two"
      #expect(try Setting.lines("a " + text, width: try Setting.width("a " + text) - 1) == ["a ", text])
    }
    #expect(try Setting.lines("one\u{200B}two", width: max(width, try Setting.width("two"))) == ["one\u{200B}", "two"])
    #expect(try Setting.width("one\u{200B}two") == (try Setting.width("one")) + (try Setting.width("two")))
  }

  @Test func joinersChangeJoiningAndHaveNoWidth() throws {
    func glyphs(_ string: String) throws -> [UInt32] {
      try placed(string).lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id)
    }
    // ZERO WIDTH NON-JOINER prevents both letters from joining, ZERO WIDTH JOINER does not.
    let joined = try glyphs("\u{628}\u{628}")
    #expect(try glyphs("\u{628}\u{200D}\u{628}").filter(joined.contains).count == 2)
    #expect(try glyphs("\u{628}\u{200C}\u{628}").filter(joined.contains).isEmpty)
    #expect(try Setting.width("a\u{200D}b") == (try Setting.width("a")) + (try Setting.width("b")))
  }

  @Test func controlsHaveNoLookAndNoWidth() throws {
    for value in (0x01...0x1F).filter({ !(0x09...0x0D).contains($0) }) + Array(0x7F...0x84) + Array(0x86...0x9F) {
      let text = "a" + String(UnicodeScalar(UInt8(value))) + "b"
      let placed = try placed(text)
      #expect(placed.missingCharacters.isEmpty, "U+\(String(value, radix: 16))")
      #expect(placed.lines.count == 1, "U+\(String(value, radix: 16))")
      let apart = try Setting.width("a") + (try Setting.width("b"))
      #expect(abs(placed.size.width - apart) < 1e-9, "U+\(String(value, radix: 16))")
    }
  }

  /// Flag, keycap, family, skin tone, tag sequence (UTS #51): each is one grapheme cluster.
  private static let emoji = [
    "\u{1F1E9}\u{1F1EA}", "1\u{FE0F}\u{20E3}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}",
    "\u{1F44B}\u{1F3FD}", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "\u{2764}\u{FE0F}",
    "\u{1F600}",
  ]

  @Test(arguments: emoji) func anEmojiIsNeverBroken(sequence: String) throws {
    #expect(try Setting.lines("a\(sequence)b\(sequence)", width: 1) == ["a", sequence, "b", sequence])
  }

  @Test(arguments: emoji) func anEmojiIsASymbolOrABox(sequence: String) throws {
    let placed = try placed("a" + sequence)
    let runs = try #require(placed.lines.first).runs.filter { $0.range.lowerBound > 0 }
    #expect(placed.size.width > (try Setting.width("a")) + 5)
    let isMissing = placed.missingCharacters.contains { $0.offset == 1 }
    #expect(runs.contains { run in run.glyphs.contains { $0.id != 0 || (isMissing && run.font.hasVisibleNotdef) } })
  }

  @Test func markAndBaseAreOneCluster() throws {
    #expect(try Setting.lines("e\u{301}\u{323}o\u{308}", width: 1) == ["e\u{301}\u{323}", "o\u{308}"])
  }

  @Test func marksWithoutABaseAreShown() throws {
    for text in ["\u{301}", " \u{301}", "\n\u{301}", "\u{301}a", "\u{93F}", "\u{5B7}", "\u{64B}"] {
      let placed = try placed(text)
      let glyphs = placed.lines.flatMap(\.runs).flatMap(\.glyphs)
      #expect(!glyphs.isEmpty, "\(text.unicodeScalars.map(\.value))")
      #expect(glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      #expect(placed.lines.last?.measured.range.upperBound == text.utf16.count)
    }
  }

  @Test func aClusterHasTheAttributesOfItsFirstCodeUnit() throws {
    var text = AttributedText()
    text.append("e", attributes: TextAttributes(font: try Setting.font(), paint: 1))
    text.append("\u{301}", attributes: TextAttributes(font: try Setting.font("NotoSans-Regular", size: 40), paint: 2))
    text.append("x", attributes: TextAttributes(font: try Setting.font(), paint: 2))
    let runs = try #require(Setting.engine.layout(text).lines.first).runs
    #expect(runs.map(\.range) == [0..<2, 2..<3])
    #expect(runs.map(\.paint) == [1, 2])
    #expect(runs.map(\.pointSize) == [17, 17])
  }
}
