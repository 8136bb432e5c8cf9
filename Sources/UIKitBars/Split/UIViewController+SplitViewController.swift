public import UIKitCore

extension UIViewController {
  /// The nearest split view controller that contains this one. Differs from UIKit: it cannot be overridden.
  public var splitViewController: UISplitViewController? { container() }
}
