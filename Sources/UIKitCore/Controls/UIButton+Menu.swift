import Foundation

/// A button that shows the chosen element of its menu.
extension UIButton {
  /// Whether the button opens a menu to choose an element from, which it then shows.
  var choosesMenuElement: Bool { menu != nil && changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction }

  /// The element that the button shows: the first that is `on`, or else the first.
  var chosenMenuElement: UIMenuElement? {
    guard choosesMenuElement, let menu else { return nil }
    return menu.selectedElements.first ?? menu.firstLeaf
  }

  /// Shows another menu's element.
  func menuDidChange() {
    if configured != nil { configurationStateDidChange() } else { contentDidChange() }
  }
}

extension UIMenu {
  /// The first element that is not a menu, in this menu or in its first one that has any.
  fileprivate final var firstLeaf: UIMenuElement? {
    for child in children {
      guard let menu = child as? UIMenu else { return child }
      if let leaf = menu.firstLeaf { return leaf }
    }
    return nil
  }
}
