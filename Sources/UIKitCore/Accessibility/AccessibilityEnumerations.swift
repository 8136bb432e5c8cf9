/// How the elements of a container are gone through; raw values are UIKit's.
public enum UIAccessibilityNavigationStyle: Int, Sendable, CaseIterable {
  /// As the system decides.
  case automatic = 0
  /// One by one.
  case separate = 1
  /// As one element.
  case combined = 2
}

/// What a container of elements is; raw values are UIKit's.
public enum UIAccessibilityContainerType: Int, Sendable, CaseIterable {
  /// Nothing of its own.
  case none = 0
  /// A table of data.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A part of the page that one goes to.
  case landmark = 3
  /// Elements that belong together.
  case semanticGroup = 4
}

/// Where assistive technologies scroll to; raw values are UIKit's.
public enum UIAccessibilityScrollDirection: Int, Sendable, CaseIterable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Upwards.
  case up = 3
  /// Downwards.
  case down = 4
  /// To what follows.
  case next = 5
  /// To what came before.
  case previous = 6
}
