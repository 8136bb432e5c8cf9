import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import Snapshots
import Testing

@testable import Auditing

/// Allowances of rules whose violations are left out as a stronger one is reported.
@Suite struct AllowedRuleTests {
  private static func unmatched(_ kind: FindingKind, of view: String?) -> Int {
    var result = RenderResult(
      CasePath(catalogueFile: "page", scene: "texts", configuration: "L"), .rendered(picture: nil),
      findings: [Finding(kind: FindingKind.textOutside.rawValue, node: "line", message: "It leaves the screen.")],
      duration: .zero)
    result.allow([FindingAllowance(kind: kind.rawValue, node: view, reason: "So it is.")], FindingKind.auditRelations)
    #expect(result.findings.allSatisfy { $0.allowed == nil } || kind == .textOutside)
    return result.unmatchedAllowances.count
  }

  /// Text that overlaps other text and is outside is said to be outside alone: the overlap may still be there.
  @Test func whatAStrongerRuleHidesIsNotCalledGone() {
    #expect(Self.unmatched(.overlappingText, of: "line") == 0)
    #expect(Self.unmatched(.overlappingText, of: nil) == 0)
    #expect(Self.unmatched(.textOutside, of: "line") == 0)
  }

  /// The rules reported of a view that violates several, one of which is allowed.
  private static func reported(_ rules: [FindingKind], allowing allowed: FindingKind) -> [FindingKind] {
    var result = RenderResult(
      CasePath(catalogueFile: "page", scene: "texts", configuration: "L"), .rendered(picture: nil),
      findings: rules.map { Finding(kind: $0.rawValue, node: "line", message: "So.") }, duration: .zero)
    result.allow([FindingAllowance(kind: allowed.rawValue, reason: "So it is.")], FindingKind.auditRelations)
    return result.findings.reported(FindingKind.auditRelations).map { rules[$0] }
  }

  @Test("What is allowed hides other words for it alone", arguments: FindingKind.auditOrder, FindingKind.auditOrder)
  func whatIsAllowedHidesOtherWordsForItAlone(_ rule: FindingKind, _ other: FindingKind) {
    guard rule.suppressed.contains(other) else { return }
    let words: [Set<FindingKind>] = [
      [.cutAtAccessibilitySizes, .truncatedText, .clippedText], [.sideBySide, .brokenWord],
    ]
    let isSame = words.contains { $0.isSuperset(of: [rule, other]) }
    #expect(Self.reported([rule, other], allowing: rule) == (isSame ? [rule] : [rule, other]))
    #expect(Self.reported([rule, other], allowing: .smallTarget) == [rule])
  }

  /// A finding that is left out hides nothing itself.
  @Test("What is not said hides nothing") func whatIsNotSaidHidesNothing() {
    let rules: [FindingKind] = [.truncatedText, .clippedText, .textOutside]
    #expect(Self.reported(rules, allowing: .truncatedText) == [.truncatedText, .textOutside])
  }

  /// An allowance of a finding that only an allowed one would hide has to match, or is unused.
  @Test("An allowance that nothing hides has to be needed") func anAllowanceThatNothingHidesHasToBeNeeded() {
    var result = RenderResult(
      CasePath(catalogueFile: "page", scene: "texts", configuration: "L"), .rendered(picture: nil),
      findings: [Finding(kind: FindingKind.fixedFont.rawValue, node: "logo", message: "So.")], duration: .zero)
    let allowances = [FindingKind.fixedFont, .shrinkingText].map {
      FindingAllowance(kind: $0.rawValue, reason: "A logo.")
    }
    result.allow(allowances, FindingKind.auditRelations)
    #expect(result.unmatchedAllowances == [allowances[1]])
  }

  @Test func whatNothingHidesIs() {
    #expect(Self.unmatched(.overlappingText, of: "other") == 1)
    #expect(Self.unmatched(.truncatedText, of: "line") == 1)
    #expect(Self.unmatched(.smallTarget, of: "line") == 1)
  }
}

/// Allowances of views that violate several rules, in audits.
@MainActor
@Suite struct AllowedViewTests {
  private static func rules(_ allowed: FindingKind, _ makeView: @escaping () -> UIView) throws -> Set<FindingKind> {
    let allowance = FindingAllowance(kind: allowed.rawValue, node: "subject", reason: "Known.")
    return Set(
      try AuditedViews.audit(AuditedViews.configurations(), allowing: [allowance], makeView).findings.map(
        \.finding.kind)
    )
  }

  private static func label(_ text: String, _ font: UIFont, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.accessibilityIdentifier = "subject"
    (label.text, label.font) = (text, font)
    return label
  }

  @Test("A logo whose fixed font is allowed may not shrink") func anAllowedFontMayNotShrink() throws {
    let rules = try Self.rules(.fixedFont) {
      let isLarge = UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
      let page = UIView()
      page.addSubview(
        Self.label("Logo", .systemFont(ofSize: isLarge ? 9 : 17), CGRect(x: 8, y: 8, width: 200, height: 30)))
      return page
    }
    #expect(rules == [.fixedFont, .shrinkingText, .notMirrored])
  }

  @Test("Text that may be cut may not lie on other text") func textThatMayBeCutMayNotLieOnOther() throws {
    let rules = try Self.rules(.truncatedText) {
      let page = UIView()
      let other = Self.label("Over", .preferredFont(forTextStyle: .body), CGRect(x: 8, y: 10, width: 200, height: 70))
      other.accessibilityIdentifier = "other"
      page.addSubview(other)
      page.addSubview(
        Self.label(
          "Appointments and letters for the doctor", .preferredFont(forTextStyle: .body),
          CGRect(x: 8, y: 12, width: 200, height: 70)))
      return page
    }
    #expect(rules == [.truncatedText, .overlappingText, .notMirrored])
  }

  /// What a clipping label cuts off is drawn nowhere: it is cut, and not outside of the screen of 400 points.
  @Test("Text that may be cut off leaves nothing") func textThatMayBeCutOffLeavesNothing() throws {
    let rules = try Self.rules(.truncatedText) {
      let page = UIView()
      let label = Self.label(
        "Appointments and letters for the doctor, all of them, from all the years",
        .preferredFont(forTextStyle: .body), CGRect(x: 8, y: 8, width: 300, height: 70))
      label.lineBreakMode = .byClipping
      page.addSubview(label)
      return page
    }
    #expect(rules == [.truncatedText, .notMirrored])
  }
}
