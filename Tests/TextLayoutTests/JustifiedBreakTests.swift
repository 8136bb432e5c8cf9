import Testing

@testable import TextLayout

/// The line breaks of justified text. All characters, including spaces, are 6 points wide, so a line's width is its
/// number of characters, and each space grows by the number of missing characters divided by the number of spaces.
@Suite struct JustifiedBreakTests {
  private let justified = ParagraphStyle(alignment: .justified)
  /// Room for 20 characters. The second line lacks 13 and has one space; with "dddd" the first line's two spaces grow
  /// by 3 and the second line's by 4.
  private let loose = "aaaa bbbb cccc dddd eee fff gggggggggggggg"
  private let greedy = ["aaaa bbbb cccc dddd ", "eee fff ", "gggggggggggggg"]
  private let evened = ["aaaa bbbb cccc ", "dddd eee fff ", "gggggggggggggg"]

  private func font(size: Double = 10) throws -> TextFont {
    try Setting.font("NotoSansMono-Regular", size: size, ascent: 1.6 * size, descent: 0.4 * size)
  }

  private func text(_ string: String, _ style: ParagraphStyle) throws -> AttributedText {
    AttributedText(string, font: try font(), style: style)
  }

  /// The lines in a container, which are the same whether they are positioned or only measured.
  private func lines(_ text: AttributedText, in container: TextContainer) -> [String] {
    let placed = Setting.engine.layout(text, in: container).lines.map(\.measured.range)
    let measured = Setting.engine.measure(text, in: container)
    #expect(measured.lines.map(\.range) == placed)
    #expect(Setting.engine.extent(of: text, in: container).size == measured.size)
    return placed.map { Setting.substring(text.string, $0) }
  }

  private func room(_ characters: Double, maximumLines: Int = 0) -> TextContainer {
    TextContainer(width: 6 * characters + 0.01, maximumLines: maximumLines)
  }

  private func lines(_ string: String, _ style: ParagraphStyle, characters: Double = 20) throws -> [String] {
    lines(try text(string, style), in: room(characters))
  }

  @Test func aWordMovesWhereAllSpacesGrowLess() throws {
    #expect(try lines(loose, justified) == evened)
    for direction in [BaseDirection.leftToRight, .rightToLeft] {
      #expect(try lines(loose, justified.with { $0.baseDirection = direction }) == evened)
    }
  }

  @Test(arguments: [TextAlignment.natural, .left, .center, .right])
  func otherTextBreaksGreedily(alignment: TextAlignment) throws {
    #expect(try lines(loose, ParagraphStyle(alignment: alignment)) == greedy)
  }

  @Test func textThatBreaksBetweenCharactersStays() throws {
    let style = justified.with { $0.lineBreakMode = .charWrapping }
    let left = ParagraphStyle(lineBreakMode: .charWrapping)
    #expect(try lines(loose, style) == (try lines(loose, left)))
  }

  /// The second line's four spaces grow by 1.5; the first line's only space would grow by 5.
  @Test func aWordStaysWhereTheFirstLineWouldBeLooser() throws {
    let expected = ["aaaa bbbbbbbbbb cccc ", "dd ee ff gg hh ", "iiiiiiii"]
    #expect(try lines(expected.joined(), justified) == expected)
  }

  /// "cccccccccc" and the second line have 23 characters.
  @Test func aWordStaysWhereTheSecondLineHasNoRoom() throws {
    let expected = ["aaaa bb cccccccccc ", "dd eeeeeeeee ", "ffffffff"]
    #expect(try lines(expected.joined(), justified) == expected)
  }

  @Test(arguments: ["\n", "\u{2028}"]) func noWordMovesToALineThatIsNotStretched(feed: String) throws {
    let two = ["aaaa bbbb cccc dddd ", "eee fff"]
    #expect(try lines(two.joined(), justified) == two)
    let ended = ["aaaa bbbb cccc dddd ", "eee fff\(feed)", "gggg hh"]
    #expect(try lines(ended.joined(), justified) == ended)
    let atTheEnd = ["aaaa bbbb cccc dddd ", "eee fff\(feed)", ""]
    #expect(try lines(atTheEnd.joined(), justified) == atTheEnd)
  }

  @Test(arguments: ["\n", "\u{2028}"]) func noWordMovesAcrossAHardBreak(feed: String) throws {
    let expected = ["aaaa bbbb cccc dddd\(feed)", "eee fff ", "gggggggggggggg"]
    #expect(try lines(expected.joined(), justified) == expected)
    #expect(try lines("\(loose)\(feed)\(loose)", justified) == evened.dropLast() + ["\(evened[2])\(feed)"] + evened)
  }

  /// The second line gets "dddd", and the third, with 10 characters and one space, gets "gggggg" from the second: the
  /// second line's spaces then grow by 5.
  @Test func eachLineIsLookedAtWithTheNext() throws {
    let text = "aaaa bbbb cccc dddd eee f gggggg hhhhhhhh i jjjjjjjjjj"
    #expect(
      try lines(text, ParagraphStyle())
        == ["aaaa bbbb cccc dddd ", "eee f gggggg ", "hhhhhhhh i ", "jjjjjjjjjj"])
    #expect(
      try lines(text, justified) == ["aaaa bbbb cccc ", "dddd eee f ", "gggggg hhhhhhhh i ", "jjjjjjjjjj"])
  }

  /// Lines before the last one are those of the text without the limit; the last is as full as possible.
  @Test func linesBeyondALimitChangeNone() throws {
    let text = try text("aaaa bbbb cccc dddd eee f gggggg hhhhhhhh i jjjjjjjjjj", justified)
    let limited = room(20, maximumLines: 2)
    var low = room(20)
    low.height = 2 * 20
    #expect(lines(text, in: limited) == ["aaaa bbbb cccc ", "dddd eee f gggggg "])
    #expect(lines(text, in: low) == ["aaaa bbbb cccc ", "dddd eee f gggggg "])
    for var container in [limited, low] {
      container.lineBreakMode = .truncatingTail
      let last = try #require(Setting.engine.measure(text, in: container).lines.last)
      #expect(Setting.substring(text.string, last.visibleRange) == "dddd eee f gggggg h")
    }
  }

  /// An ideograph is 10 points wide. Eleven fill a line; after the three on the next line there is no room for a word
  /// of 96. The other text has spaces only on the second line.
  @Test(arguments: ["日本語", "日 本 語"]) func charactersOfTextWithoutSpacesStay(second: String) throws {
    let text = "日本語文字日本語文字語\(second)abcdefghijklmnop日本語"
    let left = try lines(text, ParagraphStyle(), characters: 19)
    #expect(left.prefix(2) == ["日本語文字日本語文字語", second])
    #expect(try lines(text, justified, characters: 19) == left)
  }

  @Test func noHyphenIsShownForIt() throws {
    let whole = "aaaa bbbb cccc dd\u{AD}dd eee fff gggggggggggggg"
    #expect(try lines(whole, justified) == ["aaaa bbbb cccc ", "dd\u{AD}dd eee fff ", "gggggggggggggg"])
    let broken = "aaaa bbbb cccc dddd\u{AD}eeeeee ff gggggggggggggg"
    #expect(try lines(broken, ParagraphStyle()).first == "aaaa bbbb cccc dddd\u{AD}")
    #expect(try lines(broken, justified) == ["aaaa bbbb cccc ", "dddd\u{AD}eeeeee ff ", "gggggggggggggg"])
  }

  /// Spaces before a line's last tab do not grow.
  @Test func spacesBeforeATabDoNotCount() throws {
    let expected = ["aaaa bbbb cccc dddd ", "e e\tfff ", "gggggggggggggg"]
    #expect(try lines(expected.joined(), justified) == expected)
  }

  /// The first line has room for 10 characters: without "cc" its space grows by 3, and those of the second line by 3
  /// instead of 6.
  @Test func eachLineHasRoomBetweenItsIndents() throws {
    let style = justified.with { $0.firstLineHeadIndent = 60 }
    #expect(try lines("aaa bbb cc dddd e f gggggggggggggg", style) == ["aaa bbb ", "cc dddd e f ", "gggggggggggggg"])
  }

  /// "bbbb" and "dddd" are twice as large: lines with them are 40 points high, others 20.
  @Test func aWordStaysWhereALimitOfHeightHasNoRoomForIt() throws {
    var text = AttributedText()
    for (part, size) in [("aaaa ", 10.0), ("bbbb", 20), (" cccc ", 10), ("dddd", 20), (" eee fff ", 10)] {
      text.append(part, attributes: TextAttributes(font: try font(size: size)), style: justified)
    }
    let word = String(repeating: "g", count: 22)
    text.append(word, attributes: TextAttributes(font: try font()), style: justified)
    #expect(lines(text, in: room(28)) == ["aaaa bbbb cccc ", "dddd eee fff ", word])
    var low = room(28)
    low.height = 70
    #expect(lines(text, in: low) == ["aaaa bbbb cccc dddd ", "eee fff "])
  }

  @Test func thereAreAsManyLinesAsInLeftAlignedText() throws {
    let string = "A well-known label, set in lines: it is five   seconds, at most\u{2014}or ten.\nSo much for that."
    for width in stride(from: 20.0, through: 400, by: 1.7) {
      let (text, container) = (try Setting.text(string, justified), TextContainer(width: width))
      let left = Setting.engine.measure(try Setting.text(string), in: container)
      #expect(lines(text, in: container).count == left.lines.count, "\(width)")
      let size = Setting.engine.measure(text, in: container).size
      #expect(size.width <= max(width, left.size.width) && size.height == left.size.height, "\(width)")
      #expect(Setting.engine.measure(text, in: TextContainer(width: size.width)).size.height == size.height, "\(width)")
    }
  }
}
