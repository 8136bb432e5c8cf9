public import Foundation

/// The edit menu of earlier system versions, shown above a selection. Stored; it is not displayed.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The shared menu controller.
  public static let shared = UIMenuController()

  /// The app's own menu items.
  open var menuItems: [UIMenuItem]?
  /// Always `false`: the menu is not displayed.
  open var isMenuVisible: Bool { false }
  /// Does nothing: the menu is not displayed.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Does nothing: the menu is not displayed.
  open func hideMenu() {}
  /// Does nothing: the menu is not displayed.
  open func hideMenu(from targetView: UIView) {}
  /// Does nothing: the menu is not displayed.
  open func update() {}
  /// Does nothing: the menu is not displayed.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Does nothing: the menu is not displayed.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
}

/// An item in the edit menu of earlier system versions.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title of the element.
  open var title: String
  /// The action sent to the responder chain.
  open var action: Selector

  /// Creates an item that sends an action.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
