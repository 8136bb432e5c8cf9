import Foundation

extension UIView {
  /// The part of the superview's safe area insets that overlaps the view, plus those for a container's bars and
  /// the controller's additional ones.
  ///
  /// A view at the top of a screen with an inset of 59 points has 39 left if it begins 20 points below the edge.
  private var derivedSafeArea: UIEdgeInsets {
    if parent == nil, let rootSafeArea { return rootSafeArea }
    let inherited =
      parent.map { $0.propagatedSafeAreaInsets.overlap(of: placeInBounds, in: $0.boundsStorage.size) } ?? .zero
    guard let owningController else { return inherited }
    return inherited.sum(owningController.containerInsets).sum(owningController.additionalSafeAreaInsets)
  }

  /// Updates the safe area of the view and its descendants. Stops where nothing changes.
  final func updateSafeArea() {
    var pending = [self]
    while let view = pending.popLast() {
      let insets = view.derivedSafeArea
      guard insets != view.safeArea else { continue }
      view.safeArea = insets
      view.layoutEngine?.invalidate(to: .uncertain)
      view.setNeedsLayout()
      view.safeAreaInsetsDidChange()
      view.owningController?.viewSafeAreaInsetsDidChange()
      if view.margins.insetsFromSafeArea { view.marginsDidChange() }
      pending += view.children.reversed()
    }
  }

  /// Responds to a change of the view's frame.
  final func geometryDidChange() {
    if containsAutoLayout { (autoLayout?.engine ?? nearestEngine)?.frameDidChange(of: self) }
    if !isBetweenFrames { safeAreaFollowsFrame() }
  }

  /// Updates the safe areas that depend on the view's frame.
  final func safeAreaFollowsFrame() {
    if safeArea != .zero || (parent?.safeArea ?? .zero) != .zero || rootSafeArea != nil { updateSafeArea() }
    // The subviews' places within the safe area change as well.
    if safeArea != .zero, propagatedSafeAreaInsets != .zero { for child in children { child.updateSafeArea() } }
  }

  private var nearestEngine: LayoutEngine? {
    var ancestor = parent
    while let view = ancestor {
      if let engine = view.autoLayout?.engine ?? view.autoLayout?.rootEngine { return engine }
      ancestor = view.parent
    }
    return autoLayout?.rootEngine
  }

  /// Responds to a change of the insets or margins that the controller adds to the view's.
  package final func controllerMarginsDidChange() {
    updateSafeArea()
    marginsDidChange()
  }
}
