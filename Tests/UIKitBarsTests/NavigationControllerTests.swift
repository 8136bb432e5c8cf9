import Foundation
import Testing
import UIKitBars
import UIKitTestSupport

/// A stack shows its last controller.
@MainActor @Suite(.ownEnvironment) struct NavigationControllerTests {
  private final class Screen: UIViewController {
    var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  }

  private func shown(_ root: UIViewController) -> (UINavigationController, UIWindow) {
    let navigation = UINavigationController(rootViewController: root)
    navigation.isNavigationBarHidden = true
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return (navigation, window)
  }

  @Test func theLastControllerIsSeen() {
    let (root, detail) = (Screen(), Screen())
    let (navigation, window) = shown(root)
    #expect(root.calls == ["will appear", "did appear"])
    navigation.pushViewController(detail, animated: true)
    #expect(detail.view.window === window && root.view.window == nil)
    #expect(detail.view.frame == window.bounds && detail.navigationController === navigation)
    #expect(root.calls.last == "did disappear" && detail.calls == ["will appear", "did appear"])
    #expect(navigation.popViewController(animated: true) === detail)
    #expect(root.view.window === window && detail.parent == nil && navigation.popViewController(animated: true) == nil)
  }

  @Test func theStackIsSetAndPopped() {
    let controllers = (0..<4).map { _ in UIViewController() }
    let (navigation, _) = shown(controllers[0])
    navigation.viewControllers = controllers
    #expect(navigation.topViewController === controllers[3])
    #expect(navigation.popToViewController(controllers[1], animated: false) == Array(controllers[2...]))
    navigation.setViewControllers([controllers[2], controllers[0]], animated: false)
    #expect(navigation.viewControllers == [controllers[2], controllers[0]])
    #expect(navigation.popToRootViewController(animated: false) == [controllers[0]])
    #expect(navigation.viewControllers == [controllers[2]])
  }

  @Test func titlesAreTheItems() {
    let controller = UIViewController()
    controller.title = "First"
    let (navigation, _) = shown(controller)
    controller.title = "Second"
    #expect(controller.navigationItem.title == "Second" && navigation.navigationBar.topItem?.title == "Second")
    #expect(controller.tabBarItem.title == "Second")
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    #expect(controller.navigationItem.rightBarButtonItems?.count == 1)
  }

  @Test func aControllerIsPushedOnce() {
    let root = UIViewController()
    let (navigation, _) = shown(root)
    navigation.pushViewController(root, animated: false)
    #expect(navigation.popToViewController(UIViewController(), animated: false) == nil)
    #expect(
      UIKitFaults.take() == [
        "NSInvalidArgumentException: pushViewController: the same view controller was pushed more than once",
        "NSInternalInconsistencyException: popToViewController: the view controller is not in the stack",
      ])
  }

  /// UIKit's exceptions by name, as crash reports of apps have them.
  @Test func controllersThatAreRefused() {
    let (root, detail) = (UIViewController(), UIViewController())
    let (navigation, _) = shown(root)
    navigation.pushViewController(UINavigationController(), animated: false)
    navigation.pushViewController(UISplitViewController(style: .doubleColumn), animated: false)
    #expect(navigation.viewControllers == [root])
    navigation.viewControllers = [root, detail, root, UINavigationController()]
    #expect(navigation.viewControllers == [root, detail])
    let empty = UINavigationController(rootViewController: UINavigationController())
    #expect(empty.viewControllers.isEmpty)
    let pushed = "NSInvalidArgumentException: pushViewController: "
    let stack = pushed + "Pushing a navigation controller is not supported"
    #expect(
      UIKitFaults.take() == [
        stack, pushed + "Split View Controllers cannot be pushed to a Navigation Controller",
        "NSInvalidArgumentException: setViewControllers: "
          + "All view controllers in a navigation controller must be distinct",
      ], "each message once")
  }

  @Test func aTabBarControllerShowsTheChosenOne() {
    let (first, second) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    tabs.loadViewIfNeeded()
    #expect(first.view.superview === tabs.view && tabs.tabBar.items?.count == 2)
    tabs.selectedIndex = 1
    #expect(second.view.superview === tabs.view && first.view.superview == nil)
    #expect(tabs.selectedViewController === second && second.tabBarController === tabs)
  }

  /// A subclass's own bars stand in the place of UIKit's.
  @Test func barsAreOverridden() {
    final class Stack: UINavigationController {
      let own = UINavigationBar()
      override var navigationBar: UINavigationBar { own }
    }
    final class Tabs: UITabBarController {
      override var tabBar: UITabBar { super.tabBar }
    }
    let stack = Stack(rootViewController: UIViewController())
    stack.loadViewIfNeeded()
    #expect(stack.own.isDescendant(of: stack.view))
    let tabs = Tabs()
    tabs.loadViewIfNeeded()
    #expect(tabs.tabBar.isDescendant(of: tabs.view))
  }
}
