import DynamicType
import Foundation
import Testing

@Suite struct SystemFontAdvancesTests {
  /// 1,330 advances printed by `UIFont`, including tracking, within 10⁻⁵ em.
  @Test func advancesAreThosePrinted() throws {
    let rows = try PrintedAdvance.all()
    #expect(rows.count == 1330)
    for row in rows {
      let known = SystemFontAdvances.advances(weight: row.weight, isItalic: row.isItalic)
      let (text, display) = try #require(known.first { $0.character == row.character }?.1)
      let optical = SystemFontAdvances.opticalFraction(atSize: row.size)
      let ems = text * (1 - optical) + display * optical + SystemFontTracking.points(atSize: row.size) / row.size
      #expect(abs(ems - row.points / row.size) <= 1e-5, "\(row)")
    }
  }

  /// The three masters and the italic are those of the table that the independent program uses.
  @Test func mastersAreTheTables() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    let file = try String(contentsOf: folder.appendingPathComponent("system-font-masters.tsv"), encoding: .utf8)
    let rows = file.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }.filter {
      $0.count == 9
    }
    #expect(rows.count == 96)
    let fonts: [(weight: SystemFontWeight, isItalic: Bool, text: Int, display: Int)] = [
      (.ultraLight, false, 1, 4), (.regular, false, 2, 5), (.black, false, 3, 6), (.regular, true, 7, 8),
    ]
    for font in fonts {
      let advances = SystemFontAdvances.advances(weight: font.weight, isItalic: font.isItalic)
      for row in rows.dropFirst() {
        let advance = try #require(advances.first { String($0.character) == row[0] }?.1)
        let (text, display) = (try #require(Double(row[font.text])), try #require(Double(row[font.display])))
        #expect(abs(advance.text * 2048 - text) <= 1e-9 && abs(advance.display * 2048 - display) <= 1e-9, "\(row[0])")
      }
    }
  }

  @Test(arguments: SystemFontWeight.allCases, [false, true])
  func everyCharacterOfASCIIHasAnAdvance(weight: SystemFontWeight, isItalic: Bool) {
    let advances = SystemFontAdvances.advances(weight: weight, isItalic: isItalic)
    #expect(advances.map(\.character.value) == Array(0x20...0x7E))
    #expect(advances.allSatisfy { (0.1...1.5).contains($0.1.text) && (0.1...1.5).contains($0.1.display) })
  }

  /// Weights are in the order of their raw values; with few exceptions, heavier letters are wider.
  @Test func wordsGetWiderWithTheWeight() {
    let widths = SystemFontWeight.allCases.map { weight in
      SystemFontAdvances.advances(weight: weight, isItalic: false).reduce(0) { $0 + $1.1.text }
    }
    #expect(widths == widths.sorted())
  }

  /// The corners of the piecewise linear fraction, and the midpoints between them.
  @Test(
    arguments: zip(
      [-3.0, 0, 17, 18, 19, 21.5, 24, 26, 28, 10_000, .infinity, .nan], [0.0, 0, 0, 0.5, 1, 5, 9, 10, 11, 11, 11, 0]))
  func theOpticalFractionHasCorners(size: Double, elevenths: Double) {
    #expect(abs(SystemFontAdvances.opticalFraction(atSize: size) - elevenths / 11) <= 1e-15)
  }
}

/// A row of `Fixtures/system-font-advances.tsv`.
private struct PrintedAdvance {
  let weight: SystemFontWeight
  let isItalic: Bool
  let size: Double
  let character: Unicode.Scalar
  let points: Double

  static func all() throws -> [PrintedAdvance] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    let file = try String(
      contentsOf: folder.appendingPathComponent("system-font-advances.tsv"), encoding: .utf8)
    return file.split(separator: "\n").compactMap {
      PrintedAdvance($0.split(separator: "\t", omittingEmptySubsequences: false))
    }
  }

  private init?(_ columns: [Substring]) {
    guard columns.count == 4, let size = Double(columns[1]), let points = Double(columns[3]),
      let weight = DynamicTypeTests.weight(named: String(columns[0].prefix { $0 != " " })),
      let character = columns[2].unicodeScalars.first
    else { return nil }
    (self.weight, isItalic) = (weight, columns[0].hasSuffix(" italic"))
    (self.size, self.character, self.points) = (size, character, points)
  }
}
