/// How a controller is presented; raw values are UIKit's. What is presented is not shown.
public enum UIModalPresentationStyle: Int, Sendable, CaseIterable {
  /// Over all of the screen; what is below goes.
  case fullScreen = 0
  /// As a sheet that is nearly as large as the screen.
  case pageSheet = 1
  /// As a smaller sheet.
  case formSheet = 2
  /// Over a container; what is below goes.
  case currentContext = 3
  /// As the transitioning delegate says.
  case custom = 4
  /// Over all of the screen; what is below stays.
  case overFullScreen = 5
  /// Over a container; what is below stays.
  case overCurrentContext = 6
  /// Beside what it is about.
  case popover = 7
  /// Not at all.
  case none = -1
  /// As the system decides.
  case automatic = -2
}

/// How what is presented comes and goes; raw values are UIKit's. Nothing is animated.
public enum UIModalTransitionStyle: Int, Sendable, CaseIterable {
  /// From below.
  case coverVertical = 0
  /// As the back of a card.
  case flipHorizontal = 1
  /// One fades into the other.
  case crossDissolve = 2
  /// Below the corner of a page.
  case partialCurl = 3
}
