package import Drawing
package import Raster

/// The look of a blur effect's style: a Gaussian blur of what lies behind, more saturated, below a tint.
///
/// Apple publishes no figures. The blur and the saturation are those of its sample code for iOS 7 (UIImageEffects:
/// saturation 1.8, radius 20 to 30). The bars' tints are those that Flutter took from Apple's design resources (F9F9F9 and
/// 1D1D1D at 94 %). All others are a judgement: over white, light materials stay near F9, and thicker ones show less.
package struct Material: Equatable {
  /// The blur, in points, and the saturation of what lies behind.
  package static let backdrop = BackdropFilter(blur: 20, saturation: 1.8)

  /// The tint's shade of grey, 0 to 255.
  let shade: Double
  /// The tint's opacity.
  let opacity: Double

  /// The tint; opaque where transparency is reduced.
  package func tint(isOpaque: Bool) -> Color {
    Color(red: shade / 255, green: shade / 255, blue: shade / 255, alpha: isOpaque ? 1 : opacity)
  }
}

extension UIBlurEffect.Style {
  private enum Thickness {
    case ultraThin, thin, regular, thick, chrome

    func material(isDark: Bool) -> Material {
      switch self {
      case .ultraThin: isDark ? Material(shade: 37, opacity: 0.55) : Material(shade: 249, opacity: 0.44)
      case .thin: isDark ? Material(shade: 37, opacity: 0.7) : Material(shade: 249, opacity: 0.6)
      case .regular: isDark ? Material(shade: 37, opacity: 0.82) : Material(shade: 249, opacity: 0.78)
      case .thick: isDark ? Material(shade: 37, opacity: 0.9) : Material(shade: 249, opacity: 0.94)
      case .chrome: Material(shade: isDark ? 29 : 249, opacity: 0.94)
      }
    }
  }

  /// The style's look in a light or a dark interface.
  package func material(isDark: Bool) -> Material {
    switch self {
    case .extraLight: Thickness.regular.material(isDark: false)
    case .light: Thickness.thin.material(isDark: false)
    case .dark: Thickness.regular.material(isDark: true)
    case .regular, .prominent, .systemMaterial: Thickness.regular.material(isDark: isDark)
    case .systemUltraThinMaterial: Thickness.ultraThin.material(isDark: isDark)
    case .systemThinMaterial: Thickness.thin.material(isDark: isDark)
    case .systemThickMaterial: Thickness.thick.material(isDark: isDark)
    case .systemChromeMaterial: Thickness.chrome.material(isDark: isDark)
    case .systemUltraThinMaterialLight: Thickness.ultraThin.material(isDark: false)
    case .systemThinMaterialLight: Thickness.thin.material(isDark: false)
    case .systemMaterialLight: Thickness.regular.material(isDark: false)
    case .systemThickMaterialLight: Thickness.thick.material(isDark: false)
    case .systemChromeMaterialLight: Thickness.chrome.material(isDark: false)
    case .systemUltraThinMaterialDark: Thickness.ultraThin.material(isDark: true)
    case .systemThinMaterialDark: Thickness.thin.material(isDark: true)
    case .systemMaterialDark: Thickness.regular.material(isDark: true)
    case .systemThickMaterialDark: Thickness.thick.material(isDark: true)
    case .systemChromeMaterialDark: Thickness.chrome.material(isDark: true)
    }
  }
}
