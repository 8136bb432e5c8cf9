import Foundation

extension UIView {
  /// The maximum number of passes of one call over the tree, after which the views are considered to be in a feedback
  /// loop.
  private static let layoutPassLimit = 32

  /// Lays out the tree until no view needs layout.
  ///
  /// Starts at the topmost view of the unbroken chain of superviews that need layout themselves (Apple's
  /// documentation of `CALayer.layoutIfNeeded()`).
  ///
  /// - Parameter maskDepth: how many masks of others the tree is in.
  func layOutTree(inMasks maskDepth: Int = 0) {
    updateConstraintsAndSettle()
    let root = topmostNeedingLayout
    for _ in 0..<UIView.layoutPassLimit {
      guard root.layOutTreeOnce(inMasks: maskDepth) else { return }
    }
    raiseFault(
      "UIViewLayoutFeedbackLoop", call: "layoutIfNeeded",
      reason: "views still asked for layout after \(UIView.layoutPassLimit) passes")
  }

  /// Updates the constraints and solves them; views whose subviews are moved by this then need layout.
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
    applyCornerConfiguration()
    owningController?.viewDidLayoutSubviews()
  }

  /// Gives the layer the radius of the view's corners, if the view has such.
  final func applyCornerConfiguration() {
    guard let corners = interaction?.cornerConfiguration else { return }
    ownLayer.cornerRadius = corners.radius(in: bounds.size)
    ownLayer.cornerCurve = .continuous
  }

  /// The greatest depth of masks in masks that are laid out.
  private static let maskDepthLimit = 16

  /// Lays out the view's mask, which has no superview.
  private func layOutMask(inMasks maskDepth: Int) {
    guard let mask = ownLayer.effects?.maskView, maskDepth < UIView.maskDepthLimit else { return }
    mask.layOutTree(inMasks: maskDepth + 1)
  }

  private var topmostNeedingLayout: UIView {
    var view = self
    while let superview = view.superview, superview.layoutFlags[.needsLayout] { view = superview }
    return view
  }

  /// Lays out the views that need it, without recursion: a tree may be deeper than the stack. Skips subtrees that
  /// need no layout.
  ///
  /// - Returns: whether any view was laid out.
  private func layOutTreeOnce(inMasks maskDepth: Int) -> Bool {
    updateConstraintsAndSettle()
    var isAnyLaidOut = false
    var pending = [self]
    while let view = pending.popLast() {
      if view.layOutIfNeeded(inMasks: maskDepth) { isAnyLaidOut = true }
      guard view.layoutFlags[.containsLayoutNeed] else { continue }
      view.layoutFlags[.containsLayoutNeed] = false
      pending += view.children.reversed()
    }
    return isAnyLaidOut
  }

  /// Updates the view's properties and lays out its subviews, as far as it needs it.
  ///
  /// - Returns: whether it needed any.
  private func layOutIfNeeded(inMasks maskDepth: Int) -> Bool {
    guard !layoutFlags.isDisjoint(with: [.needsLayout, .needsPropertyUpdate]) else { return false }
    asCurrent {
      if layoutFlags[.needsPropertyUpdate] { updatePropertiesNow() }
      if layoutFlags[.needsLayout] {
        layoutFlags[.needsLayout] = false
        layOutSubviews()
        ownLayer.layOutSublayers()
      }
    }
    layOutMask(inMasks: maskDepth)
    return true
  }
}
