public import Foundation
import Synchronization

/// The environment of an interface: device, text size, appearance, direction.
///
/// A collection never changes. A trait it does not specify has its type's `unspecified` value.
// Unchecked because an open class cannot be checked: it stores one immutable value.
open class UITraitCollection: NSObject, @unchecked Sendable {
  package let values: TraitValues

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// A collection that specifies nothing.
  public override convenience init() {
    self.init(values: TraitValues())
  }

  /// The traits of all collections; where several specify one, the last does.
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
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// The language text is typeset in, for example `zh-Hant`.
  package convenience init(locale: String) {
    self.init { $0.locale = locale }
  }

  private convenience init(_ set: (inout TraitValues) -> Void) {
    var values = TraitValues()
    set(&values)
    self.init(values: values)
  }
}

extension UITraitCollection {
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// Device pixels in a point; 0 is unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// The language text is typeset in; empty is unspecified.
  package var locale: String { values.locale }
}

// MARK: - Comparing

extension UITraitCollection {
  /// Whether this collection specifies every trait `other` does, with the same values.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return values.overridden(by: other.values) == values
  }

  /// Whether dynamic colours may resolve to other values than under `other`.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || userInterfaceLevel != other.userInterfaceLevel
      || userInterfaceIdiom != other.userInterfaceIdiom
      || accessibilityContrast != other.accessibilityContrast
  }
}

// MARK: - The current collection

extension UITraitCollection {
  /// The collection that counts where no view is asked; a view's own while it is laid out.
  ///
  /// Differs from UIKit: one for the process, not one for each thread.
  public static var current: UITraitCollection {
    get { ViewEnvironment.installed.withLock(\.traits) }
    set { ViewEnvironment.installed.withLock { $0.traits = newValue } }
  }

  /// Runs `actions` with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    asCurrent(actions)
  }

  /// What `body` returns with this collection as the current one.
  func asCurrent<Result>(_ body: () -> Result) -> Result {
    let previous = UITraitCollection.current
    if previous !== self { UITraitCollection.current = self }
    defer { UITraitCollection.current = previous }
    return body()
  }
}
