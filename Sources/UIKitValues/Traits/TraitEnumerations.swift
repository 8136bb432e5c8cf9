/// Light or dark appearance; raw values are UIKit's.
public enum UIUserInterfaceStyle: Int, Sendable, CaseIterable {
  /// Unspecified; colours resolve as in `light`.
  case unspecified = 0
  /// Dark content on a light background.
  case light = 1
  /// Light content on a dark background.
  case dark = 2
}

/// The layout direction of a trait collection; raw values are UIKit's.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, CaseIterable {
  /// Unspecified; views lay out from left to right.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// The amount of space along an axis; raw values are UIKit's.
public enum UIUserInterfaceSizeClass: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// Little space, as across a phone held upright.
  case compact = 1
  /// Ample space, as on a tablet.
  case regular = 2
}

/// The kind of device; raw values are UIKit's.
public enum UIUserInterfaceIdiom: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = -1
  /// A phone, which is the default device of scenes.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television. Differs from UIKit: only the value exists, and nothing lays out differently. The same holds for the
  /// next three.
  case tv = 2
  /// A car's display; only the value exists.
  case carPlay = 3
  /// A Mac; only the value exists.
  case mac = 5
  /// A headset; only the value exists.
  case vision = 6
}

/// Whether text is bolder, as the Bold Text setting asks; raw values are UIKit's.
public enum UILegibilityWeight: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = -1
  /// Text in its normal weight.
  case regular = 0
  /// Bold Text is on, and the system's fonts are heavier.
  case bold = 1
}

/// Whether colours have more contrast, as the Increase Contrast setting asks; raw values are UIKit's.
public enum UIAccessibilityContrast: Int, Sendable, CaseIterable {
  /// Unspecified; colours resolve as in `normal`.
  case unspecified = -1
  /// Normal contrast.
  case normal = 0
  /// Increase Contrast is on, and system colours have other values.
  case high = 1
}

/// Whether an interface is presented above another, as a sheet is; raw values are UIKit's.
public enum UIUserInterfaceLevel: Int, Sendable, CaseIterable {
  /// Unspecified; colours resolve as in `base`.
  case unspecified = -1
  /// The interface is not above another.
  case base = 0
  /// The interface is above another, so that some backgrounds are lighter in dark mode.
  case elevated = 1
}

/// The layout direction of an interface; raw values are UIKit's.
public enum UIUserInterfaceLayoutDirection: Int, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// Whether a view's content is mirrored in right-to-left layouts; raw values are UIKit's.
public enum UISemanticContentAttribute: Int, Sendable, CaseIterable {
  /// Mirrored in right-to-left interfaces.
  case unspecified = 0
  /// Playback controls, which are never mirrored.
  case playback = 1
  /// Controls for directions in space, which are never mirrored.
  case spatial = 2
  /// From left to right, regardless of the interface.
  case forceLeftToRight = 3
  /// From right to left, regardless of the interface.
  case forceRightToLeft = 4
}
