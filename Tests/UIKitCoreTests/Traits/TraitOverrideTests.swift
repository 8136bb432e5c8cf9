import Foundation
import Testing
import UIKitCore

/// Traits that are set on a view apply to what is in it (`UITraitOverrides`, WWDC 2023, session 10057).
@MainActor @Suite struct TraitOverrideTests {
  @Test func overridesReachDescendants() {
    let (window, view, label) = (UIWindow(), UIView(), UILabel())
    window.addSubview(view)
    view.addSubview(label)
    view.traitOverrides.userInterfaceStyle = .dark
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(label.traitCollection.userInterfaceStyle == .dark && window.traitCollection.userInterfaceStyle == .light)
    #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(view.traitOverrides.userInterfaceStyle == .dark && view.traitOverrides.layoutDirection == .unspecified)
    view.traitOverrides.userInterfaceStyle = .unspecified
    #expect(label.traitCollection.userInterfaceStyle == .light)
  }

  @Test func collectionsAreMadeAndChangedByClosures() {
    let traits = UITraitCollection { $0.layoutDirection = .rightToLeft }
    let changed = traits.modifyingTraits { $0.displayScale = 3 }
    #expect(traits.layoutDirection == .rightToLeft && traits.displayScale == 0)
    #expect(changed.layoutDirection == .rightToLeft && changed.displayScale == 3)
  }
}
