import Foundation
import Testing
import UIKitBars
import UIKitCore
import UIKitTestSupport
@_spi(Subclasses) import UIKitValues

/// Bars over content that scrolls: how much of a large title and a search bar is left, and which look applies.
@MainActor @Suite(.ownEnvironment) struct ScrollingTests {
  private final class Content: UIViewController {
    let scrollView = UIScrollView(frame: CGRect(0, 0, 393, 852))
    override func loadView() { view = scrollView }
    override func viewDidLoad() { scrollView.contentSize = CGSize(width: 393, height: 3000) }
  }

  private func shown(_ prepare: (Content) -> Void = { _ in }) -> (UINavigationController, Content, UIWindow) {
    let content = Content()
    content.title = "Title"
    prepare(content)
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    return (navigation, content, Screen.phone.show(navigation))
  }

  private func scroll(_ content: Content, by distance: CGFloat, _ window: UIWindow) {
    content.scrollView.contentOffset.y = distance - content.scrollView.adjustedContentInset.top
    window.layoutIfNeeded()
  }

  @Test("A scroll view's content begins below the bar: its insets are the safe area's")
  func insets() {
    let (_, content, _) = shown()
    #expect(abs(content.scrollView.adjustedContentInset.top - 149.667) < 0.01)
    #expect(abs(content.scrollView.contentOffset.y + 149.667) < 0.01)
    #expect(content.scrollView.adjustedContentInset.bottom == 34)
  }

  @Test("Content that fits has the insets, too, in a controller with bars")
  func shortContent() {
    let (_, content, window) = shown()
    content.scrollView.contentSize = CGSize(width: 393, height: 10)
    window.layoutIfNeeded()
    #expect(abs(content.scrollView.adjustedContentInset.top - 149.667) < 0.01)
  }

  /// The large title's part is 52 high and moves with the content; below it the bar is 44 high.
  @Test func aLargeTitleScrollsAway() throws {
    let (navigation, content, window) = shown()
    let bar = navigation.navigationBar
    scroll(content, by: 20, window)
    #expect(abs(bar.frame.height - 76) < 0.01)
    content.scrollView.contentOffset.y += 100
    window.layoutIfNeeded()
    #expect(bar.frame.height == 44 && abs(content.view.safeAreaInsets.top - 97.667) < 0.01)
    #expect(window.label("Title")?.font.pointSize == 17)
    content.scrollView.contentOffset.y = -1000
    window.layoutIfNeeded()
    #expect(bar.frame.height == 96 && window.label("Title")?.font.pointSize == 34)
  }

  /// In iOS 15 and later a bar over content at its start is transparent and has no hairline; over other content it has both.
  @Test func theScrollEdge() throws {
    let (navigation, content, window) = shown { $0.navigationItem.largeTitleDisplayMode = .never }
    let background = try #require(navigation.navigationBar.subviews.first)
    func shows() -> [Bool] { background.subviews.map { !$0.isHidden } }
    #expect(shows() == [false, false, false, false])
    scroll(content, by: 10, window)
    // Material and line.
    #expect(shows() == [true, false, false, true])
    #expect(background.frame.isNear(CGRect(0, -53.667, 393, 97.667)))
    // One pixel outside of the bar (swift-snapshot-testing, 24 of 24).
    #expect(background.subviews[3].frame.isNear(CGRect(0, 97.667, 393, 0.333)))
  }

  @Test("Appearances: the item's before the bar's, the compact one at compact height")
  func appearances() throws {
    func colored(_ color: UIColor) -> UINavigationBarAppearance {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = color
      return appearance
    }
    let (navigation, content, window) = shown { $0.navigationItem.largeTitleDisplayMode = .never }
    let bar = navigation.navigationBar
    let background = try #require(bar.subviews.first)
    func color() -> UIColor? {
      window.layoutIfNeeded()
      return background.subviews[1].isHidden ? nil : background.subviews[1].backgroundColor
    }
    bar.standardAppearance = colored(.red)
    #expect(color() == nil)
    bar.scrollEdgeAppearance = colored(.green)
    #expect(color() == .green)
    content.navigationItem.scrollEdgeAppearance = colored(.blue)
    #expect(color() == .blue)
    scroll(content, by: 10, window)
    #expect(color() == .red)
    content.navigationItem.standardAppearance = colored(.yellow)
    #expect(color() == .yellow)
    bar.compactAppearance = colored(.purple)
    let low = UIWindow(
      size: CGSize(width: 852, height: 393), safeAreaInsets: .zero, traits: Screen.low(852, 393, side: 0).traits)
    low.rootViewController = navigation
    low.makeKeyAndVisible()
    content.scrollView.contentOffset.y = 300
    low.layoutIfNeeded()
    #expect(background.subviews[1].backgroundColor == .purple)
  }

  /// Below the large title: 1, the field of 36, and 15 (openHAB, 393×852): the field's y is 1 below 149.667.
  @Test func searchInTheBar() throws {
    let search = UISearchController(searchResultsController: nil)
    let (navigation, content, window) = shown { $0.navigationItem.searchController = search }
    #expect(navigation.navigationBar.frame.height == 148)
    let field = search.searchBar.searchTextField.frameInWindow
    #expect(field.isNear(CGRect(16, 150.667, 361, 36), within: 0.34), "\(field)")
    #expect(abs(content.view.safeAreaInsets.top - 201.667) < 0.01)
    content.scrollView.contentOffset.y += 52
    window.layoutIfNeeded()
    #expect(abs(navigation.navigationBar.frame.height - 96) < 0.01)
    content.navigationItem.hidesSearchBarWhenScrolling = false
    content.scrollView.contentOffset.y += 300
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96 && search.searchBar.superview != nil)
  }

  @Test("An active search has a cancel button and scopes, and its results lie over the content")
  func activeSearch() throws {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    search.searchBar.scopeButtonTitles = ["All", "Unread"]
    let (navigation, content, window) = shown { $0.navigationItem.searchController = search }
    search.searchBar.text = "a"
    search.isActive = true
    window.layoutIfNeeded()
    #expect(search.searchBar.showsCancelButton && search.searchBar.showsScopeBar)
    #expect(window.label("Title") == nil)
    #expect(results.view.superview === navigation.view && results.view.frame == content.view.frame)
    search.isActive = false
    window.layoutIfNeeded()
    #expect(!search.searchBar.showsCancelButton && results.view.superview == nil && window.label("Title") != nil)
  }
}
