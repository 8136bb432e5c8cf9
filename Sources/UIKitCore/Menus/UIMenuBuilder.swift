public import Foundation

/// What menus are changed with. Nothing builds the app's menus: tests may have one of their own.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The system that is built for.
  var system: UIMenuSystem { get }
  /// The menu of a name.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Puts a menu in the place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Adds a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu at the start of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// Where menus are shown: the bar of all, or by a long press. None is.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The menus of the bar.
  public static let main = UIMenuSystem()
  /// The menus of long presses.
  public static let context = UIMenuSystem()

  /// Does nothing: no menus are built.
  open func setNeedsRebuild() {}
  /// Does nothing: no menus are built.
  open func setNeedsRevalidate() {}
}

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
