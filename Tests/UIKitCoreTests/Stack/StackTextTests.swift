import Drawing
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Labels in stack views: baselines, and lines that depend on the width.
@MainActor @Suite struct StackTextTests {
  static let text = "A paragraph that is long enough for several lines wherever it stands in these tests"

  static func label(_ text: String, _ style: UIFont.TextStyle = .body, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style, compatibleWith: phoneTraits())
    label.numberOfLines = lines
    label.text = text
    return label
  }

  /// The baselines of a view's lines of text, in the root view's space.
  static func baselines(of view: UIView, in fixture: StackFixture) -> [Double] {
    fixture.stack.record().layout.children.first { $0.name == view.accessibilityIdentifier }?.lines.map(\.baseline)
      ?? []
  }

  static func pair(_ alignment: UIStackView.Alignment, lines: Int) -> (StackFixture, [UILabel]) {
    let labels = [label("Title", .title1, lines: 1), label(lines == 1 ? "Body" : text, .body, lines: lines)]
    labels[0].accessibilityIdentifier = "title"
    labels[1].accessibilityIdentifier = "body"
    labels[0].setContentHuggingPriority(.required, for: .horizontal)
    labels[0].setContentCompressionResistancePriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: labels)
    stack.spacing = 10
    stack.alignment = alignment
    return (StackFixture(stack, width: 220), labels)
  }

  @Test func firstBaselinesOfTwoTextStyles() throws {
    let (fixture, labels) = Self.pair(.firstBaseline, lines: 0)
    let title = try #require(Self.baselines(of: labels[0], in: fixture).first)
    let body = Self.baselines(of: labels[1], in: fixture)
    #expect(body.count > 1)
    #expect(abs(title - body[0]) < 0.01, "\(title) \(body)")
    #expect(agree([labels[0].frame.origin.y], [0]))
  }

  @Test func lastBaselinesOfTwoTextStyles() throws {
    let (fixture, labels) = Self.pair(.lastBaseline, lines: 0)
    let title = try #require(Self.baselines(of: labels[0], in: fixture).last)
    let body = try #require(Self.baselines(of: labels[1], in: fixture).last)
    #expect(abs(title - body) < 0.01, "\(title) \(body)")
    #expect(agree([labels[1].frame.origin.y], [0]))
  }

  /// rdar 32291130, useyourloaf.com "Stack View Baseline Alignment Issue" (iOS 10.3 to 13): the stack view's top is
  /// that of the first label, which a larger one after it extends beyond; likewise at the bottom.
  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func aLargerTextAfterTheFirstSticksOut(alignment: UIStackView.Alignment) {
    let views = [SizedView(40, 20), SizedView(60, 40), SizedView(40, 20)]
    for (view, baselines) in zip(views, [(15, 5), (28, 12), (15, 5)] as [(CGFloat, CGFloat)]) {
      view.setBaselines(first: baselines.0, last: baselines.1)
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = alignment
    let fixture = StackFixture(stack)
    let isFirst = alignment == .firstBaseline
    #expect(agree(fixture.rows, isFirst ? [0, 20, -13, 40, 0, 20] : [13, 20, 0, 40, 13, 20]))
    #expect(agree([stack.frame.size.height], [isFirst ? 27 : 33]))
  }

  /// Apple's documentation: the tallest view of a row, the first or last one of a column.
  @Test func baselinesOfStackViews() {
    let views = [SizedView(40, 20), SizedView(40, 40), SizedView(40, 30), SizedView(40, 50)]
    let column = UIStackView(arrangedSubviews: [views[1], views[2]])
    column.axis = .vertical
    let row = UIStackView(arrangedSubviews: [views[0], column, views[3]])
    #expect(column.forFirstBaselineLayout === views[1])
    #expect(column.forLastBaselineLayout === views[2])
    #expect(row.forFirstBaselineLayout === views[3])
    views[3].isHidden = true
    #expect(row.forFirstBaselineLayout === views[1])
    #expect(UIStackView().forFirstBaselineLayout is UIStackView)
  }

  @Test func distancesFromBaselineToBaseline() throws {
    let labels = [Self.label("Title", .title1), Self.label("Body")]
    labels[0].accessibilityIdentifier = "title"
    labels[1].accessibilityIdentifier = "body"
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 30
    stack.isBaselineRelativeArrangement = true
    let fixture = StackFixture(stack, width: 200)
    let title = try #require(Self.baselines(of: labels[0], in: fixture).last)
    let body = try #require(Self.baselines(of: labels[1], in: fixture).first)
    #expect(abs(body - title - 30) < 0.01, "\(title) \(body)")
  }

  @Test func aHiddenTextBetweenBaselines() throws {
    let labels = [Self.label("One"), Self.label("Two\nlines"), Self.label("Three")]
    labels[0].accessibilityIdentifier = "one"
    labels[2].accessibilityIdentifier = "three"
    labels[1].isHidden = true
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 30
    stack.isBaselineRelativeArrangement = true
    let fixture = StackFixture(stack, width: 200)
    let one = try #require(Self.baselines(of: labels[0], in: fixture).last)
    let three = try #require(Self.baselines(of: labels[2], in: fixture).first)
    #expect(abs(three - one - 30) < 0.01, "\(one) \(three)")
  }

  // MARK: Lines

  @Test func aColumnIsAsHighAsItsWrappedText() {
    let labels = [Self.label(Self.text), Self.label(Self.text, .footnote)]
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 4
    let fixture = StackFixture(stack, width: 180)
    let heights = labels.map { $0.sizeThatFits(CGSize(width: 180, height: 0)).height }
    #expect(agree(fixture.rows, [0, heights[0], heights[0] + 4, heights[1]]))
    #expect(agree([stack.frame.size.height], [heights[0] + 4 + heights[1]]))
  }

  /// Equal shares of the width without spacing (kean.blog's recorded constraints: a third of the stack view for three).
  @Test func textsSideBySideHaveEqualShares() {
    let labels = [Self.label(Self.text), Self.label("Short"), Self.label(Self.text, .footnote)]
    let stack = UIStackView(arrangedSubviews: labels)
    stack.spacing = 9
    let fixture = StackFixture(stack, width: 318)
    #expect(agree(fixture.columns, [0, 100, 109, 100, 218, 100]))
    let heights = labels.map { $0.sizeThatFits(CGSize(width: 100, height: 0)).height }
    #expect(agree([stack.frame.size.height], [heights.max() ?? 0]))
    #expect(
      StackConstraintText(stack).lines.filter { $0.hasPrefix("UISV-text-width-disambiguation") } == [
        "UISV-text-width-disambiguation: 0.width = 0.333333·S.width @760",
        "UISV-text-width-disambiguation: 1.width = 0.333333·S.width @760",
        "UISV-text-width-disambiguation: 2.width = 0.333333·S.width @760",
      ])
  }

  @Test func sharesOfTextsMayBeLeftToPriorities() {
    let labels = [Self.label(Self.text), Self.label("Short")]
    labels[1].setContentCompressionResistancePriority(UILayoutPriority(rawValue: 751), for: .horizontal)
    labels[1].setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .horizontal)
    let stack = UIStackView(arrangedSubviews: labels)
    stack.disambiguatesTextWidths = false
    let fixture = StackFixture(stack, width: 200)
    let short = labels[1].intrinsicContentSize.width
    #expect(agree(fixture.columns, [0, 200 - short, 200 - short, short]))
  }

  @Test func aSingleTextHasNoShare() {
    let label = Self.label(Self.text)
    let icon = SizedView(40, 40)
    icon.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .horizontal)
    icon.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 751), for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [icon, label])
    let fixture = StackFixture(stack, width: 200)
    #expect(agree(fixture.columns, [0, 40, 40, 160]))
    #expect(agree([stack.frame.size.height], [label.sizeThatFits(CGSize(width: 160, height: 0)).height]))
  }

  @Test func wrappingTextIsNoticedLater() {
    let labels = [Self.label(Self.text, lines: 1), Self.label("Short", lines: 1)]
    let fixture = StackFixture(UIStackView(arrangedSubviews: labels), width: 200)
    for label in labels { label.numberOfLines = 0 }
    fixture.layOut()
    #expect(agree(fixture.columns, [0, 100, 100, 100]))
  }

  final class CountingLabel: UILabel {
    var measurements = 0
    override var intrinsicContentSize: CGSize {
      measurements += 1
      return super.intrinsicContentSize
    }
  }

  /// Once before its width is known, once at that width.
  @Test func aTextInAHundredStackViewsIsMeasuredTwice() {
    let label = CountingLabel()
    label.numberOfLines = 0
    label.text = Self.text
    let stack = (0..<100).reduce(UIStackView(arrangedSubviews: [label])) { inner, depth in
      let outer = UIStackView(arrangedSubviews: [inner])
      outer.axis = depth.isMultiple(of: 2) ? .vertical : .horizontal
      return outer
    }
    let fixture = StackFixture(stack, width: 180)
    #expect(label.measurements == 2)
    #expect(agree([fixture.stack.frame.size.height], [label.sizeThatFits(CGSize(width: 180, height: 0)).height]))
    fixture.layOut()
    #expect(label.measurements == 2)
  }

  /// The card of the self-sizing article: an image beside three labels.
  @Test func aCardOfNestedStackViews() {
    let image = SizedView(40, 40)
    image.setContentHuggingPriority(.required, for: .horizontal)
    image.setContentCompressionResistancePriority(.required, for: .horizontal)
    let labels = [Self.label("Title", .headline), Self.label(Self.text), Self.label(Self.text, .footnote)]
    let column = UIStackView(arrangedSubviews: labels)
    column.axis = .vertical
    column.spacing = 4
    let card = UIStackView(arrangedSubviews: [image, column])
    card.alignment = .center
    card.spacing = 16
    let fixture = StackFixture(card, width: 256)
    let heights = labels.map { $0.sizeThatFits(CGSize(width: 200, height: 0)).height }
    let height = heights.reduce(8, +)
    #expect(agree(fixture.columns, [0, 40, 56, 200]))
    #expect(agree(fixture.rows, [(height - 40) / 2, 40, 0, height]))
    #expect(agree([card.frame.size.height], [height]))
  }
}
