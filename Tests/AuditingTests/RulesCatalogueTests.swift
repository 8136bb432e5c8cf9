import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import Renderers
import Scenes
import Snapshots
import Testing
import ViewRendering

@testable import Auditing

/// The catalogue's screens for the rules: of each, one that violates it by its view `subject`, and one that comes close.
@MainActor
@Suite struct RulesCatalogueTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Snapshots/Catalogue/audit-rules.yaml")

  private func violations(_ scene: String) throws -> [FindingKind: Set<String>] {
    let cases = try Catalogue.load(at: Self.file).cases.filter { $0.scene == scene }
    #expect(!cases.isEmpty, "\(scene)")
    let definition = try #require(cases.first).definition.get()
    let renderer = ViewRenderer()
    let auditor = Auditor(renderer: renderer)
    let findings = try AuditPlan(cases.compactMap(\.configuration)).steps.flatMap { step in
      let audit = try auditor.audit(scene, step) { configuration in
        try renderer.layOut(under: configuration, isSurvey: true) { try definition.makeView(for: configuration) }
      }
      return AuditedCase(
        CasePath(catalogueFile: "audit-rules", scene: scene, configuration: step.configuration.slug), step, audit,
        allowing: []
      ).findings
    }
    return Dictionary(grouping: findings, by: \.kind).mapValues { Set($0.map(\.name)) }
  }

  @Test(arguments: FindingKind.auditOrder) func theBadScreenViolatesItsRuleAlone(_ rule: FindingKind) throws {
    #expect(try violations(rule.rawValue) == [rule: ["subject"]])
  }

  @Test(arguments: FindingKind.auditOrder) func theOtherScreenViolatesNone(_ rule: FindingKind) throws {
    #expect(try violations(rule.rawValue + "-kept") == [:])
  }
}

/// Views that nobody would make.
@MainActor
@Suite struct AuditNonsenseTests {
  private static func label(_ frame: CGRect, size: CGFloat = 17, alpha: CGFloat = 1) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = "Text"
    label.font = .systemFont(ofSize: size)
    label.textColor = UIColor(white: alpha, alpha: alpha)
    return label
  }

  /// No number, however large, small or none, ends the process.
  @Test(arguments: [0, -1, 1e-300, 1e8, 1e300, Double.greatestFiniteMagnitude]) func numbersAreAudited(_ number: Double)
    throws
  {
    _ = try AuditedViews.violations {
      let view = UIView()
      let value = CGFloat(number)
      view.addSubview(Self.label(CGRect(x: value, y: value, width: 50, height: 20)))
      view.addSubview(Self.label(CGRect(x: 0, y: 0, width: value, height: value), size: value, alpha: value))
      let target = UIControl(frame: CGRect(x: 1, y: 1, width: value, height: value))
      view.addSubview(target)
      return view
    }
  }

  /// As many views as a long list has, all alike, take time in proportion.
  @Test func manyViewsThatAreAlikeAreAudited() throws {
    let violations = try AuditedViews.violations {
      let view = UIView()
      view.backgroundColor = .white
      for row in 0..<400 { view.addSubview(Self.label(CGRect(x: 0, y: row * 2, width: 50, height: 20), alpha: 1)) }
      return view
    }
    #expect(violations[.fixedFont]?.count == 400)
  }
}

/// The findings about single views, as their frames have it.
@MainActor
@Suite struct AuditedViewTests {
  private static func violations(_ view: @escaping () -> UIView) throws -> [FindingKind: Set<String>] {
    try AuditedViews.violations {
      let page = UIView()
      page.backgroundColor = .white
      page.addSubview(view())
      return page
    }
  }

  /// A label without height draws nothing; where the view around has none either, that is what was wanted.
  @Test(arguments: [
    (CGSize(width: 90, height: 0), true), (CGSize(width: 0, height: 70), true), (CGSize(width: 90, height: 70), false),
  ])
  func aTextWithoutRoomIsCut(_ size: CGSize, _ isCut: Bool) throws {
    func label() -> UILabel {
      let label = UILabel(frame: CGRect(origin: CGPoint(x: 20, y: 20), size: size))
      label.accessibilityIdentifier = "subject"
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "Hi"
      return label
    }
    #expect(try Self.violations(label)[.clippedText] == (isCut ? ["subject"] : nil))
    let folded = try Self.violations {
      let holder = UIView()
      holder.addSubview(label())
      return holder
    }
    #expect(folded[.clippedText] == nil)
  }

  /// UIKit reads an accessibility element out, and nothing that is in it.
  @Test(
    "What is in an accessibility element needs no label",
    arguments: [(true, []), (false, ["inner"])] as [(Bool, Set<String>)])
  func whatIsInAnElementNeedsNoLabel(_ isElement: Bool, _ unlabelled: Set<String>) throws {
    let violations = try Self.violations {
      let card = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
      card.isAccessibilityElement = isElement
      card.accessibilityLabel = "Open"
      let inner = UIControl(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
      inner.accessibilityIdentifier = "inner"
      card.addSubview(inner)
      return card
    }
    #expect(violations[.missingLabel, default: []] == unlabelled)
  }

  /// A target is as large as what takes touches for it, however far from its middle.
  @Test(arguments: [
    (CGSize(width: 60, height: 50), nil), (CGSize(width: 60, height: 10), "60 by 10"),
    (CGSize(width: 30, height: 50), "30 by 50"),
    (CGSize(width: 60, height: 43), "60 by 43"),
  ])
  func targetsAreCutByWhatTheyAreIn(_ size: CGSize, _ shown: String?) throws {
    let found = try AuditedViews.audit(AuditedViews.configurations([.large])) {
      let page = UIView()
      let holder = UIView(frame: CGRect(origin: CGPoint(x: 20, y: 20), size: size))
      let target = UIControl(
        frame: CGRect(x: 0, y: 0, width: 60, height: 60).offsetBy(dx: (size.width - 60) / 2, dy: (size.height - 60) / 2)
      )
      target.accessibilityLabel = "Tap"
      holder.addSubview(target)
      page.addSubview(holder)
      return page
    }.findings.map(\.finding).filter { $0.kind == .smallTarget }
    #expect(found.first?.message == shown.map { "Its touch area is \($0) points; it needs 44 by 44." })
  }

  /// A text beside a mark in a row of 320 points, at AX5: body's 53 points are about 27 a letter.
  @Test(
    "Views stay side by side where a line has no room for eight characters, not where words are short",
    arguments: [("Sunday Monday", 24, false), ("Sunday Monday", 130, true), ("Banana", 24, false)]
      as [(String, CGFloat, Bool)])
  func sideBySideLooksAtTheRoom(_ text: String, _ width: CGFloat, _ violates: Bool) throws {
    let violations = try Self.violations {
      let (mark, label) = (UIView(), UILabel())
      mark.backgroundColor = .lightGray
      mark.widthAnchor.constraint(equalToConstant: width).isActive = true
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.numberOfLines = 0
      label.accessibilityIdentifier = "subject"
      let row = UIStackView(arrangedSubviews: [mark, label])
      row.frame = CGRect(x: 20, y: 20, width: 320, height: 300)
      return row
    }
    #expect(violations[.sideBySide] == (violates ? ["subject"] : nil))
  }
}
