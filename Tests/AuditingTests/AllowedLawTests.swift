import Snapshots
import Testing

@testable import Auditing

/// What allowances have to do with laws that are not said of a view as a stronger one is.
@Suite struct AllowedLawTests {
  private static func unmatched(_ kind: Law, of view: String?) -> Int {
    var result = RenderResult(
      CasePath(catalogueFile: "page", scene: "texts", configuration: "L"), .rendered(picture: nil),
      findings: [Finding(kind: Law.textOutside.rawValue, node: "line", message: "It leaves the screen.")],
      duration: .zero)
    result.allow([FindingAllowance(kind: kind.rawValue, node: view, reason: "So it is.")], Law.relations)
    #expect(result.findings.allSatisfy { $0.allowed == nil } || kind == .textOutside)
    return result.unmatchedAllowances.count
  }

  /// Text that overlaps other text and is outside is said to be outside alone: the overlap may still be there.
  @Test func whatAStrongerLawHidesIsNotCalledGone() {
    #expect(Self.unmatched(.overlappingText, of: "line") == 0)
    #expect(Self.unmatched(.overlappingText, of: nil) == 0)
    #expect(Self.unmatched(.textOutside, of: "line") == 0)
  }

  @Test func whatNothingHidesIs() {
    #expect(Self.unmatched(.overlappingText, of: "other") == 1)
    #expect(Self.unmatched(.truncatedText, of: "line") == 1)
    #expect(Self.unmatched(.smallTarget, of: "line") == 1)
  }
}
