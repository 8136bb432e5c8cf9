/// The colours and images of UIKit and SwiftUI themselves, which symbols of an app's assets do not hide.
enum SystemAssets {
  static let images: Set = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]

  static let colors: Set = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
    "lightText",
    "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
    "quaternarySystemFill",
    "red", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
    "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray",
    "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground",
    "systemIndigo",
    "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow",
    "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
  ]

  /// Colours and styles of shapes.
  static let swiftUIColors: Set = [
    "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "fill", "foreground", "gray", "green",
    "indigo", "link", "mint", "orange", "pink", "placeholder", "primary", "purple", "quaternary", "quinary", "red",
    "secondary", "selection", "separator", "teal", "tertiary", "tint", "white", "windowBackground", "yellow",
  ]
}
