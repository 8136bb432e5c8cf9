public import Foundation

// Notifications that nobody posts here.

extension UIViewController {
  /// A change of the controller that shows details.
  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}

extension Bundle {
  /// The load of a bundle's code.
  public static let didLoadNotification = Notification.Name("NSBundleDidLoadNotification")
}
