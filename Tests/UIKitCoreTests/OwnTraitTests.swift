import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitValues

/// Traits of an app's own, by Apple's documentation of `UITraitDefinition` and the talk "Unleash the UIKit trait system"
/// (WWDC23): a trait has its default value where it is not set, is handed down from a view to what is in it, and is
/// observed like the system's.
@MainActor @Suite struct OwnTraitTests {
  private struct Compactness: UITraitDefinition {
    static let defaultValue = 1
  }

  private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
  }

  @Test func aTraitHasItsDefaultValueUntilItIsSet() {
    #expect(UITraitCollection()[Compactness.self] == 1)
    let set = UITraitCollection { $0[Compactness.self] = 3 }
    #expect(set[Compactness.self] == 3)
    #expect(set.replacing(Theme.self, value: "blue")[Theme.self] == "blue")
    #expect(set != UITraitCollection() && set == UITraitCollection { $0[Compactness.self] = 3 })
    #expect(Compactness.name == "Compactness")
  }

  @Test func anOverrideIsHandedDown() {
    let (window, view, child) = (UIWindow(), UIView(), UIView())
    window.addSubview(view)
    view.addSubview(child)
    window.traitOverrides[Compactness.self] = 2
    view.traitOverrides[Compactness.self] = 3
    #expect(window.traitCollection[Compactness.self] == 2)
    #expect(child.traitCollection[Compactness.self] == 3)
    #expect(view.traitOverrides.contains(Compactness.self) && !view.traitOverrides.contains(Theme.self))
    view.traitOverrides.remove(Compactness.self)
    #expect(child.traitCollection[Compactness.self] == 2)
    #expect(!view.traitOverrides.contains(Compactness.self))
  }

  @Test func handlersAreCalledForAnAppsTrait() {
    let (window, view) = (UIWindow(), UIView())
    window.addSubview(view)
    var values: [Int] = []
    view.registerForTraitChanges([Compactness.self]) { (view: UIView, previous) in
      values += [previous[Compactness.self], view.traitCollection[Compactness.self]]
    }
    window.traitOverrides[Theme.self] = "blue"
    #expect(values.isEmpty)
    window.traitOverrides[Compactness.self] = 1
    #expect(values.isEmpty, "the default value is no change")
    window.traitOverrides[Compactness.self] = 4
    #expect(values == [1, 4])
  }

  @Test func changedTraitsAreNamed() {
    let traits = UITraitCollection { $0[Theme.self] = "blue" }
    #expect(
      traits.changedTraits(from: UITraitCollection()).map(ObjectIdentifier.init) == [ObjectIdentifier(Theme.self)])
    #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    let compact = UITraitCollection { $0[Compactness.self] = 3 }
    #expect(!compact.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
  }

  @Test func theSystemsTraitsHaveTheSameSubscript() {
    let traits = UITraitCollection { $0[UITraitUserInterfaceStyle.self] = .dark }
    #expect(traits.userInterfaceStyle == .dark && traits[UITraitUserInterfaceStyle.self] == .dark)
    #expect(traits[UITraitHorizontalSizeClass.self] == .unspecified)
  }
}
