import Foundation
import SpokenElements
import Testing
import UIKitBars
import UIKitControls
import UIKitCore
import UIKitTestSupport
import UIKitValues

/// Bars are read before and after content, wherever that is scrolled to, and each in the direction of reading.
@MainActor @Suite(.ownEnvironment) struct BarReadingOrderTests {
  /// The labels in the window of a phone that shows a controller, in the order in which they are read.
  private func labels(_ root: UIViewController) -> [String?] {
    UITraitCollection.current = UITraitCollection(values: TraitValues.phone)
    let window = UIWindow(
      size: CGSize(width: 393, height: 852), safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      traits: .current)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window.record(isSpoken: true).spokenElements.map(\.label)
  }

  private func titled(_ title: String, _ view: UIView = UIView()) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    controller.view = view
    return controller
  }

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  /// Content that is scrolled by 300, with a label above the bars, one under each, and one below the screen.
  private func scrolled() -> UIScrollView {
    let content = UIScrollView()
    for (text, y) in [("above", 0), ("under the bar", 340), ("seen", 500), ("under the tabs", 1100), ("below", 1500)] {
      let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 30))
      label.text = text
      content.addSubview(label)
    }
    content.contentSize = CGSize(width: 393, height: 2000)
    content.contentOffset.y = 300
    return content
  }

  @Test func contentIsReadBetweenBars() {
    let navigation = UINavigationController(rootViewController: titled("Heading", scrolled()))
    navigation.topViewController?.toolbarItems = [button("first"), .flexibleSpace(), button("last")]
    navigation.isToolbarHidden = false
    let content = ["above", "under the bar", "seen", "under the tabs", "below"]
    #expect(labels(navigation) == ["Heading"] + content + ["first", "last"])
  }

  @Test func tabsAreReadLast() {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: titled("Heading", scrolled())), titled("other"),
    ]
    tabs.viewControllers?.first?.title = "stack"
    let content = ["above", "under the bar", "seen", "under the tabs", "below"]
    #expect(labels(tabs) == ["Heading"] + content + ["stack", "other"])
  }

  @Test("The way back, leading items, the title, trailing items, what is below them; likewise from right to left")
  func aNavigationBar() {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let navigation = UINavigationController()
      navigation.navigationBar.semanticContentAttribute = direction
      let detail = titled("title")
      navigation.viewControllers = [titled("root"), detail]
      let item = detail.navigationItem
      item.prompt = "prompt"
      item.leftItemsSupplementBackButton = true
      item.leftBarButtonItems = [button("one"), button("two")]
      // Trailing items are given from the edge on.
      item.rightBarButtonItems = [button("four"), button("three")]
      #expect(labels(navigation) == ["prompt", "root", "one", "two", "title", "three", "four"])
    }
  }

  @Test("An app's own elements, and what is modal, come before the order of bars")
  func appsDecide() {
    let navigation = UINavigationController(rootViewController: titled("Heading", scrolled()))
    let cover = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    cover.text = "cover"
    cover.accessibilityViewIsModal = true
    navigation.view.addSubview(cover)
    #expect(labels(navigation) == ["cover"])
    cover.removeFromSuperview()
    navigation.navigationBar.accessibilityElements = []
    navigation.view.accessibilityElements = [navigation.navigationBar]
    #expect(labels(navigation).isEmpty)
  }
}
