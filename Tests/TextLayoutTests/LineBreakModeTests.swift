import Testing

@testable import TextLayout

/// The six modes of `NSLineBreakMode`, for a paragraph (on one line) and for a container (its last line).
@Suite struct LineBreakModeTests {
  private static let sentence = "one two three four five"
  private static let truncating: [LineBreakMode] = [.truncatingHead, .truncatingTail, .truncatingMiddle]

  /// The visible text of a line, with an ellipsis in place of what it hides.
  private func shown(_ line: MeasuredLine, of string: String) -> String {
    guard let hidden = line.truncatedRange else { return Setting.substring(string, line.visibleRange) }
    let units = Array(string.utf16)
    let before = units[line.range.lowerBound..<hidden.lowerBound]
    let behind = units[min(hidden.upperBound, line.visibleRange.upperBound)..<line.visibleRange.upperBound]
    return String(decoding: before, as: UTF16.self) + "\u{2026}" + String(decoding: behind, as: UTF16.self)
  }

  private func shown(_ string: String, mode: LineBreakMode, width: Double) throws -> [String] {
    Setting.engine.measure(
      try Setting.text(string, ParagraphStyle(lineBreakMode: mode)), in: TextContainer(width: width)
    )
    .lines.map { shown($0, of: string) }
  }

  private func shown(_ string: String, in container: TextContainer) throws -> [String] {
    Setting.engine.measure(try Setting.text(string), in: container).lines.map { shown($0, of: string) }
  }

  @Test func aParagraphThatDoesNotWrapIsOneLine() throws {
    let width = try Setting.width("one two \u{2026}")
    #expect(try shown(Self.sentence, mode: .truncatingTail, width: width) == ["one two\u{2026}"])
    #expect(try shown(Self.sentence, mode: .clipping, width: width) == [Self.sentence])
    let head = try Setting.width("\u{2026}four five") + 0.01
    #expect(try shown(Self.sentence, mode: .truncatingHead, width: head) == ["\u{2026}four five"])
  }

  @Test func hardBreaksEndLinesInEveryMode() throws {
    for mode in Self.truncating + [.clipping, .charWrapping, .wordWrapping] {
      #expect(try Setting.lines("a\u{2028}b\nc", ParagraphStyle(lineBreakMode: mode)) == ["a\u{2028}", "b\n", "c"])
    }
  }

  @Test func charWrappingFillsLines() throws {
    let style = ParagraphStyle(lineBreakMode: .charWrapping)
    #expect(try Setting.lines("one two", style, width: try Setting.width("one t")) == ["one t", "wo"])
  }

  @Test func textThatFitsIsNotTruncated() throws {
    let width = try Setting.width(Self.sentence)
    for mode in Self.truncating {
      #expect(try shown(Self.sentence, mode: mode, width: width) == [Self.sentence], "\(mode)")
      #expect(try shown(Self.sentence, mode: mode, width: width.nextDown)[0].contains("\u{2026}"), "\(mode)")
    }
  }

  @Test func everyWidthIsKept() throws {
    let ellipsis = try Setting.width("\u{2026}")
    for mode in Self.truncating {
      for width in stride(from: ellipsis, through: try Setting.width(Self.sentence), by: 1.7) {
        let text = try Setting.text(Self.sentence, ParagraphStyle(lineBreakMode: mode))
        let line = try #require(Setting.engine.measure(text, in: TextContainer(width: width)).lines.first)
        #expect(line.width <= width, "\(mode) \(width)")
      }
    }
  }

  @Test func theMiddleKeepsAsMuchOfBothEnds() throws {
    // The first side ends up to a cluster and a space short, and the second takes the rest.
    let tolerance = 2 * (try Setting.width("w") + (try Setting.width("  ")))
    for width in stride(from: 60, through: try Setting.width(Self.sentence) - 1, by: 3.1) {
      let shown = try #require(try shown(Self.sentence, mode: .truncatingMiddle, width: width).first)
      let sides = shown.split(separator: "\u{2026}", omittingEmptySubsequences: false).map(String.init)
      #expect(sides.count == 2)
      #expect(abs(try Setting.width(sides[0]) - (try Setting.width(sides[1]))) <= tolerance, "\(shown)")
    }
  }

  @Test func theLastLineIsCutByLines() throws {
    let width = try Setting.width("one two")
    let expected: [(LineBreakMode, [String])] = [
      (.wordWrapping, ["one two", "three"]), (.charWrapping, ["one two", "three"]),
      (.clipping, ["one two", "three four five"]),
    ]
    for (mode, lines) in expected {
      let container = TextContainer(width: width, maximumLines: 2, lineBreakMode: mode)
      #expect(try shown(Self.sentence, in: container) == lines, "\(mode)")
      let measured = Setting.engine.measure(try Setting.text(Self.sentence), in: container)
      #expect(measured.isTruncated && measured.cutRanges.last?.upperBound == Self.sentence.utf16.count, "\(mode)")
    }
    for (mode, lastLine) in [(LineBreakMode.truncatingTail, "three\u{2026}"), (.truncatingHead, "\u{2026}ur five")] {
      let wide = max(width, try Setting.width(lastLine)) + 0.01
      let container = TextContainer(width: wide, maximumLines: 2, lineBreakMode: mode)
      #expect(try shown(Self.sentence, in: container).last == lastLine, "\(mode)")
    }
  }

  @Test func theLastLineIsCutByHeight() throws {
    for (height, count) in [(60.0, 3), (59.9, 2), (40, 2), (39.9, 1), (0, 1), (-5, 1)] {
      let container = TextContainer(
        width: try Setting.width("four five"), height: height, lineBreakMode: .truncatingTail)
      let lines = try shown(Self.sentence, in: container)
      #expect(lines.count == count, "height \(height)")
      #expect(lines.last?.hasSuffix("\u{2026}") == (count < 3), "height \(height)")
    }
  }

  @Test func anEllipsisSaysThatParagraphsFollow() throws {
    let container = TextContainer(maximumLines: 1, lineBreakMode: .truncatingTail)
    let measured = Setting.engine.measure(try Setting.text("one\ntwo"), in: container)
    #expect(measured.lines.map { shown($0, of: "one\ntwo") } == ["one\u{2026}"])
    #expect(measured.cutRanges == [3..<7])
  }

  @Test func whatWasCutIsInTheResult() throws {
    let width = try Setting.width("one \u{2026}five") + 0.01
    let text = try Setting.text(Self.sentence, ParagraphStyle(lineBreakMode: .truncatingMiddle))
    let measured = Setting.engine.measure(text, in: TextContainer(width: width))
    let line = try #require(measured.lines.first)
    let hidden = try #require(line.truncatedRange)
    #expect(measured.cutRanges == [hidden])
    #expect(line.range == 0..<23)
    let runs = try #require(Setting.engine.layout(text, in: TextContainer(width: width)).lines.first).runs
    #expect(runs.map(\.range).filter { !$0.isEmpty }.allSatisfy { !$0.overlaps(hidden) })
  }

  @Test func theEllipsisHasTheAttributesOfTheTextItStandsFor() throws {
    var text = AttributedText()
    text.append("one two ", attributes: TextAttributes(font: try Setting.font(), paint: 1))
    let attributes = TextAttributes(font: try Setting.font("NotoSans-Regular", size: 30), baselineOffset: 2, paint: 2)
    text.append("three four", attributes: attributes)
    let width = Setting.engine.measure(text).size.width - 60
    let container = TextContainer(width: width, maximumLines: 1, lineBreakMode: .truncatingTail)
    let ellipsis = try #require(Setting.engine.layout(text, in: container).lines.first?.runs.last)
    #expect(ellipsis.range.isEmpty)
    #expect(ellipsis.paint == 2)
    #expect(ellipsis.pointSize == 30)
    #expect(ellipsis.font.postScriptName == "NotoSans-Regular")
    #expect(ellipsis.glyphs.map(\.y) == [-2])
  }

  @Test func anEllipsisInTheStyleOfWhiteSpaceThatIsCutFits() throws {
    // The ellipsis is at the position of the large space, with its size.
    var text = AttributedText()
    text.append("aaa", attributes: TextAttributes(font: try Setting.font()))
    text.append(" ", attributes: TextAttributes(font: try Setting.font(size: 60)))
    text.append(" bbb", attributes: TextAttributes(font: try Setting.font()))
    for width in stride(from: 20, through: Setting.engine.measure(text).size.width, by: 2.3) {
      let container = TextContainer(width: width, maximumLines: 1, lineBreakMode: .truncatingTail)
      let line = try #require(Setting.engine.measure(text, in: container).lines.first)
      #expect(line.width <= width, "\(width)")
    }
  }

  @Test func anEllipsisWiderThanTheBoxStandsAlone() throws {
    for mode in Self.truncating {
      for width in [0, 1, -3, Double.nan] {
        #expect(try shown(Self.sentence, mode: mode, width: width) == ["\u{2026}"], "\(mode) \(width)")
      }
    }
  }

  @Test func emojiAreNotCutApart() throws {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    for width in stride(from: 10.0, through: 120, by: 0.9) {
      let text = try shown("a\(family)b\(family)c", mode: .truncatingMiddle, width: width)[0]
      #expect(text.allSatisfy { "abc\u{2026}".contains($0) || String($0) == family }, "\(width)")
    }
  }
}
