/// The twelve text sizes that a person can choose, from the smallest to the largest.
///
/// Categories compare by size, so `.large < .accessibilityMedium`. UIKit's `unspecified` means the absence of a
/// category and has no case here. Names, raw values and order are from UIKit's header, as listed by
/// temoki/UIKit_DynamicType.
package enum ContentSizeCategory: Int, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  /// The default of devices.
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}

extension ContentSizeCategory: Comparable {
  package static func < (smaller: Self, larger: Self) -> Bool {
    smaller.rawValue < larger.rawValue
  }
}

extension ContentSizeCategory {
  /// Whether this is one of the five sizes beyond the ordinary ones, AX1 to AX5.
  package var isAccessibilityCategory: Bool {
    self >= .accessibilityMedium
  }

  /// UIKit's constant: `"UICTContentSizeCategoryL"` for `large`.
  package var uiKitRawValue: String {
    "UICTContentSizeCategory" + names.uiKitSuffix
  }

  /// The Human Interface Guidelines' abbreviation: `"L"` for `large`, `"AX5"` for the largest.
  package var shortName: String {
    names.short
  }

  /// UIKit's case name in Swift: `"large"`.
  package var swiftName: String {
    names.swift
  }

  /// The category for UIKit's constant; nil for `_UICTContentSizeCategoryUnspecified` and anything unknown.
  package init?(uiKitRawValue: String) {
    self.init { $0.uiKitRawValue == uiKitRawValue }
  }

  /// The category for an abbreviation; case-sensitive: `"AX5"`, not `"ax5"`.
  package init?(shortName: String) {
    self.init { $0.shortName == shortName }
  }

  /// The category for UIKit's case name in Swift.
  package init?(swiftName: String) {
    self.init { $0.swiftName == swiftName }
  }

  private init?(where isWanted: (Self) -> Bool) {
    guard let category = Self.allCases.first(where: isWanted) else { return nil }
    self = category
  }
}

extension ContentSizeCategory {
  private typealias Names = (short: String, uiKitSuffix: String, swift: String)

  private var names: Names {
    switch self {
    case .extraSmall: ("XS", "XS", "extraSmall")
    case .small: ("S", "S", "small")
    case .medium: ("M", "M", "medium")
    case .large: ("L", "L", "large")
    case .extraLarge: ("XL", "XL", "extraLarge")
    case .extraExtraLarge: ("XXL", "XXL", "extraExtraLarge")
    case .extraExtraExtraLarge: ("XXXL", "XXXL", "extraExtraExtraLarge")
    case .accessibilityMedium: ("AX1", "AccessibilityM", "accessibilityMedium")
    case .accessibilityLarge: ("AX2", "AccessibilityL", "accessibilityLarge")
    case .accessibilityExtraLarge: ("AX3", "AccessibilityXL", "accessibilityExtraLarge")
    case .accessibilityExtraExtraLarge: ("AX4", "AccessibilityXXL", "accessibilityExtraExtraLarge")
    case .accessibilityExtraExtraExtraLarge: ("AX5", "AccessibilityXXXL", "accessibilityExtraExtraExtraLarge")
    }
  }
}
