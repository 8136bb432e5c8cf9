import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Auditing

/// The rule for text that grows. The smallest step of a text style is in Apple's table of Dynamic Type sizes (Human
/// Interface Guidelines, Typography): large title, 34 points at L and 36 at XL.
@MainActor
@Suite struct GrowthTests {
  private static func page(_ label: UILabel) -> UIView {
    let page = UIView()
    page.backgroundColor = .white
    label.accessibilityIdentifier = "subject"
    label.textColor = .black
    page.addSubview(label)
    return page
  }

  /// The sizes at which the text is said not to grow, or to shrink.
  private static func sizesWithoutGrowth(_ makeLabel: @escaping () -> UILabel) throws -> [ContentSizeCategory] {
    let categories = ContentSizeCategory.allCases.filter { $0 >= .large }
    return try AuditedViews.audit(AuditedViews.configurations(categories), { page(makeLabel()) }).findings
      .filter { [.textNotGrowing, .shrinkingText].contains($0.finding.kind) }.map(\.step.configuration.category)
      .sorted()
  }

  private static func line(_ text: String, width: CGFloat, _ style: UIFont.TextStyle = .body) -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: width, height: 100))
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    label.text = text
    return label
  }

  /// A line that fills its label at L and at every larger size is as wide at all of them: its letters are no larger, but
  /// for the tracking. With room for more than the step of a text style it grows.
  @Test(
    arguments: [
      ("Settings and privacy for everybody", .body), ("Appointments in the next few weeks", .body),
      ("Settings and privacy for everybody", .headline), ("All documents, letters and bills", .title1),
    ] as [(String, UIFont.TextStyle)])
  func textThatIsShrunkToItsWidthDoesNotGrow(_ text: String, _ style: UIFont.TextStyle) throws {
    let larger = ContentSizeCategory.allCases.filter { $0 > .large }
    #expect(try Self.sizesWithoutGrowth { Self.line(text, width: 200, style) } == larger)
    #expect(try Self.sizesWithoutGrowth { Self.line("Privacy", width: 380, style) } == [])
  }

  /// The smallest step is growth.
  @Test func everyTextStyleGrowsAtEverySize() throws {
    for style in [UIFont.TextStyle.largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline] {
      #expect(try Self.sizesWithoutGrowth { Self.line("Text", width: 380, style) } == [], "\(style)")
    }
  }

  private static func label(_ runs: [(String, UIFont)]) -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 380, height: 800))
    label.numberOfLines = 0
    let text = NSMutableAttributedString()
    for (run, font) in runs {
      text.append(NSAttributedString(string: run, attributes: [.font: font, .foregroundColor: UIColor.black]))
    }
    label.attributedText = text
    return label
  }

  private static func messages(_ runs: @escaping () -> [(String, UIFont)]) throws -> [FindingKind: Set<String>] {
    let found = try AuditedViews.audit(AuditedViews.configurations()) { page(label(runs())) }.findings.map(\.finding)
    return Dictionary(grouping: found, by: \.kind).mapValues { Set($0.map(\.message)) }
  }

  /// A stretch that keeps its size is named, wherever in the text it is.
  @Test(arguments: [false, true]) func aFixedStretchBesideAGrowingOneIsFound(_ isFirst: Bool) throws {
    let expected = "The font of 'never grows' does not follow the text size: 9 points at L, 9 here."
    let found = try Self.messages {
      let runs = [("Grows ", UIFont.preferredFont(forTextStyle: .body)), ("never grows ", .systemFont(ofSize: 9))]
      return isFirst ? runs.reversed() : runs
    }
    #expect(found == [.fixedFont: [expected]])
  }

  /// So is one whose font ends at its size at L; one with a little more to grow, or without letters, is not.
  @Test func everyStretchHasToGrow() throws {
    func found(_ text: String, _ font: @escaping @autoclosure () -> UIFont) throws -> [FindingKind: Set<String>] {
      try Self.messages { [("Grows ", .preferredFont(forTextStyle: .body)), (text, font())] }
    }
    let metrics = UIFontMetrics.default
    #expect(
      try found("capped", metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 17))
        == [.textNotGrowing: ["'capped' does not grow: 17 points at L, 17 here."]])
    #expect(try found("capped", metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20)) == [:])
    #expect(try found(" \n", .systemFont(ofSize: 9)) == [:])
  }
}
