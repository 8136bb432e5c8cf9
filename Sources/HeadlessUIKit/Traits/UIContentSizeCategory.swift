package import DynamicType
public import Foundation

/// The text size someone has chosen, from extra small to the largest accessibility size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(.extraSmall)
  public static let small = UIContentSizeCategory(.small)
  public static let medium = UIContentSizeCategory(.medium)
  public static let large = UIContentSizeCategory(.large)
  public static let extraLarge = UIContentSizeCategory(.extraLarge)
  public static let extraExtraLarge = UIContentSizeCategory(.extraExtraLarge)
  public static let extraExtraExtraLarge = UIContentSizeCategory(.extraExtraExtraLarge)
  public static let accessibilityMedium = UIContentSizeCategory(.accessibilityMedium)
  public static let accessibilityLarge = UIContentSizeCategory(.accessibilityLarge)
  public static let accessibilityExtraLarge = UIContentSizeCategory(.accessibilityExtraLarge)
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(.accessibilityExtraExtraLarge)
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
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether this is one of the five sizes from AX1 up.
  public var isAccessibilityCategory: Bool {
    category?.isAccessibilityCategory ?? false
  }
}

// Not `Comparable`: UIKit's overlay defines the four operators by an ordering function, `<=` as "not descending" and
// `>=` as "not ascending" (swiftlang/swift, stdlib/public/Darwin/UIKit/UIKit.swift).
extension UIContentSizeCategory {
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.ordering(to: right) == .orderedAscending
  }

  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.ordering(to: right) != .orderedDescending
  }

  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.ordering(to: right) == .orderedDescending
  }

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
