import Foundation

extension UIView {
  /// Adds a constraint to this view, whose tree must contain its items.
  final func add(_ constraint: NSLayoutConstraint) {
    guard constraint.owningView !== self, !constraint.isImpossible else { return }
    let isInside =
      constraint.hasAllItems && constraint.items.allSatisfy { $0.layoutView?.isDescendant(of: self) ?? false }
    guard isInside else {
      raiseFault(
        "NSGenericException", call: "\(layoutName).addConstraint",
        reason: "\(constraint): it refers to something outside the view")
      return
    }
    constraint.deactivate()
    hold(constraint)
  }

  final func add(_ guide: UILayoutGuide) {
    guard guide.owner !== self, guide.insets == nil else { return }
    guide.owner?.removeLayoutGuide(guide)
    autoLayoutStorage.guides.append(guide)
    guide.owner = self
  }

  final func remove(_ guide: UILayoutGuide) {
    guard guide.owner === self, guide.insets == nil else { return }
    for constraint in guide.namingConstraints { constraint.deactivate() }
    layoutEngine?.removeState(of: guide)
    autoLayout?.guides.removeAll { $0 === guide }
    guide.owner = nil
    guide.placement = .zero
  }

  final func set(
    _ kind: WritableKeyPath<ContentPriorities, ContentPriorities.Pair>, _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis, call: String
  ) {
    guard priority.isValid else {
      raiseFault(
        "NSInvalidArgumentException", call: "\(layoutName).\(call)(\(priority.rawValue))",
        reason: "priorities are above 0 and at most 1000")
      return
    }
    let storage = autoLayoutStorage
    guard storage.contentPriorities[keyPath: kind][axis] != priority else { return }
    storage.contentPriorities[keyPath: kind][axis] = priority
    layoutEngine?.contentPrioritiesDidChange(of: self)
  }

  final func translationDidChange() {
    if !translatesAutoresizingMaskIntoConstraints {
      joinOuterLayout()
      setNeedsEngineVisit()
    }
    layoutEngine?.translationDidChange(of: self)
    parent?.setNeedsLayout()
  }

  /// Called when the content, or the way it is measured, has changed.
  final func contentSizeDidChange() {
    layoutEngine?.contentDidChange(of: self)
    parent?.arrangedSubviewSizeDidChange(self)
  }

  final func directionDidChange() {
    setNeedsLayout()
    layoutEngine?.directionDidChange(of: self)
  }
}

// MARK: - Hierarchy

extension UIView {
  /// Adds the view's tree to the layout of the superview's tree.
  final func joinLayout(of superview: UIView) {
    if layoutFlags[.containsConstraintUpdate] { superview.markAncestors(.containsConstraintUpdate) }
    guard containsAutoLayout else { return }
    if isLayoutBoundary {
      autoLayout?.rootEngine?.invalidate(to: .uncertain)
    } else {
      if !layoutFlags[.needsEngineVisit] { leaveEngine() }
      layoutFlags[.needsEngineVisit] = true
    }
    superview.setNeedsEngineVisit()
  }

  /// Removes the view from the layout of the superview's tree, and deactivates the constraints that connect the view
  /// or its descendants to anything outside.
  final func leaveLayout() {
    guard containsAutoLayout, !isLayoutBoundary else { return }
    var inside: Set<ObjectIdentifier> = []
    var constraints: [NSLayoutConstraint] = []
    forEachWithAutoLayout { view in
      inside.insert(ObjectIdentifier(view))
      guard let storage = view.autoLayout else { return }
      constraints += storage.naming.elements + (storage.guides + storage.systemGuides).flatMap(\.namingConstraints)
    }
    for constraint in constraints {
      guard let owningView = constraint.owningView, !inside.contains(ObjectIdentifier(owningView)) else { continue }
      constraint.deactivate()
    }
    layoutRoot.autoLayout?.rootEngine?.forget(self)
    leaveEngine()
  }
}

// MARK: - Constraint updates

extension UIView {
  /// Calls `updateConstraints()` on every view in the tree that requested it, subviews first. Does nothing in trees
  /// without Auto Layout.
  ///
  /// An update may request another; endless requests are a fault, and are resumed in the next layout.
  final func updateConstraintsInTree() {
    for _ in 0..<UIView.constraintUpdateLimit {
      guard layoutFlags[[.containsAutoLayout, .containsConstraintUpdate]] else { return }
      updateConstraintsOnce()
    }
    guard layoutFlags[.containsConstraintUpdate], let view = firstThatNeedsConstraintUpdate else { return }
    raiseFault(
      "UIViewUpdateConstraintsFeedbackLoop", call: "updateConstraintsIfNeeded",
      reason: "\(view.layoutName) still asks for an update after \(UIView.constraintUpdateLimit). "
        + "Do not call setNeedsUpdateConstraints() in updateConstraints()")
  }

  /// The maximum number of updates in one call, after which the views are considered to be in a feedback loop.
  private static let constraintUpdateLimit = 8

  private var firstThatNeedsConstraintUpdate: UIView? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.layoutFlags[.needsConstraintUpdate] { return view }
      pending += view.children.filter { $0.layoutFlags[.containsConstraintUpdate] }.reversed()
    }
    return nil
  }

  private func updateConstraintsOnce() {
    var order: [UIView] = []
    var pending = [self]
    while let view = pending.popLast() {
      view.layoutFlags[.containsConstraintUpdate] = false
      order.append(view)
      for child in view.children where child.layoutFlags[.containsConstraintUpdate] { pending.append(child) }
    }
    for view in order.reversed() where view.layoutFlags[.needsConstraintUpdate] {
      view.layoutFlags[.needsConstraintUpdate] = false
      view.asCurrent {
        if let controller = view.owningController {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
  }
}
