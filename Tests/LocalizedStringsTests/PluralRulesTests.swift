import Foundation
import Testing

@testable import LocalizedStrings

@Suite struct PluralRulesTests {
  /// A row in the table of CLDR's samples, for one of its languages.
  struct Row {
    let language: String
    let category: PluralCategory
    let numbers: [Double]
  }

  static func rows() throws -> [Row] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    let text = try ["plurals.csv", "plurals-changed.csv"].map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }.joined()
    return try text.split(separator: "\n").flatMap { line in
      let fields = line.split(separator: ",").map(String.init)
      let category = try #require(PluralCategory(rawValue: fields[1]))
      let numbers = fields[2].split(separator: " ").compactMap { Double($0) }
      return fields[0].split(separator: " ").map { Row(language: String($0), category: category, numbers: numbers) }
    }
  }

  /// In all languages with rules in CLDR 41, except for Hebrew (with two tags) and Maltese: see `Fixtures/README.md`.
  @Test func numbersHaveTheCategoriesOfCLDRsSamples() throws {
    let rows = try Self.rows()
    #expect(Set(rows.map(\.language)).count == 215)
    for row in rows {
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
