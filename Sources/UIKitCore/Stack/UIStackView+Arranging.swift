import Foundation

extension UIStackView {
  func arrange(_ view: UIView, at index: Int, call: String) {
    guard (0...items.count).contains(index) else {
      raiseFault(
        "NSInternalInconsistencyException", call: "UIStackView.\(call)",
        reason: "index \(index) is not from 0 to the number of arranged subviews, \(items.count)")
      return
    }
    let isNew = view.superview !== self
    if isNew { addSubview(view) }
    // `addSubview` refuses the stack view itself and its ancestors.
    guard view.superview === self else { return }
    let moved = isNew ? nil : items.firstIndex { $0.view === view }.map { items.remove(at: $0) }
    items.insert(moved ?? ArrangedSubview(view: view), at: min(index, items.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangementDidChange()
  }

  func removeFromArrangement(_ view: UIView) {
    guard items.contains(where: { $0.view === view }) else { return }
    items.removeAll { $0.view === view || $0.view == nil }
    arrangementDidChange()
  }

  /// Whether a spacing is finite; UIKit raises an exception for a length that no constraint can have.
  func isAcceptable(_ spacing: CGFloat, call: String) -> Bool {
    guard !spacing.isFinite else { return true }
    raiseFault("NSInternalInconsistencyException", call: "\(call) = \(spacing)", reason: "it is not finite")
    return false
  }

  private func arrangementDidChange() {
    built.arrangement = nil
    setNeedsUpdateConstraints()
    superview?.arrangedSubviewSizeDidChange(self)
  }

  /// Updates the constraints if the arrangement has changed: it first removes the obsolete ones, so that they never
  /// conflict with new ones.
  func updateArrangement() {
    let arrangement = StackArrangement(of: self)
    guard arrangement != built.arrangement else { return }
    var recipe = StackConstraintBuilder(stack: self, arrangement: arrangement, earlier: built)
    recipe.build()
    let constraints = recipe.constraints.map(\.constraint)
    let guides = recipe.guides.map(\.guide)
    if !built.constraints.isEmpty || !built.guides.isEmpty { uninstall(keeping: constraints as [NSObject] + guides) }
    guides.forEach(addLayoutGuide)
    NSLayoutConstraint.activate(constraints)
    built = BuiltArrangement(arrangement: arrangement, constraints: recipe.constraints, guides: recipe.guides)
  }
}

extension UIStackView {
  private func uninstall(keeping kept: [NSObject]) {
    let kept = Set(kept.map { ObjectIdentifier($0) })
    for earlier in built.constraints where !kept.contains(ObjectIdentifier(earlier.constraint)) {
      earlier.constraint.isActive = false
    }
    for earlier in built.guides where !kept.contains(ObjectIdentifier(earlier.guide)) {
      removeLayoutGuide(earlier.guide)
    }
  }

  var visibleArrangedSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// The view that provides the stack view's baseline: the first or last one in a column, the tallest one in a row
  /// (Apple's documentation of the class). The tallest is determined by intrinsic heights; among equals, it is the
  /// first.
  func baselineView(of views: [UIView], inColumn end: KeyPath<[UIView], UIView?>) -> UIView {
    guard axis == .horizontal else { return views[keyPath: end] ?? self }
    let heights = views.map(\.intrinsicContentSize.height)
    return heights.max().flatMap { heights.firstIndex(of: $0) }.map { views[$0] } ?? self
  }
}
