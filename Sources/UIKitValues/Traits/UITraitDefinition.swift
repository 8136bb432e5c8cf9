import Foundation

/// A trait: a value that views and controllers hand down to what is in them.
///
/// An app's own trait is a type with a default value. It is set in `traitOverrides`, and read with a subscript of a
/// `UITraitCollection`:
///
/// ```swift
/// struct Compactness: UITraitDefinition {
///   static let defaultValue = 1
/// }
/// view.traitOverrides[Compactness.self] = 3
/// ```
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
  /// Whether dynamic colours depend on the trait; `false` by default.
  static var affectsColorAppearance: Bool { get }
  /// The name for messages; that of the type by default.
  static var name: String { get }
  /// The identifier for archives; none by default.
  static var identifier: String { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { "" }
}

/// A trait, identified by its type: `UITraitPreferredContentSizeCategory.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of UIKit's that has a place of its own among the values.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
  /// The trait's place.
  static var place: WritableKeyPath<TraitValues, Value> { get }
}

extension UITraitCollection {
  /// The traits that affect the values of dynamic colours.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
  }
  /// The traits that affect which image of a catalogue is found.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitDisplayScale.self,
    ]
  }

  /// The traits whose values differ from those of another collection.
  public func changedTraits(from traits: UITraitCollection?) -> [UITrait] {
    let all: [UITrait] = [
      UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
      UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitDisplayScale.self, UITraitTypesettingLanguage.self,
    ]
    let other = traits?.values ?? TraitValues()
    return all.filter { values.differ(from: other, in: $0) } + values.ownTraitsDiffering(from: other)
  }

  /// The value of a trait; its default value where it is not set.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// The collection with another value of a trait.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values: values)
  }
}
