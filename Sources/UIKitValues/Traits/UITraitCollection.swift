public import Foundation

/// The environment of an interface: device, text size, appearance, direction.
///
/// A collection is immutable. A trait that it does not specify has its type's `unspecified` value.
// Unchecked because an open class cannot be checked: it stores one immutable value.
open class UITraitCollection: NSObject, @unchecked Sendable {
  package let values: TraitValues

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection that specifies nothing.
  public override convenience init() {
    self.init(values: TraitValues())
  }

  /// Creates a collection with the traits of all given ones; if several specify a trait, the last one counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(values: collections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int { values.hashValue }
}

// MARK: - One trait

extension UITraitCollection {
  /// Creates a collection that only specifies the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Creates a collection that only specifies light or dark, for example to override that of another by
  /// `init(traitsFrom:)`.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates a collection that only specifies the level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Creates a collection that only specifies the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Creates a collection that only specifies the weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// Creates a collection that only specifies the direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates a collection that only specifies the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a collection that only specifies the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection that only specifies the text size, for example to request fonts at one size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates a collection that only specifies the number of device pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Creates a collection that only specifies the language in which text is typeset, for example `zh-Hant`.
  package convenience init(locale: String) {
    self.init { $0.locale = locale }
  }

  /// Creates a collection that specifies no trait, but limits the text size.
  package convenience init(contentSizeLimits: ContentSizeLimits) {
    self.init { $0.contentSizeLimits = contentSizeLimits }
  }

  private convenience init(_ set: (inout TraitValues) -> Void) {
    var values = TraitValues()
    set(&values)
    self.init(values: values)
  }
}

extension UITraitCollection {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Whether the interface is above another.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The contrast of colours.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether Bold Text is on.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The direction from leading to trailing.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The amount of horizontal space; in scenes that of their device and orientation.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The amount of vertical space; in scenes that of their device and orientation.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The text size, which fonts of text styles follow.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The number of device pixels per point; 0 if unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// The language in which text is typeset; empty if unspecified.
  package var locale: String { values.locale }
}

// MARK: - Comparing

extension UITraitCollection {
  /// Whether this collection specifies all traits that `other` does, with the same values.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return values.overridden(by: other.values) == values
  }

  /// Whether dynamic colours may have other values than under `other`.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || userInterfaceLevel != other.userInterfaceLevel
      || userInterfaceIdiom != other.userInterfaceIdiom
      || accessibilityContrast != other.accessibilityContrast
      || values.hasOtherColors(than: other.values)
  }
}
