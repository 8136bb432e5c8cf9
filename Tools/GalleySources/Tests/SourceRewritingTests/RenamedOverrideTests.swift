import SourceRewriting
import Testing

/// Overrides of UIKit's members that are in extensions here become those of members of the class.
@Suite struct RenamedOverrideTests {
  @Test(arguments: [
    (
      "class A: UIViewController {\n  override var navigationController: UINavigationController? { super.navigationController ?? a }\n}\n",
      "class A: UIViewController {\n  override var enclosingNavigationController: UINavigationController? { (super.enclosingNavigationController as? UINavigationController) ?? a }\n}\n"
    ),
    (
      "class A: UITableViewController {\n  public override var tabBarController: UITabBarController? { return nil }\n  func b() { tabBarController?.a() }\n}\n",
      "class A: UITableViewController {\n  public override var enclosingTabBarController: UITabBarController? { return nil }\n  func b() { tabBarController?.a() }\n}\n"
    ),
    (
      "class A: UIViewController {}\nclass B: A {\n  override var splitViewController: UISplitViewController? { a }\n}\n",
      "class A: UIViewController {}\nclass B: A {\n  override var enclosingSplitViewController: UISplitViewController? { a }\n}\n"
    ),
    (
      "class A: UIViewController {\n  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { super.contentScrollView(for: edge)?.a }\n}\n",
      "class A: UIViewController {\n  override func contentScrollingView(for edge: NSDirectionalRectEdge) -> UIScrollView? { (super.contentScrollingView(for: edge) as? UIScrollView)?.a }\n}\n"
    ),
    (
      "class A: UIScrollView {\n  override weak var delegate: UIScrollViewDelegate? { didSet { super.delegate = nil } }\n}\n",
      "class A: UIScrollView {\n  override var scrollViewDelegate: UIScrollViewDelegate? { didSet { super.scrollViewDelegate = nil } }\n}\n"
    ),
    (
      "class A: UIViewController {}\nextension A {\n  override var tabBarController: UITabBarController? { super.tabBarController }\n}\n",
      "class A: UIViewController {override var enclosingTabBarController: UITabBarController? { tabBarController_extensionOfA } }\nextension A {\n  var tabBarController_extensionOfA: UITabBarController? { (super.enclosingTabBarController as? UITabBarController) }\n}\n"
    ),
  ]) func overridesAreRenamed(source: String, expected: String) throws {
    let texts = try rewritten(["A.swift": "import UIKit\n" + source])
    #expect(texts["A.swift"] == "import UIKit\n" + expected)
  }

  /// Lists have a delegate of their own, and a class of the target can have any member.
  @Test(arguments: [
    "class A: UITableView {\n  override var delegate: UITableViewDelegate? { didSet {} }\n}\n",
    "class A { var navigationController: Int { 1 } }\nclass B: A { override var navigationController: Int { super.navigationController } }\n",
    "class A: UIViewController { func a() { super.navigationController?.b() } }\n",
  ]) func otherOverridesStay(source: String) throws {
    let texts = try rewritten(["A.swift": "import UIKit\n" + source])
    #expect(texts["A.swift"] == "import UIKit\n" + source)
  }

  @Test func whatCannotBeOverriddenIsLeftOut() throws {
    let source =
      "import UIKit\nclass A: UIViewController {\n  override func setContentScrollView(_ a: UIScrollView?, for edge: NSDirectionalRectEdge) {}\n}\n"
    let file = try SourceText(path: "A.swift", bytes: Array(source.utf8))
    let result = TargetRewriter(options: RewritingOptions()).rewrite([file])
    #expect(
      result.problems.map(\.description) == [
        "A.swift:3:3: note: 'setContentScrollView' cannot be overridden here: the override is left out, and the inherited one is called. Override 'contentScrollView(for:)', which bars ask."
      ])
    #expect(
      result.files.map { String(decoding: $0.bytes, as: UTF8.self) }
        == ["import UIKit\nclass A: UIViewController {\n  \n}\n"])
  }
}
