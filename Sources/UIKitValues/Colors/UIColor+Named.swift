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
  /// White 0 at 0%: nothing is painted, but text in this colour still takes space.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// White 1 at 60%, for text on dark backgrounds; it does not adapt.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// White 0, opaque, for text on light backgrounds; it does not adapt.
  public static let darkText = UIColor(white: 0, alpha: 1)
}

extension UIColor {
  /// #FF3B30, in dark mode #FF453A; with increased contrast #D70015 and #FF6961.
  public static let systemRed = UIColor(system: .systemRed)
  /// #FF9500, in dark mode #FF9F0A; with increased contrast #C93400 and #FFB340.
  public static let systemOrange = UIColor(system: .systemOrange)
  /// #FFCC00, in dark mode #FFD60A; with increased contrast #A05A00 and #FFD426.
  public static let systemYellow = UIColor(system: .systemYellow)
  /// #34C759, in dark mode #30D158; with increased contrast #248A3D and #30DB5B.
  public static let systemGreen = UIColor(system: .systemGreen)
  /// #00C7BE, in dark mode #63E6E2; with increased contrast #0C817B and #63E6E2.
  public static let systemMint = UIColor(system: .systemMint)
  /// #30B0C7, in dark mode #40C8E0; with increased contrast #008299 and #5DE6FF.
  public static let systemTeal = UIColor(system: .systemTeal)
  /// #32ADE6, in dark mode #64D2FF; with increased contrast #0071A4 and #70D7FF.
  public static let systemCyan = UIColor(system: .systemCyan)
  /// #007AFF, in dark mode #0A84FF; with increased contrast #0040DD and #409CFF.
  public static let systemBlue = UIColor(system: .systemBlue)
  /// #5856D6, in dark mode #5E5CE6; with increased contrast #3634A3 and #7D7AFF.
  public static let systemIndigo = UIColor(system: .systemIndigo)
  /// #AF52DE, in dark mode #BF5AF2; with increased contrast #8944AB and #DA8FFF.
  public static let systemPurple = UIColor(system: .systemPurple)
  /// #FF2D55, in dark mode #FF375F; with increased contrast #D30F45 and #FF6482.
  public static let systemPink = UIColor(system: .systemPink)
  /// #A2845E, in dark mode #AC8E68; with increased contrast #7F6545 and #B59469.
  public static let systemBrown = UIColor(system: .systemBrown)
  /// #8E8E93, the same in dark mode; with increased contrast #6C6C70 and #AEAEB2.
  public static let systemGray = UIColor(system: .systemGray)
  /// #AEAEB2, in dark mode #636366; with increased contrast #8E8E93 and #7C7C80.
  public static let systemGray2 = UIColor(system: .systemGray2)
  /// #C7C7CC, in dark mode #48484A; with increased contrast #AEAEB2 and #545456.
  public static let systemGray3 = UIColor(system: .systemGray3)
  /// #D1D1D6, in dark mode #3A3A3C; with increased contrast #BCBCC0 and #444446.
  public static let systemGray4 = UIColor(system: .systemGray4)
  /// #E5E5EA, in dark mode #2C2C2E; with increased contrast #D8D8DC and #363638.
  public static let systemGray5 = UIColor(system: .systemGray5)
  /// #F2F2F7, in dark mode #1C1C1E; with increased contrast #EBEBF0 and #242426.
  public static let systemGray6 = UIColor(system: .systemGray6)
  /// Primary text: #000000, in dark mode #FFFFFF; the same with increased contrast.
  public static let label = UIColor(system: .label)
  /// Secondary text: #3C3C43 at 60%, in dark mode #EBEBF5 at 60%; with increased contrast #3C3C43 at 68% and #EBEBF5 at
  /// 68%.
  public static let secondaryLabel = UIColor(system: .secondaryLabel)
  /// Tertiary text: #3C3C43 at 30%, in dark mode #EBEBF5 at 30%; with increased contrast #3C3C43 at 37.6% and #EBEBF5
  /// at 37.6%.
  public static let tertiaryLabel = UIColor(system: .tertiaryLabel)
  /// Quaternary text: #3C3C43 at 18%, in dark mode #EBEBF5 at 16%; with increased contrast #3C3C43 at 26% and #EBEBF5
  /// at 24%.
  public static let quaternaryLabel = UIColor(system: .quaternaryLabel)
  /// The placeholder of an empty field: #3C3C43 at 30%, in dark mode #EBEBF5 at 30%; with increased contrast #3C3C43 at
  /// 37.6% and #EBEBF5 at 37.6%.
  public static let placeholderText = UIColor(system: .placeholderText)
  /// Thin and small shapes: #787880 at 20%, in dark mode #787880 at 36%; with increased contrast #787880 at 28% and
  /// #787880 at 44%.
  public static let systemFill = UIColor(system: .systemFill)
  /// Shapes of medium size: #787880 at 16%, in dark mode #787880 at 32%; with increased contrast #787880 at 24% and
  /// #787880 at 40%.
  public static let secondarySystemFill = UIColor(system: .secondarySystemFill)
  /// Large shapes: #767680 at 12%, in dark mode #767680 at 24%; with increased contrast #767680 at 20% and #767680 at
  /// 32%.
  public static let tertiarySystemFill = UIColor(system: .tertiarySystemFill)
  /// Large areas: #747480 at 8%, in dark mode #767680 at 18%; with increased contrast #747480 at 16% and #767680 at
  /// 26%.
  public static let quaternarySystemFill = UIColor(system: .quaternarySystemFill)
  /// The main background: #FFFFFF, in dark mode #000000; the same with increased contrast. On an elevated level in dark
  /// mode #1C1C1E, with increased contrast #242426.
  public static let systemBackground = UIColor(system: .systemBackground)
  /// Content on `systemBackground`: #F2F2F7, in dark mode #1C1C1E; with increased contrast #EBEBF0 and #242426. On an
  /// elevated level in dark mode #2C2C2E, with increased contrast #363638.
  public static let secondarySystemBackground = UIColor(system: .secondarySystemBackground)
  /// Content on `secondarySystemBackground`: #FFFFFF, in dark mode #2C2C2E; with increased contrast #FFFFFF and
  /// #363638. On an elevated level in dark mode #3A3A3C, with increased contrast #444446.
  public static let tertiarySystemBackground = UIColor(system: .tertiarySystemBackground)
  /// The background of a grouped interface: #F2F2F7, in dark mode #000000; with increased contrast #EBEBF0 and #000000.
  /// On an elevated level in dark mode #1C1C1E, with increased contrast #242426.
  public static let systemGroupedBackground = UIColor(system: .systemGroupedBackground)
  /// Content on `systemGroupedBackground`: #FFFFFF, in dark mode #1C1C1E; with increased contrast #FFFFFF and #242426.
  /// On an elevated level in dark mode #2C2C2E, with increased contrast #363638.
  public static let secondarySystemGroupedBackground = UIColor(system: .secondarySystemGroupedBackground)
  /// Content on `secondarySystemGroupedBackground`: #F2F2F7, in dark mode #2C2C2E; with increased contrast #EBEBF0 and
  /// #363638. On an elevated level in dark mode #3A3A3C, with increased contrast #444446.
  public static let tertiarySystemGroupedBackground = UIColor(system: .tertiarySystemGroupedBackground)
  /// Translucent separator lines: #3C3C43 at 29%, in dark mode #545458 at 60%; with increased contrast #3C3C43 at 37%
  /// and #545458 at 68%.
  public static let separator = UIColor(system: .separator)
  /// Opaque separator lines: #C6C6C8, in dark mode #38383A; the same with increased contrast.
  public static let opaqueSeparator = UIColor(system: .opaqueSeparator)
  /// Links: #007AFF, in dark mode #0984FF; the same with increased contrast.
  public static let link = UIColor(system: .link)
}

extension UIColor {
  /// The older name of `systemGroupedBackground`.
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
}
