import Testing

@testable import TextLayout

@Suite struct ParagraphBreakTests {
  /// UAX #14's mandatory breaks: BK (VT, FF, LS, PS), CR, LF, NL.
  private static let breaks = ["\n", "\r", "\r\n", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"]
  /// Those that end a paragraph, according to Foundation's `getParagraphStart`.
  private static let separators: Set<String> = ["\n", "\r", "\r\n", "\u{2029}"]

  private func code(_ string: String) -> String {
    string.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }

  @Test func everyHardBreakEndsALine() throws {
    for feed in Self.breaks {
      #expect(try Setting.lines("a" + feed + "b") == ["a" + feed, "b"], "\(code(feed))")
      #expect(try Setting.lines("a" + feed) == ["a" + feed, ""], "\(code(feed))")
      #expect(try Setting.lines(feed) == [feed, ""], "\(code(feed))")
      #expect(try Setting.lines(feed + "a") == [feed, "a"], "\(code(feed))")
    }
  }

  /// On iOS 11.1 a label with only a line feed was two lines tall (openradar 37764376), which is considered a bug.
  @Test(arguments: ["\n", "a\n", "\n\n"]) func oneLineIsOneLineWhateverBreaksIt(string: String) throws {
    let room = TextContainer(maximumLines: 1, lineBreakMode: .truncatingTail)
    #expect(Setting.engine.measure(try Setting.text(string), in: room).size.height == 20)
  }

  @Test func everyPairOfHardBreaksEndsTwoLines() throws {
    for first in Self.breaks {
      for second in Self.breaks where first != "\r" || !second.hasPrefix("\n") {
        #expect(
          try Setting.lines("a" + first + second + "b") == ["a" + first, second, "b"],
          "\(code(first)), \(code(second))")
      }
    }
  }

  @Test func onlySeparatorsStartANewParagraph() throws {
    let style = ParagraphStyle().with { ($0.firstLineHeadIndent, $0.paragraphSpacing) = (20, 5) }
    for feed in Self.breaks {
      for text in ["a" + feed + "b", "a" + feed] {
        let placed = Setting.engine.layout(try Setting.text(text, style), in: TextContainer(width: 100))
        let starts = Self.separators.contains(feed)
        #expect(placed.lines.map(\.x) == [20, starts ? 20 : 0], "\(code(text))")
        #expect(placed.lines.map(\.baseline) == [16, starts ? 41 : 36], "\(code(text))")
      }
    }
  }

  @Test func eachParagraphHasItsDirection() throws {
    for feed in Self.breaks where Self.separators.contains(feed) {
      let text = try Setting.text("a" + feed + "\u{5D0}" + feed + "b")
      let placed = Setting.engine.layout(text, in: TextContainer(width: 100))
      #expect(placed.lines.map { $0.x == 0 } == [true, false, true], "\(code(feed))")
    }
  }

  @Test func hardBreaksHaveNoGlyphsToSee() throws {
    for feed in Self.breaks {
      let placed = Setting.engine.layout(try Setting.text("a" + feed + "b"))
      #expect(placed.missingCharacters.isEmpty, "\(code(feed))")
      #expect(placed.lines.flatMap(\.runs).flatMap(\.glyphs).count == 2, "\(code(feed))")
    }
  }

  @Test func anEmptyLastLineIsAsHighAsTheAttributesThere() throws {
    var text = try Setting.text("a\n")
    text.append("", attributes: TextAttributes(font: try Setting.font(ascent: 30, descent: 10)))
    #expect(Setting.engine.measure(text).size.height == 60)
  }

  @Test func emptyRunsChangeNothing() throws {
    var text = AttributedText()
    let attributes = TextAttributes(font: try Setting.font())
    let other = TextAttributes(font: try Setting.font("NotoSans-Regular", size: 90, ascent: 100))
    for piece in ["", "one ", "", "two\n", "", "three"] {
      text.append(piece, attributes: piece.isEmpty ? other : attributes)
    }
    #expect(Setting.engine.layout(text) == Setting.engine.layout(try Setting.text("one two\nthree")))
  }
}
