import Foundation

extension UIView {
  /// How many times one call may go over the tree before the views are taken to be laying each other out for ever.
  private static let layoutPassLimit = 32

  /// Lays out until nothing needs it any more.
  ///
  /// Starts at the highest of the unbroken line of superviews that need layout themselves (Apple's documentation of
  /// `CALayer.layoutIfNeeded()`).
  func layOutTree() {
    updateConstraintsAndSettle()
    let root = topmostNeedingLayout
    for _ in 0..<UIView.layoutPassLimit {
      guard root.layOutTreeOnce() else { return }
    }
    UIKitFaults.raise(
      "UIViewLayoutFeedbackLoop", call: "layoutIfNeeded",
      reason: "views still asked for layout after \(UIView.layoutPassLimit) passes")
  }

  /// Brings the constraints up to date and solves them; views whose subviews move need layout then.
  private func updateConstraintsAndSettle() {
    var root = self
    while let parent = root.parent { root = parent }
    guard root.containsAutoLayout else { return }
    root.updateConstraintsInTree()
    root.treeEngine?.settle()
    let boundary = layoutRoot
    if boundary !== root { boundary.treeEngine?.settle() }
  }

  private func layOutSubviews() {
    owningController?.viewWillLayoutSubviews()
    layoutSubviews()
    owningController?.viewDidLayoutSubviews()
  }

  private var topmostNeedingLayout: UIView {
    var view = self
    while let superview = view.superview, superview.layoutFlags[.needsLayout] { view = superview }
    return view
  }

  /// Whether any view was laid out. Walks without recursion: a tree may be deeper than the stack. What needs no layout
  /// is passed by.
  private func layOutTreeOnce() -> Bool {
    updateConstraintsAndSettle()
    var isAnyLaidOut = false
    var pending = [self]
    while let view = pending.popLast() {
      if view.layoutFlags[.needsLayout] {
        isAnyLaidOut = true
        view.layoutFlags[.needsLayout] = false
        view.traitCollection.performAsCurrent { view.layOutSubviews() }
      }
      guard view.layoutFlags[.containsLayoutNeed] else { continue }
      view.layoutFlags[.containsLayoutNeed] = false
      pending += view.children.reversed()
    }
    return isAnyLaidOut
  }
}
