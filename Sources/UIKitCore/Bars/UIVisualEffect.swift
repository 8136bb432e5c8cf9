public import Foundation

/// What is done to what lies below: a blur, say. Kept; materials are not drawn.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur. Kept; materials are not drawn.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The style it was made with.
  package final let style: Style

  /// A blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// What lets text and pictures take colour from a blur below. Kept; materials are not drawn.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// The blur it lies on.
  package final let blurEffect: UIBlurEffect

  /// Vibrancy for what lies on a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  /// Vibrancy of a style for what lies on a blur.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

extension UIBlurEffect {
  /// How a blur looks; raw values are UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// Lighter than what is below.
    case extraLight = 0
    /// As light as what is below.
    case light = 1
    /// Darker than what is below.
    case dark = 2
    /// By the interface's style.
    case regular = 4
    /// By the interface's style, stronger.
    case prominent = 5
    /// The thinnest of the system's materials.
    case systemUltraThinMaterial = 6
    /// The second thinnest.
    case systemThinMaterial = 7
    /// The middle one.
    case systemMaterial = 8
    /// The thickest.
    case systemThickMaterial = 9
    /// That of bars.
    case systemChromeMaterial = 10
    /// The thinnest, always light.
    case systemUltraThinMaterialLight = 11
    /// The second thinnest, always light.
    case systemThinMaterialLight = 12
    /// The middle one, always light.
    case systemMaterialLight = 13
    /// The thickest, always light.
    case systemThickMaterialLight = 14
    /// That of bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest, always dark.
    case systemUltraThinMaterialDark = 16
    /// The second thinnest, always dark.
    case systemThinMaterialDark = 17
    /// The middle one, always dark.
    case systemMaterialDark = 18
    /// The thickest, always dark.
    case systemThickMaterialDark = 19
    /// That of bars, always dark.
    case systemChromeMaterialDark = 20
  }
}

/// What vibrancy is for; raw values are UIKit's.
public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
  /// Text.
  case label = 0
  /// Text of second rank.
  case secondaryLabel = 1
  /// Text of third rank.
  case tertiaryLabel = 2
  /// Text of fourth rank.
  case quaternaryLabel = 3
  /// Larger shapes.
  case fill = 4
  /// Larger shapes of second rank.
  case secondaryFill = 5
  /// Larger shapes of third rank.
  case tertiaryFill = 6
  /// Lines.
  case separator = 7
}
