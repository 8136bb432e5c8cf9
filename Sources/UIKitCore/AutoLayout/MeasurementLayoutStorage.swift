import ConstraintSolver

/// The layout storage of an engine for one question about a view's size: views and constraints hear nothing of it.
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

  /// Everything that constraints are about is news.
  func hasPending(in view: UIView) -> Bool { view.containsAutoLayout }

  func drainPending(of view: UIView) -> [NSLayoutConstraint] { view.autoLayout?.held.elements ?? [] }
}
