public import Foundation

/// Whether the status bar's text is dark; raw values are UIKit's. No status bar is drawn.
public enum UIStatusBarStyle: Int, Sendable, CaseIterable {
  /// As the interface's style asks for.
  case `default` = 0
  /// Light text, for dark backgrounds.
  case lightContent = 1
  /// Dark text, for light backgrounds.
  case darkContent = 3
}

/// How the status bar comes and goes; raw values are UIKit's. No status bar is drawn.
public enum UIStatusBarAnimation: Int, Sendable, CaseIterable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}

/// The status bar of a scene. None is drawn, whether it is hidden or not; its height is that of the safe area.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// What the key window's root asks for.
  open var statusBarStyle: UIStatusBarStyle { root?.preferredStatusBarStyle ?? .default }
  /// What the key window's root asks for.
  open var isStatusBarHidden: Bool { root?.prefersStatusBarHidden ?? false }
  /// The screen's width, and the height of its unsafe edge at the top.
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
