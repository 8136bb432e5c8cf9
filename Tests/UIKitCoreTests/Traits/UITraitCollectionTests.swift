import Foundation
import Testing
import UIKitCore

@Suite struct UITraitCollectionTests {
  @Test func anEmptyCollectionSpecifiesNothing() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.userInterfaceLevel == .unspecified)
    #expect(traits.accessibilityContrast == .unspecified)
    #expect(traits.legibilityWeight == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.locale == "")
  }

  static let single: [UITraitCollection] = [
    UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(userInterfaceStyle: .dark),
    UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(accessibilityContrast: .high),
    UITraitCollection(legibilityWeight: .bold), UITraitCollection(layoutDirection: .rightToLeft),
    UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .compact),
    UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), UITraitCollection(displayScale: 3),
    UITraitCollection(locale: "ar"),
  ]

  @Test func collectionsAreMerged() {
    let traits = UITraitCollection(traitsFrom: Self.single)
    #expect(traits.userInterfaceIdiom == .pad)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.userInterfaceLevel == .elevated)
    #expect(traits.accessibilityContrast == .high)
    #expect(traits.legibilityWeight == .bold)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .compact)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.displayScale == 3)
    #expect(traits.locale == "ar")
    for part in Self.single { #expect(traits.containsTraits(in: part)) }
  }

  @Test func theLastCollectionWinsWhereItSpecifies() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(displayScale: 3), UITraitCollection(),
    ])
    #expect(traits.displayScale == 3)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
  }

  @Test func aCollectionIsCompleteOnceEveryTraitIsSpecified() {
    #expect(UITraitCollection(traitsFrom: Self.single).values.isComplete)
    for index in Self.single.indices {
      let others = Self.single[..<index] + Self.single[(index + 1)...]
      #expect(!UITraitCollection(traitsFrom: Array(others)).values.isComplete, "without \(Self.single[index].values)")
    }
  }

  @Test func equalityIsByValue() {
    for (index, traits) in Self.single.enumerated() {
      #expect(traits == UITraitCollection(traitsFrom: [traits]))
      #expect(traits.hash == UITraitCollection(traitsFrom: [traits]).hash)
      for other in Self.single[(index + 1)...] { #expect(traits != other) }
    }
  }

  /// Style, level, contrast and idiom are the traits in Apple's documentation, in addition to the display gamut.
  @Test func onlySomeTraitsChangeColors() {
    let empty = UITraitCollection()
    let changing = Self.single.filter { $0.hasDifferentColorAppearance(comparedTo: empty) }
    #expect(changing == Array(Self.single[..<4]))
    #expect(empty.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test @MainActor func theCurrentCollectionIsRestored() {
    let before = UITraitCollection.current
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    dark.performAsCurrent { #expect(UITraitCollection.current === dark) }
    #expect(UITraitCollection.current === before)
  }

  @Test func rawValuesAreUIKits() {
    #expect(UIUserInterfaceStyle.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(UITraitEnvironmentLayoutDirection.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(UIUserInterfaceSizeClass.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(UIUserInterfaceIdiom.allCases.map(\.rawValue) == [-1, 0, 1, 2, 3, 5, 6])
    #expect(UILegibilityWeight.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(UIAccessibilityContrast.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(UIUserInterfaceLevel.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(NSTextAlignment.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(NSLineBreakMode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIView.ContentMode.allCases.map(\.rawValue) == Array(0...12))
  }
}
