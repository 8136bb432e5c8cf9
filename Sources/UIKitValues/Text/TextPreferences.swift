import DynamicType

/// How a reader wants text, as far as fonts follow it: its size, and the Bold Text setting.
struct TextPreferences: Hashable, Sendable {
  var category: DynamicType.ContentSizeCategory
  var hasBoldText: Bool

  static var current: TextPreferences { TextPreferences(nil) }
}

extension TextPreferences {
  /// Those of the traits; what they leave open is the current collection's, then Large without bold text.
  init(_ traits: UITraitCollection?) {
    let current = UITraitCollection.current
    let own = traits?.legibilityWeight ?? .unspecified
    self.init(
      category: traits?.preferredContentSizeCategory.category ?? current.preferredContentSizeCategory.category
        ?? .large,
      hasBoldText: (own == .unspecified ? current.legibilityWeight : own) == .bold)
  }
}
