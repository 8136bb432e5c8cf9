import DynamicType

/// The reader's preferences for text that affect fonts: the text size, and the Bold Text setting.
struct TextPreferences: Hashable, Sendable {
  var category: DynamicType.ContentSizeCategory
  var hasBoldText: Bool

  static var current: TextPreferences { TextPreferences(nil) }
}

extension TextPreferences {
  /// The preferences of the traits; unspecified ones are those of the current traits, and else Large without bold text.
  init(_ traits: UITraitCollection?) {
    let current = UITraitCollection.current
    let own = traits?.legibilityWeight ?? .unspecified
    self.init(
      category: traits?.preferredContentSizeCategory.category ?? current.preferredContentSizeCategory.category
        ?? .large,
      hasBoldText: (own == .unspecified ? current.legibilityWeight : own) == .bold)
  }
}
