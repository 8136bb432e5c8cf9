public import UIKitCore

extension UIViewController {
  /// The nearest split view controller that contains this one. Differs from UIKit: what overrides
  /// it is `enclosingSplitViewController`.
  public var splitViewController: UISplitViewController? { UISplitViewController.containing(self) }
}

extension UISplitViewController {
  fileprivate static func containing(_ controller: UIViewController) -> UISplitViewController? {
    controller.enclosingSplitViewController as? UISplitViewController
  }
}
