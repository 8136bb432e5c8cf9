import DynamicType
import Foundation
import Testing
import UIKitValues

/// Raw values and order: UIKit's header, as listed by temoki/UIKit_DynamicType and compnerd/swift-win32.
@Suite struct UIContentSizeCategoryTests {
  static let categories: [(category: UIContentSizeCategory, suffix: String)] = [
    (.extraSmall, "XS"), (.small, "S"), (.medium, "M"), (.large, "L"), (.extraLarge, "XL"),
    (.extraExtraLarge, "XXL"), (.extraExtraExtraLarge, "XXXL"), (.accessibilityMedium, "AccessibilityM"),
    (.accessibilityLarge, "AccessibilityL"), (.accessibilityExtraLarge, "AccessibilityXL"),
    (.accessibilityExtraExtraLarge, "AccessibilityXXL"), (.accessibilityExtraExtraExtraLarge, "AccessibilityXXXL"),
  ]

  @Test func rawValuesAreUIKits() {
    for (category, suffix) in Self.categories {
      #expect(category.rawValue == "UICTContentSizeCategory" + suffix)
      #expect(UIContentSizeCategory(rawValue: "UICTContentSizeCategory" + suffix) == category)
    }
    #expect(UIContentSizeCategory.unspecified.rawValue == "_UICTContentSizeCategoryUnspecified")
    #expect(UIContentSizeCategory.didChangeNotification.rawValue == "UIContentSizeCategoryDidChangeNotification")
    #expect(UIContentSizeCategory.newValueUserInfoKey == "UIContentSizeCategoryNewValueKey")
  }

  @Test func operatorsFollowTheOrder() {
    for (i, left) in Self.categories.map(\.category).enumerated() {
      for (j, right) in Self.categories.map(\.category).enumerated() {
        #expect((left < right) == (i < j), "\(left) < \(right)")
        #expect((left <= right) == (i <= j), "\(left) <= \(right)")
        #expect((left > right) == (i > j), "\(left) > \(right)")
        #expect((left >= right) == (i >= j), "\(left) >= \(right)")
      }
    }
  }

  /// Our choice, as UIKit's is not documented.
  @Test func unspecifiedIsNeitherAboveNorBelow() {
    for (category, _) in Self.categories {
      #expect(category <= .unspecified && category >= .unspecified)
      #expect(!(category < .unspecified) && !(category > .unspecified))
    }
  }

  @Test func accessibilityCategoriesAreTheLastFive() {
    for (index, (category, _)) in Self.categories.enumerated() {
      #expect(category.isAccessibilityCategory == (index >= 7), "\(category)")
    }
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }

  @Test func categoriesAreThoseOfTheTextStyles() {
    #expect(Self.categories.map(\.category.category) == ContentSizeCategory.allCases)
    #expect(UIContentSizeCategory.unspecified.category == nil)
  }
}
