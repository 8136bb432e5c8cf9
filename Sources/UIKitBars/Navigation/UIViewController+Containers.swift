public import UIKitCore

extension UIViewController {
  /// The nearest navigation controller that contains this one. Differs from UIKit: it cannot be overridden.
  public var navigationController: UINavigationController? { container() }

  /// The scroll view whose place the bar at an edge follows; the first one in the view if `nil`. Differs from UIKit: it
  /// cannot be overridden.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    UIScrollView.named(edge.contains(.top) ? contentScrollViews?.top : contentScrollViews?.bottom)
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
