import CHarfBuzz
import Foundation
import TestSupport
import Testing

@testable import TextLayout

/// Which texts are shaped without `ccmp`: those that HarfBuzz, asked for all features, gives the same glyphs.
@Suite struct PlainCharacterTests {
  private static let latin = openTypeTag("Latn")

  /// The feature is written in Fixtures/make-composing-fonts.py, with a lookup of every type and format.
  @Test func lettersThatTheFeatureMayBeginAtAreNotPlain() throws {
    let font = try Self.fixture("Composing")
    let plain = (UInt16(0x61)...0x7A).filter { font.isPlain([$0], script: Self.latin) }
    #expect(String(decoding: plain, as: UTF16.self) == "befgijlmnoptvyz")
    #expect(!font.isPlain([0x69, 0x301], script: Self.latin))
    #expect(!font.isPlain([0x65], script: openTypeTag("Arab")))
  }

  @Test func nothingIsPlainWhereAnotherFeatureMakesWhatIsComposed() throws {
    let font = try Self.fixture("ComposingMade")
    #expect(!font.isPlain([0x65], script: Self.latin))
    #expect(try Self.glyphs("op", font, "en") == Self.glyphs("op", font, "en", without: nil))
  }

  @Test(arguments: ["Composing", "ComposingMade"])
  func textsOfTheFixturesHaveHarfBuzzsGlyphs(name: String) throws {
    let font = try Self.fixture(name)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let units = (0..<12).map { _ in UInt16.random(in: 0x61...0x7A, using: &random) }
      let text = String(decoding: units, as: UTF16.self)
      for language in ["en", "tr"] {
        #expect(try Self.glyphs(text, font, language) == Self.glyphs(text, font, language, without: nil), "\(text)")
      }
    }
  }

  /// Plain characters beside each other, in fonts whose feature is a large one: every two of Inter's, a fifth elsewhere.
  @Test(arguments: ["Inter-Regular", "InterDisplay-Bold", "Inter-Italic", "NotoSans-Regular"])
  func pairsOfPlainCharactersHaveHarfBuzzsGlyphs(name: String) throws {
    let font = try Fonts.font(name)
    let plain = (UInt16(0x20)..<0x2100).filter { font.isPlain([$0], script: Self.latin) }
    #expect(plain.count > 200 && (UInt16(0x20)...0x7E).allSatisfy(plain.contains), "\(plain.count)")
    #expect(!plain.contains(0x301) && !plain.contains(0x2044))
    for (index, first) in plain.enumerated() where name == "Inter-Regular" || index.isMultiple(of: 5) {
      let units = plain.flatMap { [first, $0] }
      let text = String(decoding: units, as: UTF16.self)
      #expect(try Self.glyphs(text, font, "en") == Self.glyphs(text, font, "en", without: nil), "\(first)")
    }
  }

  /// Longer stretches: three letters and more may be a context.
  @Test(arguments: ["en", "tr", "vi", "nl", "ca", "ro", "el", "ru"])
  func textsOfPlainCharactersHaveHarfBuzzsGlyphs(language: String) throws {
    let font = try Fonts.font("Inter-Regular")
    let plain = (UInt16(0x20)..<0x2100).filter { font.isPlain([$0], script: Self.latin) }
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let units = (0..<60).compactMap { _ in plain.randomElement(using: &random) }
      let text = String(decoding: units, as: UTF16.self)
      #expect(try Self.glyphs(text, font, language) == Self.glyphs(text, font, language, without: nil), "\(text)")
    }
  }

  private static func fixture(_ name: String) throws -> FontInstance {
    try FontInstance(file: FontFile(path: Fonts.fixtures.appendingPathComponent("\(name).ttf").path))
  }

  /// A text's glyphs as the engine shapes them; those of HarfBuzz, asked for nothing, where `without` is nil.
  private static func glyphs(
    _ text: String, _ font: FontInstance, _ language: String, without: String? = "ccmp"
  ) throws -> [ShapedGlyph] {
    let units = Array(text.utf16)
    let run = ShapedRun(
      range: 0..<units.count, font: font, script: latin, level: 0, style: 0, isMissing: false, isTracked: false,
      isSpaced: true)
    guard without == nil else {
      let style = ShapeStyle(
        end: .max, cascade: FontCascade(font), features: [], language: language, isAttachment: false)
      return Array(Shaper().glyphs(of: run, in: run.range, text: units, style: style))
    }
    let buffer = try #require(hb_buffer_create())
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf16(buffer, units, Int32(units.count), 0, Int32(units.count))
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(latin))
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
    font.shape(buffer, features: [])
    var length: UInt32 = 0
    let infos = try #require(hb_buffer_get_glyph_infos(buffer, &length))
    let positions = try #require(hb_buffer_get_glyph_positions(buffer, &length))
    return (0..<Int(length)).map { index in
      ShapedGlyph(
        id: infos[index].codepoint, cluster: Int32(bitPattern: infos[index].cluster),
        advance: positions[index].x_advance, xOffset: positions[index].x_offset, yOffset: positions[index].y_offset,
        isUnsafeToBreak: infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }
}
