import Testing
import UIKitBars
import UIKitCore
import UIKitTestSupport

/// Groups of tabs, by Apple's documentation of `UITabGroup` and `UITab`.
@MainActor @Suite(.ownEnvironment) struct TabGroupTests {
  private let first = UITab(title: "First", image: nil, identifier: "first") { _ in UIViewController() }
  private let second = UITab(title: "Second", image: nil, identifier: "second") { _ in UIViewController() }

  @Test func childrenKnowTheirGroup() {
    let inner = UITabGroup(title: "Inner", image: nil, identifier: "inner", children: [first])
    let outer = UITabGroup(title: "Outer", image: nil, identifier: "outer", children: [inner, second])
    #expect(first.parent === inner && inner.parent === outer && outer.parent == nil)
    #expect(outer.tab(forIdentifier: "first") === first && outer.tab(forIdentifier: "third") == nil)
    #expect(UITabBarController(tabs: [outer]).tab(forIdentifier: "first") === first)
  }

  @Test func theManagingGroupIsTheOutermostWithANavigationController() {
    let inner = UITabGroup(title: "Inner", image: nil, identifier: "inner", children: [first])
    let outer = UITabGroup(title: "Outer", image: nil, identifier: "outer", children: [inner])
    #expect(first.managingTabGroup == nil)
    inner.managingNavigationController = UINavigationController()
    #expect(first.managingTabGroup === inner)
    outer.managingNavigationController = UINavigationController()
    #expect(first.managingTabGroup === outer)
  }

  @Test func tabsWithoutAPlaceInTheOrderFollow() {
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [first, second])
    #expect(group.displayOrder.map(\.identifier) == ["first", "second"])
    group.displayOrderIdentifiers = ["second", "gone"]
    #expect(group.displayOrder.map(\.identifier) == ["second", "first"])
  }

  @Test func theSelectedChildIsShown() {
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [first, second])
    #expect(group.selectedChild === first)
    group.defaultChildIdentifier = "second"
    #expect(group.selectedChild === second && group.viewController === second.viewController)
    group.selectedChild = first
    #expect(group.viewController === first.viewController)
  }
}
