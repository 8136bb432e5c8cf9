import Foundation

extension UIViewController {
  /// Removes the view from the view of its container, which keeps the controller as a child.
  package final func leaveContainer(animated: Bool) {
    beginAppearanceTransition(false, animated: animated)
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
  }

  /// The navigation item, created on first access with the controller's title.
  final var lazyNavigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: "")
    item.title = title
    storedNavigationItem = item
    return item
  }

  /// The tab bar item, created on first access with the controller's title.
  final var lazyTabBarItem: UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  /// The edit button item, created on first access; it toggles editing.
  final var lazyEditButtonItem: UIBarButtonItem {
    if let storedEditButtonItem { return storedEditButtonItem }
    let toggle = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let item = UIBarButtonItem(systemItem: .edit, primaryAction: toggle)
    storedEditButtonItem = item
    return item
  }
}
