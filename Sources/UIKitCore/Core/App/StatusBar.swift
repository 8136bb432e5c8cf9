public import Foundation

/// The styles of the status bar, with UIKit's raw values. No status bar is drawn.
public enum UIStatusBarStyle: Int, Sendable, CaseIterable {
  /// Suits the user interface style.
  case `default` = 0
  /// Light text, for dark backgrounds.
  case lightContent = 1
  /// Dark text, for light backgrounds.
  case darkContent = 3
}

/// The animations of the status bar, with UIKit's raw values. No status bar is drawn.
public enum UIStatusBarAnimation: Int, Sendable, CaseIterable {
  /// No animation.
  case none = 0
  /// A fade.
  case fade = 1
  /// A slide.
  case slide = 2
}

/// The status bar of a scene. It is not drawn, whether it is hidden or not; its height is that of the top safe area
/// inset.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The style preferred by the key window's root controller, or by the child that it designates.
  open var statusBarStyle: UIStatusBarStyle { root?.preferredStatusBarStyle ?? .default }
  /// Whether the key window's root controller, or the child that it designates for the style, prefers to hide the
  /// status bar.
  open var isStatusBarHidden: Bool { root?.prefersStatusBarHidden ?? false }
  /// The frame: the screen's width, with the height of the top safe area inset.
  open var statusBarFrame: CGRect {
    let device = UIScreen.main.device
    return CGRect(x: 0, y: 0, width: device.size.width, height: device.safeAreaInsets.top)
  }

  private var root: UIViewController? {
    var shown = UIApplication.shared.keyWindow?.rootViewController
    while let child = shown?.childForStatusBarStyle { shown = child }
    return shown
  }
}
