public import UIKitCore

extension UIViewController {
  /// The nearest tab bar controller that contains this one. Differs from UIKit: what overrides it
  /// is `enclosingTabBarController`.
  public var tabBarController: UITabBarController? { UITabBarController.containing(self) }
}

extension UITabBarController {
  fileprivate static func containing(_ controller: UIViewController) -> UITabBarController? {
    controller.enclosingTabBarController as? UITabBarController
  }
}
