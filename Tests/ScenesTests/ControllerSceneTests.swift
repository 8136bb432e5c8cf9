import DynamicType
import Foundation
import HeadlessUIKit
import Renderers
import SourcePlaces
import Testing
import ViewDocuments
import ViewRendering

@testable import Scenes

extension SceneDefinition {
  /// The view of a scene that has one by itself.
  var rootView: ViewDefinition {
    get throws {
      guard case .view(let view) = root else { throw SceneError(place: root.place, problem: .empty) }
      return view
    }
  }
}

/// Scenes whose root is a controller: its class, its properties, and the controllers in it.
@MainActor
@Suite struct ControllerSceneTests {
  private func file(_ controller: String) -> String {
    """
    scenes:
      - name: one
        devices: [iPhone 15]
        categories: [L]
        viewController:
    \(controller.split(separator: "\n", omittingEmptySubsequences: false).map { "      \($0)" }.joined(separator: "\n"))
    """
  }

  private func configuration() throws -> Configuration {
    Configuration(device: try #require(Device.named("iPhone 15")))
  }

  private func made<Controller: UIViewController>(_ controller: String) throws -> Controller {
    let root = try read(file(controller)).definition().makeRoot(for: configuration())
    return try #require(root.controller as? Controller)
  }

  private func message(_ text: String) throws -> String {
    do {
      _ = try read(text).definition()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func tabsHaveTheirItems() throws {
    let tabs: UITabBarController = try made(
      """
        class: UITabBarController
        selectedIndex: 1
        tabBar: {tintColor: systemRed, standardAppearance: {background: opaque, selected: {iconColor: systemTeal}}}
        viewControllers:
          - {title: Walks, tabBarItem: {symbol: map, badgeValue: 3, badgeColor: systemBlue}}
          - title: Map
            tabBarItem: {title: Places, isEnabled: false, accessibilityLabel: All places}
            view: {class: UILabel, text: Here}
          - {tabBarItem: {systemItem: search}}
      """)
    let controllers = try #require(tabs.viewControllers)
    #expect(tabs.selectedIndex == 1 && controllers.count == 3)
    #expect(controllers[0].tabBarItem.title == "Walks" && controllers[0].tabBarItem.image != nil)
    #expect(controllers[0].tabBarItem.badgeValue == "3" && controllers[0].tabBarItem.badgeColor == .systemBlue)
    #expect(controllers[1].title == "Map" && controllers[1].tabBarItem.title == "Places")
    #expect(!controllers[1].tabBarItem.isEnabled && controllers[1].tabBarItem.accessibilityLabel == "All places")
    #expect((controllers[1].view as? UILabel)?.text == "Here")
    #expect(controllers[2].tabBarItem.systemItem == .search)
    #expect(tabs.tabBar.tintColor == .systemRed)
    #expect(tabs.tabBar.standardAppearance.backgroundColor == .systemBackground)
    #expect(tabs.tabBar.standardAppearance.inlineLayoutAppearance.selected.iconColor == .systemTeal)
  }

  @Test func aStackHasItemsAndBars() throws {
    let stack: UINavigationController = try made(
      """
        class: UINavigationController
        navigationBar: {prefersLargeTitles: true, standardAppearance: {titleTextAttributes: {foregroundColor: systemRed}}}
        isToolbarHidden: false
        viewControllers:
          - {title: Walks}
          - title: Canal
            hidesBottomBarWhenPushed: true
            edgesForExtendedLayout: [top]
            additionalSafeAreaInsets: [1, 2, 3, 4]
            navigationItem:
              title: Along the canal
              largeTitleDisplayMode: never
              titleView: {class: UILabel, text: Canal}
              rightBarButtonItems: [{systemItem: add}, {title: Share, style: done, tintColor: systemGreen}]
            toolbarItems: [{title: Map}, {systemItem: flexibleSpace}, {systemItem: fixedSpace, width: 20}]
            view: {class: UIView, name: page}
      """)
    let top = try #require(stack.topViewController)
    #expect(stack.viewControllers.count == 2 && !stack.isToolbarHidden && stack.navigationBar.prefersLargeTitles)
    #expect(stack.navigationBar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == .systemRed)
    #expect(top.title == "Canal" && top.navigationItem.title == "Along the canal")
    #expect(top.navigationItem.largeTitleDisplayMode == .never && top.navigationItem.titleView is UILabel)
    let items = try #require(top.navigationItem.rightBarButtonItems)
    #expect(items.map(\.systemItem) == [.add, nil] && items[1].title == "Share")
    #expect(items[1].style == .done && items[1].tintColor == .systemGreen)
    #expect(
      top.toolbarItems?.map(\.systemItem) == [nil, .flexibleSpace, .fixedSpace] && top.toolbarItems?[2].width == 20)
    #expect(top.hidesBottomBarWhenPushed && top.edgesForExtendedLayout == .top)
    #expect(top.additionalSafeAreaInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(top.view.accessibilityIdentifier == "page")
  }

  @Test("An item of a bar shows a system item or content of its own")
  func itemsThatShowNothing() {
    for item in ["{}", "{tintColor: systemRed}", "{systemItem: add, title: Share}", "{systemItem: add, symbol: star}"] {
      let error = #expect(throws: (any Error).self) {
        let _: UIViewController = try made("  toolbarItems: [{title: Map}, \(item)]")
      }
      let expected = "'toolbarItems' takes items that each have either a systemItem or a title, an image, a symbol"
      #expect(error.map { "\($0)".contains(expected) } == true, "\(item): \(error.map { "\($0)" } ?? "")")
    }
  }

  @Test func columnsAndPages() throws {
    let split: UISplitViewController = try made(
      """
        class: UISplitViewController
        style: tripleColumn
        preferredDisplayMode: twoBesideSecondary
        preferredPrimaryColumnWidth: 200
        viewControllers: [{title: First}, {title: Middle}, {title: Last}, {title: Narrow}]
      """)
    #expect(split.style == .tripleColumn && split.preferredDisplayMode == .twoBesideSecondary)
    let titles = [UISplitViewController.Column.primary, .supplementary, .secondary, .compact].map {
      split.viewController(for: $0)?.title
    }
    #expect(titles == ["First", "Middle", "Last", "Narrow"] && split.preferredPrimaryColumnWidth == 200)
    let pages: UIPageViewController = try made(
      """
        class: UIPageViewController
        presentationIndex: 1
        showsPageControl: true
        view.backgroundColor: systemTeal
        viewControllers: [{title: One}, {title: Two}, {title: Three}]
      """)
    #expect(pages.viewControllers?.map(\.title) == ["Two"] && pages.view.backgroundColor == .systemTeal)
    #expect(pages.dataSource?.presentationCount(for: pages) == 3)
    let second = try #require(pages.viewControllers?.first)
    #expect(pages.dataSource?.pageViewController(pages, viewControllerAfter: second)?.title == "Three")
  }

  /// The bar's own height and the home indicator's strip: 49 + 34.
  @Test func controllersLiveAsLongAsTheyAreShown() throws {
    let text = file("  class: UITabBarController\n  viewControllers: [{title: A, view: {class: UIView, name: page}}]")
    let definition = try read(text).definition()
    var (bottom, hasBar): (CGFloat?, Bool) = (nil, false)
    _ = try definition.layOut(under: configuration(), isSurvey: false, by: ViewRenderer()) { view in
      bottom = view.subviews.first { $0.accessibilityIdentifier == "page" }?.safeAreaInsets.bottom
      hasBar = view.subviews.contains { $0 is UITabBar }
    }
    #expect(bottom == 83 && hasBar)
  }

  @Test func aViewMayPresentAController() throws {
    let text = """
      scenes:
        - name: one
          devices: [iPhone 15]
          categories: [L]
          view: {class: UILabel, text: Below}
          presented: {title: Above}
      """
    let definition = try read(text).definition()
    guard case .controller(let presenter) = definition.root else {
      Issue.record("no controller")
      return
    }
    #expect(presenter.view?.viewClass == .label && presenter.presented.count == 1)
  }

  @Test func mistakesHaveTheirPlace() throws {
    #expect(try message(file("  {class: UITableController}")).hasPrefix("a.yaml:6:"))
    #expect(try message(file("  {class: UITabBarController, view: {class: UIView}}")).contains("'view'"))
    #expect(try message(file("  {viewControllers: []}")).contains("'viewControllers'"))
    #expect(try message(file("  {tabBarItem: {titel: A}}")).contains("title"))
    #expect(try message(file("  {navigationItem: {titleView: {class: UILabel, txt: A}}}")).contains("text"))
    #expect(
      try message(file("  {navigationBar: {prefersLargeTitles: true}}"))
        .hasSuffix("UIViewController takes no 'navigationBar'. It belongs to UINavigationController."))
    #expect(try message(file("  {class: UIAlertController, style: alert}")).hasSuffix("Did you mean 'preferredStyle'?"))
    let empty = "scenes: [{name: one, devices: [iPhone 15]}]"
    #expect(try message(empty).hasSuffix("a scene needs one of view, viewController, nib, storyboard."))
    let both = file("  {title: A}") + "\n    view: {class: UIView}"
    #expect(try message(both).contains("'viewController'"))
    let deep = String(repeating: "{class: UINavigationController, viewControllers: [", count: 21)
    let text = file("  " + deep + String(repeating: "]}", count: 21))
    #expect(try message(text).contains("depth of controllers"))
  }

  @Test func aWholeControllerIsNotShown() throws {
    let text = file("  {class: UITabBarController}") + "\n    shows: whole"
    #expect(try message(text).contains("an outermost UITabBarController"))
  }
}
