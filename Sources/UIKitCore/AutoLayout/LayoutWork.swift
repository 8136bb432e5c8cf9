import ConstraintSolver

/// What a tree's layout by constraints has cost so far.
package struct LayoutWork: Equatable {
  /// Constraints handed to the solver, the system's own among them.
  package internal(set) var added = 0
  /// Constraints taken back from it one by one.
  package internal(set) var removed = 0
  /// How often a layout was solved for, with the content's sizes before widths are known and after.
  package internal(set) var solutions = 0
  /// Constants changed of constraints it has.
  package internal(set) var constants = 0

  /// How many solvers have been made, one a tree and one for each question about a size that fits.
  @MainActor package static var solverCount: Int { LayoutEngine.engineCount }
}

extension UIView {
  /// What has been done for the tree the view is in; nil if no constraints are about anything in it.
  package final var layoutWork: LayoutWork? { treeEngine?.work }

  /// How many pivots the tree's solver has made; nil if no constraints are about anything in it.
  package final var pivotCount: Int? { treeEngine?.solver.pivotCount }
}
