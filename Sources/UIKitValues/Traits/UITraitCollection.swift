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
  /// A collection that specifies the kind of device alone.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// A collection that specifies light or dark alone: with `init(traitsFrom:)` it changes that of another.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// A collection that specifies the level alone.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// A collection that specifies the contrast alone.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// A collection that specifies the weight of text alone.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// A collection that specifies the direction alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// A collection that specifies the room across alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// A collection that specifies the room down alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// A collection that specifies the text size alone: what fonts for one size are asked for with.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// A collection that specifies the device pixels in a point alone.
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
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Whether the interface lies on another.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The contrast that colours have.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether Bold Text is on.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The direction that leading and trailing follow.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// How much room there is across; scenes have that of their device and orientation.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How much room there is down; scenes have that of their device and orientation.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The text size that fonts of text styles have.
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
  package func asCurrent<Result>(_ body: () -> Result) -> Result {
    let previous = UITraitCollection.current
    if previous !== self { UITraitCollection.current = self }
    defer { UITraitCollection.current = previous }
    return body()
  }
}
