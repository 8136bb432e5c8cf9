import Foundation

/// A trait that `registerForTraitChanges` can observe.
///
/// Differs from UIKit: an app's own traits are not part of a `UITraitCollection`, and never change.
public protocol UITraitDefinition {}

/// A trait, identified by its type: `UITraitPreferredContentSizeCategory.self`.
public typealias UITrait = any UITraitDefinition.Type

/// The text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
/// Light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// Whether the interface is above another.
public enum UITraitUserInterfaceLevel: UITraitDefinition {}
/// Normal or high contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {}
/// Regular or bold text.
public enum UITraitLegibilityWeight: UITraitDefinition {}
/// Left to right, or right to left.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// The amount of horizontal space.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// The amount of vertical space.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// The number of device pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {}
/// The colours that the display has.
public enum UITraitDisplayGamut: UITraitDefinition {}
/// Whether presses are told apart by their force.
public enum UITraitForceTouchCapability: UITraitDefinition {}
/// Whether the window is the active one.
public enum UITraitActiveAppearance: UITraitDefinition {}
/// The range of brightness of images.
public enum UITraitImageDynamicRange: UITraitDefinition {}
/// Whether the scene is recorded.
public enum UITraitSceneCaptureState: UITraitDefinition {}
/// The size of items in toolbars.
public enum UITraitToolbarItemPresentationSize: UITraitDefinition {}
/// The list that something is in.
public enum UITraitListEnvironment: UITraitDefinition {}
/// The language in which text is typeset.
public enum UITraitTypesettingLanguage: UITraitDefinition {}

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
    return all.filter { values.differ(from: traits?.values ?? TraitValues(), in: $0) }
  }
}

extension TraitValues {
  /// Whether the value of a trait differs from that in other traits.
  package func differ(from other: TraitValues, in trait: UITrait) -> Bool {
    TraitValues.fields[ObjectIdentifier(trait)].map { $0(self) != $0(other) } ?? false
  }

  private static let fields: [ObjectIdentifier: @Sendable (TraitValues) -> AnyHashable] = [
    ObjectIdentifier(UITraitPreferredContentSizeCategory.self): { $0.preferredContentSizeCategory },
    ObjectIdentifier(UITraitUserInterfaceIdiom.self): { $0.userInterfaceIdiom },
    ObjectIdentifier(UITraitUserInterfaceStyle.self): { $0.userInterfaceStyle },
    ObjectIdentifier(UITraitUserInterfaceLevel.self): { $0.userInterfaceLevel },
    ObjectIdentifier(UITraitAccessibilityContrast.self): { $0.accessibilityContrast },
    ObjectIdentifier(UITraitLegibilityWeight.self): { $0.legibilityWeight },
    ObjectIdentifier(UITraitLayoutDirection.self): { $0.layoutDirection },
    ObjectIdentifier(UITraitHorizontalSizeClass.self): { $0.horizontalSizeClass },
    ObjectIdentifier(UITraitVerticalSizeClass.self): { $0.verticalSizeClass },
    ObjectIdentifier(UITraitDisplayScale.self): { $0.displayScale },
    ObjectIdentifier(UITraitTypesettingLanguage.self): { $0.locale },
  ]
}
