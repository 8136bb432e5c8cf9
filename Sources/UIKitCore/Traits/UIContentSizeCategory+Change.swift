import Foundation

extension UIWindow {
  /// Posts `UIContentSizeCategory.didChangeNotification` if the window's category is another than in `previous`, once
  /// every view of it knows, and before they are laid out.
  ///
  /// UIKit posts it for the app. A window with nothing in it is only being made: there it is no change.
  final func announceCategory(after previous: UITraitCollection) {
    let category = traitCollection.preferredContentSizeCategory
    guard !children.isEmpty, category != previous.preferredContentSizeCategory else { return }
    traitCollection.performAsCurrent { category.postDidChange() }
  }
}

extension UIContentSizeCategory {
  /// Posts `didChangeNotification`, with this as the new category.
  @MainActor package func postDidChange() {
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: nil,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: self])
  }
}
