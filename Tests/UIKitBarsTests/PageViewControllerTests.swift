import Foundation
import Testing
import UIKitBars
import UIKitControls
import UIKitCore
import UIKitTestSupport
@_spi(Subclasses) import UIKitValues

/// One of several pages, with dots below.
@MainActor @Suite(.ownEnvironment) struct PageViewControllerTests {
  private final class Source: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
  }

  @Test func aPageFillsTheView() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (UIViewController(), UIViewController())
    pages.setViewControllers([first], direction: .forward, animated: true)
    let window = Screen.phone.show(pages)
    #expect(first.view.frame == CGRect(0, 0, 393, 852) && pages.viewControllers == [first])
    var isDone = false
    pages.setViewControllers([second], direction: .reverse, animated: true) { isDone = $0 }
    #expect(isDone && second.view.window === window && first.view.window == nil && first.parent == nil)
  }

  /// The page ends above the dots, which the data source counts (Apple's documentation; 37 points low).
  @Test func dotsBelowThePage() throws {
    let source = Source()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    _ = Screen.phone.show(pages)
    let dots = try #require(pages.view.wholeTree.lazy.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 3 && dots.currentPage == 1 && !dots.isHidden)
    #expect(dots.frame == CGRect(0, 852 - 34 - 37, 393, 37))
    #expect(pages.viewControllers?.first?.view.frame.height == 781)
  }

  @Test func curledPagesHaveNoDots() throws {
    let source = Source()
    let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    pages.dataSource = source
    _ = Screen.phone.show(pages)
    let dots = try #require(pages.view.wholeTree.lazy.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.isHidden && pages.spineLocation == .min)
  }

  @Test func onePageIsShownAtATime() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([], direction: .forward, animated: false)
    pages.setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)
    #expect(pages.viewControllers == nil)
    #expect(
      UIKitFaults.take()
        == [0, 2].map {
          "NSInvalidArgumentException: UIPageViewController.setViewControllers: the number of view controllers "
            + "provided (\($0)) doesn't match the number required (1)"
        })
  }
}
