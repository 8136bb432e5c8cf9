import Testing

@testable import TextLayout

/// Compares levels and visual order (UAX #9) with Unicode's own tests: one line in 97, or all with
/// `scripts/conformance`.
@Suite struct BidiConformanceTests {
  /// One line of text with Unicode's expectations; the level of a character that rule X9 removes is nil.
  private struct Expectation {
    var levels: [UInt8?]
    var order: [Int]

    init(levels: some StringProtocol, order: some StringProtocol) {
      self.levels = levels.split(whereSeparator: \.isWhitespace).map { UInt8($0) }
      self.order = order.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    }
  }

  /// A character of each class, below U+0590 if there is one, so that left-to-right cases take the fast path. The file
  /// assumes that there are no brackets. Classes: DerivedBidiClass.txt.
  private static let characters: [Substring: UInt16] = [
    "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x30, "ES": 0x2B, "ET": 0x23, "AN": 0x660, "CS": 0x2C, "NSM": 0x300,
    "BN": 0xAD, "B": 0x0A, "S": 0x09, "WS": 0x20, "ON": 0x21, "LRE": 0x202A, "RLE": 0x202B, "PDF": 0x202C,
    "LRO": 0x202D, "RLO": 0x202E, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
  ]

  @Test func classesHaveTheLevelsAndOrderOfUnicode() throws {
    var tally = try ConformanceTally("BidiTest.txt", every: 97)
    var levels: Substring = ""
    var expected = Expectation(levels: "", order: "")
    for row in try UnicodeFile("BidiTest.txt").rows {
      if row.text.hasPrefix("@Levels:") {
        levels = row.text.dropFirst(8)
      } else if row.text.hasPrefix("@Reorder:") {
        expected = Expectation(levels: levels, order: row.text.dropFirst(9))
      } else if tally.tries(row) {
        try Self.tryClasses(row, expected, &tally)
      }
    }
    try tally.finish(cases: 770_241)
  }

  /// Tests a row: classes and the directions that it applies to: bit 0 natural, 1 left to right, 2 right to left.
  private static func tryClasses(
    _ row: UnicodeFile.Row, _ expected: Expectation, _ tally: inout ConformanceTally
  ) throws {
    let cells = row.text.split(separator: ";")
    let units = try cells[0].split(separator: " ").map { try #require(characters[$0], "class \($0)") }
    let directions = try #require(Int(cells[1].drop { $0 == " " }))
    for (bit, base) in [BaseDirection.natural, .leftToRight, .rightToLeft].enumerated()
    where directions & 1 << bit != 0 {
      tally.count(row, outcome(units, base, expected, paragraphLevel: nil))
    }
  }

  @Test func charactersHaveTheLevelsAndOrderOfUnicodeButWhereICUDiffers() throws {
    var tally = try ConformanceTally("BidiCharacterTest.txt", exceptions: "bidi-characters.tsv", every: 97)
    for row in try UnicodeFile("BidiCharacterTest.txt").rows where tally.tries(row) {
      let cells = row.text.split(separator: ";", omittingEmptySubsequences: false)
      let base: BaseDirection = cells[1] == "0" ? .leftToRight : cells[1] == "1" ? .rightToLeft : .natural
      let expected = Expectation(levels: cells[3], order: cells[4])
      tally.count(row, Self.outcome(try codeUnits(cells[0]), base, expected, paragraphLevel: UInt8(cells[2])))
    }
    try tally.finish(cases: 91_707)
  }

  /// The outcome for a text's levels, paragraph level and order.
  ///
  /// Every character in the tests is one code unit, so the offsets of both are the same.
  private static func outcome(
    _ units: [UInt16], _ base: BaseDirection, _ expected: Expectation, paragraphLevel: UInt8?
  ) -> ConformanceOutcome {
    let (levels, paragraphLevels) = BidiLevels.resolve(units, baseDirection: base)
    let found = "\(base) levels \(levels), paragraph level \(paragraphLevels)"
    if let paragraphLevel, paragraphLevels.contains(where: { $0 != paragraphLevel }) { return .different(found) }
    let order = BidiLevels.visualOrder(levels).filter { expected.levels[$0] != nil }
    guard levels.count == expected.levels.count, order == expected.order else { return .different(found) }
    let pairs = zip(levels, expected.levels).compactMap { level, expected in expected.map { (level, $0) } }
    if pairs.allSatisfy({ $0 == $1 }) { return .same }
    // ICU does not resolve further if there is only one direction.
    let isFlat = levels == paragraphLevels && Set(levels).count == 1
    return isFlat && pairs.allSatisfy({ $0 <= $1 && $0 % 2 == $1 % 2 }) ? .sameDirection : .different(found)
  }
}
