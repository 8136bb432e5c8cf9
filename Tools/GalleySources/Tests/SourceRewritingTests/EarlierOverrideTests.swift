import Testing

/// Overrides by the names that Swift 4.2 replaced (its release notes), and of `NSObject`'s description of classes.
@Suite struct EarlierOverrideTests {
  @Test(arguments: [
    (
      "class A: UIViewController {\n  override func didMove(toParentViewController parent: UIViewController?) { super.didMove(toParentViewController: parent) }\n}\n",
      "class A: UIViewController {\n  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }\n}\n"
    ),
    (
      "class A: UITabBarController {\n  override func willMove(toParentViewController: UIViewController?) {}\n}\n",
      "class A: UITabBarController {\n  override func willMove(toParent toParentViewController: UIViewController?) {}\n}\n"
    ),
    (
      "class A: UIViewController {\n  override func addChildViewController(_ a: UIViewController) { super.addChildViewController(a); a.didMove(toParentViewController: self) }\n  override func removeFromParentViewController() { super.removeFromParentViewController() }\n}\n",
      "class A: UIViewController {\n  override func addChild(_ a: UIViewController) { super.addChild(a); a.didMove(toParentViewController: self) }\n  override func removeFromParent() { super.removeFromParent() }\n}\n"
    ),
    (
      "class A: UINavigationController {}\nclass B: A {\n  override var childViewControllerForStatusBarStyle: UIViewController? { return topViewController }\n  override var childViewControllers: [UIViewController] { return super.childViewControllers.reversed() }\n}\n",
      "class A: UINavigationController {}\nclass B: A {\n  override var childForStatusBarStyle: UIViewController? { return topViewController }\n  override var children: [UIViewController] { return super.children.reversed() }\n}\n"
    ),
    (
      "class A: UIViewController {\n  override func prefersHomeIndicatorAutoHidden() -> Bool { return !super.prefersHomeIndicatorAutoHidden() }\n}\n",
      "class A: UIViewController {\n  override var prefersHomeIndicatorAutoHidden: Bool { return !super.prefersHomeIndicatorAutoHidden }\n}\n"
    ),
    (
      "class A: UIViewController {\n  override func unwind(for a: UIStoryboardSegue, towardsViewController b: UIViewController) { super.unwind(for: a, towardsViewController: b) }\n}\n",
      "class A: UIViewController {\n  override func unwind(for a: UIStoryboardSegue, towards b: UIViewController) { super.unwind(for: a, towards: b) }\n}\n"
    ),
    (
      "class A: UIView {\n  override func bringSubview(toFront view: UIView) { super.bringSubview(toFront: view) }\n}\n",
      "class A: UIView {\n  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }\n}\n"
    ),
    (
      "class A: NSObject {\n  override class func description() -> String { return \"a\" + super.description() }\n}\nclass B: A {\n  override class func description() -> String { return super.description() + \"b\" }\n}\n",
      "class A: NSObject, DescribedClass {\n  nonisolated class func classDescription() -> String { return \"a\" + super.inheritedDescription() }\n}\nclass B: A {\n  override class func classDescription() -> String { return super.classDescription() + \"b\" }\n}\n"
    ),
  ]) func overridesGetTheNewerNames(source: String, expected: String) throws {
    let texts = try rewritten(["A.swift": "import UIKit\n" + source])
    #expect(texts["A.swift"] == "import UIKit\n" + expected)
  }

  /// A class of the target can have any member, and what is no override is none.
  @Test(arguments: [
    "class A { func removeFromParentViewController() {} }\nclass B: A { override func removeFromParentViewController() { super.removeFromParentViewController() } }\n",
    "class A { class func description() -> String { \"a\" } }\nclass B: A { override class func description() -> String { super.description() } }\n",
    "class A: NSObject { override var description: String { super.description } }\n",
    "class A: UIViewController { func a() { super.addChildViewController(b) } }\n",
  ]) func otherMembersStay(source: String) throws {
    let texts = try rewritten(["A.swift": "import UIKit\n" + source])
    #expect(texts["A.swift"] == "import UIKit\n" + source)
  }
}
