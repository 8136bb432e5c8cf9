import Foundation

extension UIView {
  /// How many times one call may go over the tree before the views are taken to be laying each other out for ever.
  private static let layoutPassLimit = 32

  /// Lays out until nothing needs it any more.
  ///
  /// Starts at the highest of the unbroken line of superviews that need layout themselves (Apple's documentation of
  /// `CALayer.layoutIfNeeded()`).
  func layOutTree() {
    let root = topmostNeedingLayout
    for _ in 0..<UIView.layoutPassLimit {
      guard root.layOutTreeOnce() else { return }
    }
    UIKitFaults.raise(
      "UIViewLayoutFeedbackLoop", call: "layoutIfNeeded",
      reason: "views still asked for layout after \(UIView.layoutPassLimit) passes")
  }

  private var topmostNeedingLayout: UIView {
    var view = self
    while let superview = view.superview, superview.needsLayout { view = superview }
    return view
  }

  /// Whether any view was laid out. Walks without recursion: a tree may be deeper than the stack.
  private func layOutTreeOnce() -> Bool {
    var isAnyLaidOut = false
    var pending = [self]
    while let view = pending.popLast() {
      if view.needsLayout {
        isAnyLaidOut = true
        view.needsLayout = false
        view.traitCollection.performAsCurrent { view.layoutSubviews() }
      }
      pending += view.children.reversed()
    }
    return isAnyLaidOut
  }
}
