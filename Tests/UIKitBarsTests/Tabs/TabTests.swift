import Foundation
import Testing
import UIKitBars
import UIKitCore
import UIKitTestSupport

// Apple's documentation of UITab: a tab's controller is made when it is needed, and hidden tabs have no place.
@MainActor @Suite(.ownEnvironment) struct TabTests {
  @Test func tabsMakeTheControllers() {
    var made: [String] = []
    let tabs = ["a", "b", "c"].map { name in
      UITab(title: name.uppercased(), image: nil, identifier: name) {
        made.append($0.identifier)
        return UIViewController()
      }
    }
    tabs[1].isHidden = true
    #expect(made.isEmpty)
    let controller = UITabBarController(tabs: tabs)
    #expect(made == ["a", "c"])
    #expect(controller.viewControllers?.map(\.tabBarItem.title) == ["A", "C"])
    #expect(controller.selectedTab === tabs[0])
    controller.selectedTab = tabs[2]
    #expect(controller.selectedIndex == 1 && controller.tab(forIdentifier: "b") === tabs[1])
    tabs[1].isHidden = false
    #expect(controller.viewControllers?.map(\.tabBarItem.title) == ["A", "B", "C"])
    tabs[0].title = "New"
    tabs[0].badgeValue = "3"
    #expect(controller.viewControllers?.first?.tabBarItem.title == "New")
    #expect(controller.viewControllers?.first?.tabBarItem.badgeValue == "3")
  }

  // A group without a controller of its own: Galley's choice, as there are no sidebars.
  @Test func aGroupShowsItsFirstTab() {
    let child = UITab(title: "Child", image: nil, identifier: "child") { _ in UIViewController() }
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [child])
    let controller = UITabBarController(tabs: [group])
    #expect(controller.viewControllers?.first === child.viewController)
    #expect(controller.viewControllers?.first?.tabBarItem.title == "Group")
    #expect(controller.tab(forIdentifier: "child") === child)
  }
}
