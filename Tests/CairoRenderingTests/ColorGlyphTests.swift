import CairoRendering
import Drawing
import Foundation
import Raster
import Testing
import TextLayout

/// Glyphs with colours of their own; the fonts are described in `Fixtures/make-fixtures.py`.
@Suite struct ColorGlyphTests {
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func run(
    _ font: FontInstance, _ size: Double, _ glyphs: [UInt32], x: Double = 10, y: Double = 60, advance: Double = 0,
    _ color: Color = .black, slant: Double = 0, stretch: Double = 1, stroke: Double? = nil
  ) -> DrawCommand {
    let glyphs = glyphs.enumerated().map { PositionedGlyph(id: $1, x: x + Double($0) * advance, y: y) }
    return .glyphs(
      GlyphRun(
        font: font, pointSize: size, color: color, glyphs: glyphs, slant: slant, stretch: stretch, strokeWidth: stroke))
  }

  // MARK: Pictures in CBDT

  /// The font's bitmap as libspng reads it: 136 × 128 pixels for 109 pixels per em, its left edge at the origin, its
  /// top 101 pixels above the baseline (read with fontTools). Both decoders premultiply, so values may differ by one
  /// level.
  @Test func aPictureAtItsOwnSizeIsCopied() throws {
    let font = try TestFiles.fixtureFont("noto-color-emoji.ttf")
    let glyph = try #require(font.nominalGlyph(for: "\u{1F600}"))
    let picture = try lastPicture(in: "noto-color-emoji.ttf")
    #expect(picture.width == 136 && picture.height == 128)
    let bitmap = try draw(150, 150, [run(font, 109, [glyph], x: 5, y: 110)])
    for y in 0..<150 {
      for x in 0..<150 {
        let (column, row) = (x - 5, y - 110 + 101)
        let isInside = (0..<136).contains(column) && (0..<128).contains(row)
        let expected = isInside ? picture.channels(column, row) : [0, 0, 0, 0]
        for (actual, expected) in zip(bitmap.channels(x, y), expected) {
          #expect(abs(actual - expected) <= 1, "at \(x), \(y)")
        }
      }
    }
  }

  /// The last PNG file inside a font file.
  private func lastPicture(in name: String) throws -> Bitmap {
    let data = try Data(contentsOf: TestFiles.fixture(name))
    let start = try #require(data.range(of: Data([0x89, 0x50, 0x4E, 0x47]), options: .backwards)).lowerBound
    let end = try #require(data.range(of: Data("IEND".utf8), options: .backwards)).upperBound
    return try PNG.decode(Data(data[start..<end + 4]))
  }

  /// Averaging preserves the covered area, which grows with the square of the size, except for rows cut at the bitmap's
  /// edge.
  @Test(arguments: [12.0, 17, 34, 51, 80]) func picturesAreScaledWithTheFont(size: Double) throws {
    let font = try TestFiles.fixtureFont("noto-color-emoji.ttf")
    let glyph = try #require(font.nominalGlyph(for: "\u{2764}"))
    let whole = try draw(150, 150, [run(font, 109, [glyph], x: 5, y: 110)]).coveredArea
    let bitmap = try draw(150, 150, [run(font, size, [glyph], x: 5, y: 110)])
    let expected = whole * size * size / (109 * 109)
    #expect(abs(bitmap.coveredArea - expected) <= 0.04 * expected, "\(bitmap.coveredArea), not \(expected)")
  }

  @Test func aPictureIsStretchedButNotSlanted() throws {
    let font = try TestFiles.fixtureFont("color-bitmaps.ttf")
    let bitmap = try draw(80, 40, [run(font, 20, [1], y: 30, stretch: 2)])
    #expect(abs(bitmap.coveredArea - 200) < 0.5)
    #expect(bitmap.pixel(10, 25) == 0xFF00_FF00 && bitmap.pixel(29, 25) == 0xFF00_FF00 && bitmap.pixel(30, 25) == 0)
    let slanted = try draw(80, 40, [run(font, 20, [1], y: 30, slant: 1, stretch: 2)])
    #expect(slanted.allPixels == bitmap.allPixels)
  }

  @Test func aGlyphWithoutPictureInAFontOfPicturesShowsNothing() throws {
    let font = try TestFiles.fixtureFont("noto-color-emoji.ttf")
    let space = try #require(font.nominalGlyph(for: " "))
    #expect(try draw(50, 50, [run(font, 20, [space])]).coveredArea == 0)
    let apple = try TestFiles.fixtureFont("color-bitmaps.ttf")
    #expect(try draw(50, 50, [run(apple, 20, [2])]).coveredArea == 0)
    #expect(throws: RenderingError.self) { try draw(50, 50, [run(font, 20, [60_000])]) }
  }

  @Test func glyphsOfBothKindsStandInOneRun() throws {
    let font = try TestFiles.fixtureFont("color-layers.ttf")
    let bitmap = try draw(120, 80, [run(font, 40, [2, 1, 2], advance: 20, blue)])
    #expect([15, 35, 45, 55].map { bitmap.pixel($0, 50) } == [0xFF00_00FF, 0xFF00_00FF, 0xFFFF_0000, 0xFF00_00FF])
  }

  @Test func theAlphaOfTheTextIsThePictures() throws {
    let font = try TestFiles.fixtureFont("color-bitmaps.ttf")
    let half = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    let bitmap = try draw(80, 40, [run(font, 20, [1], y: 30, half)])
    #expect((10..<20).allSatisfy { abs(bitmap.channels($0, 25)[0] - 128) <= 1 && bitmap.channels($0, 25)[1] == 0 })
    #expect(abs(bitmap.coveredArea - 50) < 0.5)
    let clear = Color(red: 1, green: 1, blue: 1, alpha: 0)
    #expect(try draw(80, 40, [run(font, 20, [1], y: 30, clear)]).coveredArea == 0)
  }

  // MARK: Pictures in sbix

  /// The blue bitmaps are for 10 pixels per em, the green ones for 20; each is half an em wide.
  @Test(arguments: [(5.0, 0xFF00_00FF), (10, 0xFF00_00FF), (10.5, 0xFF00_FF00), (20, 0xFF00_FF00), (64, 0xFF00_FF00)])
  func theSmallestPictureThatNeedNotBeEnlargedIsTaken(size: Double, pixel: Int) throws {
    let font = try TestFiles.fixtureFont("color-bitmaps.ttf")
    let bitmap = try draw(80, 80, [run(font, size, [1])])
    #expect(bitmap.pixel(11, 58) == UInt32(pixel))
    #expect(abs(bitmap.coveredArea - size * size / 4) < 0.5)
  }

  // MARK: Layers in COLR

  @Test func layersHaveThePalettesColoursAndTheTexts() throws {
    let font = try TestFiles.fixtureFont("color-layers.ttf")
    let bitmap = try draw(80, 80, [run(font, 40, [1], blue)])
    #expect(bitmap.coveredArea == 400)
    #expect(bitmap.pixel(10, 59) == 0xFF00_00FF && bitmap.pixel(19, 40) == 0xFF00_00FF)
    #expect(bitmap.pixel(20, 59) == 0xFFFF_0000 && bitmap.pixel(29, 40) == 0xFFFF_0000)
    #expect(try draw(80, 80, [run(font, 40, [2], blue)]).pixel(25, 50) == 0xFF00_00FF)
  }

  /// Layers form one picture: lower ones are not visible through the upper one.
  @Test func translucentLayersAreOnePicture() throws {
    let font = try TestFiles.fixtureFont("color-layers.ttf")
    let bitmap = try draw(80, 80, [run(font, 40, [1], Color(red: 0, green: 0, blue: 1, alpha: 0.5))])
    for (x, expected) in [(12, [128, 0, 0, 128]), (25, [128, 128, 0, 0])] {
      #expect(zip(bitmap.channels(x, 50), expected).allSatisfy { abs($0 - $1) <= 1 }, "\(bitmap.channels(x, 50))")
    }
  }

  @Test func layersAreSlantedStretchedAndNotStroked() throws {
    let font = try TestFiles.fixtureFont("color-layers.ttf")
    let slanted = try draw(120, 80, [run(font, 40, [1], blue, slant: 1, stretch: 2)])
    // On the left edge both layers cover half of a pixel in each of 20 rows: three quarters of it is painted.
    #expect(abs(slanted.coveredArea - (800 + 20 * 0.25)) <= 0.3)
    #expect(slanted.pixel(29, 59) == 0xFF00_00FF && slanted.pixel(31, 59) == 0xFFFF_0000)
    #expect(slanted.pixel(30, 40) == 0xFF00_00FF && slanted.pixel(51, 40) == 0xFFFF_0000)
    let stroked = try draw(80, 80, [run(font, 40, [1], blue, stroke: 2)])
    #expect(try stroked.allPixels == draw(80, 80, [run(font, 40, [1], blue)]).allPixels)
  }

  @Test func colouredGlyphsOutsideAreNotSeenAndAtTheEdgeCutOff() throws {
    for name in ["color-layers.ttf", "color-bitmaps.ttf"] {
      let font = try TestFiles.fixtureFont(name)
      #expect(try draw(20, 20, [run(font, 40, [1, 1], x: 100, y: -50, advance: 1e12)]).coveredArea == 0)
      #expect(abs(try draw(20, 20, [run(font, 40, [1], x: -10, y: 10)]).coveredArea - 100) < 0.5)
    }
  }

  @Test func colouredGlyphsCastShadows() throws {
    for name in ["color-layers.ttf", "color-bitmaps.ttf"] {
      let font = try TestFiles.fixtureFont(name)
      let shadow = Shadow(offset: CGSize(width: 30, height: 0), blurRadius: 0, color: .black)
      let bitmap = try draw(80, 80, [.begin(.shadow(shadow)), run(font, 40, [1]), .end])
      #expect(bitmap.pixel(55, 50) == 0xFF00_0000, "\(name)")
    }
  }

  // MARK: The same pixels again

  @Test(arguments: ["color-layers.ttf", "color-bitmaps.ttf", "noto-color-emoji.ttf"])
  func whatWasDrawnBeforeChangesNothing(name: String) throws {
    let font = try TestFiles.fixtureFont(name)
    let renderer = CairoRenderer()
    func pixels(_ renderer: CairoRenderer, _ size: Double) throws -> [UInt32] {
      try draw(80, 80, with: renderer, [run(font, size, [1, 2, 3].filter { $0 < 3 || name.hasPrefix("noto") })])
        .allPixels
    }
    let first = try pixels(renderer, 17.3)
    for size in [10.0, 20, 64] { _ = try pixels(renderer, size) }
    #expect(try pixels(renderer, 17.3) == first)
    #expect(try pixels(CairoRenderer(), 17.3) == first)
  }
}
