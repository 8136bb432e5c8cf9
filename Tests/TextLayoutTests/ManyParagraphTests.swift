import Testing

@testable import TextLayout

/// Texts with very many paragraphs have the same results as those with few.
@Suite struct ManyParagraphTests {
  private static let lineFeeds = String(repeating: "\n", count: 1_000_000)

  /// Every line is 20 points high (`Setting.font`); after the last line feed there is an empty one.
  @Test func equalParagraphsAreMadeReadyOnce() throws {
    let engine = TextLayoutEngine()
    let text = try Setting.text(Self.lineFeeds)
    let extent = engine.extent(of: text, in: TextContainer(width: 300))
    #expect(extent.lineCount == 1_000_001)
    #expect(extent.size == TextSize(width: 0, height: 20_000_020))
    #expect(engine.preparedParagraphCount == 2)
    #expect(engine.shapingCount <= 1)
    #expect(text.paragraph(0)?.paragraph === text.paragraph(999_999)?.paragraph)
  }

  @Test func equalParagraphsOfTextAreMadeReadyOnce() throws {
    let engine = TextLayoutEngine()
    let text = try Setting.text(String(repeating: "one\ntwo\r\n", count: 10_000))
    #expect(engine.measure(text, in: TextContainer(width: 300)).lines.count == 20_001)
    #expect(engine.preparedParagraphCount == 3)
    #expect(text.paragraph(1)?.start == 4)
    #expect(text.paragraph(20_000)?.start == 90_000)
    #expect(text.paragraph(20_001)?.start == nil)
  }

  /// The one after the last line is examined to find out whether there is room for it.
  @Test(arguments: [TextContainer(width: 300, maximumLines: 3), TextContainer(width: 300, height: 70)])
  func paragraphsAreMadeAsFarAsThereIsRoom(container: TextContainer) throws {
    let engine = TextLayoutEngine()
    let text = try Setting.text(Self.lineFeeds)
    let placed = engine.layout(text, in: container)
    #expect(placed.lines.map(\.measured.range) == [0..<1, 1..<2, 2..<3])
    #expect(placed.cutRanges == [3..<1_000_000])
    #expect(text.madeParagraphCount == 4)
  }

  @Test func onlyTheLastParagraphIsTheLast() throws {
    #expect(try Setting.text("one").paragraph(0)?.isLast == true)
    let text = try Setting.text("one\ntwo\n")
    #expect((0..<4).map { text.paragraph($0)?.isLast } == [false, false, true, nil])
  }

  @Test func linesThatArePassedOnAreNotKept() throws {
    let engine = TextLayoutEngine()
    var typesetter = Typesetter(container: TextContainer(width: 300), shapes: TextShapes(cacheLimit: 0))
    var passed: [Range<Int>] = []
    typesetter.set(
      try Setting.text("a\nwide one\nb\n\n"), passing: { passed.append($0.measured.range) }, within: UnlimitedLayout())
    #expect(passed == [0..<2, 2..<11, 11..<13])
    #expect(typesetter.lines.map(\.measured.range) == [13..<14, 14..<14])
    #expect(typesetter.lineCount == 5)
    #expect(typesetter.size == engine.measure(try Setting.text("wide one\n\n\n\n")).size)
  }

  /// About 64 are kept for later equal paragraphs, and as many texts for the system font's other optical size.
  @Test func shapesOfLinesThatArePassedOnCanGo() throws {
    var shapes: [Weak] = []
    var typesetter = Typesetter(container: TextContainer(width: 300), shapes: TextShapes(cacheLimit: 0))
    var most = 0
    let text = try Setting.text((1...500).map(String.init).joined(separator: "\n"))
    typesetter.set(
      text,
      passing: { line in
        shapes.append(Weak(text: line.paragraph.scaled.text))
        most = max(most, shapes.count { $0.text != nil })
      }, within: UnlimitedLayout())
    #expect(shapes.count == 498)
    #expect(most <= 135)
  }

  /// Otherwise so many paragraphs would evict the first ones before they are requested again.
  @Test func shapesOfTheFirstParagraphsAreKept() throws {
    let engine = TextLayoutEngine(cacheLimit: 1 << 30)
    // Shorter ones would be cached as runs.
    let paragraphs = (1...TypesetParagraphs.shapesKept + 300).map { "\($0) and a rest that no word is as long as" }
    let text = try Setting.text(paragraphs.joined(separator: "\n"))
    let first = engine.extent(of: text, in: TextContainer(width: 700))
    let shaped = engine.shapingCount
    let second = engine.extent(of: text, in: TextContainer(width: 600))
    #expect(first.size == second.size)
    #expect(shaped == TypesetParagraphs.shapesKept + 300)
    #expect(engine.shapingCount - shaped == 300)
  }

  /// If the width for alignment is known, lines are positioned while others are still to come; otherwise after the last
  /// one.
  @Test(arguments: [TextAlignment.right, .center, .justified])
  func linesArePlacedAlikeEarlyAndLate(alignment: TextAlignment) throws {
    let style = ParagraphStyle(alignment: alignment)
    let text = AttributedText(
      "the widest of them\n\u{10FFFF}\ntwo\n", attributes: TextAttributes(font: try Setting.font()), style: style)
    let late = Setting.engine.layout(text)
    let early = Setting.engine.layout(text, in: TextContainer(width: late.size.width))
    #expect(early == late)
    #expect(early.lines.count == 4)
    #expect(early.missingCharacters.map(\.offset) == [19])
  }

  /// In a text in which every paragraph has its own paint no two are equal.
  @Test(arguments: [60, 150, .infinity], [0, 7])
  func linesOfEqualParagraphsAreThoseOfUnequalOnes(width: Double, limit: Int) throws {
    let parts = [
      "\n", "one\n", "אחת\r\n", "some words that take more than one line\n", "\n", "one\u{2029}", "é\n", "e\u{301}\n",
      "two words\n", "a\tb\r", "x\u{2028}y\n",
    ]
    let style = ParagraphStyle(lineBreakStrategy: .pushOut).with {
      ($0.paragraphSpacing, $0.paragraphSpacingBefore, $0.firstLineHeadIndent) = (3, 2, 10)
    }
    var shared = AttributedText()
    var own = AttributedText()
    for (number, part) in (parts + parts + parts).enumerated() {
      let font = try Setting.font()
      shared.append(part, attributes: TextAttributes(font: font), style: style)
      own.append(part, attributes: TextAttributes(font: font, paint: number), style: style)
    }
    let engine = TextLayoutEngine()
    for mode in [LineBreakMode.wordWrapping, .truncatingTail, .clipping] {
      let container = TextContainer(width: width, maximumLines: limit, lineBreakMode: mode)
      let (first, second) = (engine.layout(shared, in: container), engine.layout(own, in: container))
      #expect(first.lines.map(\.measured) == second.lines.map(\.measured), "\(mode)")
      #expect(first.lines.map(\.x) == second.lines.map(\.x), "\(mode)")
      #expect(first.lines.map(\.baseline) == second.lines.map(\.baseline), "\(mode)")
      #expect(first.lines.map { $0.runs.map(\.range) } == second.lines.map { $0.runs.map(\.range) }, "\(mode)")
      #expect(first.size == second.size && first.cutRanges == second.cutRanges, "\(mode)")
      #expect(first.brokenWords == second.brokenWords, "\(mode)")
      let extent = engine.extent(of: shared, in: container)
      #expect(extent.size == first.size && extent.lineCount == first.lines.count, "\(mode)")
    }
  }

  @Test func missingCharactersOfEqualParagraphsHaveTheirOwnPlaces() throws {
    let placed = Setting.engine.layout(try Setting.text("\u{10FFFF}a\n\u{10FFFF}a\n\u{10FFFF}a"))
    #expect(placed.missingCharacters.map(\.offset) == [0, 4, 8])
    #expect(placed.lines.map { $0.runs.map(\.range) } == [[0..<2, 2..<3], [4..<6, 6..<7], [8..<10, 10..<11]])
  }
}

private struct Weak {
  weak var text: ShapedText?
}
