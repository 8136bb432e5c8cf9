/// The styles of presentation, with UIKit's raw values.
public enum UIModalPresentationStyle: Int, Sendable, CaseIterable {
  /// Over the full screen; the views below are removed.
  case fullScreen = 0
  /// As a sheet that is almost as large as the screen.
  case pageSheet = 1
  /// As a smaller sheet.
  case formSheet = 2
  /// Over the presenting context; the views below are removed.
  case currentContext = 3
  /// Determined by the transitioning delegate.
  case custom = 4
  /// Over the full screen; the views below remain.
  case overFullScreen = 5
  /// Over the presenting context; the views below remain.
  case overCurrentContext = 6
  /// As a popover.
  case popover = 7
  /// No presentation.
  case none = -1
  /// Determined by the system.
  case automatic = -2
}

/// The styles of transition, with UIKit's raw values. Nothing is animated.
public enum UIModalTransitionStyle: Int, Sendable, CaseIterable {
  /// Slides up from the bottom.
  case coverVertical = 0
  /// Flips about a vertical axis.
  case flipHorizontal = 1
  /// Cross-fades.
  case crossDissolve = 2
  /// Curls up a corner of the page.
  case partialCurl = 3
}
