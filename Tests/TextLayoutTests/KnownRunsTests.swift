import TestSupport
import Testing

@testable import TextLayout

/// An engine's caches do not affect results, whatever surrounds a word.
@Suite struct KnownRunsTests {
  /// Words in scripts with and without joining letters, and characters that can be between them.
  private static let words = [
    "\u{633}\u{644}\u{627}\u{645}", "\u{628}", "\u{647}\u{647}\u{647}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}",
    "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}", "\u{915}\u{94D}\u{937}", "\u{D55C}\u{AE00}",
    "\u{E2A}\u{E27}\u{E31}\u{E2A}",
    "\u{3072}\u{30AB}\u{6F22}", "\u{3A9}", "Wort", "fi", "12",
  ]
  private static let separators = [
    " ", " ", " ", "", "-", "\u{200D}", "\u{200C}", "\u{640}", "\u{64B}", "\u{A0}", ", ",
  ]

  @Test func wordsLookAsIfTheyWereNew() throws {
    let font = try Fonts.textFont()
    let engine = TextLayoutEngine()
    var random = SeededGenerator(seed: 17)
    for _ in 0..<300 {
      let count = Int.random(in: 1...6, using: &random)
      let string = (0..<count).map { _ in
        (Self.words.randomElement(using: &random) ?? "") + (Self.separators.randomElement(using: &random) ?? "")
      }.joined()
      let direction = [BaseDirection.natural, .rightToLeft, .leftToRight].randomElement(using: &random) ?? .natural
      let language = ["ar", "en", "hi", "ja"].randomElement(using: &random) ?? "en"
      let style = ParagraphStyle(baseDirection: direction, language: language)
      let text = AttributedText(string, font: font, style: style)
      let room = TextContainer(width: Double(Int.random(in: 20...200, using: &random)))
      let known = engine.layout(text, in: room)
      #expect(known == TextLayoutEngine().layout(text, in: room), "\(string.unicodeScalars.map(\.value))")
      let limit = LayoutLimit(seconds: 3_600)
      #expect(try known.withoutGlyphs == engine.layout(text, in: room, placingGlyphs: false, within: limit))
    }
  }

  @Test func aWordIsShapedOnceForManyTexts() throws {
    let font = try Fonts.textFont()
    let engine = TextLayoutEngine()
    // A word at the start and one at the end, a word between spaces, and a space.
    let word = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
    _ = engine.measure("\(word) \(word) \(word)", font: font)
    #expect(engine.shapingCount == 4)
    _ = engine.measure("\(word) \(word) \(word) \(word)", font: font)
    #expect(engine.shapingCount == 4)
    engine.removeCache()
    _ = engine.measure("\(word) \(word)", font: font)
    #expect(engine.shapingCount == 7)
  }

  /// Unicode's `ArabicShaping.txt` has no ASCII characters: none joins, so its neighbours do not matter.
  @Test func spacesAndSignsBetweenJoiningLettersAreShapedOnce() throws {
    let font = try Fonts.textFont()
    let engine = TextLayoutEngine()
    let letters = "\u{628}"
    _ = engine.measure("\(letters) . \(letters)", font: font)
    let count = engine.shapingCount
    _ = engine.measure("\(letters) . \(letters) . \(letters)", font: font)
    // The letters at the start and the end are cached, the one in between is new.
    #expect(engine.shapingCount == count + 1)
  }

  /// Without glyphs, a line with any alignment and mode has the same position as with them.
  @Test(arguments: [TextAlignment.natural, .left, .right, .center, .justified])
  func linesWithoutGlyphsStandWhereTheyStandWithThem(alignment: TextAlignment) throws {
    let engine = TextLayoutEngine()
    for mode in [LineBreakMode.wordWrapping, .truncatingMiddle, .truncatingTail, .clipping] {
      for width in [30.0, 75, 140, .infinity] {
        let text = try Setting.text(
          "Some words, one\u{AD}hyphen and\ta tab\n\u{5E9}\u{5DC}\u{5D5}\u{5DD} too",
          ParagraphStyle(alignment: alignment))
        let room = TextContainer(width: width, maximumLines: 3, lineBreakMode: mode)
        let limit = LayoutLimit(seconds: 3_600)
        let bare = try engine.layout(text, in: room, placingGlyphs: false, within: limit)
        #expect(engine.layout(text, in: room).withoutGlyphs == bare, "\(mode) \(width)")
      }
    }
  }
}

extension PositionedText {
  fileprivate var withoutGlyphs: PositionedText {
    var text = self
    for index in text.lines.indices { text.lines[index].runs = [] }
    return text
  }
}
