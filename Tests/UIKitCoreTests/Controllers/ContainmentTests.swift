import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

@MainActor @Suite(.ownEnvironment) struct ContainmentTests {
  init() {
    _ = NotingController.take()
  }

  static func appeared() -> (window: UIWindow, parent: NotingController) {
    let (window, parent) = (UIWindow(), NotingController("parent "))
    window.rootViewController = parent
    window.makeKeyAndVisible()
    _ = NotingController.take()
    return (window, parent)
  }

  /// The caller of each of the two calls, by Apple's documentation of `addChild(_:)` and `removeFromParent()`.
  @Test func adoptingAndLeaving() {
    let (parent, child) = (NotingController("parent"), NotingController("child "))
    parent.addChild(child)
    #expect(NotingController.take() == ["child willMove(parent)"])
    #expect(child.parent === parent && parent.children == [child])
    child.removeFromParent()
    #expect(NotingController.take() == ["child didMove(nil)"])
    #expect(child.parent == nil && parent.children.isEmpty)
    child.removeFromParent()
    #expect(NotingController.take() == [])
  }

  @Test func aChildChangesItsParent() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child])
  }

  @Test func aControllerIsNotPutIntoItself() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    for (holder, held) in [(parent, parent), (child, parent)] {
      holder.addChild(held)
      #expect(UIKitFaults.take().contains { $0.hasPrefix("UIViewControllerHierarchyInconsistency: addChild: ") })
    }
    #expect(parent.children == [child] && child.children.isEmpty)
  }

  @Test func childrenInTheViewAppearWithTheRoot() {
    let (window, parent) = (UIWindow(), NotingController("parent "))
    let (shown, kept) = (NotingController("shown "), NotingController("kept "))
    for child in [shown, kept] { parent.addChild(child) }
    parent.view.addSubview(shown.view)
    window.rootViewController = parent
    _ = NotingController.take()
    window.makeKeyAndVisible()
    #expect(
      NotingController.take().filter { $0.contains("Appear") } == [
        "parent viewWillAppear", "shown viewWillAppear", "parent viewIsAppearing", "shown viewIsAppearing",
        "parent viewDidAppear", "shown viewDidAppear",
      ])
  }

  @Test func aChildOfAShownParentAppearsAsItsMoveEnds() {
    let (window, parent) = Self.appeared()
    let child = NotingController("child ")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    _ = NotingController.take()
    child.didMove(toParent: parent)
    #expect(
      NotingController.take() == [
        "child didMove(parent )", "child viewWillAppear", "child viewIsAppearing", "child viewDidAppear",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      NotingController.take() == [
        "child willMove(nil)", "child viewWillDisappear", "child viewDidDisappear", "child didMove(nil)",
      ])
    withExtendedLifetime(window) {}
  }

  @Test func anotherRootTakesThePlaceOfTheFirst() {
    let (window, parent) = Self.appeared()
    let next = NotingController("next ")
    window.rootViewController = next
    #expect(NotingController.take().prefix(2) == ["parent viewWillDisappear", "parent viewDidDisappear"])
    #expect(window.subviews == [next.view] && parent.view.superview == nil)
  }
}
