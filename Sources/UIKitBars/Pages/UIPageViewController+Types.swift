public import Foundation
public import UIKitCore

extension UIPageViewController {
  /// The transitions between pages, with UIKit's raw values.
  public enum TransitionStyle: Int, Sendable, CaseIterable {
    /// Pages curl, as in a book.
    case pageCurl = 0
    /// Pages scroll.
    case scroll = 1
  }

  /// The ways in which pages are turned, with UIKit's raw values.
  public enum NavigationOrientation: Int, Sendable, CaseIterable {
    /// Pages are beside each other.
    case horizontal = 0
    /// Pages are below each other.
    case vertical = 1
  }

  /// The directions of turning pages, with UIKit's raw values.
  public enum NavigationDirection: Int, Sendable, CaseIterable {
    /// To the following page.
    case forward = 0
    /// To the page before.
    case reverse = 1
  }

  /// The places of a book's spine, with UIKit's raw values.
  public enum SpineLocation: Int, Sendable, CaseIterable {
    /// There is no spine.
    case none = 0
    /// At the first edge.
    case min = 1
    /// In the middle.
    case mid = 2
    /// At the last edge.
    case max = 3
  }

  /// The keys of options on creation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The spine's location.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

/// The source of a page view controller's pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another one; `nil` for none. Never called automatically: pages are not turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one; `nil` for none. Never called automatically: pages are not turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots; none by default.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The index of the current dot.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The delegate of a page view controller. It is never called automatically.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called before pages are turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after pages were turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
