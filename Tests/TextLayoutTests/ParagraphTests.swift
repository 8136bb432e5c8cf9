import Testing

@testable import TextLayout

@Suite struct ParagraphTests {
  private let engine = TextLayoutEngine()

  private func lines(_ text: String, width: Double, _ style: ParagraphStyle = ParagraphStyle()) throws -> [String] {
    let units = Array(text.utf16)
    return engine.measure(text, font: try Fonts.textFont(), style: style, width: width).lines
      .map { String(decoding: units[$0.range], as: UTF16.self) }
  }

  private func width(_ text: String) throws -> Double {
    engine.measure(text, font: try Fonts.textFont()).size.width
  }

  @Test func aLineTakesExactlyWhatFits() throws {
    let text = "one two"
    #expect(try lines(text, width: try width(text)) == ["one two"])
    #expect(try lines(text, width: try width(text).nextDown) == ["one ", "two"])
  }

  @Test func whiteSpaceAtTheEndOfALineHangs() throws {
    #expect(try lines("one   two", width: try width("one")) == ["one   ", "two"])
  }

  @Test func whiteSpaceAtTheEndOfTheTextCountsForItsWidth() throws {
    #expect(try width("one ") > (try width("one")))
  }

  @Test func aWordTooLongForALineStartsOneOfItsOwn() throws {
    let broken = try lines("a mmmmmm b", width: try width("mmm"))
    #expect(broken == ["a ", "mmm", "mmm ", "b"])
  }

  @Test func aWidthNarrowerThanAGlyphHoldsOneClusterALine() throws {
    // "é" in two characters is one grapheme cluster (UAX #29, GB9).
    for width in [1, 0, -5, Double.nan] {
      #expect(try lines("ae\u{301}b", width: width) == ["a", "e\u{301}", "b"], "width \(width)")
    }
  }

  @Test func lineFeedsEndLines() throws {
    // Mandatory breaks of UAX #14: BK, CR, LF, NL.
    for feed in ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{0B}", "\u{0C}", "\u{85}"] {
      #expect(try lines("a\(feed)b", width: .infinity) == ["a" + feed, "b"], "\(feed.unicodeScalars.map(\.value))")
    }
    #expect(try lines("a\n\nb", width: .infinity) == ["a\n", "\n", "b"])
    #expect(try lines("a\n", width: .infinity) == ["a\n", ""])
  }

  @Test func anEmptyTextHasNoLines() throws {
    let measured = engine.measure("", font: try Fonts.textFont())
    #expect(measured.lines.isEmpty)
    #expect(measured.size == TextSize(width: 0, height: 0))
  }

  @Test func theLastLineOfALimitEndsInAnEllipsis() throws {
    let font = try Fonts.textFont()
    let text = AttributedText("one two three four five", font: font)
    let container = TextContainer(
      width: try width("one two"), maximumLines: 2, lineBreakMode: .truncatingTail)
    let measured = engine.measure(text, in: container)
    #expect(measured.isTruncated)
    #expect(measured.lines.map(\.isTruncated) == [false, true])
    #expect(measured.lines.count == 2)
    #expect(measured.lines[1].width <= (try width("one two")))
    let placed = engine.layout(text, in: container)
    let ellipsis = try #require(font.cascade.primary.nominalGlyph(for: "\u{2026}"))
    #expect(placed.lines[1].runs.last?.glyphs.last?.id == ellipsis)
  }

  @Test func withoutAnEllipsisTheLimitOnlyCuts() throws {
    let measured = engine.measure(
      AttributedText("one two", font: try Fonts.textFont()),
      in: TextContainer(width: try width("one"), maximumLines: 1))
    #expect(measured.isTruncated)
    #expect(measured.lines.map(\.visibleRange) == [0..<3])
  }

  @Test func heightLimitsLines() throws {
    var font = try Fonts.textFont()
    font.metrics = LineMetrics(ascent: 16, descent: 4, leading: 2)
    let text = "a\nb\nc"
    // Two lines are 20 + 2 + 20 points high.
    for (height, count) in [(64.0, 3), (63.9, 2), (42, 2), (41.9, 1), (5, 1)] {
      let measured = engine.measure(AttributedText(text, font: font), in: TextContainer(height: height))
      #expect(measured.lines.count == count, "height \(height)")
    }
  }

  @Test func heightIsLinesAndGaps() throws {
    var font = try Fonts.textFont()
    font.metrics = LineMetrics(ascent: 16, descent: 4, leading: -1.5)
    let text = AttributedText("a\nb\nc", font: font)
    #expect(engine.measure(text).size.height == 3 * 20 - 2 * 1.5)
    #expect(engine.measure(text, in: TextContainer(usesFontLeading: false)).size.height == 60)
    #expect(engine.layout("a\nb\nc", font: font).lines.map(\.baseline) == [16, 34.5, 53])
  }

  @Test func alignmentPlacesLines() throws {
    let style = { ParagraphStyle(alignment: $0, baseDirection: $1) }
    let width = try width("ab")
    for (alignment, direction, x) in [
      (TextAlignment.left, BaseDirection.natural, 0), (.center, .natural, (100 - width) / 2),
      (.right, .natural, 100 - width), (.natural, .leftToRight, 0), (.natural, .rightToLeft, 100 - width),
    ] {
      let placed = engine.layout("ab", font: try Fonts.textFont(), style: style(alignment, direction), width: 100)
      #expect(placed.lines.map(\.x) == [x], "\(alignment) \(direction)")
    }
  }

  @Test func trackingIsAddedToEachClusterOfTheFirstFont() throws {
    var font = try Fonts.textFont()
    let plain = engine.measure("abc", font: font).size.width
    font.tracking = -0.5
    #expect(abs(engine.measure("abc", font: font).size.width - (plain - 1.5)) < 1e-9)
    let arabic = engine.measure("\u{628}\u{628}", font: font).size.width
    font.tracking = 0
    #expect(engine.measure("\u{628}\u{628}", font: font).size.width == arabic)
  }

  @Test func aCharacterNoFontHasIsABoxAndReported() throws {
    // U+10FFFF is a noncharacter: no font may have it.
    let placed = engine.layout("a\u{10FFFF}b", font: try Fonts.textFont())
    #expect(placed.missingCharacters == [MissingCharacter(offset: 1, characters: "\u{10FFFF}")])
    let boxes = placed.lines.flatMap(\.runs).flatMap { run in run.glyphs.map { (run.font, $0.id) } }.filter {
      $0.1 == 0
    }
    #expect(boxes.count == 1)
    #expect(boxes.allSatisfy { $0.0.hasVisibleNotdef })
  }

  @Test func widthIsLinearInTheSize() throws {
    let text = "Text \u{5E9}\u{5DC} \u{0939}\u{093F} \u{65E5}\u{672C}"
    let one = engine.measure(text, font: try Fonts.textFont(size: 1)).size.width
    for size in [11.0, 17, 53, 310] {
      let width = engine.measure(text, font: try Fonts.textFont(size: size)).size.width
      #expect(abs(width - one * size) < 1e-9 * size)
    }
  }

  @Test func aWiderBoxNeverNeedsMoreLines() throws {
    let text = "The quick brown fox jumps over the lazy dog, donaudampfschifffahrtsgesellschaft and all."
    var last = Int.max
    for width in stride(from: 5.0, through: 600, by: 2.5) {
      let count = try lines(text, width: width).count
      #expect(count <= last, "width \(width)")
      last = count
    }
  }

  @Test func aMegabyteOnOneLine() throws {
    let text = String(repeating: "word ", count: 200_000)
    let container = TextContainer(width: 343, maximumLines: 2, lineBreakMode: .truncatingTail)
    #expect(engine.measure(AttributedText(text, font: try Fonts.textFont()), in: container).lines.count == 2)
  }
}
