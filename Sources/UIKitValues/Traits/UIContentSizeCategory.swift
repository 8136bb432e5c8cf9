package import DynamicType
public import Foundation

/// The text size someone has chosen, from extra small to the largest accessibility size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No category: fonts have the size of the current collection's, or else of `large`, and no comparison puts it before
  /// or after another.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// XS: body text of 14 points.
  public static let extraSmall = UIContentSizeCategory(.extraSmall)
  /// S: body text of 15 points.
  public static let small = UIContentSizeCategory(.small)
  /// M: body text of 16 points.
  public static let medium = UIContentSizeCategory(.medium)
  /// L, the size of a device that nobody changed: body text of 17 points.
  public static let large = UIContentSizeCategory(.large)
  /// XL: body text of 19 points.
  public static let extraLarge = UIContentSizeCategory(.extraLarge)
  /// XXL: body text of 21 points.
  public static let extraExtraLarge = UIContentSizeCategory(.extraExtraLarge)
  /// XXXL, the largest that is no accessibility size: body text of 23 points.
  public static let extraExtraExtraLarge = UIContentSizeCategory(.extraExtraExtraLarge)
  /// AX1: body text of 28 points.
  public static let accessibilityMedium = UIContentSizeCategory(.accessibilityMedium)
  /// AX2: body text of 33 points.
  public static let accessibilityLarge = UIContentSizeCategory(.accessibilityLarge)
  /// AX3: body text of 40 points.
  public static let accessibilityExtraLarge = UIContentSizeCategory(.accessibilityExtraLarge)
  /// AX4: body text of 47 points.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(.accessibilityExtraExtraLarge)
  /// AX5: body text of 53 points.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(.accessibilityExtraExtraExtraLarge)

  package init(_ category: DynamicType.ContentSizeCategory) {
    rawValue = category.uiKitRawValue
  }

  /// The category as text styles know it; `nil` for `unspecified` and for raw values UIKit does not have.
  package var category: DynamicType.ContentSizeCategory? { UIContentSizeCategory.categories[rawValue] }

  private static let categories = Dictionary(
    uniqueKeysWithValues: DynamicType.ContentSizeCategory.allCases.map { ($0.uiKitRawValue, $0) })
}

extension UIContentSizeCategory {
  /// Posted when the category changes; `newValueUserInfoKey` holds the new one.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key under which `didChangeNotification` has the new category, a `UIContentSizeCategory`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether this is one of the five sizes from AX1 up.
  public var isAccessibilityCategory: Bool {
    category?.isAccessibilityCategory ?? false
  }
}

// Not `Comparable`: UIKit's overlay defines the four operators by an ordering function, `<=` as "not descending" and
// `>=` as "not ascending" (swiftlang/swift, stdlib/public/Darwin/UIKit/UIKit.swift).
extension UIContentSizeCategory {
  /// Whether the text is smaller; false where either is `unspecified` or of an unknown raw value.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.ordering(to: right) == .orderedAscending
  }

  /// Whether the text is not larger; true where either is `unspecified`, so that this is not the same as less or equal.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.ordering(to: right) != .orderedDescending
  }

  /// Whether the text is larger; false where either is `unspecified` or of an unknown raw value.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.ordering(to: right) == .orderedDescending
  }

  /// Whether the text is not smaller; true where either is `unspecified`.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.ordering(to: right) != .orderedAscending
  }

  /// The smaller category first.
  ///
  /// What UIKit answers for `unspecified` is not documented. Here it is the same as every other, so that with it `<=`
  /// and `>=` hold, `<` and `>` do not.
  private func ordering(to other: UIContentSizeCategory) -> ComparisonResult {
    guard let left = category, let right = other.category else { return .orderedSame }
    if left < right { return .orderedAscending }
    return left == right ? .orderedSame : .orderedDescending
  }
}
