import ConstraintSolver

/// A solver with shorthands for constraints.
struct TestSystem {
  let solver = ConstraintSolver()

  func variable() -> Variable {
    solver.makeVariable()
  }

  func variables(_ count: Int) -> [Variable] {
    (0..<count).map { _ in solver.makeVariable() }
  }

  func value(_ variable: Variable) -> Double {
    solver.value(of: variable)
  }

  /// Adds a constraint and checks the solver's invariants.
  @discardableResult
  func add(
    _ terms: [(variable: Variable, coefficient: Double)], _ relation: Relation, _ constant: Double,
    at priority: Double = 1000, breaking: BreakRank = .other
  ) throws -> (handle: ConstraintHandle, conflict: Conflict?) {
    let result = try solver.add(
      LinearConstraint(
        terms: LinearTerms(terms), relation: relation, constant: constant, priority: priority, breaking: breaking))
    solver.checkInvariants()
    return result
  }
}
