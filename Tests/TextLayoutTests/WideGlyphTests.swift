import Foundation
import TestSupport
import Testing

@testable import TextLayout

/// Glyphs wider than 32,767 units: advances in `hmtx` are unsigned 16-bit numbers (OpenType 1.9, "hmtx").
@Suite struct WideGlyphTests {
  /// A copy of a fixture in which all glyphs have the given width.
  private func font(
    _ name: String = "Plain.ttf", advance: Int, at variations: [FontVariation] = []
  ) throws -> FontInstance {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString).ttf")
    try #require(FontCopies.widened(Data(contentsOf: FontFixtures.url(name)), to: advance)).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try FontInstance(file: FontFile(path: url.path), variations: variations)
  }

  @Test(arguments: [0, 1, 32_767, 32_768, 40_000, 65_535])
  func aGlyphIsAsWideAsItsTableSays(advance: Int) throws {
    #expect(FontFixtures.width("A", in: try font(advance: advance)) == Double(advance))
    #expect(FontFixtures.width("a a", in: try font(advance: advance)) == 3 * Double(advance))
  }

  /// The pair has a kerning of -80 units.
  @Test func wideGlyphsAreKerned() throws {
    #expect(FontFixtures.width("AV", in: try font(advance: 40_000)) == 79_920)
  }

  @Test func wideGlyphsStandBesideEachOther() throws {
    let font = TextFont(cascade: FontCascade(try font(advance: 65_535)), pointSize: 1_000)
    let glyphs = TextLayoutEngine().layout("aaa", font: font).lines.flatMap { $0.runs.flatMap(\.glyphs) }
    #expect(glyphs.map(\.x) == [0, 65_535, 131_070])
  }

  /// At its heaviest the letter A is 200 units wider, at its lightest 100 narrower: variations are added to the
  /// unsigned number, on both sides of the point where its sign bit changes.
  @Test(arguments: [(900.0, 200), (100, -100), (400, 0)])
  func aVariationAddsToAWideGlyph(weight: Double, difference: Int) throws {
    for advance in [600, 32_600, 32_768, 40_000, 65_000, 65_500] {
      let font = try font("Axes.ttf", advance: advance, at: [FontVariation(tag: "wght", value: weight)])
      #expect(FontFixtures.width("A", in: font) == Double(advance + difference), "\(advance) units")
    }
  }
}
