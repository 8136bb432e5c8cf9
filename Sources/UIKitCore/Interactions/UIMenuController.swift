public import Foundation

/// The menu of earlier systems that stands over a selection. Kept; it is not shown.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The one there is.
  public static let shared = UIMenuController()

  /// The app's own things in it.
  open var menuItems: [UIMenuItem]?
  /// Always false: it is not shown.
  open var isMenuVisible: Bool { false }
  /// Does nothing on a still picture.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Does nothing on a still picture.
  open func hideMenu() {}
  /// Does nothing on a still picture.
  open func hideMenu(from targetView: UIView) {}
  /// Does nothing on a still picture.
  open func update() {}
  /// Does nothing on a still picture.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Does nothing on a still picture.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
}

/// A thing in the menu of earlier systems.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// What it is called.
  open var title: String
  /// The action that is sent up the chain.
  open var action: Selector

  /// A thing that sends an action.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
