/// The styles of bars, with UIKit's raw values.
public enum UIBarStyle: Int, Sendable, CaseIterable {
  /// Dark text on a light bar, or the reverse, according to the user interface style.
  case `default` = 0
  /// Light text on a dark bar.
  case black = 1
}

/// The metrics of bars, with UIKit's raw values.
public enum UIBarMetrics: Int, Sendable, CaseIterable {
  /// The height on phones in portrait orientation.
  case `default` = 0
  /// The height on phones in landscape orientation.
  case compact = 1
  /// The height on phones in portrait orientation, with a prompt.
  case defaultPrompt = 101
  /// The height on phones in landscape orientation, with a prompt.
  case compactPrompt = 102
}
