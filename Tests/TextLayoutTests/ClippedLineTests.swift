import Testing

@testable import TextLayout

/// The completely invisible part of a clipped line: what is drawn beyond the container's sides.
@Suite struct ClippedLineTests {
  /// The characters that are drawn completely outside, by the positions of their glyphs.
  private func unseen(_ line: PositionedLine, width: Double) -> Set<Int> {
    var offsets: Set<Int> = []
    for run in line.runs {
      let order = run.isRightToLeft ? Array(run.range.reversed()) : Array(run.range)
      let ends = run.glyphs.dropFirst().map(\.x) + [run.x + run.width]
      for (offset, (glyph, end)) in zip(order, zip(run.glyphs, ends))
      where line.x + end <= 1e-6 || line.x + glyph.x >= width - 1e-6 {
        offsets.insert(offset)
      }
    }
    return offsets
  }

  /// In a container no wider than the tolerance nothing is visible, and everything with a width is cut off.
  @Test(arguments: [TextAlignment.natural, .left, .center, .right], [1e-9, 1e-7, 5e-7, 1e-6])
  func inNoRoomAllIsCut(alignment: TextAlignment, width: Double) throws {
    for string in ["a\u{200B}", "\u{200B}a", "a\u{202C}b\u{200B}", "\u{5D0}\u{200B}", "\u{200B}"] {
      for direction in [BaseDirection.leftToRight, .rightToLeft] {
        let style = ParagraphStyle(alignment: alignment, baseDirection: direction)
        let text = AttributedText(string, font: try Setting.font(), style: style)
        let container = TextContainer(width: width, maximumLines: 1, lineBreakMode: .clipping)
        let cut = Setting.engine.measure(text, in: container).cutRanges
        #expect(zip(cut, cut.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }, "\(cut)")
        let letters = string.utf16.enumerated().filter { $0.element < 0x2000 }.map(\.offset)
        if alignment != .center { #expect(letters.count < 2 || !cut.isEmpty, "\(string.utf16.count)") }
      }
    }
  }

  @Test(arguments: [TextAlignment.natural, .left, .center, .right])
  func whatIsBeyondTheSidesIsCut(alignment: TextAlignment) throws {
    for text in [
      "one two three four", "\u{5D0}\u{5D1}\u{5D2} \u{5D3}\u{5D4}\u{5D5}\u{5D6} \u{5D7}\u{5D8}",
      "one \u{5D0}\u{5D1}\u{5D2} \u{5D3}\u{5D4} two \u{5D5}\u{5D6}", "\u{5D0}\u{5D1} one two \u{5D2}",
    ] {
      // Kerning would move glyphs within their advances.
      let attributes = TextAttributes(font: try Setting.font(), kern: 0)
      let set = AttributedText(text, attributes: attributes, style: ParagraphStyle(alignment: alignment))
      for width in stride(from: -2, through: try Setting.width(text) + 3, by: 1.9) {
        let container = TextContainer(width: width, maximumLines: 1, lineBreakMode: .clipping)
        let placed = Setting.engine.layout(set, in: container)
        let unseen = unseen(try #require(placed.lines.first), width: width)
        let isBlank = { (offset: Int) in Array(text.utf16)[offset] == 32 }
        let cut = Set(placed.cutRanges.joined())
        #expect(cut.filter { !isBlank($0) } == unseen.filter { !isBlank($0) }, "'\(text)' at \(width)")
        #expect(cut == Setting.engine.measure(set, in: container).cutRanges.reduce(into: []) { $0.formUnion($1) })
      }
    }
  }

  @Test func whatFollowsIsCutToo() throws {
    let text = "one two \nthree"
    let container = TextContainer(
      width: try Setting.width("one t") - 1, maximumLines: 1, lineBreakMode: .clipping)
    #expect(Setting.engine.measure(try Setting.text(text), in: container).cutRanges == [5..<14])
    let wide = TextContainer(width: 100, maximumLines: 1, lineBreakMode: .clipping)
    #expect(Setting.engine.measure(try Setting.text(text), in: wide).cutRanges == [9..<14])
  }

  /// A line may end within a cluster: that of U+0600 ARABIC NUMBER SIGN has the space after it.
  @Test(arguments: [1.0, 5, 100]) func linesMayEndWithinClusters(width: Double) throws {
    let container = TextContainer(width: width, maximumLines: 1, lineBreakMode: .clipping)
    #expect(Setting.engine.measure(try Setting.text("\u{600} "), in: container).cutRanges == [])
  }

  /// A word is broken if no line has room for it, and reported once.
  @Test func brokenWordsAreNamed() throws {
    let text = "a wonderful day"
    func broken(_ style: ParagraphStyle, width: Double) throws -> [String] {
      let placed = Setting.engine.layout(try Setting.text(text, style), in: TextContainer(width: width))
      return placed.brokenWords.map { Setting.substring(text, $0) }
    }
    let style = ParagraphStyle()
    #expect(try broken(style, width: try Setting.width("wonderful")) == [])
    #expect(try broken(style, width: try Setting.width("wonderfu")) == ["wonderful"])
    #expect(try broken(style, width: try Setting.width("won")) == ["wonderful"])
    #expect(try broken(style, width: 0) == ["wonderful", "day"])
    #expect(try broken(ParagraphStyle(lineBreakMode: .charWrapping), width: 30) == [])
  }
}
