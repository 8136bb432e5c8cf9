import ConstraintSolver

/// The layout storage of a tree's engine: views store their layout state, and constraints their solver handles.
final class CommittedLayoutStorage: LayoutStorage {
  /// The unique number of the engine: views and constraints may come from the tree of another one.
  private let number: Int
  private let engine: LayoutEngineReference

  init(number: Int, engine: LayoutEngineReference) {
    self.number = number
    self.engine = engine
  }

  func state(of item: LayoutItemReference) -> LayoutState? {
    guard let state = item.state, state.engineNumber == number else { return nil }
    return state
  }

  /// Enters the state of an item. A view that only lies between others also gets a reference to its engine.
  func enter(_ state: LayoutState, of item: LayoutItemReference) {
    state.enroll(in: number)
    item.layoutView?.autoLayoutStorage.engineReference = engine
    item.layoutView?.markAncestors(.containsAutoLayout)
  }

  func handle(of constraint: NSLayoutConstraint) -> ConstraintHandle? {
    guard let known = constraint.engineHandle, known.engine == number else { return nil }
    return known.handle
  }

  func setHandle(_ handle: ConstraintHandle?, of constraint: NSLayoutConstraint) {
    if let handle { constraint.engineHandle = (handle, number) } else { constraint.engineHandle = nil }
  }

  func hasPending(in view: UIView) -> Bool { view.layoutFlags[.needsEngineVisit] }

  func drainPending(of view: UIView) -> [NSLayoutConstraint] {
    view.layoutFlags[.needsEngineVisit] = false
    guard let storage = view.autoLayout else { return [] }
    storage.engineReference = engine
    let constraints = storage.pending.elements
    storage.pending.replaceAll(with: [])
    return constraints
  }
}
