public import Foundation

/// The edit menu of earlier system versions, shown above a selection. Stored; it is not displayed.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The shared menu controller.
  public static let shared = UIMenuController()

  /// Posted before the menu is shown. Never posted automatically; tests may post it.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu was shown. Never posted automatically; tests may post it.
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden. Never posted automatically; tests may post it.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu was hidden. Never posted automatically; tests may post it.
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted when the menu's place has changed. Never posted automatically; tests may post it.
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// The frame of the menu; it is not displayed.
  open var menuFrame: CGRect { .zero }
  /// The direction of the menu's arrow.
  open var arrowDirection = ArrowDirection.default
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

extension UIMenuController {
  /// The direction of a menu's arrow, with UIKit's raw values.
  public enum ArrowDirection: Int, Sendable, CaseIterable {
    /// The direction that there is room for.
    case `default` = 0
    /// Up.
    case up = 1
    /// Down.
    case down = 2
    /// To the left.
    case left = 3
    /// To the right.
    case right = 4
  }
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
