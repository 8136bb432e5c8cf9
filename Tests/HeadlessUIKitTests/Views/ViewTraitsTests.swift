import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ViewTraitsTests {
  final class Witness: UIView {
    var previous: [UITraitCollection?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection)
    }
  }

  @Test func traitsComeFromTheNearestOverrides() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    #expect(child.traitCollection == .current)
    root.overrideTraits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
    ])
    child.overrideTraits = UITraitCollection(userInterfaceStyle: .light)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(child.traitCollection.displayScale == 3)
    #expect(child.traitCollection.preferredContentSizeCategory == .large)
    #expect(root.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func changesReachEveryViewOnce() {
    let (root, child) = (Witness(), Witness())
    root.addSubview(child)
    #expect(child.previous.isEmpty)
    root.overrideTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    root.overrideTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(root.previous.map { $0?.preferredContentSizeCategory } == [.large])
    #expect(child.previous.map { $0?.preferredContentSizeCategory } == [.large])
  }

  @Test func aViewIsToldWhenItMovesUnderOtherTraits() {
    let (root, child) = (UIView(), Witness())
    root.overrideTraits = UITraitCollection(userInterfaceStyle: .dark)
    root.addSubview(child)
    child.removeFromSuperview()
    #expect(child.previous.map { $0?.userInterfaceStyle } == [.light, .dark])
  }

  @Test func directionFollowsTraitsAndAttribute() {
    let view = UIView()
    let expected: [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection, UIUserInterfaceLayoutDirection)] = [
      (.unspecified, .leftToRight, .rightToLeft), (.playback, .leftToRight, .leftToRight),
      (.spatial, .leftToRight, .leftToRight), (.forceLeftToRight, .leftToRight, .leftToRight),
      (.forceRightToLeft, .rightToLeft, .rightToLeft),
    ]
    for (attribute, leftToRight, rightToLeft) in expected {
      view.semanticContentAttribute = attribute
      view.overrideTraits = UITraitCollection(layoutDirection: .leftToRight)
      #expect(view.effectiveUserInterfaceLayoutDirection == leftToRight)
      view.overrideTraits = UITraitCollection(layoutDirection: .rightToLeft)
      #expect(view.effectiveUserInterfaceLayoutDirection == rightToLeft)
      #expect(UIView.userInterfaceLayoutDirection(for: attribute) == leftToRight)
    }
  }
}
