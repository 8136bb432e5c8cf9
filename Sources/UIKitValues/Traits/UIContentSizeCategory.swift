package import DynamicType
public import Foundation

/// The text size chosen by the user, from extra small to the largest accessibility size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No category: fonts have the size of the current traits' category, or else of `large`, and no comparison orders it
  /// before or after another.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// XS: body text of 14 points.
  public static let extraSmall = UIContentSizeCategory(.extraSmall)
  /// S: body text of 15 points.
  public static let small = UIContentSizeCategory(.small)
  /// M: body text of 16 points.
  public static let medium = UIContentSizeCategory(.medium)
  /// L, the default size: body text of 17 points.
  public static let large = UIContentSizeCategory(.large)
  /// XL: body text of 19 points.
  public static let extraLarge = UIContentSizeCategory(.extraLarge)
  /// XXL: body text of 21 points.
  public static let extraExtraLarge = UIContentSizeCategory(.extraExtraLarge)
  /// XXXL, the largest that is not an accessibility size: body text of 23 points.
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

  /// The category of text styles; `nil` for `unspecified` and for raw values that UIKit does not have.
  package var category: DynamicType.ContentSizeCategory? { UIContentSizeCategory.categories[rawValue] }

  private static let categories = Dictionary(
    uniqueKeysWithValues: DynamicType.ContentSizeCategory.allCases.map { ($0.uiKitRawValue, $0) })
}

extension UIContentSizeCategory {
  /// Posted when the category changes; `newValueUserInfoKey` holds the new one.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key for the new category, a `UIContentSizeCategory`, in the user info of `didChangeNotification`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether this is one of the five sizes from AX1 up.
  public var isAccessibilityCategory: Bool {
    category?.isAccessibilityCategory ?? false
  }
}

// Not `Comparable`: UIKit's overlay defines the four operators by an ordering function, `<=` as "not descending" and
// `>=` as "not ascending" (swiftlang/swift, stdlib/public/Darwin/UIKit/UIKit.swift).
extension UIContentSizeCategory {
  /// Whether the text is smaller; `false` if either category is `unspecified` or has an unknown raw value.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.ordering(to: right) == .orderedAscending
  }

  /// Whether the text is not larger; `true` if either category is `unspecified`, so this is not the same as less or
  /// equal.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.ordering(to: right) != .orderedDescending
  }

  /// Whether the text is larger; `false` if either category is `unspecified` or has an unknown raw value.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.ordering(to: right) == .orderedDescending
  }

  /// Whether the text is not smaller; `true` if either category is `unspecified`.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.ordering(to: right) != .orderedAscending
  }

  /// The order of the categories, the smaller first.
  ///
  /// UIKit's order of `unspecified` is not documented. Here it is the same as every other category, so that with it
  /// `<=` and `>=` are true, `<` and `>` are false.
  private func ordering(to other: UIContentSizeCategory) -> ComparisonResult {
    guard let left = category, let right = other.category else { return .orderedSame }
    if left < right { return .orderedAscending }
    return left == right ? .orderedSame : .orderedDescending
  }
}
