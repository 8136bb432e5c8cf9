/// The tints and greys of iOS 13 to 18, with those added since: mint and cyan, and the teal iOS 15 changed.
///
/// Sources: flutter/flutter, packages/flutter/lib/src/cupertino/colors.dart (an iOS 13 UIKit dump; light and dark agree
/// with noahsark769/ColorCompatibility). Mint, teal and cyan: OpenSwiftUIProject/OpenSwiftUI,
/// Sources/OpenSwiftUICore/Graphic/Color/SystemColors.swift, one source; the red of cyan's high-contrast dark is taken
/// from the iOS 13 teal. iOS 26 changed the tints (Human Interface Guidelines, June 2025); those are not used.
extension SystemColor {
  static let systemRed = SystemColor(
    name: "systemRed",
    light: .rgb(0xFF3B30), dark: .rgb(0xFF453A),
    highContrastLight: .rgb(0xD70015), highContrastDark: .rgb(0xFF6961))
  static let systemOrange = SystemColor(
    name: "systemOrange",
    light: .rgb(0xFF9500), dark: .rgb(0xFF9F0A),
    highContrastLight: .rgb(0xC93400), highContrastDark: .rgb(0xFFB340))
  static let systemYellow = SystemColor(
    name: "systemYellow",
    light: .rgb(0xFFCC00), dark: .rgb(0xFFD60A),
    highContrastLight: .rgb(0xA05A00), highContrastDark: .rgb(0xFFD426))
  static let systemGreen = SystemColor(
    name: "systemGreen",
    light: .rgb(0x34C759), dark: .rgb(0x30D158),
    highContrastLight: .rgb(0x248A3D), highContrastDark: .rgb(0x30DB5B))
  static let systemMint = SystemColor(
    name: "systemMint",
    light: .rgb(0x00C7BE), dark: .rgb(0x63E6E2),
    highContrastLight: .rgb(0x0C817B), highContrastDark: .rgb(0x63E6E2))
  static let systemTeal = SystemColor(
    name: "systemTeal",
    light: .rgb(0x30B0C7), dark: .rgb(0x40C8E0),
    highContrastLight: .rgb(0x008299), highContrastDark: .rgb(0x5DE6FF))
  static let systemCyan = SystemColor(
    name: "systemCyan",
    light: .rgb(0x32ADE6), dark: .rgb(0x64D2FF),
    highContrastLight: .rgb(0x0071A4), highContrastDark: .rgb(0x70D7FF))
  static let systemBlue = SystemColor(
    name: "systemBlue",
    light: .rgb(0x007AFF), dark: .rgb(0x0A84FF),
    highContrastLight: .rgb(0x0040DD), highContrastDark: .rgb(0x409CFF))
  static let systemIndigo = SystemColor(
    name: "systemIndigo",
    light: .rgb(0x5856D6), dark: .rgb(0x5E5CE6),
    highContrastLight: .rgb(0x3634A3), highContrastDark: .rgb(0x7D7AFF))
  static let systemPurple = SystemColor(
    name: "systemPurple",
    light: .rgb(0xAF52DE), dark: .rgb(0xBF5AF2),
    highContrastLight: .rgb(0x8944AB), highContrastDark: .rgb(0xDA8FFF))
  static let systemPink = SystemColor(
    name: "systemPink",
    light: .rgb(0xFF2D55), dark: .rgb(0xFF375F),
    highContrastLight: .rgb(0xD30F45), highContrastDark: .rgb(0xFF6482))
  static let systemBrown = SystemColor(
    name: "systemBrown",
    light: .rgb(0xA2845E), dark: .rgb(0xAC8E68),
    highContrastLight: .rgb(0x7F6545), highContrastDark: .rgb(0xB59469))
  static let systemGray = SystemColor(
    name: "systemGray",
    light: .rgb(0x8E8E93), dark: .rgb(0x8E8E93),
    highContrastLight: .rgb(0x6C6C70), highContrastDark: .rgb(0xAEAEB2))
  static let systemGray2 = SystemColor(
    name: "systemGray2",
    light: .rgb(0xAEAEB2), dark: .rgb(0x636366),
    highContrastLight: .rgb(0x8E8E93), highContrastDark: .rgb(0x7C7C80))
  static let systemGray3 = SystemColor(
    name: "systemGray3",
    light: .rgb(0xC7C7CC), dark: .rgb(0x48484A),
    highContrastLight: .rgb(0xAEAEB2), highContrastDark: .rgb(0x545456))
  static let systemGray4 = SystemColor(
    name: "systemGray4",
    light: .rgb(0xD1D1D6), dark: .rgb(0x3A3A3C),
    highContrastLight: .rgb(0xBCBCC0), highContrastDark: .rgb(0x444446))
  static let systemGray5 = SystemColor(
    name: "systemGray5",
    light: .rgb(0xE5E5EA), dark: .rgb(0x2C2C2E),
    highContrastLight: .rgb(0xD8D8DC), highContrastDark: .rgb(0x363638))
  static let systemGray6 = SystemColor(
    name: "systemGray6",
    light: .rgb(0xF2F2F7), dark: .rgb(0x1C1C1E),
    highContrastLight: .rgb(0xEBEBF0), highContrastDark: .rgb(0x242426))
}
