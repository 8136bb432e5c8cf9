public import Foundation

/// Traits that can be changed.
public protocol UIMutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Light or dark appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// Whether the interface is above another.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The contrast of colours.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether Bold Text is on.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The direction from leading to trailing.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The amount of horizontal space.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The amount of vertical space.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The number of device pixels per point.
  var displayScale: CGFloat { get set }
  /// The value of a trait; its default value where it is not set.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension TraitValues: UIMutableTraits {}

extension UITraitCollection {
  /// A closure that changes traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// Creates a collection of the traits that a closure sets.
  public convenience init(mutations: TraitMutations) {
    self.init(values: TraitValues(), mutations)
  }

  /// The collection with changes.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(values: values, mutations)
  }

  private convenience init(values: TraitValues, _ mutations: TraitMutations) {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    self.init(values: traits as? TraitValues ?? values)
  }
}

extension UITraitCollection {
  /// Whether presses are told apart by their force; they are not.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// The colours that the display has: those of sRGB, which is what is drawn.
  public var displayGamut: UIDisplayGamut { .SRGB }
  /// Whether the window is the active one; it is.
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
  /// Whether the scene is recorded; it is not.
  public var sceneCaptureState: UISceneCaptureState { .inactive }
}

/// Whether presses are told apart by their force, with UIKit's raw values.
public enum UIForceTouchCapability: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// They are not.
  case unavailable = 1
  /// They are.
  case available = 2
}

/// The colours that a display has, with UIKit's raw values.
public enum UIDisplayGamut: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Those of sRGB.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB = 0
  /// Those of Display P3.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3 = 1
}

/// Whether a window is the active one, with UIKit's raw values.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// It is not.
  case inactive = 0
  /// It is.
  case active = 1
}

/// Whether a scene is recorded, with UIKit's raw values.
public enum UISceneCaptureState: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// It is not.
  case inactive = 0
  /// It is.
  case active = 1
}
