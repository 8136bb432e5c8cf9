import Findings
import Testing

/// Names that have been written into results, baselines, rules and allowances of users go on being read.
@Suite struct FindingNameTests {
  /// As `Snapshots/RESULTS.md` listed them for version 1 of results, with the levels of `Sources/Auditing/README.md`; nil
  /// for what audits do not look for.
  private static let published: [(name: String, level: FindingLevel?)] = [
    ("truncated-text", .error), ("clipped-text", .error), ("missing-glyph", nil), ("broken-constraint", nil),
    ("ambiguous-layout", nil), ("broken-word", .warning), ("overlapping-text", .error), ("unplaced-view", nil),
    ("unlocalized-text", nil), ("unknown-colors", nil), ("cut-at-accessibility-sizes", .error),
    ("text-outside", .error), ("side-by-side", .warning), ("fixed-font", .error), ("shrinking-text", .error),
    ("text-not-growing", .error), ("image-not-growing", .note), ("low-contrast", .error), ("small-target", .warning),
    ("missing-label", .error), ("not-mirrored", .warning),
  ]

  @Test(arguments: published) func aPublishedNameKeepsItsLevel(_ name: String, _ level: FindingLevel?) throws {
    #expect(try #require(FindingKind(rawValue: name)).level == level)
  }

  /// As `Sources/StringsChecking/README.md` listed them.
  @Test(
    arguments: [
      ("truncated-text", .error), ("broken-word", .error), ("clipped-text", .error), ("too-many-lines", .error),
      ("unmeasured-text", .error), ("missing-glyph", .warning), ("unused-rule", .warning),
      ("unused-allowance", .warning), ("expired-allowance", .error), ("no-rule", .off),
      ("missing-translation", .warning),
      ("untranslated-text", .warning),
    ] as [(String, StringsFindingLevel)])
  func aPublishedNameOfStringsKeepsItsLevel(_ name: String, _ level: StringsFindingLevel) throws {
    #expect(try #require(StringsFindingKind(rawValue: name)).level == level)
  }

  /// Whatever finds it: layouts, audits or both.
  @Test(arguments: FindingKind.allCases) func everyKindIsFoundBySomething(_ kind: FindingKind) {
    #expect(kind.isOfLayout || kind.isOfAudit)
  }

  @Test func levelsAreThoseFromALeastOneOn() {
    #expect(FindingKind.ofAudit(from: .error).allSatisfy { $0.level == .error })
    #expect(
      Set(FindingKind.ofAudit(from: .warning))
        == Set(FindingKind.ofAudit()).subtracting([.imageNotGrowing, .missingHeading]))
  }

  /// Names and meanings stand in tables and commands: words with hyphens, and no capital or full stop.
  @Test func namesAndMeaningsFitTheirPlaces() {
    let names = FindingKind.allCases.map(\.rawValue) + StringsFindingKind.names
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil })
    let meanings = FindingKind.allCases.map(\.meaning) + StringsFindingKind.allCases.map(\.meaning)
    #expect(meanings.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") && $0.first?.isUppercase == false })
    #expect(meanings.allSatisfy { !$0.contains("|") && !$0.contains("\n") })
  }
}
