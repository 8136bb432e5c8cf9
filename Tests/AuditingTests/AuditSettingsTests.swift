import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Auditing

/// The severities of findings by a catalogue's rules.
@MainActor
@Suite struct AuditSettingsTests {
  private func finding(_ kind: FindingKind, isOfSystemColors: Bool = false) -> AuditFinding {
    var finding = AuditFinding(
      kind: kind, view: 0, name: "view", position: "view", frame: .zero, message: "", other: nil)
    finding.isOfSystemColors = isOfSystemColors
    return finding
  }

  @Test func aRuleHasItsOwnLevelUnlessAnotherIsChosen() {
    let settings = AuditSettings(levels: [.smallTarget: .error, .fixedFont: .note, .lowContrast: .off])
    #expect(settings.level(of: finding(.smallTarget)) == .error)
    #expect(settings.level(of: finding(.fixedFont)) == .note)
    #expect(settings.level(of: finding(.lowContrast)) == nil)
    #expect(settings.level(of: finding(.missingLabel)) == .error)
  }

  /// At most: a rule that is off, or a note, stays so.
  @Test(
    arguments: [
      (nil, nil, .error), (nil, .note, .note), (nil, .off, nil), (.note, .error, .note), (.off, .note, nil),
      (.warning, .note, .note),
    ] as [(AuditSettings.Level?, AuditSettings.Level?, FindingLevel?)])
  func systemColorsCountAsAtMost(
    rule: AuditSettings.Level?, systemColors: AuditSettings.Level?, level: FindingLevel?
  ) {
    let settings = AuditSettings(levels: rule.map { [.lowContrast: $0] } ?? [:], systemColors: systemColors)
    #expect(settings.level(of: finding(.lowContrast, isOfSystemColors: true)) == level)
    #expect(
      settings.level(of: finding(.lowContrast)) == (rule == nil ? .error : settings.level(of: finding(.lowContrast))))
  }

  /// Text and background of UIKit's: 60 % of #3C3C43 on white and on #F2F2F7, blue on white. Others are a team's.
  @Test(arguments: [
    (UIColor.secondaryLabel, UIColor.systemBackground, true), (.secondaryLabel, .secondarySystemBackground, true),
    (.systemBlue, .systemBackground, true), (.white, .systemYellow, true),
    (.secondaryLabel, UIColor(red: 0.8, green: 0.9, blue: 1, alpha: 1), false),
    (UIColor(red: 0.7, green: 0.7, blue: 0.72, alpha: 1), .systemBackground, false),
  ])
  func contrastOfTwoOfUIKitsColorsIsKnown(text: UIColor, background: UIColor, isOfSystemColors: Bool) throws {
    for appearance in [Configuration.Appearance.light, .dark] {
      var configuration = AuditedViews.configurations([.large])[0]
      configuration.appearance = appearance
      let found = try AuditedViews.audit([configuration]) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
        view.backgroundColor = background
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 380, height: 60))
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        (label.text, label.textColor) = ("Text", text)
        view.addSubview(label)
        return view
      }.findings.map(\.finding).filter { $0.kind == .lowContrast }
      #expect(found.allSatisfy { $0.isOfSystemColors == isOfSystemColors })
      if appearance == .light { #expect(!found.isEmpty) }
    }
  }
}
