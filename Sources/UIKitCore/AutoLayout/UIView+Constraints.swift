import Foundation

extension UIView {
  /// Adds a constraint to this view, wherever its items are in it.
  final func add(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self, !constraint.isImpossible else { return }
    let isInside =
      constraint.hasAllItems && constraint.items.allSatisfy { $0.layoutView?.isDescendant(of: self) ?? false }
    guard isInside else {
      UIKitFaults.raise(
        "NSGenericException", call: "\(layoutName).addConstraint",
        reason: "\(constraint): it names something outside of the view")
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
      UIKitFaults.raise(
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
      askForEngineVisit()
    }
    layoutEngine?.translationDidChange(of: self)
    parent?.setNeedsLayout()
  }

  /// The content, or how it is measured, has changed.
  final func contentSizeDidChange() {
    layoutEngine?.contentDidChange(of: self)
    parent?.arrangedSubviewSizeDidChange(self)
  }

  final func directionDidChange() {
    setNeedsLayout()
    layoutEngine?.directionDidChange(of: self)
  }
}

// MARK: - The hierarchy

extension UIView {
  /// Takes part in the layout of the superview's tree from now on.
  final func joinLayout(of superview: UIView) {
    if layoutFlags[.containsConstraintUpdate] { superview.markAncestors(.containsConstraintUpdate) }
    guard containsAutoLayout else { return }
    if isLayoutBoundary {
      autoLayout?.rootEngine?.invalidate(to: .uncertain)
    } else {
      if !layoutFlags[.needsEngineVisit] { leaveEngine() }
      layoutFlags[.needsEngineVisit] = true
    }
    superview.askForEngineVisit()
  }

  /// Leaves the layout of the superview's tree, with the constraints that tie the view, or something in it, to what is
  /// outside of it: they become inactive.
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
      guard let holder = constraint.holder, !inside.contains(ObjectIdentifier(holder)) else { continue }
      constraint.deactivate()
    }
    layoutRoot.autoLayout?.rootEngine?.forget(self)
    leaveEngine()
  }
}

// MARK: - The update of constraints

extension UIView {
  /// Calls `updateConstraints()` of every view in the tree that asked for it, subviews first. Views in trees that know
  /// nothing of constraints are left alone.
  ///
  /// An update may ask for another; views that go on asking are a fault, and heard again at the next layout.
  final func updateConstraintsInTree() {
    for _ in 0..<UIView.constraintUpdateLimit {
      guard layoutFlags[[.containsAutoLayout, .containsConstraintUpdate]] else { return }
      updateConstraintsOnce()
    }
    guard layoutFlags[.containsConstraintUpdate], let view = firstThatNeedsConstraintUpdate else { return }
    UIKitFaults.raise(
      "UIViewUpdateConstraintsFeedbackLoop", call: "updateConstraintsIfNeeded",
      reason: "\(view.layoutName) still asks for an update after \(UIView.constraintUpdateLimit). "
        + "Do not call setNeedsUpdateConstraints() in updateConstraints()")
  }

  /// How many times one call updates constraints before the views are taken to be asking for ever.
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
      pending += view.children.filter { $0.layoutFlags[.containsConstraintUpdate] }
    }
    for view in order.reversed() where view.layoutFlags[.needsConstraintUpdate] {
      view.layoutFlags[.needsConstraintUpdate] = false
      view.traitCollection.performAsCurrent {
        if let controller = view.owningController {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
  }
}
