public import UIKitCore

extension UIViewController {
  /// The nearest tab bar controller that contains this one. Differs from UIKit: it cannot be overridden.
  public var tabBarController: UITabBarController? { container() }
}
