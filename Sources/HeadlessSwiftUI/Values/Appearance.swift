public import Foundation
public import HeadlessUIKit

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// The interface's style.
  case light, dark

  /// The scheme of UIKit's style; nil if it is unspecified.
  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

/// The contrast of colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The contrast that the system draws with.
  case standard, increased
}

/// The amount of room.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room, or as much as usual.
  case compact, regular

  /// The size class of UIKit's; nil if it is unspecified.
  public init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

/// Whether text is bold everywhere.
public enum LegibilityWeight: Hashable, Sendable {
  /// The weight of text without bold type, or with it.
  case regular, bold
}

/// The user's text size.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// Body text of 14, 15, 16, 17, 19, 21 and 23 points.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// Body text of 28, 33, 40, 47 and 53 points.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the five for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The size of UIKit's category; nil for one without a size.
  public init?(_ category: UIContentSizeCategory) {
    guard let index = Self.categories.firstIndex(of: category) else { return nil }
    self.init(rawValue: index)
  }

  var category: UIContentSizeCategory { Self.categories[rawValue] }
}

/// The user's text size by its older name.
public enum ContentSizeCategory: Int, Hashable, CaseIterable, Sendable {
  /// Body text of 14, 15, 16, 17, 19, 21 and 23 points.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// Body text of 28, 33, 40 and 47 points.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  /// Body text of 53 points.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the five for accessibility.
  public var isAccessibilityCategory: Bool { rawValue >= Self.accessibilityMedium.rawValue }

  /// Whether text is smaller at the first size.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue < b.rawValue }
  /// Whether text is not larger at the first size.
  public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue <= b.rawValue }
  /// Whether text is larger at the first size.
  public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue > b.rawValue }
  /// Whether text is not smaller at the first size.
  public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue >= b.rawValue }

  /// The size of UIKit's category; nil if it is unspecified.
  public init?(_ category: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(category) else { return nil }
    self.init(rawValue: size.rawValue)
  }
}

extension UIContentSizeCategory {
  /// UIKit's category of a text size.
  public init(_ size: DynamicTypeSize?) { self = size?.category ?? .unspecified }

  /// UIKit's category of a text size.
  @_disfavoredOverload
  public init(_ category: ContentSizeCategory?) {
    self.init(category.flatMap { DynamicTypeSize(rawValue: $0.rawValue) })
  }
}

/// The alignment of lines in a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// The side at which lines begin together, their middles, or the side at which they end together.
  case leading, center, trailing
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the context has it, shown, or not shown.
  case automatic, visible, hidden
}

/// The prominence of a part.
public enum Prominence: Hashable, Sendable {
  /// As usual, or more prominent.
  case standard, increased
}

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The sizes, the smallest first.
  case mini, small, regular, large, extraLarge
}
