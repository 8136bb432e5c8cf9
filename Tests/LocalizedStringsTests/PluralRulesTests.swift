import Foundation
import Testing

@testable import LocalizedStrings

@Suite struct PluralRulesTests {
  /// A line of the table of CLDR's samples.
  struct Row {
    let language: String
    let category: PluralCategory
    let numbers: [Int]
  }

  static func rows() throws -> [Row] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/plurals.csv")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
      let fields = line.split(separator: ",").map(String.init)
      let category = try #require(PluralCategory(rawValue: fields[1]))
      return Row(
        language: fields[0], category: category, numbers: fields[2].split(separator: " ").compactMap { Int($0) })
    }
  }

  @Test func numbersHaveTheCategoriesOfCLDRsSamples() throws {
    for row in try Self.rows() {
      let rules = PluralRules(language: row.language)
      for number in row.numbers { #expect(rules.category(of: number) == row.category, "\(row.language) \(number)") }
    }
  }

  @Test func languagesTellCLDRsCategoriesApart() throws {
    for (language, rows) in Dictionary(grouping: try Self.rows(), by: \.language) {
      #expect(Set(PluralRules(language: language).categories).isSuperset(of: rows.map(\.category)), "\(language)")
    }
    #expect(PluralRules(language: "ar").categories == PluralCategory.allCases)
    #expect(PluralRules(language: "ja").categories == [.other])
  }

  @Test func fractionsCount() {
    #expect(PluralRules(language: "cs").category(of: 1.5) == .many)
    #expect(PluralRules(language: "en").category(of: 1.5) == .other)
    #expect(PluralRules(language: "fr").category(of: 1.5) == .one)
  }

  @Test func portugalDiffersFromBrazil() {
    #expect(PluralRules(language: "pt").category(of: 0) == .one)
    #expect(PluralRules(language: "pt-PT").category(of: 0) == .other)
  }

  @Test func languagesThatNobodyKnowsHaveOtherAlone() {
    #expect(PluralRules(language: "xx-nowhere").categories == [.other])
    #expect(PluralRules(language: "").category(of: 1) == .other)
  }
}
