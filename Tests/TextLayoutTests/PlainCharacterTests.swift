import Foundation
import TestSupport
import Testing

@testable import TextLayout

/// The texts that are shaped without `ccmp`: those for which HarfBuzz, with all features, returns the same glyphs.
@Suite struct PlainCharacterTests {
  private static let latin = openTypeTag("Latn")

  /// The feature is defined in Fixtures/make-composing-fonts.py, with a lookup of every type and format.
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
    #expect(try HarfBuzzGlyphs.shaped("op", font, "en") == HarfBuzzGlyphs.asked("op", font, "en"))
  }

  @Test(arguments: ["Composing", "ComposingMade"])
  func textsOfTheFixturesHaveHarfBuzzsGlyphs(name: String) throws {
    let font = try Self.fixture(name)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let units = (0..<12).map { _ in UInt16.random(in: 0x61...0x7A, using: &random) }
      let text = String(decoding: units, as: UTF16.self)
      for language in ["en", "tr"] {
        #expect(
          try HarfBuzzGlyphs.shaped(text, font, language) == HarfBuzzGlyphs.asked(text, font, language), "\(text)")
      }
    }
  }

  /// Pairs of plain characters in fonts with a large `ccmp` feature: all of Inter's, a fifth of the others'.
  @Test(arguments: ["Inter-Regular", "InterDisplay-Bold", "Inter-Italic", "NotoSans-Regular"])
  func pairsOfPlainCharactersHaveHarfBuzzsGlyphs(name: String) throws {
    let font = try Fonts.font(name)
    let plain = (UInt16(0x20)..<0x2100).filter { font.isPlain([$0], script: Self.latin) }
    #expect(plain.count > 200 && (UInt16(0x20)...0x7E).allSatisfy(plain.contains), "\(plain.count)")
    #expect(!plain.contains(0x301) && !plain.contains(0x2044))
    for (index, first) in plain.enumerated() where name == "Inter-Regular" || index.isMultiple(of: 5) {
      let units = plain.flatMap { [first, $0] }
      let text = String(decoding: units, as: UTF16.self)
      #expect(try HarfBuzzGlyphs.shaped(text, font, "en") == HarfBuzzGlyphs.asked(text, font, "en"), "\(first)")
    }
  }

  /// Longer texts: three or more letters may form a context.
  @Test(arguments: ["en", "tr", "vi", "nl", "ca", "ro", "el", "ru"])
  func textsOfPlainCharactersHaveHarfBuzzsGlyphs(language: String) throws {
    let font = try Fonts.font("Inter-Regular")
    let plain = (UInt16(0x20)..<0x2100).filter { font.isPlain([$0], script: Self.latin) }
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let units = (0..<60).compactMap { _ in plain.randomElement(using: &random) }
      let text = String(decoding: units, as: UTF16.self)
      #expect(try HarfBuzzGlyphs.shaped(text, font, language) == HarfBuzzGlyphs.asked(text, font, language), "\(text)")
    }
  }

  static func fixture(_ name: String) throws -> FontInstance {
    try FontInstance(file: FontFile(path: Fonts.fixtures.appendingPathComponent("\(name).ttf").path))
  }
}
