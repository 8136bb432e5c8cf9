import Drawing
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Right-to-left stack views: mirror images of left-to-right ones, using leading and trailing.
@MainActor @Suite struct StackDirectionTests {
  static func stack() -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(30, 10), SizedView(40, 10)])
    stack.spacing = 5
    return stack
  }

  @Test func theFirstViewIsOnTheRight() {
    let fixture = StackFixture(Self.stack(), direction: .rightToLeft)
    #expect(agree(fixture.columns, [80, 20, 45, 30, 0, 40]))
  }

  @Test func leadingIsOnTheRight() {
    let stack = Self.stack()
    stack.axis = .vertical
    stack.alignment = .leading
    let fixture = StackFixture(stack, direction: .rightToLeft)
    #expect(agree(fixture.columns, [20, 20, 10, 30, 0, 40]))
  }

  /// The attribute only affects the stack view: its arranged subviews still read from left to right.
  @Test(arguments: UIStackView.Distribution.allCases)
  func aStackViewForcedToOneDirectionIsMirrored(distribution: UIStackView.Distribution) {
    let (plain, mirrored) = (Self.stack(), Self.stack())
    mirrored.semanticContentAttribute = .forceRightToLeft
    let fixtures = [plain, mirrored].map { stack in
      stack.distribution = distribution
      // There is no tie: one view takes the remaining space.
      stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
      return StackFixture(stack, width: 200)
    }
    let widths = fixtures.map { $0.views.map(\.frame.size.width) }
    #expect(agree(widths[0], widths[1]), "\(widths)")
    #expect(
      agree(
        fixtures[1].views.map(\.frame.origin.x), fixtures[0].views.map { 200 - $0.frame.origin.x - $0.frame.size.width }
      ))
  }

  @Test func directionForcedLater() {
    let fixture = StackFixture(Self.stack())
    #expect(agree(fixture.columns, [0, 20, 25, 30, 60, 40]))
    fixture.stack.semanticContentAttribute = .forceRightToLeft
    fixture.layOut()
    #expect(agree(fixture.columns, [80, 20, 45, 30, 0, 40]))
    fixture.root.overrideTraits = phoneTraits(scale: 4096, direction: .rightToLeft)
    fixture.stack.semanticContentAttribute = .forceLeftToRight
    fixture.layOut()
    #expect(agree(fixture.columns, [0, 20, 25, 30, 60, 40]))
  }

  /// The stack view's own direction is used, even after an arranged subview gets the other one.
  @Test func aSubviewsDirectionForcedLater() {
    let fixture = StackFixture(Self.stack())
    fixture.views[1].semanticContentAttribute = .forceRightToLeft
    fixture.layOut()
    #expect(agree(fixture.columns, [0, 20, 25, 30, 60, 40]))
    #expect(StackConstraintText(fixture.stack).lines.contains("UISV-spacing: 0.trailing = 1.leading - 5"))
  }

  /// The recorded constraints use leading and trailing, whatever the directions are.
  @Test func attributesAreLeadingAndTrailing() {
    let fixture = StackFixture(Self.stack(), direction: .rightToLeft)
    let lines = StackConstraintText(fixture.stack).lines
    #expect(lines.contains("UISV-canvas-connection: 0.leading = S.leading"))
    fixture.stack.semanticContentAttribute = .forceLeftToRight
    fixture.layOut()
    #expect(StackConstraintText(fixture.stack).lines.contains("UISV-canvas-connection: 0.leading = S.leading"))
  }
}
