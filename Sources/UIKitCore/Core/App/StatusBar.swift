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

/// The height of the status bar, where navigation bars begin.
package enum StatusBarMetrics {
  /// The height in points on a screen with this inset at the top.
  ///
  /// It is the inset, except on devices with a wide camera housing. Source: bars of AccessibilitySnapshot's pictures at
  /// 393×852 (inset 59), 402×874 (62), and 375×812 (50), to a pixel (high).
  package static func height(safeAreaTop inset: CGFloat) -> CGFloat {
    switch inset {
    case 50: 140.0 / 3
    case 59: 161.0 / 3
    case 62: 169.0 / 3
    default: inset
    }
  }
}

/// The status bar of a scene. It is not drawn, whether it is hidden or not; its height is known for each top
/// safe area inset.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The style preferred by the key window's root controller, or by the child that it designates.
  open var statusBarStyle: UIStatusBarStyle {
    controller { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
  }
  /// Whether the key window's root controller, or the child that it designates, prefers to hide the status bar.
  open var isStatusBarHidden: Bool { controller { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false }
  /// The frame: the screen's width, with the status bar's height.
  open var statusBarFrame: CGRect {
    let device = UIScreen.main.device
    return CGRect(
      x: 0, y: 0, width: device.size.width, height: StatusBarMetrics.height(safeAreaTop: device.safeAreaInsets.top))
  }

  /// The controller at the end of the chain of children that designate another.
  private func controller(designated child: (UIViewController) -> UIViewController?) -> UIViewController? {
    var shown = UIApplication.shared.keyWindow?.rootViewController
    while let next = shown.flatMap(child) { shown = next }
    return shown
  }
}
