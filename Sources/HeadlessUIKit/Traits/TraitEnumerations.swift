/// Light or dark appearance; raw values are UIKit's.
public enum UIUserInterfaceStyle: Int, Sendable, CaseIterable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The direction a trait collection lays out in; raw values are UIKit's.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, CaseIterable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// How much room there is along an axis; raw values are UIKit's.
public enum UIUserInterfaceSizeClass: Int, Sendable, CaseIterable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The kind of device; raw values are UIKit's.
public enum UIUserInterfaceIdiom: Int, Sendable, CaseIterable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// Whether text is drawn bolder, as the Bold Text setting asks; raw values are UIKit's.
public enum UILegibilityWeight: Int, Sendable, CaseIterable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// Whether colours contrast more, as the Increase Contrast setting asks; raw values are UIKit's.
public enum UIAccessibilityContrast: Int, Sendable, CaseIterable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Whether an interface floats above another, as a sheet does; raw values are UIKit's.
public enum UIUserInterfaceLevel: Int, Sendable, CaseIterable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// The direction an interface is laid out in; raw values are UIKit's.
public enum UIUserInterfaceLayoutDirection: Int, Sendable, CaseIterable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// Whether a view's content is mirrored in right-to-left layouts; raw values are UIKit's.
public enum UISemanticContentAttribute: Int, Sendable, CaseIterable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}
