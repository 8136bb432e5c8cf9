import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Spacing between views, and around hidden ones. If no source is given, the numbers are sums of the spacings.
@MainActor @Suite struct StackSpacingTests {
  static func three(
    spacing: CGFloat = 10, width: CGFloat? = nil, configure: (UIStackView) -> Void
  ) -> StackFixture {
    StackFixture([(20, 10), (30, 10), (40, 10)], spacing: spacing, width: width, configure: configure)
  }

  @Test func customSpacingReplacesTheSpacingAfterAView() {
    let fixture = Self.three { $0.setCustomSpacing(3, after: $0.arrangedSubviews[0]) }
    #expect(agree(fixture.columns, [0, 20, 23, 30, 63, 40]))
  }

  /// The values are those of UIKit's header: FLT_MAX and FLT_MIN; the system's spacing is 8 points.
  @Test func specialSpacings() {
    #expect(Float(UIStackView.spacingUseDefault) == Float.greatestFiniteMagnitude)
    #expect(Float(UIStackView.spacingUseSystem) == Float.leastNormalMagnitude)
    let fixture = Self.three { stack in
      stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[0])
      stack.setCustomSpacing(3, after: stack.arrangedSubviews[1])
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[1])
    }
    #expect(agree(fixture.columns, [0, 20, 28, 30, 68, 40]))
    fixture.stack.spacing = UIStackView.spacingUseSystem
    fixture.layOut()
    #expect(agree(fixture.columns, [0, 20, 28, 30, 66, 40]))
    fixture.stack.spacing = UIStackView.spacingUseDefault
    fixture.layOut()
    #expect(agree(fixture.columns, [0, 20, 28, 30, 58, 40]))
  }

  @Test func customSpacingBelongsToArrangedSubviews() {
    let fixture = Self.three { _ in }
    let stranger = UIView()
    fixture.stack.setCustomSpacing(3, after: stranger)
    #expect(fixture.stack.customSpacing(after: stranger) == UIStackView.spacingUseDefault)
    #expect(fixture.stack.customSpacing(after: fixture.views[0]) == UIStackView.spacingUseDefault)
    fixture.stack.setCustomSpacing(7, after: fixture.views[0])
    #expect(fixture.stack.customSpacing(after: fixture.views[0]) == CGFloat(7))
  }

  @Test func negativeSpacingOverlaps() {
    let fixture = Self.three(spacing: -5) { _ in }
    #expect(agree(fixture.columns, [0, 20, 15, 30, 40, 40]))
  }

  @Test func spacingIsOnDevicePixels() {
    let fixture = Self.three(spacing: 8.3) { _ in }
    fixture.root.overrideTraits = phoneTraits(scale: 2)
    fixture.layOut()
    #expect(fixture.columns == [0, 20, 28.5, 30, 67, 40])
  }

  // MARK: Hidden views

  @Test(
    arguments: [
      (hidden: [0], x: [0, 0, 40], width: 80), (hidden: [1], x: [0, 0, 30], width: 70),
      (hidden: [2], x: [0, 30, 0], width: 60), (hidden: [0, 1], x: [0, 0, 0], width: 40),
    ] as [(hidden: [Int], x: [CGFloat], width: CGFloat)])
  func hiddenViewsTakeNoRoom(hidden: [Int], x: [CGFloat], width: CGFloat) {
    let fixture = Self.three { stack in
      for index in hidden { stack.arrangedSubviews[index].isHidden = true }
    }
    for (index, view) in fixture.views.enumerated() {
      if hidden.contains(index) {
        #expect(view.frame.size.width == CGFloat(0), "view \(index): \(view.frame)")
      } else {
        #expect(agree([view.frame.origin.x], [x[index]]), "view \(index): \(view.frame)")
      }
    }
    #expect(agree([fixture.stack.frame.size.width], [width]))
  }

  /// The spacing goes through the hidden view, with half on each side (charon's notes, TZStackView).
  @Test func aHiddenViewStandsInTheMiddleOfTheSpacing() {
    let fixture = Self.three { $0.arrangedSubviews[1].isHidden = true }
    #expect(agree(fixture.columns, [0, 20, 25, 0, 30, 40]))
  }

  @Test func customSpacingOfAHiddenViewDoesNotCount() {
    let fixture = Self.three { stack in
      stack.arrangedSubviews[1].isHidden = true
      stack.setCustomSpacing(50, after: stack.arrangedSubviews[1])
    }
    #expect(agree([fixture.views[2].frame.origin.x], [30]))
  }

  @Test func hidingAndShowing() {
    let fixture = Self.three { _ in }
    fixture.views[1].isHidden = true
    fixture.layOut()
    #expect(agree([fixture.views[2].frame.origin.x], [30]))
    fixture.views[1].isHidden = false
    fixture.layOut()
    #expect(agree(fixture.columns, [0, 20, 30, 30, 70, 40]))
  }

  @Test(arguments: UIStackView.Distribution.allCases, UIStackView.Alignment.allCases)
  func nothingIsLeftWhenAllIsHidden(distribution: UIStackView.Distribution, alignment: UIStackView.Alignment) {
    let fixture = Self.three { stack in
      stack.distribution = distribution
      stack.alignment = alignment
      for view in stack.arrangedSubviews { view.isHidden = true }
    }
    #expect(fixture.stack.frame == .zero, "\(distribution) \(alignment)")
  }

  /// UIKit breaks the inner stack view's spacing, not the hiding (log in newbe.dev, "Nested UIStackViews Broken
  /// Constraints"): the following views move up.
  @Test func aHiddenStackViewWithSpacingLeavesNoGap() {
    let inner = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(20, 10)])
    inner.axis = .vertical
    inner.spacing = 8
    let outer = UIStackView(arrangedSubviews: [inner, SizedView(20, 30)])
    outer.axis = .vertical
    let fixture = StackFixture(outer)
    #expect(agree(fixture.rows, [0, 28, 28, 30]))
    inner.isHidden = true
    fixture.layOut()
    #expect(agree(fixture.rows, [0, 0, 0, 30]))
    inner.isHidden = false
    fixture.layOut()
    #expect(agree(fixture.rows, [0, 28, 28, 30]))
    #expect(agree(inner.arrangedSubviews.map(\.frame.origin.y), [0, 18]))
  }

  /// A view's own required size conflicts with `UISV-hiding`: the size is broken, as in braintree/braintree_ios issue
  /// 237.
  @Test func aHiddenViewWithARequiredSizeLeavesNoGap() {
    let fixture = Self.three { stack in
      stack.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    #expect(agree(fixture.columns, [0, 50, 60, 30, 100, 40]))
    fixture.views[0].isHidden = true
    fixture.layOut()
    #expect(agree(fixture.columns, [0, 0, 0, 30, 40, 40]))
  }

  // MARK: Margins

  @Test func layoutMarginsAreZero() {
    let stack = UIStackView()
    #expect(stack.layoutMargins == .zero)
    #expect(UIStackView(arrangedSubviews: []).layoutMargins == .zero)
  }

  @Test func viewsWithinTheMargins() {
    let fixture = StackFixture([(20, 10), (30, 12)], spacing: 6) {
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
      $0.isLayoutMarginsRelativeArrangement = true
    }
    #expect(agree(fixture.columns, [2, 20, 28, 30]))
    #expect(agree(fixture.rows, [1, 12, 1, 12]))
    #expect(agree([fixture.stack.frame.size.width, fixture.stack.frame.size.height], [66, 17]))
    fixture.stack.layoutMargins.left = 12
    fixture.layOut()
    #expect(agree(fixture.columns, [12, 20, 38, 30]))
  }
}
