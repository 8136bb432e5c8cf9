import LocalizedStrings
import Testing

/// Plural cases, by CLDR's categories for each language.
@Suite struct PluralChecksTests {
  private func issues(_ categories: [String], in language: String) throws -> [StringsIssue] {
    let cases = categories.map { "\"\($0)\": \(unit("%lld"))" }.joined(separator: ", ")
    let plural = #"{"variations": {"plural": {\#(cases)}}}"#
    return try catalog(catalogText(plural, language: language).replacing("\"k\"", with: "\"%lld\"")).issues
  }

  private func names(_ categories: [String], in language: String) throws -> [String] {
    try issues(categories, in: language).map { issue in
      switch issue.kind {
      case .unusedPluralCategory(let name, _, _): "unused \(name)"
      case .missingPluralCategory(let name, let number): "missing \(name) \(number)"
      default: issue.kind.name
      }
    }
  }

  /// CLDR 41's table of categories; `zero` is Foundation's category for 0 in all languages.
  @Test(arguments: [
    ("en", ["one", "other"]), ("ja", ["other"]), ("ru", ["one", "few", "many", "other"]),
    ("ar", ["zero", "one", "two", "few", "many", "other"]), ("cs", ["one", "few", "many", "other"]),
  ])
  func categoriesOfOtherLanguagesAreTold(language: String, known: [String]) throws {
    let all = PluralCategory.allCases.map(\.rawValue)
    #expect(try names(known, in: language) == [])
    let unused = all.filter { !known.contains($0) && $0 != "zero" }.map { "unused \($0)" }
    #expect(try names(all, in: language) == unused)
  }

  @Test func theTestsTableOfCLDRIsKnown() throws {
    for (language, rows) in Dictionary(grouping: try PluralRulesTests.rows(), by: \.language) {
      let own = Set(rows.map(\.category.rawValue)).union(["other"])
      #expect(try names(Array(own).sorted(), in: language).filter { $0.hasPrefix("unused") } == [], "\(language)")
    }
  }

  @Test func theMessageSaysWhatThereIs() throws {
    let messages = try issues(["one", "few", "other"], in: "en").map { "\($0)" }
    #expect(
      messages == [
        "Localizable.xcstrings:1:181: warning: key '%lld', language 'en', case 'plural.few': 'few' is not a plural "
          + "category of 'en', so its text is never shown. The categories are one, other."
      ])
  }

  /// For numbers that texts hardly ever show, such as a million in Spanish and fractions in Czech, falling back to
  /// `other` is not an issue.
  @Test(arguments: [
    ("ru", ["one", "other"], ["missing few 2", "missing many 5"]), ("es", ["one", "other"], []),
    ("cs", ["one", "few", "other"], []), ("ar", ["one", "two", "few", "many", "other"], ["missing zero 0"]),
    ("en", ["other"], ["missing one 1"]), ("pl", ["one", "few", "many"], ["missing-other"]),
  ])
  func categoriesThatAreMissingAreTold(language: String, cases: [String], names: [String]) throws {
    #expect(try self.names(cases, in: language) == names)
  }

  @Test func languagesThatNobodyKnowsHaveAnyCategory() throws {
    #expect(try names(["few", "other"], in: "xx-nowhere") == ["unknown-language"])
  }
}
