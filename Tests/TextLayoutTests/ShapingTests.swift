import Foundation
import Testing

@testable import TextLayout

/// Compares glyphs and advances with `hb-shape` (Fixtures/make-shaping.sh), in font units.
@Suite struct ShapingTests {
  @Test func glyphsAreThoseOfHBShape() throws {
    let rows = try String(contentsOf: Fonts.fixtures.appendingPathComponent("shaping.tsv"), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(rows.count == 9)
    for row in rows {
      let cells = row.split(separator: "\t").map(String.init)
      let name = try #require(cells[0].split(separator: "/").last?.split(separator: ".").first)
      let font = TextFont(cascade: FontCascade(try Fonts.font(String(name))), pointSize: 1)
      let style = ParagraphStyle(
        baseDirection: cells[3] == "rtl" ? .rightToLeft : .leftToRight, language: cells[2])
      let paragraph = try #require(AttributedText(cells[4], font: font, style: style).paragraph(0)?.paragraph)
      let text = ShapedText(paragraph.key, shaper: Shaper())
      // In visual order right-to-left runs are reversed; hb-shape was given one run.
      let runs = cells[3] == "rtl" ? text.runs.reversed() : text.runs
      #expect(
        runs.flatMap(\.glyphs).map(\.hbShape).joined(separator: "|") == cells[5].dropFirst().dropLast(), "\(name)")
    }
  }

  @Test func variationsMoveAdvancesInAStraightLine() throws {
    let file = try FontFile(path: Fonts.fixtures.appendingPathComponent("Variable.ttf").path)
    // The advances are by the font's design: Fixtures/make-variable-font.py.
    for (weight, advance) in [(100.0, 400.0), (250, 450), (400, 500), (650, 650), (900, 800), (2_000, 800)] {
      let font = try FontInstance(file: file, variations: [FontVariation(tag: "wght", value: weight)])
      let measured = TextLayoutEngine().measure("A", font: TextFont(cascade: FontCascade(font), pointSize: 1000))
      #expect(measured.size.width == advance, "wght \(weight)")
    }
  }

  @Test func textIsShapedAgainWhereABreakIsUnsafe() throws {
    // HarfBuzz flags the second letter of a kerned pair: "AV" kerns in Inter.
    let font = try Fonts.textFont(size: 100)
    let engine = TextLayoutEngine()
    func width(_ text: String) -> Double { engine.measure(text, font: font).size.width }
    #expect(width("AV") < width("A") + width("V"))
    let broken = engine.measure("AV", font: font, width: width("A"))
    #expect(broken.lines.map(\.width) == [width("A"), width("V")])
  }
}

extension ShapedGlyph {
  /// The glyph in the format of `hb-shape --no-glyph-names --no-clusters`.
  fileprivate var hbShape: String {
    (xOffset == 0 && yOffset == 0 ? "\(id)" : "\(id)@\(xOffset),\(yOffset)") + "+\(advance)"
  }
}
