import Testing

@testable import TextLayout

/// Emoji in the bundled font, with the platform's advances and sizes.
@Suite struct EmojiTests {
  private static let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"

  private func runs(_ string: String, size: Double = 17) throws -> [PositionedRun] {
    let text = AttributedText(string, font: try Fonts.textFont(size: size))
    return Setting.engine.layout(text).lines.flatMap(\.runs)
  }

  private func width(_ string: String, size: Double) throws -> Double {
    Setting.engine.measure(string, font: try Fonts.textFont(size: size)).size.width
  }

  private func isEmoji(_ run: PositionedRun) -> Bool { run.font.familyName == "Noto Color Emoji" }

  /// 43 at 38 points (a stack view's frame), 40 at 35 (Interface Builder), 45 at 40 (radar 29235932).
  @Test(arguments: [(38.0, 43.0), (35, 40), (40, 45), (17, 22), (80, 90)])
  func anEmojiAdvancesByThePlatformsWidth(size: Double, advance: Double) throws {
    #expect(abs(try width("\u{1F600}", size: size) - advance) < 1e-9)
    #expect(abs(try width("\u{1F600}\u{1F389}", size: size) - 2 * advance) < 1e-9)
  }

  /// Heights measured at 11, 16, 17, 22 and 30 points (flutter/flutter #28894), the last rounded down there.
  @Test(arguments: [(11.0, 14.0), (16, 20), (17, 20), (22, 22), (38, 38)])
  func smallEmojiAreEnlarged(size: Double, height: Double) throws {
    let run = try #require(try runs("\u{1F600}", size: size).first)
    // The bundled font's bitmaps are 128 pixels tall at 109 per em.
    #expect(abs(run.pointSize * 128 / 109 - height) < 1e-9)
    #expect(run.textSize == size)
    let glyph = try #require(run.glyphs.first)
    // Of the picture's 128 pixels 101 are above the glyph's origin.
    #expect(abs(glyph.y + run.pointSize * 27 / 109 - 0.15 * height) < 1e-9)
  }

  @Test func heightsNeverShrink() {
    let sizes = stride(from: 1.0, through: 60, by: 0.25)
    let heights = sizes.map(EmojiMetrics.height)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
  }

  /// Flag, keycap, family, skin tone, tag sequence, couple, rainbow flag: one glyph each (UTS #51).
  @Test(arguments: [
    "\u{1F1E9}\u{1F1EA}", "1\u{FE0F}\u{20E3}", family, "\u{1F44B}\u{1F3FD}",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "\u{1F469}\u{200D}\u{2764}\u{FE0F}\u{200D}\u{1F468}", "\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}",
    "\u{1F9D1}\u{1F3FB}\u{200D}\u{1F91D}\u{200D}\u{1F9D1}\u{1F3FF}", "\u{2764}\u{FE0F}", "\u{1FAE0}",
  ])
  func aSequenceIsOnePicture(sequence: String) throws {
    let text = try runs(sequence)
    #expect(text.count == 1 && text.allSatisfy(isEmoji))
    #expect(text.flatMap(\.glyphs).count == 1)
    #expect(abs(try width(sequence, size: 17) - 22) < 1e-9)
  }

  /// By Unicode's emoji-data: a heart is text and a grinning face is an emoji, unless a selector follows.
  @Test(arguments: [
    ("\u{2764}", false), ("\u{2764}\u{FE0F}", true), ("\u{2764}\u{FE0E}", false), ("\u{1F600}", true),
    ("\u{231A}", true), ("\u{231A}\u{FE0E}", false), ("\u{A9}", false), ("\u{A9}\u{FE0F}", true), ("1", false),
    ("#\u{FE0F}\u{20E3}", true),
  ])
  func selectorsAndDefaultsDecide(text: String, expected: Bool) throws {
    #expect(try runs(text).allSatisfy { isEmoji($0) == expected })
  }

  @Test func aLineIsAsHighAsTheTextsFontMakesIt() throws {
    let font = try Fonts.textFont(size: 17)
    let (plain, emoji) = (
      Setting.engine.measure("ab", font: font).size.height,
      Setting.engine.measure("a\u{1F600}", font: font).size.height
    )
    #expect(plain == emoji)
  }

  @Test func aTeamsOwnFontHasEmojiBesideIt() throws {
    let library = try #require(Fonts.library)
    let own = try Fonts.font("RobotoSlab-Regular")
    let font = TextFont(cascade: library.cascade(for: own, then: [try Fonts.font("NotoSans-Regular")]), pointSize: 20)
    let placed = Setting.engine.layout(AttributedText("a\u{1F600}", font: font))
    #expect(placed.missingCharacters.isEmpty)
    #expect(placed.lines.flatMap(\.runs).map(isEmoji) == [false, true])
  }

  @Test func measuringAndPlacingAgree() throws {
    for string in [
      "a \u{1F600} b\(Self.family)", "\u{5D0}\u{1F600}\u{5D1} c\u{1F1E9}\u{1F1EA}", "\u{1F600}\u{1F600} \u{1F600}",
    ] {
      for size in [11.0, 17, 38, 60] {
        for kern in [nil, 2.0] {
          let attributes = TextAttributes(font: try Fonts.textFont(size: size), kern: kern, expansion: 0.2)
          var text = AttributedText()
          text.append(string, attributes: attributes)
          let placed = Setting.engine.layout(text)
          let end = placed.lines.flatMap(\.runs).map { $0.x + $0.width }.max() ?? 0
          #expect(abs(end - Setting.engine.measure(text, in: TextContainer()).size.width) < 1e-6, "\(string) \(size)")
        }
      }
    }
  }

  @Test func anEmojiStandsInTheMiddleOfItsAdvance() throws {
    let run = try #require(try runs("\u{1F600}", size: 38).first)
    // 136 pixels wide at 109 per em; the advance is 43.
    let width = run.pointSize * 136 / 109
    #expect(abs((run.glyphs.first?.x ?? 0) - (43 - width) / 2) < 1e-9)
  }

  @Test func fontsOfSymbolsSetNoText() throws {
    let library = try #require(Fonts.library)
    #expect(!library.familyNames.contains("CupertinoIcons") && library.font(named: "CupertinoIcons") == nil)
    #expect(library.familyNames.contains("Noto Color Emoji"))
    // U+F401 is a circle in CupertinoIcons.
    let placed = Setting.engine.layout(AttributedText("\u{F401}", font: try Fonts.textFont()))
    #expect(placed.missingCharacters.count == 1)
  }
}
