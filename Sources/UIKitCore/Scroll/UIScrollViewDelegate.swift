public import Foundation

/// What is told that a scroll view scrolls. Every method has a default.
///
/// Nothing is dragged on Linux: `scrollViewDidScroll(_:)` is called when code changes the content offset, and
/// `scrollViewDidEndScrollingAnimation(_:)` after such a change was asked for with an animation, which takes no time.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the content offset has changed, by code or because the content became shorter.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after `setContentOffset(_:animated:)` and its like with `animated`, at once, if the offset was another.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Called after `contentInset`, or what it keeps clear of the safe area, has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Never called: nothing is dragged.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Never called: nothing is dragged.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Never called: nothing decelerates.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Never called: nothing decelerates.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Never called: there is no status bar to tap.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Never called: there is no status bar to tap.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
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
}

/// Gives scroll views their `delegate`.
///
/// It is no member of the class, so that collection views can have a delegate of another type, as UIKit's do: Swift
/// does not let a subclass narrow a property's type.
@preconcurrency @MainActor
public protocol ScrollDelegating: AnyObject {}

extension UIScrollView: ScrollDelegating {}

extension ScrollDelegating where Self: UIScrollView {
  /// What is told of scrolling; not kept alive. Collection views have one of their own type, which is told of both.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
