import Foundation

extension UIWindow {
  /// Posts `UIContentSizeCategory.didChangeNotification` if the window's category differs from that in `previous`:
  /// after all its views have been notified, and before they are laid out.
  ///
  /// UIKit posts it for the app. An empty window is still being set up, so it posts nothing.
  final func announceCategory(after previous: UITraitCollection) {
    let category = traitCollection.preferredContentSizeCategory
    guard !children.isEmpty, category != previous.preferredContentSizeCategory else { return }
    asCurrent { category.postDidChange() }
  }
}

extension UIContentSizeCategory {
  /// Posts `didChangeNotification` with this as the new category.
  @MainActor package func postDidChange() {
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: nil,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: self])
  }
}
