public import HeadlessUIKit

/// Content size categories to render a view at.
public struct ContentSizeCategories: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The categories, from the smallest to the largest.
  public let categories: [UIContentSizeCategory]

  /// The categories of a sequence, each once, from the smallest to the largest.
  public init(_ categories: some Sequence<UIContentSizeCategory>) {
    let chosen = Set(categories)
    self.categories = Self.twelve.filter(chosen.contains)
  }

  public init(arrayLiteral elements: UIContentSizeCategory...) { self.init(elements) }

  private static let twelve: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// All twelve categories.
  public static let all = ContentSizeCategories(twelve)
  /// The seven categories up to `extraExtraExtraLarge`.
  public static let standard = ContentSizeCategories(twelve.filter { !$0.isAccessibilityCategory })
  /// The five accessibility categories.
  public static let accessibility = ContentSizeCategories(twelve.filter(\.isAccessibilityCategory))

  /// The categories from one through another.
  public static func from(
    _ first: UIContentSizeCategory, through last: UIContentSizeCategory
  ) -> ContentSizeCategories {
    ContentSizeCategories(twelve.filter { $0 >= first && $0 <= last })
  }
}
