import Testing

@testable import TextLayout

/// Compares line breaks (UAX #14) and grapheme clusters (UAX #29) with Unicode's own tests.
///
/// The language is plain English, as for a text without a language: ICU has no line rules of its own for it, so its
/// root rules apply (small kana do not start a line).
@Suite struct BreakConformanceTests {
  @Test func lineBreaksAreThoseOfUnicodeButWhereICUTailorsThem() throws {
    var tally = try ConformanceTally("LineBreakTest.txt", exceptions: "line-breaks.tsv")
    for row in try UnicodeFile("auxiliary/LineBreakTest.txt").rows {
      let (units, boundaries) = try Self.parse(row)
      let found = BreakIterators.shared.lineBreaks(in: units, language: "en").map(\.offset)
      tally.count(row, found == boundaries ? .same : .different("\(found)"))
    }
    try tally.finish(cases: 7_654)
  }

  @Test func graphemeClustersAreThoseOfUnicode() throws {
    var tally = try ConformanceTally("GraphemeBreakTest.txt")
    for row in try UnicodeFile("auxiliary/GraphemeBreakTest.txt").rows {
      let (units, boundaries) = try Self.parse(row)
      let found = BreakIterators.shared.clusters(in: units, language: "en")
      tally.count(row, found == boundaries ? .same : .different("\(found)"))
    }
    try tally.finish(cases: 602)
  }

  /// Not one of Unicode's conformance tests, but its list of all emoji sequences in use.
  @Test func everyEmojiIsOneClusterAndStaysOnOneLine() throws {
    var tally = try ConformanceTally("emoji-test.txt")
    for row in try UnicodeFile("emoji/emoji-test.txt").rows {
      let units = try codeUnits(row.text.prefix { $0 != ";" })
      let clusters = BreakIterators.shared.clusters(in: units, language: "en")
      let lines = BreakIterators.shared.lineBreaks(in: units, language: "en").map(\.offset)
      let isWhole = clusters == [0, units.count] && lines == [units.count]
      tally.count(row, isWhole ? .same : .different("\(clusters), \(lines)"))
    }
    try tally.finish(cases: 4_733)
  }

  @Test func aBreakIsMandatoryAfterEveryCharacterOfTheHardClassesAndNoOther() throws {
    var hard: Set<UInt32> = []
    for row in try UnicodeFile("LineBreak.txt").rows {
      let cells = row.text.split(separator: ";")
      guard ["BK", "CR", "LF", "NL"].contains(cells[1]) else { continue }
      let bounds = cells[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      hard.formUnion(try #require(bounds.first)...(try #require(bounds.last)))
    }
    #expect(hard.sorted() == [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029])

    for value in hard {
      let opportunities = BreakIterators.shared.lineBreaks(in: [0x61, UInt16(value), 0x62], language: "en")
      #expect(opportunities.map(\.offset) == [2, 3], "U+\(String(value, radix: 16))")
      #expect(opportunities.map(\.isMandatory) == [true, false], "U+\(String(value, radix: 16))")
    }
    let others = (0...0x10FFFF as ClosedRange<UInt32>).filter { !hard.contains($0) }.compactMap(Unicode.Scalar.init)
    let text = Array(String(String.UnicodeScalarView(others)).utf16)
    #expect(BreakIterators.shared.lineBreaks(in: text, language: "en").filter(\.isMandatory) == [])
  }

  @Test func aCarriageReturnAndItsLineFeedAreOneBreakAndOneCluster() {
    let units = Array("a\r\n\rb".utf16)
    #expect(BreakIterators.shared.lineBreaks(in: units, language: "en").map(\.offset) == [3, 4, 5])
    #expect(BreakIterators.shared.clusters(in: units, language: "en") == [0, 1, 3, 4, 5])
  }

  /// UAX #14 leaves class CJ to the implementation; CLDR treats small kana as ideographs in Japanese, and `lb` sets it
  /// explicitly. U+30A2 U+30A1 is a letter and a small one.
  @Test(arguments: [
    ("ja", [1, 2]), ("ja-JP", [1, 2]), ("ja-Jpan-JP", [1, 2]), ("en-u-lb-normal", [1, 2]),
    ("en", [2]), ("sr-Latn", [2]), ("ja-u-lb-strict", [2]), ("ja-JP-u-lb-strict", [2]),
  ])
  func aLanguageTagIsReadWithItsScriptRegionAndExtensions(language: String, offsets: [Int]) {
    #expect(BreakIterators.shared.lineBreaks(in: [0x30A2, 0x30A1], language: language).map(\.offset) == offsets)
  }

  @Test(arguments: ["", "-", "no language", "en-u-", "@@@", "en" + String(repeating: "-abcdefgh", count: 3_000)])
  func whatIsNoLanguageTagHasTheRulesOfNoLanguage(language: String) {
    #expect(BreakIterators.shared.lineBreaks(in: [0x30A2, 0x30A1], language: language).map(\.offset) == [2])
    #expect(BreakIterators.shared.clusters(in: [0x30A2, 0x300], language: language) == [0, 2])
  }

  /// A case consists of code points with ÷ between them for a boundary and × for none.
  private static func parse(_ row: UnicodeFile.Row) throws -> (units: [UInt16], boundaries: [Int]) {
    var units: [UInt16] = []
    var boundaries: [Int] = []
    for word in row.text.split(separator: " ") {
      switch word {
      case "÷": boundaries.append(units.count)
      case "×": continue
      default: units += try codeUnits(word)
      }
    }
    return (units, boundaries)
  }
}
