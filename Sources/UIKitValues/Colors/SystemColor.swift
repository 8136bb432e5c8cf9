import Foundation

/// One of UIKit's adaptive colours, with its values by appearance, contrast and level.
struct SystemColor: Sendable, Equatable {
  let name: String
  let light: ColorComponents
  let dark: ColorComponents
  let highContrastLight: ColorComponents
  let highContrastDark: ColorComponents
  /// The dark value on an elevated level, where UIKit has one.
  var elevatedDark: ColorComponents?
  var elevatedHighContrastDark: ColorComponents?

  /// The value under the given traits; unspecified ones count as light, normal contrast and base level.
  func components(under traits: UITraitCollection) -> ColorComponents {
    let isHighContrast = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return isHighContrast ? highContrastLight : light }
    let base = isHighContrast ? highContrastDark : dark
    guard traits.userInterfaceLevel == .elevated else { return base }
    return (isHighContrast ? elevatedHighContrastDark : elevatedDark) ?? base
  }
}

extension ColorComponents {
  /// A colour with eight-bit channels, as 0xRRGGBB.
  static func rgb(_ hex: UInt32, _ alpha: CGFloat = 1) -> ColorComponents {
    ColorComponents(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha)
  }
}
