import ConstraintSolver

/// Where an engine keeps what views and constraints are to its solver, and what it has taken up of them.
///
/// The engine of a tree writes it into the views and constraints (`CommittedLayoutStorage`). One that is made for a single
/// question leaves them as they are, and keeps tables (`MeasurementLayoutStorage`).
@MainActor
protocol LayoutStorage: AnyObject {
  /// The item's part in the layout, if it has one.
  func state(of item: LayoutItemReference) -> LayoutState?
  func enter(_ state: LayoutState, of item: LayoutItemReference)

  /// What the solver calls a constraint that was taken up.
  func handle(of constraint: NSLayoutConstraint) -> ConstraintHandle?
  func setHandle(_ handle: ConstraintHandle?, of constraint: NSLayoutConstraint)

  /// Whether there is something to take up of the view, or of a view in it.
  func hasPending(in view: UIView) -> Bool
  /// The view's constraints that are to be taken up; from then on there is no news of the view.
  func drainPending(of view: UIView) -> [NSLayoutConstraint]
}
