import Foundation

// Components as in Apple's documentation of each colour.
extension UIColor {
  /// White 0, opaque.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White 1/3, opaque.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// White 2/3, opaque.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White 1, opaque.
  public static let white = UIColor(white: 1, alpha: 1)
  /// White 0.5, opaque.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red 1, green 0, blue 0, whatever the traits.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Red 0, green 1, blue 0, whatever the traits.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Red 0, green 0, blue 1, whatever the traits.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Red 0, green 1, blue 1.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red 1, green 1, blue 0.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red 1, green 0, blue 1.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red 1, green 0.5, blue 0.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Red 0.5, green 0, blue 0.5.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Red 0.6, green 0.4, blue 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// White 0 at 0%: nothing is painted, and text in it still takes room.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// White 1 at 60%, for text on dark grounds; it does not adapt.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// White 0, opaque, for text on light grounds; it does not adapt.
  public static let darkText = UIColor(white: 0, alpha: 1)
}

extension UIColor {
  /// #FF3B30, in the dark #FF453A; with more contrast #D70015 and #FF6961.
  public static let systemRed = UIColor(system: .systemRed)
  /// #FF9500, in the dark #FF9F0A; with more contrast #C93400 and #FFB340.
  public static let systemOrange = UIColor(system: .systemOrange)
  /// #FFCC00, in the dark #FFD60A; with more contrast #A05A00 and #FFD426.
  public static let systemYellow = UIColor(system: .systemYellow)
  /// #34C759, in the dark #30D158; with more contrast #248A3D and #30DB5B.
  public static let systemGreen = UIColor(system: .systemGreen)
  /// #00C7BE, in the dark #63E6E2; with more contrast #0C817B and #63E6E2.
  public static let systemMint = UIColor(system: .systemMint)
  /// #30B0C7, in the dark #40C8E0; with more contrast #008299 and #5DE6FF.
  public static let systemTeal = UIColor(system: .systemTeal)
  /// #32ADE6, in the dark #64D2FF; with more contrast #0071A4 and #70D7FF.
  public static let systemCyan = UIColor(system: .systemCyan)
  /// #007AFF, in the dark #0A84FF; with more contrast #0040DD and #409CFF.
  public static let systemBlue = UIColor(system: .systemBlue)
  /// #5856D6, in the dark #5E5CE6; with more contrast #3634A3 and #7D7AFF.
  public static let systemIndigo = UIColor(system: .systemIndigo)
  /// #AF52DE, in the dark #BF5AF2; with more contrast #8944AB and #DA8FFF.
  public static let systemPurple = UIColor(system: .systemPurple)
  /// #FF2D55, in the dark #FF375F; with more contrast #D30F45 and #FF6482.
  public static let systemPink = UIColor(system: .systemPink)
  /// #A2845E, in the dark #AC8E68; with more contrast #7F6545 and #B59469.
  public static let systemBrown = UIColor(system: .systemBrown)
  /// #8E8E93, the same in the dark; with more contrast #6C6C70 and #AEAEB2.
  public static let systemGray = UIColor(system: .systemGray)
  /// #AEAEB2, in the dark #636366; with more contrast #8E8E93 and #7C7C80.
  public static let systemGray2 = UIColor(system: .systemGray2)
  /// #C7C7CC, in the dark #48484A; with more contrast #AEAEB2 and #545456.
  public static let systemGray3 = UIColor(system: .systemGray3)
  /// #D1D1D6, in the dark #3A3A3C; with more contrast #BCBCC0 and #444446.
  public static let systemGray4 = UIColor(system: .systemGray4)
  /// #E5E5EA, in the dark #2C2C2E; with more contrast #D8D8DC and #363638.
  public static let systemGray5 = UIColor(system: .systemGray5)
  /// #F2F2F7, in the dark #1C1C1E; with more contrast #EBEBF0 and #242426.
  public static let systemGray6 = UIColor(system: .systemGray6)
  /// Text of the first rank: #000000, in the dark #FFFFFF; the same with more contrast.
  public static let label = UIColor(system: .label)
  /// Text of the second rank: #3C3C43 at 60%, in the dark #EBEBF5 at 60%; with more contrast #3C3C43 at 68% and
  /// #EBEBF5 at 68%.
  public static let secondaryLabel = UIColor(system: .secondaryLabel)
  /// Text of the third rank: #3C3C43 at 30%, in the dark #EBEBF5 at 30%; with more contrast #3C3C43 at 37.6% and
  /// #EBEBF5 at 37.6%.
  public static let tertiaryLabel = UIColor(system: .tertiaryLabel)
  /// Text of the fourth rank: #3C3C43 at 18%, in the dark #EBEBF5 at 16%; with more contrast #3C3C43 at 26% and
  /// #EBEBF5 at 24%.
  public static let quaternaryLabel = UIColor(system: .quaternaryLabel)
  /// Text in a field that is empty: #3C3C43 at 30%, in the dark #EBEBF5 at 30%; with more contrast #3C3C43 at 37.6%
  /// and #EBEBF5 at 37.6%.
  public static let placeholderText = UIColor(system: .placeholderText)
  /// Thin and small shapes: #787880 at 20%, in the dark #787880 at 36%; with more contrast #787880 at 28% and
  /// #787880 at 44%.
  public static let systemFill = UIColor(system: .systemFill)
  /// Shapes of middle size: #787880 at 16%, in the dark #787880 at 32%; with more contrast #787880 at 24% and
  /// #787880 at 40%.
  public static let secondarySystemFill = UIColor(system: .secondarySystemFill)
  /// Large shapes: #767680 at 12%, in the dark #767680 at 24%; with more contrast #767680 at 20% and #767680 at 32%.
  public static let tertiarySystemFill = UIColor(system: .tertiarySystemFill)
  /// Large areas: #747480 at 8%, in the dark #767680 at 18%; with more contrast #747480 at 16% and #767680 at 26%.
  public static let quaternarySystemFill = UIColor(system: .quaternarySystemFill)
  /// The ground of an interface: #FFFFFF, in the dark #000000; the same with more contrast; in the dark on an elevated
  /// level #1C1C1E, with more contrast #242426.
  public static let systemBackground = UIColor(system: .systemBackground)
  /// What lies on `systemBackground`: #F2F2F7, in the dark #1C1C1E; with more contrast #EBEBF0 and #242426; in the dark
  /// on an elevated level #2C2C2E, with more contrast #363638.
  public static let secondarySystemBackground = UIColor(system: .secondarySystemBackground)
  /// What lies on `secondarySystemBackground`: #FFFFFF, in the dark #2C2C2E; with more contrast #FFFFFF and #363638; in
  /// the dark on an elevated level #3A3A3C, with more contrast #444446.
  public static let tertiarySystemBackground = UIColor(system: .tertiarySystemBackground)
  /// The ground of a grouped interface: #F2F2F7, in the dark #000000; with more contrast #EBEBF0 and #000000; in the
  /// dark on an elevated level #1C1C1E, with more contrast #242426.
  public static let systemGroupedBackground = UIColor(system: .systemGroupedBackground)
  /// What lies on `systemGroupedBackground`: #FFFFFF, in the dark #1C1C1E; with more contrast #FFFFFF and #242426; in
  /// the dark on an elevated level #2C2C2E, with more contrast #363638.
  public static let secondarySystemGroupedBackground = UIColor(system: .secondarySystemGroupedBackground)
  /// What lies on `secondarySystemGroupedBackground`: #F2F2F7, in the dark #2C2C2E; with more contrast #EBEBF0 and
  /// #363638; in the dark on an elevated level #3A3A3C, with more contrast #444446.
  public static let tertiarySystemGroupedBackground = UIColor(system: .tertiarySystemGroupedBackground)
  /// Lines that let through what is below: #3C3C43 at 29%, in the dark #545458 at 60%; with more contrast #3C3C43 at
  /// 37% and #545458 at 68%.
  public static let separator = UIColor(system: .separator)
  /// Lines that cover what is below: #C6C6C8, in the dark #38383A; the same with more contrast.
  public static let opaqueSeparator = UIColor(system: .opaqueSeparator)
  /// Text that leads elsewhere: #007AFF, in the dark #0984FF; the same with more contrast.
  public static let link = UIColor(system: .link)
}
