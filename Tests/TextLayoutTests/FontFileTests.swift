import Foundation
import Testing

@testable import TextLayout

/// Values read from font files; expected values are from fontTools.
@Suite struct FontFileTests {
  static let usable = ["Plain.ttf", "Plain.woff", "Plain.woff2", "Axes.ttf", "PairCondensedLight.ttf", "Mono.ttf"]

  @Test(arguments: usable)
  func aFacesFiguresAreThoseOfItsTables(name: String) throws {
    let (font, face) = (try FontFixtures.open(name), try FontFixtures.face(name))
    #expect(font.postScriptName == face.postScriptName)
    #expect(font.familyName == face.familyName)
    #expect(font.styleName == face.styleName)
    #expect(font.traits.weight == face.weight)
    #expect(font.traits.isItalic == face.italic)
    #expect(font.traits.isMonospaced == (name == "Mono.ttf"))
    #expect(!font.traits.hasColor)
    #expect(font.unitsPerEm == face.unitsPerEm)
    #expect(font.ascender == face.ascender)
    #expect(font.descender == face.descender)
    #expect(font.lineGap == face.lineGap)
    #expect(font.capHeight == face.capHeight)
    #expect(font.xHeight == face.xHeight)
    #expect(font.glyphCount == face.glyphCount)
  }

  /// OpenType 1.9: both tables give the top of the stroke, so its centre is lower by half of its thickness.
  @Test(arguments: usable)
  func strokesAreGivenByTheirCentres(name: String) throws {
    let (font, face) = (try FontFixtures.open(name), try FontFixtures.face(name))
    #expect(font.underlineThickness == face.underlineThickness)
    #expect(font.underlinePosition == face.underlineTop - face.underlineThickness / 2)
    #expect(font.strikeoutThickness == face.strikeoutThickness)
    #expect(font.strikeoutPosition == face.strikeoutTop - face.strikeoutThickness / 2)
  }

  /// OpenType 1.9: class 3 is 75 % of the normal width.
  @Test func aWidthClassIsAPercentage() throws {
    #expect(try FontFixtures.face("PairCondensedLight.ttf").widthClass == 3)
    #expect(try FontFixtures.open("PairCondensedLight.ttf").traits.width == 75)
    #expect(try FontFixtures.open("Plain.ttf").traits.width == 100)
  }

  @Test func aCollectionHasItsFaces() throws {
    for index in 0...1 {
      let (font, face) = (try FontFixtures.open("Pair.ttc", face: index), try FontFixtures.face("Pair.ttc", index))
      #expect(font.postScriptName == face.postScriptName)
      #expect(font.styleName == face.styleName)
      #expect(font.traits.weight == face.weight)
      #expect(font.traits.isItalic == face.italic)
      #expect(FontFixtures.width("A", in: font) == face.advanceOfA)
    }
  }

  @Test(arguments: ["Plain.woff", "Plain.woff2"])
  func aCompressedFontShapesAsThePlainOne(name: String) throws {
    let (plain, compressed) = (try FontFixtures.open("Plain.ttf"), try FontFixtures.open(name))
    let features: [[FontFeature]] = [[], [FontFeature(tag: "tnum", value: 1)], [FontFeature(tag: "kern", value: 0)]]
    for features in features {
      let width = FontFixtures.width("AVa01 A", in: plain, features: features)
      #expect(FontFixtures.width("AVa01 A", in: compressed, features: features) == width)
    }
    // Kerning subtracts 80 units: the layout tables are present.
    #expect(FontFixtures.width("AV", in: compressed) == 600 + 610 - 80)
  }

  // MARK: Variable fonts

  @Test func anAxisMovesAdvancesAsTheInstancerDoes() throws {
    for place in try FontFixtures.expected.get().places {
      let font = try FontFixtures.open("Axes.ttf", at: place.variations)
      #expect(FontFixtures.width("A", in: font) == place.advanceOfA, "at \(place.place)")
    }
  }

  @Test func axesAndTraitsFollowThePlace() throws {
    let font = try FontFixtures.open("Axes.ttf")
    #expect(font.axes.map(\.tag) == ["wght", "wdth", "slnt", "opsz"])
    #expect(font.axes.first == FontAxis(tag: "wght", minimum: 100, standard: 400, maximum: 900))
    let place = [("wght", 650.0), ("wdth", 80), ("slnt", -10)].map(FontVariation.init)
    let traits = try FontFixtures.open("Axes.ttf", at: place).traits
    #expect(traits.weight == 650)
    #expect(traits.width == 80)
    #expect(traits.isItalic)
  }

  @Test func aPlaceBeyondAnAxisIsItsEnd() throws {
    let font = try FontFixtures.open("Axes.ttf", at: [FontVariation(tag: "wght", value: 5000)])
    #expect(font.traits.weight == 900)
    #expect(FontFixtures.width("A", in: font) == 800)
  }

  @Test func aNamedPlaceHasItsName() throws {
    let place = [("wght", 700.0), ("slnt", -10)].map(FontVariation.init)
    let font = try FontFixtures.open("Axes.ttf", at: place)
    #expect(font.postScriptName == "GalleyAxes-BoldSlanted")
    #expect(font.styleName == "Bold Slanted")
  }

  // MARK: Absurd fonts

  /// The rule is Galley's own: there is no authority for lines without height.
  @Test(arguments: ["ZeroLine.ttf", "UpsideDown.ttf", "Tower.ttf"])
  func anAbsurdLineIsAnEmTall(name: String) throws {
    let font = try FontFixtures.open(name)
    #expect(font.ascender == 800)
    #expect(font.descender == -200)
    #expect(font.lineGap == 0)
    #expect(font.underlineThickness > 0 && font.underlineThickness <= 1000)
    #expect(abs(font.underlinePosition) <= 10_000)
  }

  /// The rule is Galley's own, close to the values in common fonts.
  @Test func strokesThatAFontDoesNotGiveAreTypical() throws {
    let font = try FontFixtures.open("ZeroLine.ttf")
    #expect(font.underlinePosition == -100)
    #expect(font.underlineThickness == 50)
  }

  @Test func theSmallestEmIsUsable() throws {
    let font = try FontFixtures.open("TinyEm.ttf")
    #expect(font.unitsPerEm == 16)
    let size = TextLayoutEngine().layout("AAA", font: TextFont(cascade: FontCascade(font), pointSize: 17)).size
    #expect(size.height == 17)
    #expect(size.width == 17.0 * 30 / 16)  // A advances 10 units.
  }

  @Test func unitsOutOfRangeAreRefused() {
    let path = FontFixtures.url("UnitsOutOfRange.ttf").path
    #expect(throws: FontError.notAFont(path: path, reason: "one of its tables is damaged")) {
      try FontFixtures.open("UnitsOutOfRange.ttf")
    }
  }

  @Test(arguments: ["NoCmap.ttf", "NoSpace.ttf"])
  func aFontWithoutCharactersShowsBoxes(name: String) throws {
    let font = try FontFixtures.open(name)
    #expect(font.nominalGlyph(for: " ") == nil)
    let text = TextLayoutEngine().layout("A b", font: TextFont(cascade: FontCascade(font), pointSize: 17))
    #expect(text.size.width.isFinite && text.size.height == 17)
  }

  @Test func aBitmapFontInColourIsAFont() throws {
    let (font, face) = (try FontFixtures.open("Emoji.ttf"), try FontFixtures.face("Emoji.ttf"))
    #expect(font.traits.hasColor)
    #expect(font.unitsPerEm == face.unitsPerEm)
    #expect(font.ascender == face.ascender)
    #expect(font.descender == face.descender)
    #expect(font.nominalGlyph(for: "\u{1F600}") != nil)
  }

  @Test func aBitmapFontInBlackIsRefused() throws {
    let bdf = """
      STARTFONT 2.1
      FONT -galley-box-medium-r-normal--8-80-75-75-c-80-iso10646-1
      SIZE 8 75 75
      FONTBOUNDINGBOX 8 8 0 0
      STARTPROPERTIES 2
      FONT_ASCENT 8
      FONT_DESCENT 0
      ENDPROPERTIES
      CHARS 1
      STARTCHAR A
      ENCODING 65
      SWIDTH 1000 0
      DWIDTH 8 0
      BBX 8 1 0 0
      BITMAP
      FF
      ENDCHAR
      ENDFONT

      """
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString).bdf")
    try Data(bdf.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(throws: FontError.notScalable(path: url.path)) { try FontInstance(file: FontFile(path: url.path)) }
  }
}
