import Foundation
import Testing

@testable import TextLayout

@Suite struct InkBoxTests {
  /// Rows of `Fixtures/ink.tsv`, made with FreeType. TrueType outlines contain bounding boxes, which HarfBuzz reads: a
  /// rounding error of one unit is allowed.
  @Test func inkIsTheBoxOfFreeTypesOutlines() throws {
    let rows = try String(contentsOf: Fonts.fixtures.appendingPathComponent("ink.tsv"), encoding: .utf8)
      .split(separator: "\n").dropFirst()
    #expect(rows.count == 9)
    for row in rows {
      let cells = row.split(separator: "\t").map(String.init)
      let name = String(cells[0].prefix { $0 != "." })
      let unit = 40 / (try #require(Double(cells[3])))
      let edges = cells[4...].compactMap(Double.init).map { $0 * unit }
      let text = AttributedText(
        cells[2], font: try Fonts.textFont(name, size: 40),
        style: ParagraphStyle(alignment: .left, baseDirection: cells[1] == "rtl" ? .rightToLeft : .leftToRight))
      let placed = Setting.engine.layout(text)
      let ink = try #require(placed.inkBox)
      let baseline = try #require(placed.lines.first).baseline
      let found = [ink.x, baseline - ink.y - ink.height, ink.x + ink.width, baseline - ink.y]
      for (one, other) in zip(found, edges) { #expect(abs(one - other) <= unit + 1e-9, "\(row): \(found), \(edges)") }
    }
  }

  @Test func whatIsNotDrawnHasNoInk() throws {
    #expect(Setting.engine.layout(try Setting.text("")).inkBox == nil)
    #expect(Setting.engine.layout(try Setting.text(" \n\t")).inkBox == nil)
  }

  /// On two lines, from the top of the first one's capital to the bottom of the second one's descender; stretched text
  /// is stretched from its line's start.
  @Test func inkIsThatOfAllLines() throws {
    let text = try Setting.text("H\np")
    let (first, second) = (
      try #require(Setting.engine.layout(try Setting.text("H")).inkBox),
      try #require(Setting.engine.layout(try Setting.text("p")).inkBox)
    )
    let both = try #require(Setting.engine.layout(text).inkBox)
    #expect(both.y == first.y)
    #expect(abs(both.y + both.height - (20 + second.y + second.height)) < 1e-9)
    var attributes = TextAttributes(font: try Setting.font())
    attributes.expansion = log(2)
    let wide = try #require(Setting.engine.layout(AttributedText("H", attributes: attributes)).inkBox)
    #expect(abs(wide.width - 2 * first.width) < 1e-6 && wide.height == first.height)
  }
}
