import Foundation

extension UIViewController {
  /// Takes the view out of the container's, which keeps the controller.
  final func leaveContainer(animated: Bool) {
    beginAppearanceTransition(false, animated: animated)
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
  }

  /// Made with the title it has then.
  final var madeNavigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: "")
    item.title = title
    storedNavigationItem = item
    return item
  }

  /// Made with the title it has then.
  final var madeTabBarItem: UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  /// One that turns editing on and off when it is used.
  final var madeEditButtonItem: UIBarButtonItem {
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
