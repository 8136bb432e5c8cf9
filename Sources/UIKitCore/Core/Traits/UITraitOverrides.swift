public import Foundation
public import UIKitValues

/// The traits that a view or a controller overrides for itself and what is in it.
///
/// Reading a trait that is not overridden gives its type's `unspecified` value.
@preconcurrency @MainActor
public struct UITraitOverrides: @preconcurrency UIMutableTraits {
  var values: UITraitCollection

  private subscript<Value>(_ path: WritableKeyPath<any UIMutableTraits, Value>, _ read: (UITraitCollection) -> Value)
    -> Value
  {
    get { read(values) }
    set { values = values.modifyingTraits { $0[keyPath: path] = newValue } }
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[\.userInterfaceIdiom, \.userInterfaceIdiom] }
    set { self[\.userInterfaceIdiom, \.userInterfaceIdiom] = newValue }
  }
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[\.userInterfaceStyle, \.userInterfaceStyle] }
    set { self[\.userInterfaceStyle, \.userInterfaceStyle] = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[\.userInterfaceLevel, \.userInterfaceLevel] }
    set { self[\.userInterfaceLevel, \.userInterfaceLevel] = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[\.accessibilityContrast, \.accessibilityContrast] }
    set { self[\.accessibilityContrast, \.accessibilityContrast] = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { self[\.legibilityWeight, \.legibilityWeight] }
    set { self[\.legibilityWeight, \.legibilityWeight] = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[\.layoutDirection, \.layoutDirection] }
    set { self[\.layoutDirection, \.layoutDirection] = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[\.horizontalSizeClass, \.horizontalSizeClass] }
    set { self[\.horizontalSizeClass, \.horizontalSizeClass] = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[\.verticalSizeClass, \.verticalSizeClass] }
    set { self[\.verticalSizeClass, \.verticalSizeClass] = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[\.preferredContentSizeCategory, \.preferredContentSizeCategory] }
    set { self[\.preferredContentSizeCategory, \.preferredContentSizeCategory] = newValue }
  }
  public var displayScale: CGFloat {
    get { self[\.displayScale, \.displayScale] }
    set { self[\.displayScale, \.displayScale] = newValue }
  }
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values = values.replacing(trait, value: newValue) }
  }

  /// Whether a trait is overridden.
  public func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { values.values.specifies(trait) }

  /// Ends the override of a trait.
  public mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    var rest = values.values
    rest.remove(trait)
    values = UITraitCollection(values: rest)
  }
}

extension UIView {
  /// The traits that the view overrides for itself and its descendants.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: overrideTraits ?? UITraitCollection()) }
    set { overrideTraits = newValue.values }
  }
  /// Does nothing: traits are always up to date.
  public func updateTraitsIfNeeded() {}
}

extension UIViewController {
  /// The traits that the controller overrides for its view and the view's descendants. Differs from UIKit: those set while
  /// the view is not loaded load it.
  public var traitOverrides: UITraitOverrides {
    get { loadedView().traitOverrides }
    set { loadedView().traitOverrides = newValue }
  }
  /// Does nothing: traits are always up to date.
  public func updateTraitsIfNeeded() {}
}
