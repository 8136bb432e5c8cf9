/// Light or dark appearance; raw values are UIKit's.
public enum UIUserInterfaceStyle: Int, Sendable, CaseIterable {
  /// Nothing is said; colours resolve as in `light`.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// The direction a trait collection lays out in; raw values are UIKit's.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, CaseIterable {
  /// Nothing is said; views lay out from left to right.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// How much room there is along an axis; raw values are UIKit's.
public enum UIUserInterfaceSizeClass: Int, Sendable, CaseIterable {
  /// Nothing is said.
  case unspecified = 0
  /// Little room, as a phone held upright has across.
  case compact = 1
  /// Much room, as a tablet has.
  case regular = 2
}

/// The kind of device; raw values are UIKit's.
public enum UIUserInterfaceIdiom: Int, Sendable, CaseIterable {
  /// Nothing is said.
  case unspecified = -1
  /// A phone: what scenes are rendered on unless their device is another.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television. Differs from UIKit: only the value is there, nothing lays out differently. So it is with the next
  /// three.
  case tv = 2
  /// A car's display; the value alone.
  case carPlay = 3
  /// A Mac; the value alone.
  case mac = 5
  /// A headset; the value alone.
  case vision = 6
}

/// Whether text is drawn bolder, as the Bold Text setting asks; raw values are UIKit's.
public enum UILegibilityWeight: Int, Sendable, CaseIterable {
  /// Nothing is said.
  case unspecified = -1
  /// Text as its font is.
  case regular = 0
  /// Bold Text is on: the system's fonts are heavier.
  case bold = 1
}

/// Whether colours contrast more, as the Increase Contrast setting asks; raw values are UIKit's.
public enum UIAccessibilityContrast: Int, Sendable, CaseIterable {
  /// Nothing is said; colours resolve as in `normal`.
  case unspecified = -1
  /// Contrast as designed.
  case normal = 0
  /// Increase Contrast is on: system colours have other values.
  case high = 1
}

/// Whether an interface floats above another, as a sheet does; raw values are UIKit's.
public enum UIUserInterfaceLevel: Int, Sendable, CaseIterable {
  /// Nothing is said; colours resolve as in `base`.
  case unspecified = -1
  /// The interface lies on no other.
  case base = 0
  /// The interface lies on another: some backgrounds are lighter in the dark.
  case elevated = 1
}

/// The direction an interface is laid out in; raw values are UIKit's.
public enum UIUserInterfaceLayoutDirection: Int, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// Whether a view's content is mirrored in right-to-left layouts; raw values are UIKit's.
public enum UISemanticContentAttribute: Int, Sendable, CaseIterable {
  /// Mirrored in interfaces that run from right to left.
  case unspecified = 0
  /// Controls of playback: never mirrored, as tapes run one way.
  case playback = 1
  /// Controls of directions in space: never mirrored.
  case spatial = 2
  /// From left to right, whatever the interface.
  case forceLeftToRight = 3
  /// From right to left, whatever the interface.
  case forceRightToLeft = 4
}
