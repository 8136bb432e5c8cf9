package import Foundation

/// The values of a `UITraitCollection`; traits that are not set are unspecified.
package struct TraitValues: Hashable, Sendable {
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// The number of device pixels per point; 0 if unspecified.
  package var displayScale: CGFloat = 0
  /// The language in which text is typeset, for example `zh-Hant`; empty if unspecified.
  package var locale = ""
  /// The limits of the text size, which were applied to it.
  package var contentSizeLimits = ContentSizeLimits()
  /// The values of an app's own traits.
  package var own: [ObjectIdentifier: OwnTraitValue] = [:]

  package init() {}

  /// The traits of an iPhone with the system's settings: category L, light, left to right, English, two pixels per
  /// point.
  package static let phone: TraitValues = {
    var values = TraitValues()
    values.userInterfaceIdiom = .phone
    values.userInterfaceStyle = .light
    values.userInterfaceLevel = .base
    values.accessibilityContrast = .normal
    values.legibilityWeight = .regular
    values.layoutDirection = .leftToRight
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.preferredContentSizeCategory = .large
    values.displayScale = 2
    values.locale = "en"
    return values
  }()
}

extension TraitValues {
  private static let unspecified = TraitValues()

  /// Whether every trait is specified.
  package var isComplete: Bool {
    userInterfaceIdiom != .unspecified && userInterfaceStyle != .unspecified && userInterfaceLevel != .unspecified
      && accessibilityContrast != .unspecified && legibilityWeight != .unspecified && layoutDirection != .unspecified
      && horizontalSizeClass != .unspecified && verticalSizeClass != .unspecified
      && preferredContentSizeCategory != .unspecified && displayScale != 0 && !locale.isEmpty
  }

  /// The traits, overridden by those that `other` specifies.
  package func overridden(by other: TraitValues) -> TraitValues {
    var result = self
    result.take(\.userInterfaceIdiom, from: other)
    result.take(\.userInterfaceStyle, from: other)
    result.take(\.userInterfaceLevel, from: other)
    result.take(\.accessibilityContrast, from: other)
    result.take(\.legibilityWeight, from: other)
    result.take(\.layoutDirection, from: other)
    result.take(\.horizontalSizeClass, from: other)
    result.take(\.verticalSizeClass, from: other)
    result.take(\.preferredContentSizeCategory, from: other)
    result.take(\.displayScale, from: other)
    result.take(\.locale, from: other)
    result.contentSizeLimits = contentSizeLimits.followed(by: other.contentSizeLimits)
    result.preferredContentSizeCategory = result.contentSizeLimits.limited(result.preferredContentSizeCategory)
    if !other.own.isEmpty { result.own.merge(other.own) { $1 } }
    return result
  }

  private mutating func take<Trait: Equatable>(_ trait: WritableKeyPath<TraitValues, Trait>, from other: TraitValues) {
    guard other[keyPath: trait] != Self.unspecified[keyPath: trait] else { return }
    self[keyPath: trait] = other[keyPath: trait]
  }
}
