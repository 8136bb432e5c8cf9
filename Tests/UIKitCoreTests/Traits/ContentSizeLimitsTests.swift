import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

// Apple's documentation of `minimumContentSizeCategory` and `maximumContentSizeCategory`: the limits hold for the view and
// what is in it. How limits in limits combine is not documented: each applies to what the outer one leaves.
@MainActor @Suite(.ownEnvironment) struct ContentSizeLimitsTests {
  @Test func traitsStayWithinTheLimits() {
    let (view, label) = (UIView(), UILabel())
    view.addSubview(label)
    view.minimumContentSizeCategory = .medium
    view.maximumContentSizeCategory = .accessibilityMedium
    for (given, expected) in [
      (UIContentSizeCategory.extraSmall, UIContentSizeCategory.medium), (.medium, .medium), (.large, .large),
      (.accessibilityMedium, .accessibilityMedium), (.accessibilityExtraExtraExtraLarge, .accessibilityMedium),
    ] {
      view.overrideTraits = UITraitCollection(preferredContentSizeCategory: given)
      #expect(view.traitCollection.preferredContentSizeCategory == expected)
      #expect(label.traitCollection.preferredContentSizeCategory == expected)
    }
  }

  @Test func theInnerLimitAppliesToWhatTheOuterLeaves() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.overrideTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    outer.maximumContentSizeCategory = .extraLarge
    inner.minimumContentSizeCategory = .extraExtraLarge
    #expect(outer.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    outer.maximumContentSizeCategory = nil
    #expect(outer.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(outer.maximumContentSizeCategory == nil && inner.minimumContentSizeCategory == .extraExtraLarge)
  }

  @Test func aLabelsFontStopsGrowing() {
    let (view, label) = (UIView(), UILabel())
    view.addSubview(label)
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    view.maximumContentSizeCategory = .extraExtraExtraLarge
    view.overrideTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    // Apple's table of text styles: the body is 23 points at xxxLarge.
    #expect(label.font.pointSize == 23)
  }
}
