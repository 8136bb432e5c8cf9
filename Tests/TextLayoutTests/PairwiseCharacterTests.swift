import Foundation
import TestSupport
import Testing

@testable import TextLayout

/// The texts that are set from pairs of their characters: those for which HarfBuzz, given the whole text, returns the
/// same glyphs at the same positions, with the same break opportunities.
@Suite struct PairwiseCharacterTests {
  private static let faces = [
    "Inter-Regular", "InterDisplay-Bold", "Inter-Italic", "RobotoSlab-Regular", "NotoSans-Regular",
  ]

  @Test func lettersOfTheSystemFontArePairwise() throws {
    for name in ["Inter-Regular", "InterDisplay-Regular", "Inter-Bold", "Inter-Italic"] {
      let characters = try Fonts.font(name).pairwiseCharacters.characters
      let letters = (UInt16(0x41)...0x5A).map { $0 } + Array(0x61...0x7A) + Array(0x410...0x44F) + Array(0x3B1...0x3C9)
      #expect(Set(letters).subtracting(characters) == [], "\(name)")
      #expect(characters.isSuperset(of: " ,.;!?'\u{2019}\u{201C}\u{AB}éßøłŽ".utf16), "\(name)")
      // Inter has other forms of these in some languages (`locl`).
      #expect(characters.isDisjoint(with: "şţ".utf16), "\(name)")
      // Characters whose form depends on their context (`calt`), and marks.
      #expect(characters.isDisjoint(with: "()-:0123456789<>=\u{301}".utf16), "\(name)")
    }
  }

  /// The fixtures from `Fixtures/make-composing-fonts.py` have lookups of every type, most of them with contexts.
  @Test(arguments: [("Composing", 15), ("ComposingMade", 26)])
  func lettersThatLookupsMayBeginAtAreNot(name: String, count: Int) throws {
    let font = try PlainCharacterTests.fixture(name)
    #expect(font.pairwiseCharacters.characters.count == count)
    var random = SeededGenerator(seed: 8)
    let shaper = Shaper()
    for _ in 0..<500 {
      let units = (0..<8).map { _ in UInt16.random(in: 0x61...0x7A, using: &random) }
      try compare(String(decoding: units, as: UTF16.self), font, "en", by: shaper)
    }
  }

  /// Every pair in a font with some 1,200 such characters, one page of them at a time.
  @Test(arguments: faces) func everyPairIsHarfBuzzs(name: String) throws {
    let font = try Fonts.font(name)
    let characters = font.pairwiseCharacters.characters.sorted()
    for start in stride(from: 0, to: characters.count, by: 90) {
      let page = characters[start..<min(start + 90, characters.count)]
      let shaper = Shaper()
      for first in page {
        let units = page.flatMap { [first, $0] }
        try compare(String(decoding: units, as: UTF16.self), font, "en", by: shaper)
      }
    }
  }

  /// Longer texts, with more characters than a table has room for, in languages for which fonts have special forms.
  @Test(arguments: faces, ["en", "tr", "ro", "nl", "ca", "vi", "el", "sr", "bg"])
  func textsAreHarfBuzzs(name: String, language: String) throws {
    let font = try Fonts.font(name)
    let characters = font.pairwiseCharacters.characters.sorted()
    guard !characters.isEmpty else { return }
    let shaper = Shaper()
    var random = SeededGenerator(seed: 21)
    for round in 0..<150 {
      let all = round.isMultiple(of: 3) ? characters : Array(characters.prefix(120))
      var units = (0..<Int.random(in: 1...80, using: &random)).compactMap { _ in all.randomElement(using: &random) }
      if round.isMultiple(of: 7) { units.insert(0x2D, at: units.count / 2) }
      for script in ["Latn", "Cyrl", "Grek", "Zyyy"] {
        try compare(String(decoding: units, as: UTF16.self), font, language, script: openTypeTag(script), by: shaper)
      }
    }
  }

  /// Digits and some signs are pairwise in texts without the letters that have other forms next to them: in Inter an x
  /// between digits becomes a multiplication sign.
  @Test func figuresOfTheSystemFontArePairwise() throws {
    for name in ["Inter-Regular", "InterDisplay-Regular", "Inter-Bold", "Inter-Italic"] {
      let characters = try Fonts.font(name).pairwiseCharacters
      #expect(characters.withFigures.isSuperset(of: "0123456789#$%&/\u{A0}° ,.abcwyzABCXYZéßЯ".utf16), "\(name)")
      #expect(characters.withFigures.isDisjoint(with: "x()-:".utf16), "\(name)")
      // The longest rule of Inter's `calt` has eight glyphs, by fontTools.
      #expect(characters.span == 8, "\(name)")
    }
  }

  /// Figures near to and far from letters that are not in texts with them.
  @Test(arguments: faces) func textsWithFiguresAreHarfBuzzs(name: String) throws {
    let font = try Fonts.font(name)
    let shaper = Shaper()
    var random = SeededGenerator(seed: 5)
    let parts = [
      "x", "X", "3", "10", " ", "  ", "a", "AV", "To", "x", "€", "%", "/", "&", "\u{A0}", "‐", "word", ".", "7",
    ]
    for _ in 0..<1500 {
      let text = (0..<Int.random(in: 1...24, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
      for language in ["en", "tr"] { try compare(text.joined(), font, language, by: shaper) }
    }
    for gap in 0..<12 {
      for text in ["3\(String(repeating: "a", count: gap))x", "x\(String(repeating: " ", count: gap))3"] {
        try compare(text, font, "en", by: shaper)
      }
    }
  }

  /// Lookups of every type, most of them with contexts, and letters as figures of each other.
  @Test(arguments: ["Composing", "ComposingMade"]) func lettersAndFiguresOfOtherFonts(name: String) throws {
    let font = try PlainCharacterTests.fixture(name)
    var random = SeededGenerator(seed: 9)
    let shaper = Shaper()
    for _ in 0..<500 {
      let units = (0..<12).map { _ in
        UInt16.random(in: Bool.random(using: &random) ? 0x30...0x39 : 0x61...0x7A, using: &random)
      }
      try compare(String(decoding: units, as: UTF16.self), font, "en", by: shaper)
    }
  }

  /// A text with digits is set from pairs, too: none of its code units is passed to HarfBuzz again.
  @Test func knownFiguresNeedNoShaping() throws {
    let engine = TextLayoutEngine()
    let font = try Fonts.textFont()
    _ = engine.measure("Message 12 21 12 of 21", font: font)
    let count = engine.shapedUnitCount
    _ = engine.measure("Message 21 12 of 21", font: font)
    #expect(engine.shapedUnitCount == count)
    // An x next to digits has another form.
    _ = engine.measure("Message 2x1 of 12", font: font)
    #expect(engine.shapedUnitCount == count + 17)
  }

  /// A table is learnt from one text and used for the next: a run of known pairs counts as one shaping, like any other.
  @Test func runsOfKnownPairsAreCounted() throws {
    let engine = TextLayoutEngine()
    let font = try Fonts.textFont()
    _ = engine.measure("known pairs", font: font)
    #expect(engine.shapingCount == 1)
    _ = engine.measure("known pairs, known", font: font)
    #expect(engine.shapingCount == 2)
  }

  private func compare(
    _ text: String, _ font: FontInstance, _ language: String, script: UInt32 = HarfBuzzGlyphs.latin, by shaper: Shaper
  ) throws {
    let shaped = HarfBuzzGlyphs.shaped(text, font, language, script: script, by: shaper)
    let asked = try HarfBuzzGlyphs.asked(text, font, language, script: script)
    #expect(shaped == asked, "\(language) \(text)")
  }
}
