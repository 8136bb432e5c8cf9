import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

@MainActor @Suite(.ownEnvironment) struct HierarchyTests {
  /// A view that records the calls it gets.
  final class Witness: UIView {
    var events: [String] = []
    override func willMove(toSuperview view: UIView?) { events.append("will move " + name(of: view)) }
    override func didMoveToSuperview() { events.append("did move " + name(of: superview)) }
    override func didAddSubview(_ subview: UIView) { events.append("added \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) { events.append("removing \(subview.tag)") }
    private func name(of view: UIView?) -> String { view.map { "\($0.tag)" } ?? "out" }
  }

  static func views(_ count: Int) -> [UIView] {
    (0..<count).map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
  }

  static func root(holding views: [UIView]) -> UIView {
    let root = UIView()
    root.tag = 100
    views.forEach(root.addSubview)
    return root
  }

  @Test func subviewsAreInsertedWhereAsked() {
    let views = Self.views(6)
    let root = Self.root(holding: Array(views[..<2]))
    root.insertSubview(views[2], at: 0)
    root.insertSubview(views[3], at: 99)
    root.insertSubview(views[4], aboveSubview: views[0])
    root.insertSubview(views[5], belowSubview: views[0])
    #expect(root.subviews.map(\.tag) == [2, 5, 0, 4, 1, 3])
    root.insertSubview(views[2], aboveSubview: views[3])
    #expect(root.subviews.map(\.tag) == [5, 0, 4, 1, 3, 2])
    root.insertSubview(views[3], belowSubview: views[0])
    #expect(root.subviews.map(\.tag) == [5, 3, 0, 4, 1, 2])
  }

  @Test func subviewsAreReordered() {
    let views = Self.views(4)
    let root = Self.root(holding: views)
    root.bringSubviewToFront(views[1])
    #expect(root.subviews.map(\.tag) == [0, 2, 3, 1])
    root.sendSubviewToBack(views[3])
    #expect(root.subviews.map(\.tag) == [3, 0, 2, 1])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews.map(\.tag) == [2, 0, 3, 1])
    root.addSubview(views[2])
    #expect(root.subviews.map(\.tag) == [0, 3, 1, 2])
    root.exchangeSubview(at: 0, withSubviewAt: 9)
    #expect(root.subviews.map(\.tag) == [0, 3, 1, 2])
  }

  @Test func aViewHasOneSuperview() {
    let views = Self.views(1)
    let first = Self.root(holding: views)
    let second = Self.root(holding: views)
    #expect(first.subviews.isEmpty)
    #expect(views[0].superview === second)
    views[0].removeFromSuperview()
    #expect(views[0].superview == nil)
    #expect(second.subviews.isEmpty)
  }

  @Test func viewsAreToldOfTheirMoves() {
    let (first, second, child) = (Witness(), Witness(), Witness())
    (first.tag, second.tag, child.tag) = (1, 2, 3)
    first.addSubview(child)
    second.addSubview(child)
    child.removeFromSuperview()
    #expect(first.events == ["added 3", "removing 3"])
    #expect(second.events == ["added 3", "removing 3"])
    #expect(
      child.events == ["will move 1", "did move 1", "will move 2", "did move 2", "will move out", "did move out"])
  }

  @Test func aViewInsideItselfIsRefusedAndReported() {
    let views = Self.views(2)
    views[0].addSubview(views[1])
    views[0].addSubview(views[0])
    views[1].addSubview(views[0])
    #expect(views[0].superview == nil)
    #expect(views[1].subviews.isEmpty)
    let faults = UIKitFaults.take()
    #expect(faults.contains("NSInvalidArgumentException: addSubview: a view was added to itself"))
    #expect(faults.contains("NSInvalidArgumentException: addSubview: a view was added to one of its own subviews"))
  }

  @Test func viewsAreFoundByTag() {
    let views = Self.views(3)
    let root = Self.root(holding: [views[0]])
    views[0].addSubview(views[1])
    views[0].addSubview(views[2])
    #expect(root.viewWithTag(2) === views[2])
    #expect(root.viewWithTag(100) === root)
    #expect(root.viewWithTag(7) == nil)
    #expect(views[2].isDescendant(of: root))
    #expect(root.isDescendant(of: root))
    #expect(!root.isDescendant(of: views[2]))
  }

  @Test func aSuperviewKeepsItsSubviewsAlive() {
    weak var child: UIView?
    do {
      let root = UIView()
      do {
        let view = UIView()
        root.addSubview(view)
        child = view
      }
      #expect(child?.superview === root)
    }
    #expect(child == nil)
  }

  @Test func aSubviewOutlivesItsSuperview() {
    let child = UIView()
    do { UIView().addSubview(child) }
    #expect(child.superview == nil)
  }
}
