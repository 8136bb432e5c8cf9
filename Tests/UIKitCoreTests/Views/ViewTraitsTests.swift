import Foundation
import Testing
import UIKitCore

@MainActor @Suite struct ViewTraitsTests {
  /// A view with all traits specified, as other suites may leave others current.
  static func phone() -> UIView {
    let view = UIView()
    view.overrideTraits = UITraitCollection(values: .phone)
    return view
  }

  final class Witness: UIView {
    var previous: [UITraitCollection?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection)
    }
  }

  @Test func traitsComeFromTheNearestOverrides() {
    let (phone, root, child) = (Self.phone(), UIView(), UIView())
    root.addSubview(child)
    #expect(child.traitCollection === UITraitCollection.current)
    phone.addSubview(root)
    #expect(child.traitCollection == UITraitCollection(values: .phone))
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
    let (phone, root, child) = (Self.phone(), Witness(), Witness())
    root.addSubview(child)
    #expect(child.previous.isEmpty)
    phone.addSubview(root)
    (root.previous, child.previous) = ([], [])
    root.overrideTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    root.overrideTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(root.previous.map { $0?.preferredContentSizeCategory } == [.large])
    #expect(child.previous.map { $0?.preferredContentSizeCategory } == [.large])
  }

  @Test func aViewIsToldWhenItMovesUnderOtherTraits() {
    let (light, dark, child) = (Self.phone(), Self.phone(), Witness())
    let darkOnly = UITraitCollection(userInterfaceStyle: .dark)
    dark.overrideTraits = UITraitCollection(traitsFrom: [UITraitCollection(values: .phone), darkOnly])
    light.addSubview(child)
    child.previous = []
    dark.addSubview(child)
    light.addSubview(child)
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
