/// The ways of navigating the elements of a container, with UIKit's raw values.
public enum UIAccessibilityNavigationStyle: Int, Sendable, CaseIterable {
  /// Determined by the system.
  case automatic = 0
  /// Each element separately.
  case separate = 1
  /// All as one element.
  case combined = 2
}

/// The types of accessibility container, with UIKit's raw values.
public enum UIAccessibilityContainerType: Int, Sendable, CaseIterable {
  /// No particular type.
  case none = 0
  /// A table of data.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark of a page.
  case landmark = 3
  /// A group of related elements.
  case semanticGroup = 4
}

/// The directions in which assistive technologies scroll, with UIKit's raw values.
public enum UIAccessibilityScrollDirection: Int, Sendable, CaseIterable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Upwards.
  case up = 3
  /// Downwards.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}
