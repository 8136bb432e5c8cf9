public import Foundation
public import HeadlessUIKit

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark

  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

/// How strongly colours differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular

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
  case regular, bold
}

/// The user's text size.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

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
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { rawValue >= Self.accessibilityMedium.rawValue }

  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue < b.rawValue }
  public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue <= b.rawValue }
  public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue > b.rawValue }
  public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue >= b.rawValue }

  public init?(_ category: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(category) else { return nil }
    self.init(rawValue: size.rawValue)
  }
}

extension UIContentSizeCategory {
  /// UIKit's category of a text size.
  public init(_ size: DynamicTypeSize?) { self = size?.category ?? .unspecified }
}

/// The alignment of lines in a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// How prominent something is.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}
