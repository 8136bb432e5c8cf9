public import Foundation

/// The text size.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var place: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Light or dark appearance.
public enum UITraitUserInterfaceStyle: SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let affectsColorAppearance = true
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// Whether the interface is above another.
public enum UITraitUserInterfaceLevel: SystemTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static let affectsColorAppearance = true
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// Normal or high contrast.
public enum UITraitAccessibilityContrast: SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static let affectsColorAppearance = true
  static var place: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// Regular or bold text.
public enum UITraitLegibilityWeight: SystemTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  static var place: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// Left to right, or right to left.
public enum UITraitLayoutDirection: SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var place: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The amount of horizontal space.
public enum UITraitHorizontalSizeClass: SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The amount of vertical space.
public enum UITraitVerticalSizeClass: SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The number of device pixels per point.
public enum UITraitDisplayScale: SystemTrait {
  public static let defaultValue: CGFloat = 0
  static var place: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The language in which text is typeset.
public enum UITraitTypesettingLanguage: SystemTrait {
  public static let defaultValue = ""
  static var place: WritableKeyPath<TraitValues, String> { \.locale }
}

/// The colours that the display has: those of sRGB.
public enum UITraitDisplayGamut: UITraitDefinition {
  public static let defaultValue = UIDisplayGamut.SRGB
}

/// Whether presses are told apart by their force; they are not.
public enum UITraitForceTouchCapability: UITraitDefinition {
  public static let defaultValue = UIForceTouchCapability.unavailable
}

/// Whether the window is the active one; it is.
public enum UITraitActiveAppearance: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceActiveAppearance.active
}

/// Whether the scene is recorded; it is not.
public enum UITraitSceneCaptureState: UITraitDefinition {
  public static let defaultValue = UISceneCaptureState.inactive
}

/// The size of items in toolbars; it never changes.
public enum UITraitToolbarItemPresentationSize: UITraitDefinition {
  public static let defaultValue = 0
}

/// The list that something is in; none, as it is not handed down.
public enum UITraitListEnvironment: UITraitDefinition {
  public static let defaultValue = UIListEnvironment.none
}

/// The lists that something can be in, with UIKit's raw values.
public enum UIListEnvironment: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// None.
  case none = 1
  /// A plain list.
  case plain = 2
  /// A grouped list.
  case grouped = 3
  /// A grouped list with insets.
  case insetGrouped = 4
  /// A sidebar.
  case sidebar = 5
  /// A plain list in a sidebar.
  case sidebarPlain = 6
}
