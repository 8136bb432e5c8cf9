import Testing

@testable import TextLayout

@Suite struct BidiTests {
  /// Rows of Unicode 15.0's BidiCharacterTest.txt: code points, base direction (0, 1, 2 is natural), levels ("x" is a
  /// character that the algorithm removes), and the visual order.
  @Test(arguments: [
    "0061 0028 0062 0029 0063;0;0;0 0 0 0 0;0 1 2 3 4",
    "0061 0028 0062 0029 0063;1;1;2 2 2 2 2;0 1 2 3 4",
    "05D0 0028 0062 0029 0063;1;1;1 1 2 1 2;4 3 2 1 0",
    "0061 0020 0028 0062 0020 0029 05D0;0;0;0 0 0 0 0 0 1;0 1 2 3 4 5 6",
    "05D0 0020 0028 05D1 0020 0029 0061;1;1;1 1 1 1 1 1 2;6 5 4 3 2 1 0",
  ])
  func levelsAndOrderAreThoseOfUnicode(row: String) throws {
    let cells = row.split(separator: ";").map(String.init)
    let units = cells[0].split(separator: " ").compactMap { UInt16($0, radix: 16) }
    let base: BaseDirection = cells[1] == "0" ? .leftToRight : cells[1] == "1" ? .rightToLeft : .natural
    let resolved = BidiLevels.resolve(units, baseDirection: base)
    #expect(resolved.paragraphLevels == units.map { _ in UInt8(cells[2]) ?? 9 })
    #expect(resolved.levels.map(String.init).joined(separator: " ") == cells[3])
    #expect(BidiLevels.visualOrder(resolved.levels).map(String.init).joined(separator: " ") == cells[4])
  }

  @Test func aMixedLineIsDrawnInVisualOrder() throws {
    // Logical "ab" alef bet "cd": by rule L2 the Hebrew letters are reversed between the Latin ones.
    let placed = TextLayoutEngine().layout("ab \u{5D0}\u{5D1} cd", font: try Fonts.textFont())
    let runs = try #require(placed.lines.first).runs
    let hebrew = try #require(runs.first { $0.isRightToLeft })
    #expect(hebrew.range == 3..<5)
    let bet = try #require(hebrew.font.nominalGlyph(for: "\u{5D1}"))
    #expect(hebrew.glyphs.first?.id == bet)
    let starts = runs.compactMap { $0.glyphs.first?.x }
    #expect(starts == starts.sorted())
  }
}
