import Findings
import Foundation
import HeadlessUIKit
import Snapshots
import TestSupport
import Testing

@testable import Auditing

/// Pages of random rows, each of which comes close to a rule: where one row violates its rule, the audit names that rule and
/// the view, and nothing else. What the rule is about is decided by how the row is made, not by the audit.
@MainActor
@Suite struct RandomPageTests {
  /// A page that scrolls, so that rows of any height have their room.
  private static func page(_ rows: [ViolatingRow], _ seed: UInt64) -> UIView {
    var random = SeededGenerator(seed: seed)
    let views = rows.enumerated().map { index, row in
      let (view, subject) = row.make(&random)
      subject.accessibilityIdentifier = row.violates ? "subject" : "row \(index)"
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 12
    let page = UIScrollView()
    page.backgroundColor = .white
    page.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: page.contentLayoutGuide.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: page.contentLayoutGuide.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: page.contentLayoutGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: page.contentLayoutGuide.trailingAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor, constant: -32),
    ])
    return page
  }

  private static func rows(_ seed: UInt64, violating rule: FindingKind?) -> [ViolatingRow] {
    var random = SeededGenerator(seed: seed)
    let kept = (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in
      ViolatingRow.rules.randomElement(using: &random).map { ViolatingRow(rule: $0, violates: false) }
    }
    guard let rule else { return kept }
    var rows = kept
    rows.insert(ViolatingRow(rule: rule, violates: true), at: Int.random(in: 0...rows.count, using: &random))
    return rows
  }

  /// Fourteen pages for each rule.
  @Test(arguments: ViolatingRow.rules) func theViolatedRuleIsNamed(_ rule: FindingKind) throws {
    for number in 0..<14 {
      let seed = UInt64(number) * 100 + UInt64(rule.rawValue.count)
      let rows = Self.rows(seed, violating: rule)
      let violations = try AuditedViews.violations { Self.page(rows, seed) }
      #expect(violations == [rule: ["subject"]], "seed \(seed): \(rows.map { "\($0.rule) \($0.violates)" })")
    }
  }

  @Test func rowsThatComeCloseViolateNothing() throws {
    for seed in 0..<40 as Range<UInt64> {
      let rows = Self.rows(seed, violating: nil)
      let violations = try AuditedViews.violations { Self.page(rows, seed) }
      #expect(violations.isEmpty, "seed \(seed): \(rows.map(\.rule)): \(violations)")
    }
  }
}
