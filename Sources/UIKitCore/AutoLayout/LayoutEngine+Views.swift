import Foundation

extension LayoutEngine {
  /// Takes up the views and constraints that are new. Walks without recursion: a tree may be deeper than the stack.
  func takeUpTree(_ root: UIView) {
    guard storage.hasPending(in: root) else { return }
    var pending = [root]
    while let view = pending.popLast() {
      guard storage.hasPending(in: view), view === root || !view.isLayoutBoundary else { continue }
      if !view.translatesAutoresizingMaskIntoConstraints { _ = state(of: view) }
      // Before the constraints and from the last to the first, which decides ties: of soft constraints as strong as each other
      // the solver gives up that of the newest variable, so that the first of equal views is stretched, as in
      // OAStackView's recorded frames.
      for child in view.children.reversed() where !child.translatesAutoresizingMaskIntoConstraints {
        _ = state(of: child)
      }
      let constraints = storage.drainPending(of: view)
      for constraint in constraints where handle(of: constraint) == nil { add(constraint) }
      if !constraints.isEmpty { invalidate(to: .changed) }
      pending += view.children.reversed()
    }
  }

  /// Takes out a view, what is in it, and the constraints that belong to it.
  func forget(_ view: UIView) {
    view.forEachWithAutoLayout { view in
      for constraint in view.constraints { remove(constraint) }
      for guide in view.layoutGuides { removeState(of: guide) }
      removeState(of: view)
    }
  }

  // MARK: Changes

  /// The frame, the mask, or the place of a view in the tree is another.
  ///
  /// A view that is being put where the layout wants it changes nothing of the layout.
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

  /// The view's frame is given now, or no longer.
  func translationDidChange(of view: UIView) {
    guard let state = existingState(of: view) else { return }
    renewOwnConstraints(state)
    if state.isFixed { view.autoLayout?.placement = nil }
  }

  /// Says anew what follows from the item alone.
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

  /// Sides that the view's constraints name by leading and trailing are others now.
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
  /// Calls `body` with the view and everything in it that constraints are about, superviews first; not with layout boundaries.
  final func forEachWithAutoLayout(_ body: (UIView) -> Void) {
    var pending = [self]
    while let view = pending.popLast() {
      guard view.containsAutoLayout, view === self || !view.isLayoutBoundary else { continue }
      body(view)
      pending += view.children.reversed()
    }
  }

  /// The engine of the tree or of the layout boundary the view is in, made if need be; nil if no constraints are about anything
  /// in it.
  final var treeEngine: LayoutEngine? {
    let root = layoutRoot
    guard root.containsAutoLayout else { return nil }
    if let engine = root.autoLayout?.rootEngine { return engine }
    root.leaveEngine()
    let engine = LayoutEngine(root: root)
    root.autoLayoutStorage.rootEngine = engine
    return engine
  }

  /// Makes an engine that comes by take up everything anew.
  final func leaveEngine() {
    forEachWithAutoLayout { view in
      view.layoutFlags[.needsEngineVisit] = true
      guard let storage = view.autoLayout else { return }
      (storage.engineReference, storage.rootEngine, storage.placement) = (nil, nil, nil)
      storage.pending.replaceAll(with: storage.held.elements)
    }
  }
}
