import BundledFonts
import Foundation
import Testing

@testable import TextLayout

/// Compares glyphs, clusters, advances, offsets and unsafe breaks with `hb-shape` on the same stretches of text:
/// buffers, slices of runs and reshaped stretches lose nothing. In font units, so nothing is rounded.
@Suite(.enabled(if: HBShape.path != nil, "hb-shape is not here: scripts/setup --test"))
struct HBShapeTests {
  /// Width in ems: 163 points at 15 points, the narrowest lines in the recordings.
  private static let lineWidth = 11.0

  private struct Sample: Decodable {
    struct Paragraph: Decodable {
      var language: String
      var text: String
    }

    var paragraphs: [Paragraph]
  }

  /// The sample in `scripts/test`: paragraphs of the line start fixture in the bundled fonts that cover them.
  @Test func aSampleIsShapedAsHBShapeDoes() throws {
    let data = try Data(contentsOf: Fonts.fixtures.appendingPathComponent("line-starts.json"))
    let paragraphs = try JSONDecoder().decode(Sample.self, from: data).paragraphs
    var compared = 0
    for name in try #require(Fonts.library).fontNames {
      let font = try Fonts.font(name)
      let covered = paragraphs.filter { $0.text.unicodeScalars.allSatisfy { font.nominalGlyph(for: $0) != nil } }
      compared += try compare(covered.map { ($0.language, $0.text) }, in: font).glyphs
    }
    #expect(compared > 100_000)
  }

  /// Every paragraph in every bundled font; missing characters are boxes in both.
  @Test(.enabled(if: ExactnessCorpus.texts != nil, "GALLEY_CORPUS is not set; scripts/exactness sets it"))
  func theCorpusIsShapedAsHBShapeDoes() throws {
    let paragraphs = try ExactnessCorpus.paragraphs(in: try #require(ExactnessCorpus.texts))
    for name in try #require(Fonts.library).fontNames {
      let counts = try compare(paragraphs.map { ($0.language, $0.text) }, in: try Fonts.font(name))
      reportExactness("shaping", name, "\(paragraphs.count)", "\(counts.stretches)", "\(counts.glyphs)")
    }
  }

  /// Compares all stretches of the texts and counts them.
  private func compare(
    _ texts: [(language: String, text: String)], in font: FontInstance
  ) throws -> (stretches: Int, glyphs: Int) {
    guard !texts.isEmpty else { return (0, 0) }
    let stretches = texts.flatMap {
      ShapedStretch.all(in: $0.text, font: font, language: $0.language, lineWidth: Self.lineWidth)
    }
    let expected = try HBShape.output(for: stretches)
    try #require(expected.count == stretches.count, "\(font): hb-shape prints a line a stretch")
    for (stretch, expected) in zip(stretches, expected) where stretch.printed != expected {
      Issue.record(
        """
        \(font), \(stretch.language), '\(String(String.UnicodeScalarView(stretch.characters)))'
          ours     \(stretch.printed)
          hb-shape \(expected)
        """)
    }
    return (stretches.count, stretches.reduce(0) { $0 + $1.glyphs.count })
  }
}
