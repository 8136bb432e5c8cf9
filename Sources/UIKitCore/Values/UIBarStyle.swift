public import Foundation

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

/// The places of bars, with UIKit's raw values.
public enum UIBarPosition: Int, Sendable, CaseIterable {
  /// No particular place.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen: the background extends below the status bar.
  case topAttached = 3
}

/// A bar that can be in several places.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The place of the bar.
  var barPosition: UIBarPosition { get }
}

/// The delegate of a bar that can be in several places.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// The place of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
