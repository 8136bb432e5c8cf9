import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Constraints and views that change during layout: it ends, and infinite loops are reported.
@MainActor @Suite(.ownEnvironment) struct ConstraintLoopTests {
  /// A view with a width that runs given actions in its updates.
  final class Acting: UIView {
    var onUpdate: ((Acting) -> Void)?
    var onLayout: ((Acting) -> Void)?
    var updates = 0
    var layouts = 0

    override func updateConstraints() {
      updates += 1
      onUpdate?(self)
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      onLayout?(self)
    }
  }

  static func pair() -> (root: Acting, view: UIView, width: NSLayoutConstraint, other: NSLayoutConstraint) {
    let root = Acting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.accessibilityIdentifier = "root"
    let view = constrained(UIView(), "v", in: root)
    let widths = [10, 20].map { view.widthAnchor.constraint(equalToConstant: $0) }
    widths[0].isActive = true
    return (root, view, widths[0], widths[1])
  }

  @Test func constraintsThatSwapOnceInLayoutCount() {
    let (root, view, width, other) = Self.pair()
    root.onLayout = { _ in
      width.isActive = false
      other.isActive = true
    }
    #expect(ConstraintFaultTests.faults { root.layoutIfNeeded() } == [])
    #expect(view.frame.width == 20)
    #expect(root.layouts == 2)
  }

  @Test func constraintsThatSwapForEverInLayoutAreReported() {
    let (root, _, width, other) = Self.pair()
    root.onLayout = { _ in
      (width.isActive, other.isActive) = (!width.isActive, width.isActive)
    }
    let faults = ConstraintFaultTests.faults { root.layoutIfNeeded() }
    #expect(faults.count == 1 && faults.first?.hasPrefix("UIViewLayoutFeedbackLoop: ") == true, "\(faults)")
  }

  @Test func constraintsThatSwapOnceInAnUpdateCount() {
    let (root, view, width, other) = Self.pair()
    root.onUpdate = { root in
      width.isActive = false
      other.isActive = true
      if root.updates < 3 { root.setNeedsUpdateConstraints() }
    }
    #expect(ConstraintFaultTests.faults { root.layoutIfNeeded() } == [])
    #expect(view.frame.width == 20)
    #expect(root.updates == 3)
  }

  /// Apple's documentation of `updateConstraints()` forbids the call, which causes a loop.
  @Test func updatesThatAskForAnotherForEverAreReported() {
    let (root, _, width, other) = Self.pair()
    root.onUpdate = { root in
      (width.isActive, other.isActive) = (!width.isActive, width.isActive)
      root.setNeedsUpdateConstraints()
    }
    let faults = ConstraintFaultTests.faults { root.layoutIfNeeded() }
    #expect(
      faults.first
        == "UIViewUpdateConstraintsFeedbackLoop: updateConstraintsIfNeeded: root still asks for an update after 8. "
        + "Do not call setNeedsUpdateConstraints() in updateConstraints()")
    #expect(root.updates < 1_000)
    root.onUpdate = nil
    #expect(ConstraintFaultTests.faults { root.layoutIfNeeded() } == [])
  }

  @Test func updateAndLayoutThatPassTheBallForEverAreReported() {
    let (root, _, width, other) = Self.pair()
    root.onUpdate = { _ in (width.isActive, other.isActive) = (!width.isActive, width.isActive) }
    root.onLayout = { $0.setNeedsUpdateConstraints() }
    let faults = ConstraintFaultTests.faults { root.layoutIfNeeded() }
    #expect(faults.contains { $0.hasPrefix("UIViewLayoutFeedbackLoop: ") })
  }

  /// Two views, each of which recreates the other's constraint.
  @Test func twoViewsThatDisturbEachOtherAreReported() {
    let root = root(100, 100)
    let views = ["one", "two"].map { constrained(Acting(), $0, in: root) }
    for (view, other) in zip(views, views.reversed()) {
      let inner = constrained(UIView(), "inner", in: view)
      view.onLayout = { _ in
        NSLayoutConstraint.deactivate(other.subviews.first?.constraints ?? [])
        other.subviews.first?.fix(width: CGFloat(view.layouts + 1))
        inner.setNeedsLayout()
      }
    }
    let faults = ConstraintFaultTests.faults {
      for view in views { view.subviews.first?.fix(width: 1) }
      root.layoutIfNeeded()
    }
    #expect(faults.contains { $0.hasPrefix("UIViewLayoutFeedbackLoop: ") }, "\(faults)")
  }

  // MARK: Views that go

  @Test func aViewMayBeRemovedInLayout() {
    let (root, view, _, _) = Self.pair()
    let next = constrained(UIView(), "next", in: root)
    next.fix(width: 5, height: 5)
    next.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(next.frame.minX == 10)
    root.onLayout = { _ in view.removeFromSuperview() }
    root.setNeedsLayout()
    #expect(ConstraintFaultTests.faults { root.layoutIfNeeded() } == [])
    #expect(root.subviews == [next])
    #expect(next.numbers == [0, 0, 5, 5])
  }

  @Test func aViewMayRemoveItselfOrItsSuperviewInLayout() {
    let root = root(100, 100)
    let box = constrained(Acting(), "box", in: root)
    let view = constrained(Acting(), "v", in: box)
    let last = constrained(Acting(), "last", in: root)
    view.fix(width: 5, height: 5)
    last.widthAnchor.constraint(equalTo: box.widthAnchor).isActive = true
    box.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 1).isActive = true
    view.onLayout = { _ in
      box.removeFromSuperview()
      view.removeFromSuperview()
    }
    #expect(ConstraintFaultTests.faults { root.layoutIfNeeded() } == [])
    #expect(root.subviews == [last] && box.subviews.isEmpty)
    #expect(last.frame.width == 0)
  }

  @Test func aViewMayBeRemovedInAnUpdate() {
    let (root, view, _, _) = Self.pair()
    let box = constrained(Acting(), "box", in: root)
    box.fix(width: 3)
    root.onUpdate = { _ in
      view.removeFromSuperview()
      box.removeFromSuperview()
    }
    box.onUpdate = { _ in view.removeFromSuperview() }
    #expect(ConstraintFaultTests.faults { root.layoutIfNeeded() } == [])
    #expect(root.subviews.isEmpty && root.constraints.isEmpty)
  }

  @Test func aViewMayBeAddedInLayoutAndInMeasuring() {
    final class Growing: UIView {
      override var intrinsicContentSize: CGSize {
        if subviews.isEmpty { constrained(UIView(), "late", in: self).fix(width: 7, height: 8) }
        return CGSize(width: 9, height: 9)
      }
    }
    let (root, _, _, _) = Self.pair()
    let growing = constrained(Growing(), "growing", in: root)
    root.onLayout = { root in
      if root.subviews.count == 2 { constrained(UIView(), "added", in: root).fix(width: 4, height: 4) }
    }
    #expect(ConstraintFaultTests.faults { root.layoutIfNeeded() } == [])
    #expect(growing.numbers == [0, 0, 9, 9])
    #expect(root.subviews.last?.numbers == [0, 0, 4, 4])
    root.layoutIfNeeded()
    #expect(growing.subviews.first?.numbers == [0, 0, 7, 8])
  }
}
