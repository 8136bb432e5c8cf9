import Foundation
import Testing
import UIKitBars
import UIKitCore
import UIKitTestSupport
@_spi(Subclasses) import UIKitValues

/// The frames of a tab bar controller's bar and content, its selection, and what More shows.
@MainActor @Suite(.ownEnvironment) struct TabBarControllerTests {
  private func controllers(_ count: Int) -> [UIViewController] {
    (0..<count).map { index in
      let controller = UIViewController()
      controller.title = "Tab \(index)"
      return controller
    }
  }

  private func shown(
    _ controllers: [UIViewController], on screen: Screen = .phone, _ prepare: (UITabBarController) -> Void = { _ in }
  ) -> (UITabBarController, UIWindow) {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    prepare(tabs)
    return (tabs, screen.show(tabs))
  }

  /// By screen, the bar's height without the safe area: 49 (stored frames), 32 at compact height, 50 on tablets.
  nonisolated static let screens: [(Screen, CGFloat)] = [
    (.phone(320, 568, top: 20, bottom: 0), 49), (.phone(375, 667, top: 20, bottom: 0), 49),
    (.phone(375, 812, top: 44), 49), (.phone(414, 896, top: 48), 49), (.phone(375, 812, top: 50), 49),
    (.phone(390, 844, top: 47), 49), (.phone(428, 926, top: 47), 49), (.phone(393, 852, top: 59), 49),
    (.phone(430, 932, top: 59), 49), (.phone(402, 874, top: 62), 49), (.phone(440, 956, top: 62), 49),
    (.phone(420, 912, top: 68), 49), (.low(568, 320, side: 0), 32), (.low(812, 375, side: 44), 32),
    (.low(852, 393, side: 59), 32), (.low(932, 430, side: 59, isWide: true), 32),
    (.pad(768, 1024, top: 20, bottom: 0), 50), (.pad(820, 1180, top: 24, bottom: 20), 50),
    (.pad(1180, 820, top: 24, bottom: 20), 50), (.pad(1032, 1376, top: 24, bottom: 20), 50),
  ]

  @Test(arguments: screens.indices) func theBarIsAtTheBottom(_ index: Int) throws {
    let (screen, height) = TabBarControllerTests.screens[index]
    let (tabs, _) = shown(controllers(3), on: screen)
    let whole = height + screen.insets.bottom
    #expect(tabs.tabBar.frame == CGRect(0, screen.size.height - whole, screen.size.width, whole), "\(screen.name)")
    let content = try #require(tabs.selectedViewController?.view)
    #expect(content.frame == CGRect(origin: .zero, size: screen.size))
    #expect(content.safeAreaInsets.bottom == whole && content.safeAreaInsets.top == screen.insets.top, "\(screen.name)")
    let items = tabs.tabBar.frames
    #expect(items.allSatisfy { $0.minX >= screen.insets.left && $0.maxX <= screen.size.width - screen.insets.right })
  }

  @Test func theContentEndsAboveABarThatIsNotTranslucent() throws {
    let (tabs, window) = shown(controllers(2)) { $0.tabBar.isTranslucent = false }
    let content = try #require(tabs.selectedViewController?.view)
    #expect(content.frame == CGRect(0, 0, 393, 852 - 83) && content.safeAreaInsets.bottom == 0)
    tabs.selectedViewController?.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(content.frame.height == 852 && content.safeAreaInsets.bottom == 83)
    tabs.selectedViewController?.edgesForExtendedLayout = []
    window.layoutIfNeeded()
    #expect(content.frame.height == 769)
    tabs.tabBar.isHidden = true
    window.layoutIfNeeded()
    #expect(content.frame.height == 852 && content.safeAreaInsets.bottom == 34)
  }

  @Test func aPushedControllerHidesTheBar() throws {
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    let stack = UINavigationController(rootViewController: UIViewController())
    let (tabs, window) = shown([stack])
    #expect(tabs.tabBar.superview != nil && stack.view.safeAreaInsets.bottom == 83)
    stack.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.superview == nil && detail.view.safeAreaInsets.bottom == 34)
    stack.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.superview != nil && stack.view.safeAreaInsets.bottom == 83)
  }

  @Test func aChosenTabIsShown() {
    let all = controllers(3)
    let (tabs, window) = shown(all) { $0.selectedIndex = 2 }
    #expect(all[2].view.window === window && tabs.tabBar.selectedItem === all[2].tabBarItem)
    tabs.selectedViewController = all[1]
    #expect(tabs.selectedIndex == 1 && all[1].view.window === window && all[2].view.window == nil)
    tabs.viewControllers = [all[0], all[1], all[0]]
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.items?.count == 2 && all[2].parent == nil)
    tabs.selectedIndex = 5
    tabs.selectedViewController = all[2]
    #expect(
      UIKitFaults.take() == [
        "NSRangeException: UITabBarController.selectedIndex = 5: there are 2 controllers",
        "NSInvalidArgumentException: UITabBarController.selectedViewController: "
          + "the view controller is not one of the tab bar controller's",
      ])
  }

  /// Four tabs and More on a phone (Apple's documentation).
  @Test func moreThanFiveTabs() throws {
    let all = controllers(7)
    let (tabs, window) = shown(all)
    #expect(tabs.tabBar.items?.count == 5 && tabs.tabBar.items?.last === tabs.moreNavigationController.tabBarItem)
    tabs.selectedIndex = 5
    window.layoutIfNeeded()
    #expect(all[5].view.window === window && all[5].navigationController === tabs.moreNavigationController)
    #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
    #expect(tabs.selectedViewController === all[5] && all[5].tabBarController === tabs)
    tabs.selectedViewController = tabs.moreNavigationController
    window.layoutIfNeeded()
    let list = try #require(tabs.moreNavigationController.topViewController)
    #expect(list.title == "More" && all[5].view.window == nil && tabs.selectedIndex == NSNotFound)
    #expect(list.view.label("Tab 4") != nil && list.view.label("Tab 6") != nil && list.view.label("Tab 3") == nil)
    tabs.selectedIndex = 0
    #expect(all[0].view.window === window && tabs.moreNavigationController.view.window == nil)
    tabs.viewControllers = Array(all.prefix(5))
    #expect(tabs.tabBar.items?.count == 5 && all[4].parent === tabs && all[6].parent == nil)
  }

  @Test func tabletsShowMoreTabs() {
    let (tabs, _) = shown(controllers(7), on: .pad(820, 1180, top: 24, bottom: 20))
    #expect(tabs.tabBar.items?.count == 7)
  }

  @Test func noTabsAndAThousand() {
    let (none, _) = shown([])
    #expect(none.viewControllers == nil && none.tabBar.frames.isEmpty && none.selectedViewController == nil)
    let (many, window) = shown(controllers(1_000)) { $0.selectedIndex = 999 }
    #expect(many.tabBar.items?.count == 5 && many.selectedViewController?.view.window === window)
    let (wide, _) = shown(controllers(1_000), on: .pad(820, 1180, top: 24, bottom: 20))
    #expect(wide.tabBar.items?.count == 8)
  }

  /// Transparent above the end of the content from iOS 15 on (disputed, medium); with the standard look elsewhere.
  @Test func theBarHasNoBackgroundAtTheEndOfTheContent() throws {
    let controller = UIViewController()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 393, height: 2_000)
    controller.view = scroll
    let (tabs, window) = shown([controller])
    func isBare() throws -> Bool {
      let effect = try #require(tabs.tabBar.wholeTree.lazy.compactMap { $0 as? UIVisualEffectView }.first)
      return effect.isHidden
    }
    #expect(try !isBare() && scroll.adjustedContentInset.bottom == 83)
    scroll.contentOffset.y = 2_000 + 83 - 852
    window.layoutIfNeeded()
    #expect(try isBare())
    scroll.contentOffset.y -= 10
    window.layoutIfNeeded()
    #expect(try !isBare())
    scroll.contentOffset.y += 10
    tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
    window.layoutIfNeeded()
    #expect(try !isBare())
  }
}
