public import Foundation

/// An effect on the content behind a view, such as a blur. `UIVisualEffectView` draws it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// The look of what lies behind a view with the effect; `nil` if it does not change it.
  func material(isDark: Bool) -> Material? { nil }

  /// The effect as layouts write it; `nil` for one that shows nothing.
  var recorded: String? { nil }
}

/// A blur of the content behind a view, below a tint. Differs from UIKit: the tints are estimates, as Apple publishes none
/// (`Material`).
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The style given on creation.
  package final let style: Style

  /// Creates a blur effect of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override func material(isDark: Bool) -> Material? { style.material(isDark: isDark) }

  override var recorded: String? { "\(style)" }
}

/// An effect that makes text and images take on colour from a blur behind them. Differs from UIKit: they keep their own
/// colours.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// The blur effect that it is used with.
  package final let blurEffect: UIBlurEffect

  /// Creates a vibrancy effect for content over a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  /// Creates a vibrancy effect of a style for content over a blur.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }

  override var recorded: String? { "vibrancy \(blurEffect.style)" }
}

/// The glass of iOS 26. Differs from UIKit: it looks like a blur of a thin material.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// The style given on creation.
  package final let style: Style
  /// Whether it reacts to touches. Stored; there are none.
  open var isInteractive = false
  /// The colour of the glass. Stored.
  open var tintColor: UIColor?

  /// Creates a glass of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates a glass of the regular style.
  public override convenience init() {
    self.init(style: .regular)
  }

  private var blur: UIBlurEffect.Style {
    switch style {
    case .regular: .systemThinMaterial
    case .clear: .systemUltraThinMaterial
    }
  }

  override func material(isDark: Bool) -> Material? { blur.material(isDark: isDark) }

  override var recorded: String? { "glass \(style)" }
}

extension UIGlassEffect {
  /// The styles of glass, with UIKit's raw values.
  public enum Style: Int, Sendable, CaseIterable {
    /// The usual one.
    case regular = 0
    /// One that lets more through.
    case clear = 1
  }
}

/// The space in which views of glass melt into one. Stored: each is drawn alone, and the effect itself shows nothing.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance below which they melt.
  open var spacing: CGFloat = 0

  /// Creates the effect.
  public override init() {
    super.init()
  }
}

extension UIBlurEffect {
  /// The styles of blur, with UIKit's raw values.
  public enum Style: Int, Sendable, CaseIterable {
    /// Lighter than the content behind it.
    case extraLight = 0
    /// As light as the content behind it.
    case light = 1
    /// Darker than the content behind it.
    case dark = 2
    /// Adapts to the user interface style.
    case regular = 4
    /// Adapts to the user interface style, with more contrast.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// The second thinnest material.
    case systemThinMaterial = 7
    /// The material of medium thickness.
    case systemMaterial = 8
    /// The thickest material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material, always light.
    case systemUltraThinMaterialLight = 11
    /// The second thinnest material, always light.
    case systemThinMaterialLight = 12
    /// The material of medium thickness, always light.
    case systemMaterialLight = 13
    /// The thickest material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark = 16
    /// The second thinnest material, always dark.
    case systemThinMaterialDark = 17
    /// The material of medium thickness, always dark.
    case systemMaterialDark = 18
    /// The thickest material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }
}

/// The uses of vibrancy, with UIKit's raw values.
public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
  /// Text.
  case label = 0
  /// Secondary text.
  case secondaryLabel = 1
  /// Tertiary text.
  case tertiaryLabel = 2
  /// Quaternary text.
  case quaternaryLabel = 3
  /// Large areas.
  case fill = 4
  /// Secondary large areas.
  case secondaryFill = 5
  /// Tertiary large areas.
  case tertiaryFill = 6
  /// Separator lines.
  case separator = 7
}
