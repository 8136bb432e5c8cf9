import Foundation
import Testing
import UIKitBars
import UIKitTestSupport

/// Controllers can say what they are contained in, and what the bars follow.
@MainActor @Suite(.ownEnvironment) struct OverriddenContainerTests {
  private final class Screen: UIViewController {
    let navigation = UINavigationController()
    let tabs = UITabBarController()
    let split = UISplitViewController(style: .doubleColumn)
    let scroll = UIScrollView()

    override var enclosingNavigationController: UINavigationController? { navigation }
    override var enclosingTabBarController: UITabBarController? { tabs }
    override var enclosingSplitViewController: UISplitViewController? { split }
    override func contentScrollingView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
      edge.contains(.top) ? scroll : super.contentScrollingView(for: edge) as? UIScrollView
    }
  }

  /// A scroll view whose delegate is asked through another, as UIKit's own can be.
  private final class Proxied: UIScrollView, UIScrollViewDelegate {
    weak var outer: (any UIScrollViewDelegate)?
    var count = 0
    override var scrollViewDelegate: (any UIScrollViewDelegate)? {
      get { outer }
      set {
        outer = newValue
        super.scrollViewDelegate = self
      }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  }

  @Test func whatIsSaidIsSeen() {
    let screen = Screen()
    #expect(screen.navigationController === screen.navigation && screen.tabBarController === screen.tabs)
    #expect(screen.splitViewController === screen.split && screen.contentScrollView(for: .top) === screen.scroll)
    #expect(screen.contentScrollView(for: .bottom) == nil)
  }

  @Test func containersAreFoundThroughOthers() {
    let (inner, plain) = (UIViewController(), UIViewController())
    plain.addChild(inner)
    let navigation = UINavigationController(rootViewController: plain)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    #expect(inner.navigationController === navigation && inner.tabBarController === tabs)
    #expect(inner.splitViewController == nil && navigation.navigationController == nil && tabs.tabBarController == nil)
  }

  @Test func aDelegateCanBeAskedThroughAnother() {
    final class Delegate: NSObject, UIScrollViewDelegate {}
    let (scroll, delegate) = (Proxied(), Delegate())
    scroll.delegate = delegate
    #expect(scroll.delegate === delegate && (scroll as UIScrollView).delegate === delegate)
    scroll.contentOffset.y = 5
    #expect(scroll.count == 1)
  }
}
