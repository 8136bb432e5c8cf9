public import Foundation

/// An object for changing menus. The app's menus are never built automatically: tests may have their own builder.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menu system that is built.
  var system: UIMenuSystem { get }
  /// The menu with an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Replaces a menu with another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Inserts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the start of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A system of menus: the menu bar, or context menus. None is displayed.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The system of the menu bar.
  public static let main = UIMenuSystem()
  /// The system of context menus.
  public static let context = UIMenuSystem()

  /// Does nothing: no menus are built.
  open func setNeedsRebuild() {}
  /// Does nothing: no menus are built.
  open func setNeedsRevalidate() {}
}

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
  /// The title of the item.
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
