public import UIKitCore

extension UIViewController {
  /// The nearest navigation controller that contains this one. Differs from UIKit: what overrides it is
  /// `enclosingNavigationController`.
  public var navigationController: UINavigationController? { UINavigationController.containing(self) }

  /// The scroll view whose place the bar at an edge follows; the first one in the view if `nil`. Differs from UIKit: what
  /// overrides it is `contentScrollingView(for:)`.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    UIScrollView.named(contentScrollingView(for: edge))
  }

  /// Sets the scroll view whose place the bars at the top, the bottom, or both follow. Differs from UIKit: it cannot be
  /// overridden.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    var views = contentScrollViews ?? ContentScrollViews()
    if edge.contains(.top) { views.top = scrollView }
    if edge.contains(.bottom) { views.bottom = scrollView }
    contentScrollViews = views
    containerHandler?()
  }
}

extension UINavigationController {
  fileprivate static func containing(_ controller: UIViewController) -> UINavigationController? {
    controller.enclosingNavigationController as? UINavigationController
  }
}
