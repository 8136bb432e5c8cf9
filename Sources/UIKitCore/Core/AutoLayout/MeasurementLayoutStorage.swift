import ConstraintSolver

/// The layout storage of an engine for a single measurement: it does not change views and constraints.
final class MeasurementLayoutStorage: LayoutStorage {
  private var stateOfItem: [ObjectIdentifier: LayoutState] = [:]
  private var handleOfConstraint: [ObjectIdentifier: ConstraintHandle] = [:]

  func state(of item: LayoutItemReference) -> LayoutState? { stateOfItem[ObjectIdentifier(item)] }

  func enter(_ state: LayoutState, of item: LayoutItemReference) {
    stateOfItem[ObjectIdentifier(item)] = state
  }

  func handle(of constraint: NSLayoutConstraint) -> ConstraintHandle? {
    handleOfConstraint[ObjectIdentifier(constraint)]
  }

  func setHandle(_ handle: ConstraintHandle?, of constraint: NSLayoutConstraint) {
    handleOfConstraint[ObjectIdentifier(constraint)] = handle
  }

  /// Whether the view takes part in Auto Layout: all of it is pending.
  func hasPending(in view: UIView) -> Bool { view.containsAutoLayout }

  func drainPending(of view: UIView) -> [NSLayoutConstraint] { view.autoLayout?.held.elements ?? [] }
}
