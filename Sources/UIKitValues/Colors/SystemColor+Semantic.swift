import Foundation

/// The colours named for their use: labels, fills, backgrounds, separators.
///
/// Source: flutter/flutter, packages/flutter/lib/src/cupertino/colors.dart (an iOS 13 UIKit dump). The high-contrast
/// alphas of labels and of the quaternary fill are disputed: OpenSwiftUI has 0.8 and 0.7 for the secondary label, 0.7
/// and 0.55 for the tertiary, 0.55 and 0.4 for the quaternary, 0.12 for the fill. No source has high-contrast values of
/// `opaqueSeparator` and `link`: they are taken to be the normal ones.
extension SystemColor {
  static let label = SystemColor(
    name: "label",
    light: .rgb(0x000000), dark: .rgb(0xFFFFFF),
    highContrastLight: .rgb(0x000000), highContrastDark: .rgb(0xFFFFFF))
  static let secondaryLabel = SystemColor(
    name: "secondaryLabel",
    light: .rgb(0x3C3C43, 0.6), dark: .rgb(0xEBEBF5, 0.6),
    highContrastLight: .rgb(0x3C3C43, 0.68), highContrastDark: .rgb(0xEBEBF5, 0.68))
  static let tertiaryLabel = SystemColor(
    name: "tertiaryLabel",
    light: .rgb(0x3C3C43, 0.3), dark: .rgb(0xEBEBF5, 0.3),
    highContrastLight: .rgb(0x3C3C43, 0.376), highContrastDark: .rgb(0xEBEBF5, 0.376))
  static let quaternaryLabel = SystemColor(
    name: "quaternaryLabel",
    light: .rgb(0x3C3C43, 0.18), dark: .rgb(0xEBEBF5, 0.16),
    highContrastLight: .rgb(0x3C3C43, 0.26), highContrastDark: .rgb(0xEBEBF5, 0.24))
  static let placeholderText = SystemColor(
    name: "placeholderText",
    light: .rgb(0x3C3C43, 0.3), dark: .rgb(0xEBEBF5, 0.3),
    highContrastLight: .rgb(0x3C3C43, 0.376), highContrastDark: .rgb(0xEBEBF5, 0.376))
  static let systemFill = SystemColor(
    name: "systemFill",
    light: .rgb(0x787880, 0.2), dark: .rgb(0x787880, 0.36),
    highContrastLight: .rgb(0x787880, 0.28), highContrastDark: .rgb(0x787880, 0.44))
  static let secondarySystemFill = SystemColor(
    name: "secondarySystemFill",
    light: .rgb(0x787880, 0.16), dark: .rgb(0x787880, 0.32),
    highContrastLight: .rgb(0x787880, 0.24), highContrastDark: .rgb(0x787880, 0.4))
  static let tertiarySystemFill = SystemColor(
    name: "tertiarySystemFill",
    light: .rgb(0x767680, 0.12), dark: .rgb(0x767680, 0.24),
    highContrastLight: .rgb(0x767680, 0.2), highContrastDark: .rgb(0x767680, 0.32))
  static let quaternarySystemFill = SystemColor(
    name: "quaternarySystemFill",
    light: .rgb(0x747480, 0.08), dark: .rgb(0x767680, 0.18),
    highContrastLight: .rgb(0x747480, 0.16), highContrastDark: .rgb(0x767680, 0.26))
  static let systemBackground = SystemColor(
    name: "systemBackground",
    light: .rgb(0xFFFFFF), dark: .rgb(0x000000),
    highContrastLight: .rgb(0xFFFFFF), highContrastDark: .rgb(0x000000),
    elevatedDark: .rgb(0x1C1C1E), elevatedHighContrastDark: .rgb(0x242426))
  static let secondarySystemBackground = SystemColor(
    name: "secondarySystemBackground",
    light: .rgb(0xF2F2F7), dark: .rgb(0x1C1C1E),
    highContrastLight: .rgb(0xEBEBF0), highContrastDark: .rgb(0x242426),
    elevatedDark: .rgb(0x2C2C2E), elevatedHighContrastDark: .rgb(0x363638))
  static let tertiarySystemBackground = SystemColor(
    name: "tertiarySystemBackground",
    light: .rgb(0xFFFFFF), dark: .rgb(0x2C2C2E),
    highContrastLight: .rgb(0xFFFFFF), highContrastDark: .rgb(0x363638),
    elevatedDark: .rgb(0x3A3A3C), elevatedHighContrastDark: .rgb(0x444446))
  static let systemGroupedBackground = SystemColor(
    name: "systemGroupedBackground",
    light: .rgb(0xF2F2F7), dark: .rgb(0x000000),
    highContrastLight: .rgb(0xEBEBF0), highContrastDark: .rgb(0x000000),
    elevatedDark: .rgb(0x1C1C1E), elevatedHighContrastDark: .rgb(0x242426))
  static let secondarySystemGroupedBackground = SystemColor(
    name: "secondarySystemGroupedBackground",
    light: .rgb(0xFFFFFF), dark: .rgb(0x1C1C1E),
    highContrastLight: .rgb(0xFFFFFF), highContrastDark: .rgb(0x242426),
    elevatedDark: .rgb(0x2C2C2E), elevatedHighContrastDark: .rgb(0x363638))
  static let tertiarySystemGroupedBackground = SystemColor(
    name: "tertiarySystemGroupedBackground",
    light: .rgb(0xF2F2F7), dark: .rgb(0x2C2C2E),
    highContrastLight: .rgb(0xEBEBF0), highContrastDark: .rgb(0x363638),
    elevatedDark: .rgb(0x3A3A3C), elevatedHighContrastDark: .rgb(0x444446))
  static let separator = SystemColor(
    name: "separator",
    light: .rgb(0x3C3C43, 0.29), dark: .rgb(0x545458, 0.6),
    highContrastLight: .rgb(0x3C3C43, 0.37), highContrastDark: .rgb(0x545458, 0.68))
  static let opaqueSeparator = SystemColor(
    name: "opaqueSeparator",
    light: .rgb(0xC6C6C8), dark: .rgb(0x38383A),
    highContrastLight: .rgb(0xC6C6C8), highContrastDark: .rgb(0x38383A))
  static let link = SystemColor(
    name: "link",
    light: .rgb(0x007AFF), dark: .rgb(0x0984FF),
    highContrastLight: .rgb(0x007AFF), highContrastDark: .rgb(0x0984FF))
}
