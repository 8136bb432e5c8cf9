import ConstraintSolver

/// Counts of the work for a tree's Auto Layout.
package struct LayoutWork: Equatable {
  /// The number of constraints added to the solver, including internal ones.
  package internal(set) var added = 0
  /// The number of constraints removed from it one by one.
  package internal(set) var removed = 0
  /// The number of times a layout was solved; both steps of the content sizes count as one.
  package internal(set) var solutions = 0
  /// The number of constants changed in existing constraints.
  package internal(set) var constants = 0

  /// The number of engines created: one for each tree, and one for each separate measurement.
  @MainActor package static var solverCount: Int { LayoutEngine.engineCount }
}

extension UIView {
  /// The work done for the view's tree; `nil` if no constraint refers to anything in it.
  package final var layoutWork: LayoutWork? { treeEngine?.work }

  /// The number of pivots of the solver for the view's tree; `nil` if no constraint refers to anything in it.
  package final var pivotCount: Int? { treeEngine?.solver.pivotCount }
}
