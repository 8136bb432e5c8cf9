import Foundation

extension UIView {
  /// The view's part of the superview's safe area, and what its controller adds.
  ///
  /// A view at the top of a screen with an inset of 59 that begins 20 below the edge has 39 left.
  private var derivedSafeArea: UIEdgeInsets {
    if parent == nil, let rootSafeArea { return rootSafeArea }
    let inherited =
      parent.map { $0.propagatedSafeAreaInsets.overlap(of: placeInBounds, in: $0.boundsStorage.size) } ?? .zero
    return inherited.sum(owningController?.additionalSafeAreaInsets ?? .zero)
  }

  /// Brings the safe area of the view and of what is in it up to date. Stops where nothing changes.
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

  /// The view has another place or size.
  final func geometryDidChange() {
    if containsAutoLayout { (autoLayout?.engine ?? nearestEngine)?.frameDidChange(of: self) }
    if safeArea != .zero || (parent?.safeArea ?? .zero) != .zero || rootSafeArea != nil { updateSafeArea() }
    // Where the subviews are in it is another, too.
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

  /// What the controller adds to the view's safe area or margins is another.
  package final func controllerMarginsDidChange() {
    updateSafeArea()
    marginsDidChange()
  }
}
