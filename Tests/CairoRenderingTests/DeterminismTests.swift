import Drawing
import Foundation
import Raster
import Testing
import TextLayout

@testable import CairoRendering

@Suite struct DeterminismTests {
  /// A card with text in two styles, a border, a clip, a group, a shadow and an image.
  private func card(_ size: Double = 17) throws -> DisplayList {
    let font = try TestFiles.font("Inter/Inter-Regular.otf")
    let glyphs = "The quick brown fox jumps over the lazy dog".unicodeScalars.enumerated().map { index, scalar in
      PositionedGlyph(id: font.nominalGlyph(for: scalar) ?? 0, x: 16 + Double(index) * size * 0.43, y: 40)
    }
    let outlined = GlyphRun(
      font: font, pointSize: size, color: .black, glyphs: glyphs.map { PositionedGlyph(id: $0.id, x: $0.x, y: 80) },
      slant: 0.2, stretch: 1.1, strokeWidth: 0.7)
    let shadow = Shadow(offset: CGSize(width: 1, height: 1), blurRadius: 3, color: .black)
    let picture = try Bitmap(width: 3, height: 3)
    picture.pixels[4] = 0xFF12_3456
    return DisplayList(
      size: CGSize(width: 343, height: 120),
      commands: [
        .fill(.rectangle(0, 0, 343, 120, radius: 12), .white), .begin(.clip(.rectangle(0, 0, 343, 120, radius: 12))),
        .glyphs(GlyphRun(font: font, pointSize: size, color: .black, glyphs: glyphs)), .begin(.shadow(shadow)),
        .glyphs(outlined), .end, .begin(.group(alpha: 0.3)),
        .image(ImageSource(bitmap: picture), in: CGRect(x: 10, y: 60, width: 50, height: 40)), .end, .end,
        .fill(.border(RoundedRectangle(0, 0, 343, 120, radius: 12), width: 0.5), .black),
      ])
  }

  @Test(arguments: [1.0, 2, 3]) func theSameListGivesTheSameBytesWhateverWasDrawnBefore(scale: Double) throws {
    let pool = BitmapPool()
    let renderer = CairoRenderer()
    let first = try renderer.draw(card(), scale: scale, into: pool).hash
    _ = try renderer.draw(card(53), scale: scale, into: pool)
    #expect(try renderer.draw(card(), scale: scale, into: pool).hash == first)
    #expect(try CairoRenderer().draw(card(), scale: scale, into: BitmapPool()).hash == first)
  }

  @Test func forgottenMasksComeBackTheSame() throws {
    let pool = BitmapPool()
    let list = try card()
    let expected = try CairoRenderer().draw(list, scale: 2, into: pool).hash
    // Room for nothing; for a few glyphs, most of them too large to be kept; for about half of them.
    for capacity in [0, 2_000, 8_000] {
      let masks = GlyphMasks(capacity: capacity)
      let renderer = CairoRenderer(masks: masks)
      #expect(try renderer.draw(list, scale: 2, into: pool).hash == expected)
      let count = masks.renderedCount
      #expect(try renderer.draw(list, scale: 2, into: pool).hash == expected)
      #expect(masks.renderedCount > count, "capacity \(capacity)")
    }
  }

  @Test func aMaskIsRenderedOnce() throws {
    let masks = GlyphMasks()
    let renderer = CairoRenderer(masks: masks)
    let list = try card()
    _ = try renderer.draw(list, scale: 2, into: BitmapPool())
    let count = masks.renderedCount
    #expect(count > 0 && count <= 2 * 43)
    for _ in 0..<3 { _ = try renderer.draw(list, scale: 2, into: BitmapPool()) }
    #expect(masks.renderedCount == count)
  }

  @Test func moreFontsThanAreKeptOpenDrawTheSame() throws {
    let file = try FontFile(path: TestFiles.fixture("variable-bar.ttf").path)
    let renderer = CairoRenderer()
    func area(_ weight: Double) throws -> Double {
      let font = try FontInstance(file: file, variations: [FontVariation(tag: "wght", value: weight)])
      let run = GlyphRun(
        font: font, pointSize: 100, color: .black, glyphs: [PositionedGlyph(id: 1, x: 0, y: 60)])
      return try draw(110, 70, with: renderer, [.glyphs(run)]).coveredArea
    }
    let first = try area(500)
    for step in 0..<300 { _ = try area(400 + Double(step)) }
    #expect(try area(500) == first)
  }

  @Test func moreStylesThanAreKeptDrawTheSame() throws {
    let font = try TestFiles.font("Inter/Inter-Regular.otf")
    let renderer = CairoRenderer()
    func area(_ slant: Double) throws -> Double {
      let run = GlyphRun(
        font: font, pointSize: 20, color: .black, glyphs: [PositionedGlyph(id: 5, x: 5, y: 25)], slant: slant)
      return try draw(40, 30, with: renderer, [.glyphs(run)]).coveredArea
    }
    let first = try area(0.5)
    for step in 0..<300 { _ = try area(Double(step) / 300) }
    #expect(try area(0.5) == first)
  }

  @Test func librariesAreNamedWithTheirVersions() {
    let versions = CairoRenderer().libraryVersions
    #expect(versions.count == 2)
    #expect(versions[0].hasPrefix("cairo 1.") && versions[1].hasPrefix("freetype 2."))
  }
}
