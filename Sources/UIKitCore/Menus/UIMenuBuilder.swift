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
