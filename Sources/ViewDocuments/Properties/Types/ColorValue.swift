package import AssetCatalogs
import Foundation
package import HeadlessUIKit
import Suggestions

/// A colour in a file: a UIKit name, sRGB components, or one colour for each appearance and contrast.
package indirect enum ColorValue: Equatable, Sendable {
  /// The name of one of `UIColor`'s colours, such as `label` or `systemBlue`.
  case named(String)
  /// sRGB, each from 0 to 1, not premultiplied.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// A colour for each appearance and contrast. A missing one falls back to its appearance's colour at normal contrast,
  /// then to the light one of its contrast, then to `light`.
  case variants(light: ColorValue, dark: ColorValue?, highContrastLight: ColorValue?, highContrastDark: ColorValue?)
  /// A colour of an asset catalogue.
  case asset(ColorSet)
}

extension ColorValue {
  /// Parses `#RRGGBB` or `#RRGGBBAA`.
  package init?(hexadecimal text: String) {
    guard text.hasPrefix("#"), [7, 9].contains(text.utf8.count) else { return nil }
    let digits = text.dropFirst()
    guard digits.allSatisfy(\.isHexDigit), let number = UInt64(digits, radix: 16) else { return nil }
    let rgba = digits.utf8.count == 6 ? number << 8 | 0xFF : number
    func component(_ shift: UInt64) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    self = .components(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }

  /// The values of a colour in each appearance.
  package init(_ color: UIColor) {
    let variants = [UIUserInterfaceStyle.light, .dark].map { style -> ColorValue in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return .components(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
    self =
      variants[0] == variants[1]
      ? variants[0] : .variants(light: variants[0], dark: variants[1], highContrastLight: nil, highContrastDark: nil)
  }

  /// The names of `UIColor`'s colours that files can use, in the order of UIKit's headers.
  package static var names: [String] { table.map(\.key) }

  func check(for property: String) throws(PropertyError) {
    switch self {
    case .named(let name):
      guard !Self.names.contains(name) else { return }
      let suggestion = Suggestion.nearest(to: name, among: Self.names)
      throw .unknownColor(property: property, name: name, suggestion: suggestion)
    case .components(let red, let green, let blue, let alpha):
      for (name, value) in [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)] {
        try NumberType(PropertyLimits.unit).check(value, for: property + "." + name)
      }
    case .asset: return
    case .variants(let light, let dark, let highContrastLight, let highContrastDark):
      for color in [light, dark, highContrastLight, highContrastDark].compactMap(\.self) {
        try color.check(for: property)
      }
    }
  }

  /// The colour as a `UIColor`. A name must have been checked.
  var uiColor: UIColor {
    switch self {
    case .named(let name):
      return Self.table.first { $0.key == name }?.value ?? .clear
    case .asset(let set): return UIColor(set)
    case .components(let red, let green, let blue, let alpha):
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .variants(let light, let dark, let highContrastLight, let highContrastDark):
      let (light, dark) = (light.uiColor, dark?.uiColor)
      let contrasting = (light: highContrastLight?.uiColor, dark: highContrastDark?.uiColor)
      return UIColor { traits in
        let isContrasting = traits.accessibilityContrast == .high
        let isDark = traits.userInterfaceStyle == .dark
        let color =
          switch (isDark, isContrasting) {
          case (true, true): contrasting.dark ?? dark ?? contrasting.light
          case (true, false): dark
          case (false, true): contrasting.light
          case (false, false): light
          }
        return (color ?? light).resolvedColor(with: traits)
      }
    }
  }

  private static let table: KeyValuePairs<String, UIColor> = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator,
    "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
    "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
    "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "lightText": .lightText, "darkText": .darkText,
    "clear": .clear, "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white,
    "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow,
    "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown,
  ]
}
