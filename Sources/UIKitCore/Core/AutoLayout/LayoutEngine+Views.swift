import Foundation

extension LayoutEngine {
  /// Processes new views and constraints in the tree, without recursion: a tree may be deeper than the stack.
  func processTree(_ root: UIView) {
    guard storage.hasPending(in: root) else { return }
    var pending = [root]
    while let view = pending.popLast() {
      guard storage.hasPending(in: view), view === root || !view.isLayoutBoundary else { continue }
      if !view.translatesAutoresizingMaskIntoConstraints { _ = state(of: view) }
      // The children come before the constraints, and from the last to the first, which decides ties: among equally
      // strong soft constraints, the solver gives up that of the newest variable, so that the first of equal views is
      // stretched, as in OAStackView's recorded frames.
      for child in view.children.reversed() where !child.translatesAutoresizingMaskIntoConstraints {
        _ = state(of: child)
      }
      let constraints = storage.drainPending(of: view)
      for constraint in constraints where handle(of: constraint) == nil { add(constraint) }
      if !constraints.isEmpty { invalidate(to: .changed) }
      pending += view.children.reversed()
    }
  }

  /// Removes a view, its descendants, and the constraints that they hold.
  func forget(_ view: UIView) {
    view.forEachWithAutoLayout { view in
      for constraint in view.constraints { remove(constraint) }
      for guide in view.layoutGuides { removeState(of: guide) }
      removeState(of: view)
    }
  }

  // MARK: Changes

  /// Called when the frame, the autoresizing mask, or the position in the tree of a view has changed.
  ///
  /// A view that is being moved to its placement does not change the layout.
  func frameDidChange(of view: UIView) {
    guard view !== viewBeingPlaced else { return }
    if view.isLayoutBoundary, view === root {
      invalidate(to: .uncertain)
      return
    }
    guard let state = existingState(of: view), state.isFixed else {
      invalidate(to: .uncertain)
      return
    }
    updateFrameConstraints(state)
  }

  /// Called when the view's frame has become given, or is no longer given.
  func translationDidChange(of view: UIView) {
    guard let state = existingState(of: view) else { return }
    renewOwnConstraints(state)
    if state.isFixed { view.autoLayout?.placement = nil }
  }

  /// Replaces the constraints that belong to the item itself.
  func renewOwnConstraints(_ state: LayoutState) {
    for handle in state.handles { remove(handle) }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      state[axis] = AxisState(origin: state[axis].origin, length: state[axis].length)
    }
    addOwnConstraints(state)
    state.content = MeasuredContent()
    invalidate(to: .changed)
  }

  func contentDidChange(of view: UIView) {
    guard let state = existingState(of: view), !state.isFixed else { return }
    state.content = MeasuredContent()
    invalidate(to: .changed)
  }

  func contentPrioritiesDidChange(of view: UIView) {
    guard let state = existingState(of: view) else { return }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { removeContent(state, axis) }
    invalidate(to: .changed)
  }

  /// Replaces the constraints whose leading and trailing edges have changed with the view's direction.
  func directionDidChange(of view: UIView) {
    for constraint in view.autoLayout?.held.elements ?? [] where constraint.isDirectional {
      guard handle(of: constraint) != nil else { continue }
      remove(constraint)
      add(constraint)
    }
    invalidate(to: .changed)
  }
}

extension UIView {
  /// Calls `body` with the view and its descendants that take part in Auto Layout, superviews first, except for the
  /// content of other layout boundaries.
  final func forEachWithAutoLayout(_ body: (UIView) -> Void) {
    var pending = [self]
    while let view = pending.popLast() {
      guard view.containsAutoLayout, view === self || !view.isLayoutBoundary else { continue }
      body(view)
      pending += view.children.reversed()
    }
  }

  /// The engine of the tree or the layout boundary that contains the view, created on first access; `nil` if no
  /// constraint refers to anything in it.
  final var treeEngine: LayoutEngine? {
    let root = layoutRoot
    guard root.containsAutoLayout else { return nil }
    if let engine = root.autoLayout?.rootEngine { return engine }
    root.leaveEngine()
    let engine = LayoutEngine(root: root)
    root.autoLayoutStorage.rootEngine = engine
    return engine
  }

  /// Removes the tree from its engine, so that the next engine processes all of it.
  final func leaveEngine() {
    forEachWithAutoLayout { view in
      view.layoutFlags[.needsEngineVisit] = true
      guard let storage = view.autoLayout else { return }
      (storage.engineReference, storage.rootEngine, storage.placement) = (nil, nil, nil)
      storage.pending.replaceAll(with: storage.held.elements)
    }
  }
}
