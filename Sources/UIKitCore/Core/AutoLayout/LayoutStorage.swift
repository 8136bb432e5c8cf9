import ConstraintSolver

/// The storage of an engine's states and handles for views and constraints.
///
/// The engine of a tree stores them in the views and constraints (`CommittedLayoutStorage`). An engine for a single
/// measurement does not change these, and uses dictionaries (`MeasurementLayoutStorage`).
@MainActor
protocol LayoutStorage: AnyObject {
  /// The item's state, if it has one.
  func state(of item: LayoutItemReference) -> LayoutState?
  func enter(_ state: LayoutState, of item: LayoutItemReference)

  /// The solver's handle for a constraint that has been added.
  func handle(of constraint: NSLayoutConstraint) -> ConstraintHandle?
  func setHandle(_ handle: ConstraintHandle?, of constraint: NSLayoutConstraint)

  /// Whether the view or one of its descendants has pending changes.
  func hasPending(in view: UIView) -> Bool
  /// The view's pending constraints; afterwards, the view has no pending changes.
  func drainPending(of view: UIView) -> [NSLayoutConstraint]
}
