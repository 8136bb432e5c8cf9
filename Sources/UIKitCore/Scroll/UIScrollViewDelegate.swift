public import Foundation

/// A delegate that is notified when a scroll view scrolls. Every method has a default implementation.
///
/// There is no dragging here: `scrollViewDidScroll(_:)` is called when code changes the content offset, and
/// `scrollViewDidEndScrollingAnimation(_:)` after such a change was requested with an animation, which takes no time.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the content offset has changed, by code or because the content became shorter.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called at once by `setContentOffset(_:animated:)` and similar methods with `animated`, if the offset has
  /// changed.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Called after `contentInset`, or the part of the safe area that is added to it, has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Never called: there is no dragging.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Never called: there is no dragging.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Never called: nothing decelerates.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Never called: nothing decelerates.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Never called: there is no status bar to tap.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Never called: there is no status bar to tap.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called when a drag ends, with the offset at which the content will come to rest; never called automatically.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The view that is scaled; none by default.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called after the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called before the scale changes by touches; never called automatically.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after the scale was changed by touches; never called automatically.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}

/// A protocol that gives scroll views their `delegate`.
///
/// The property is not a member of the class, so that collection views can have a delegate of another type, as
/// UIKit's do: in Swift, a subclass cannot narrow a property's type.
@preconcurrency @MainActor
public protocol ScrollDelegating: AnyObject {}

extension UIScrollView: ScrollDelegating {}

extension ScrollDelegating where Self: UIScrollView {
  /// The delegate that is notified of scrolling; a weak reference. A collection view's delegate has its own type.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollViewDelegate }
    set { scrollViewDelegate = newValue }
  }
}
