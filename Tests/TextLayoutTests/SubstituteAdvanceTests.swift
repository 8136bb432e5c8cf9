import Testing

@testable import TextLayout

/// Text in a font whose glyphs have another font's advances.
@Suite struct SubstituteAdvanceTests {
  /// Invented values: letters are half an em wide, and 0.4 em at display sizes; kerning counts double, and three times.
  private static let table = AdvanceTable(
    Dictionary(
      uniqueKeysWithValues: (0x20...0x7E).compactMap(Unicode.Scalar.init).map { character in
        (character, AdvanceTable.Pair(text: 0.5, display: 0.4))
      }), kerning: AdvanceTable.Pair(text: 2, display: 3))
  private static let monospaced = AdvanceTable(monospaced: 0.75)

  private func font(
    _ name: String = "Inter-Regular", in table: AdvanceTable? = table, size: Double = 100, opticalFraction: Double = 0
  ) throws -> TextFont {
    let library = try #require(Fonts.library)
    let cascade = library.cascade(
      for: try Fonts.font(name), advances: table, weight: 400, italic: false, then: [])
    var font = TextFont(cascade: cascade, pointSize: size)
    font.opticalFraction = opticalFraction
    return font
  }

  private func placed(_ string: String, _ font: TextFont, kern: Double? = nil) -> PositionedText {
    Setting.engine.layout(AttributedText(string, attributes: TextAttributes(font: font, kern: kern)))
  }

  private func width(_ string: String, _ font: TextFont, kern: Double? = nil) -> Double {
    let width = placed(string, font, kern: kern).size.width
    #expect(
      abs(
        Setting.engine.measure(AttributedText(string, attributes: TextAttributes(font: font, kern: kern))).size.width
          - width) < 1e-9)
    return width
  }

  @Test(arguments: [(0, 250), (0.25, 237.5), (0.5, 225), (1, 200)])
  func charactersHaveTheTablesAdvances(fraction: Double, expected: Double) throws {
    #expect(abs(width("hello", try font(opticalFraction: fraction), kern: 0) - expected) < 1e-3)
  }

  /// The kerning of "AV" is negative in Inter, that of "Ki" is positive.
  @Test func kerningCountsByItsFactorsWhereItBringsTogether() throws {
    let own = try font(in: nil)
    let kern = width("AV", own) - width("AV", own, kern: 0)
    #expect(kern < -1)
    #expect(abs(width("AV", try font()) - (100 + 2 * kern)) < 1e-3)
    #expect(abs(width("AV", try font(opticalFraction: 0.5)) - (90 + 2.5 * kern)) < 1e-3)
    #expect(width("Ki", own) > width("Ki", own, kern: 0))
    #expect(abs(width("Ki", try font()) - 100) < 1e-3)
  }

  /// The additional width of a glyph is distributed equally to both sides.
  @Test func glyphsStandInTheMiddleOfTheirAdvances() throws {
    let own = try font(in: nil)
    let glyphs = placed("lW", try font(), kern: 0).lines[0].runs[0].glyphs
    let (narrow, wide) = (width("l", own), width("W", own))
    #expect(abs(glyphs[0].x - (50 - narrow) / 2) < 1e-3)
    #expect(abs(glyphs[1].x - (50 + (50 - wide) / 2)) < 1e-3)
  }

  @Test(arguments: ["x\u{301}", "q\u{323}\u{30C}", "x\u{327}\u{301}"]) func marksStayOnTheirLetters(_ text: String)
    throws
  {
    let own = placed(text, try font(in: nil)).lines[0].runs[0].glyphs
    let glyphs = placed(text, try font()).lines[0].runs[0].glyphs
    #expect(glyphs.count == text.unicodeScalars.count && glyphs.map(\.id) == own.map(\.id))
    for (glyph, ownGlyph) in zip(glyphs, own) {
      #expect(abs((glyph.x - glyphs[0].x) - (ownGlyph.x - own[0].x)) < 1e-9)
      #expect(glyph.y == ownGlyph.y)
    }
    #expect(abs(width(text, try font()) - 50) < 1e-3)
  }

  /// Accents keep the width that the font adds for them, and characters drawn as one glyph with them are as wide.
  @Test func charactersWithoutAdvancesAreLikeTheirBases() throws {
    let font = try font()
    let own = try self.font(in: nil)
    #expect(abs(width("e\u{301}", font) - 50) < 1e-3)
    for (accented, base) in [("é", "e"), ("Ž", "Z"), ("ї", "i"), ("ď", "d")] {
      let expected = 50 + width(accented, own) - width(base, own)
      #expect(abs(width(accented, font) - expected) < 1e-3, "\(accented)")
    }
    for character in "Аο€×\u{A0}\u{2011}" {
      #expect(abs(width("a\(character)a", font, kern: 0) - 150) < 1e-3, "\(character)")
    }
  }

  /// Also at the display optical size, whose own tabular digits are not.
  @Test(arguments: ["Inter-Regular", "InterDisplay-Regular", "InterDisplay-Bold"])
  func tabularDigitsAreEquallyWide(name: String) throws {
    var font = try font(name, in: Self.uneven)
    #expect(width("1", font) < width("0", font))
    font.features = [FontFeature(tag: "tnum", value: 1)]
    for digit in "0123456789" { #expect(abs(width(String(digit), font) - 70) < 1e-3) }
  }

  /// The digit 1 is narrower than the others, a plus sign wider.
  private static let uneven = AdvanceTable(
    Dictionary(
      uniqueKeysWithValues: "0123456789+".unicodeScalars.map { digit in
        (digit, AdvanceTable.Pair(text: digit == "1" ? 0.4 : digit == "+" ? 0.7 : 0.6, display: 0.6))
      }), kerning: AdvanceTable.Pair(text: 1, display: 1))

  /// HarfBuzz makes U+3000 from the font's space, an em wide; Inter has the others.
  @Test func spacesOfGivenWidthsKeepThem() throws {
    let (font, own) = (try font(), try self.font(in: nil))
    #expect(abs(width("a\u{3000}b", font, kern: 0) - 200) < 1e-3)
    for space in ["\u{2002}", "\u{2003}", "\u{2004}"] {
      let expected = width("a\(space)b", own, kern: 0) - width("ab", own, kern: 0)
      #expect(abs(width("a\(space)b", font, kern: 0) - (100 + expected)) < 1e-3)
    }
  }

  @Test func monospacedCharactersAreAllAsWideAsTheTableSays() throws {
    let font = try font("NotoSansMono-Regular", in: Self.monospaced)
    #expect(abs(width("illWW0é{", font) - 8 * 75) < 1e-3)
    #expect(abs(width("x\u{301}", font) - 75) < 1e-3)
  }

  /// A font requested by name is not the system's, although both are the same face.
  @Test func theFaceItselfKeepsItsAdvances() throws {
    let before = width("hello", try font(in: nil))
    _ = width("hello", try font())
    #expect(width("hello", try font(in: nil)) == before)
    #expect(abs(before - 250) > 1)
  }

  /// A kanji is in another font and has that font's advance.
  @Test func textIsAsWideAloneAsInALongerText() throws {
    let font = try font()
    let parts = ["ab", "漢", "x\u{301}", "é", "漢字", "i"]
    let sum = parts.reduce(0) { $0 + width($1, font, kern: 0) }
    #expect(abs(width(parts.joined(), font, kern: 0) - sum) < 1e-6)
    let own = try self.font(in: nil)
    #expect(abs(width("漢字", font) - width("漢字", own)) < 1e-9)
  }

  @Test(arguments: [1e-6, 0.1, 17, 10_000]) func widthsAreInProportionToTheSize(size: Double) throws {
    let width = width("hello", try font(size: size), kern: 0)
    #expect(abs(width / size - 2.5) < 1e-5)
  }

  @Test func nothingIsWideAtNoSize() throws {
    #expect(width("hello", try font(size: 0)) == 0)
  }

  /// All sizes of a font share the shaped text.
  @Test func aTextIsShapedOnceForAllFractions() throws {
    let engine = TextLayoutEngine()
    for fraction in [0, 0.25, 1] {
      _ = engine.measure("Shaped once for all", font: try font(opticalFraction: fraction))
    }
    #expect(engine.shapingCount == 1)
  }
}
