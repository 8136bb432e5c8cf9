package import AssetCatalogs
import Foundation

extension UIColor {
  /// The colour of a catalogue, which adapts to the traits where it is used; clear where it has none for them.
  package convenience init(_ set: ColorSet) {
    self.init { traits in set.value(for: AssetConditions(traits)).flatMap(UIColor.init(asset:)) ?? .clear }
  }

  /// A value of a catalogue; nil for a colour of the system that is not known.
  private convenience init?(asset value: ColorSet.Value) {
    switch value {
    case .components(let space, let red, let green, let blue, let alpha):
      self.init(components: ColorComponents(space, red: red, green: green, blue: blue, alpha: alpha))
    case .reference(_, let name):
      guard let color = UIColor.referenced[name] else { return nil }
      self.init(color)
    }
  }

  /// The colours that catalogues may refer to, by their selectors.
  package static let referenced: [String: UIColor] = [
    "blackColor": .black, "blueColor": .blue, "brownColor": .brown, "clearColor": .clear, "cyanColor": .cyan,
    "darkGrayColor": .darkGray, "darkTextColor": .darkText, "grayColor": .gray, "greenColor": .green,
    "labelColor": .label, "lightGrayColor": .lightGray, "lightTextColor": .lightText, "linkColor": .link,
    "magentaColor": .magenta, "opaqueSeparatorColor": .opaqueSeparator, "orangeColor": .orange,
    "placeholderTextColor": .placeholderText, "purpleColor": .purple, "quaternaryLabelColor": .quaternaryLabel,
    "quaternarySystemFillColor": .quaternarySystemFill, "redColor": .red, "secondaryLabelColor": .secondaryLabel,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "secondarySystemFillColor": .secondarySystemFill,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground, "separatorColor": .separator,
    "systemBackgroundColor": .systemBackground, "systemBlueColor": .systemBlue, "systemBrownColor": .systemBrown,
    "systemCyanColor": .systemCyan, "systemFillColor": .systemFill, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6, "systemGrayColor": .systemGray, "systemGreenColor": .systemGreen,
    "systemGroupedBackgroundColor": .systemGroupedBackground, "systemIndigoColor": .systemIndigo,
    "systemMintColor": .systemMint, "systemOrangeColor": .systemOrange, "systemPinkColor": .systemPink,
    "systemPurpleColor": .systemPurple, "systemRedColor": .systemRed, "systemTealColor": .systemTeal,
    "systemYellowColor": .systemYellow, "tertiaryLabelColor": .tertiaryLabel,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground, "tertiarySystemFillColor": .tertiarySystemFill,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground, "whiteColor": .white,
    "yellowColor": .yellow,
  ]
}

extension ColorComponents {
  fileprivate init(_ space: ColorSet.Space, red: Double, green: Double, blue: Double, alpha: Double) {
    switch space {
    case .sRGB, .extendedSRGB, .gray, .extendedGray: self.init(red: red, green: green, blue: blue, alpha: alpha)
    case .extendedLinearSRGB: self.init(linearRed: red, green: green, blue: blue, alpha: alpha)
    case .displayP3: self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
  }
}
