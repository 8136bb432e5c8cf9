import Foundation
import Testing
import UIKitBars
import UIKitCore
import UIKitTestSupport
import UIKitValues

/// A navigation controller among the tabs for which there is no room: one bar, which is More's.
@MainActor @Suite(.ownEnvironment) struct MoreStackTests {
  private let inner = UIViewController()
  private let detail = UIViewController()
  private let stack: UINavigationController
  private let tabs = UITabBarController()
  private let plain: [UIViewController]

  init() {
    (inner.title, detail.title) = ("Inner", "Detail")
    stack = UINavigationController(rootViewController: inner)
    stack.title = "Stack"
    plain = (0..<6).map { index in
      let controller = UIViewController()
      controller.title = "Tab \(index)"
      return controller
    }
    tabs.viewControllers = Array(plain[..<5]) + [stack, plain[5]]
  }

  private func bars(_ window: UIWindow) -> [UINavigationBar] {
    window.wholeTree.compactMap { $0 as? UINavigationBar }
      .filter { bar in sequence(first: bar as UIView, next: \.superview).allSatisfy { !$0.isHidden } }
  }

  @Test func oneBarHasTheWayToMore() throws {
    tabs.selectedIndex = 5
    let window = Screen.phone.show(tabs)
    let bar = try #require(bars(window).first)
    #expect(bars(window).count == 1 && bar === tabs.moreNavigationController.navigationBar)
    #expect(bar.label("Inner") != nil && bar.label("More") != nil && inner.view.window === window)
    #expect(tabs.selectedViewController === stack && inner.navigationController === tabs.moreNavigationController)
    #expect(inner.tabBarController === tabs)
    stack.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    #expect(bar.label("Detail") != nil && bar.label("Inner") != nil && detail.view.window === window)
  }

  @Test func theStackIsGivenBack() {
    tabs.selectedIndex = 5
    let window = Screen.phone.show(tabs)
    tabs.selectedIndex = 6
    window.layoutIfNeeded()
    #expect(stack.viewControllers == [inner] && plain[5].view.window === window && stack.parent === tabs)
    tabs.selectedIndex = 5
    window.layoutIfNeeded()
    #expect(stack.viewControllers.isEmpty && inner.view.window === window && plain[5].parent === tabs)
    tabs.selectedIndex = 0
    window.layoutIfNeeded()
    #expect(stack.viewControllers == [inner] && inner.view.window == nil)
    tabs.selectedIndex = 5
    tabs.viewControllers = [stack, plain[0]]
    window.layoutIfNeeded()
    #expect(stack.viewControllers == [inner] && inner.view.window === window && inner.navigationController === stack)
    #expect(UIKitFaults.take().isEmpty)
  }

  /// "Split View Controllers cannot be pushed to a Navigation Controller <UIMoreNavigationController …>" in crash reports.
  @Test func aSplitViewIsRefused() {
    tabs.viewControllers = plain + [UISplitViewController(style: .doubleColumn)]
    tabs.selectedIndex = 6
    let window = Screen.phone.show(tabs)
    window.layoutIfNeeded()
    #expect(tabs.moreNavigationController.viewControllers.map(\.title) == ["More"])
    #expect(
      UIKitFaults.take() == [
        "NSInvalidArgumentException: pushViewController: "
          + "Split View Controllers cannot be pushed to a Navigation Controller"
      ])
  }
}
