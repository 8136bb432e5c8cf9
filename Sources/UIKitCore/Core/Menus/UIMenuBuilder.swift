public import Foundation

/// An object for changing menus. The app's menus are never built automatically: tests may have their own builder.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menu system that is built.
  var system: UIMenuSystem { get }
  /// The menu with an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action with an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command with an action and a property list.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
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
  /// Changes the elements of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

// Builders of tests from before these were there lack them.
extension UIMenuBuilder {
  public func action(for identifier: UIAction.Identifier) -> UIAction? { nil }
  public func command(for action: Selector, propertyList: Any?) -> UICommand? { nil }
  public func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {}
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
