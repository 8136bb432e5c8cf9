import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

@MainActor @Suite(.ownEnvironment) struct ControllerTraitsTests {
  static let compact = UITraitCollection(horizontalSizeClass: .compact)
  static let regular = UITraitCollection(horizontalSizeClass: .regular)

  @Test func aChildHasItsParentsTraitsBeforeItsViewIsAdded() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.view.overrideTraits = Self.regular
    parent.addChild(child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    child.loadViewIfNeeded()
    #expect(child.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func aParentOverridesAChildsTraits() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.view.overrideTraits = Self.regular
    parent.addChild(child)
    parent.setOverrideTraitCollection(Self.compact, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    parent.view.addSubview(child.view)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    #expect(parent.overrideTraitCollection(forChild: child) == Self.compact)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func onlyChildrenAreOverridden() {
    UIViewController().setOverrideTraitCollection(Self.compact, forChild: UIViewController())
    #expect(
      UIKitFaults.take().contains { $0.contains("setOverrideTraitCollection: the view controller is not a child") })
  }

  @Test func aControllerIsToldOfNewTraitsBeforeItsView() {
    final class Watched: UIView {
      var told: () -> Void = {}
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { told() }
    }
    final class Watching: UIViewController {
      var previous: UITraitCollection?
      var told: () -> Void = {}
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        self.previous = previous
        told()
      }
    }
    let (controller, view) = (Watching(), Watched())
    var order: [String] = []
    controller.told = { order.append("controller \(UITraitCollection.current.horizontalSizeClass)") }
    view.told = { order.append("view") }
    controller.view = view
    controller.view.overrideTraits = Self.regular
    #expect(order == ["controller regular", "view"])
    #expect(controller.previous?.horizontalSizeClass == .compact)
  }
}
