import ConstraintSolver
import Testing

/// Calls that are refused, and uses of removed objects.
@Suite struct ErrorTests {
  let system = TestSystem()

  @Test func numbersThatAreNotFinite() throws {
    let x = system.variable()
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(throws: SolverError.notFinite) { try system.add([(x, 1)], .equal, number) }
      #expect(throws: SolverError.notFinite) { try system.add([(x, number)], .equal, 0) }
    }
    let handle = try system.add([(x, 1)], .equal, 1).handle
    #expect(throws: SolverError.notFinite) { try system.solver.setConstant(.nan, of: handle) }
    #expect(throws: SolverError.notFinite) { try system.solver.setConstants([(handle, 2), (handle, .nan)]) }
    #expect(system.value(x) == 1)
  }

  @Test func constraintsWithoutTerms() {
    let x = system.variable()
    #expect(throws: SolverError.noTerms(isSatisfied: false)) { try system.add([(x, 0)], .equal, 5) }
    #expect(throws: SolverError.noTerms(isSatisfied: true)) { try system.add([], .lessThanOrEqual, 5) }
    #expect(throws: SolverError.noTerms(isSatisfied: false)) {
      try system.add([(x, 2), (x, -2)], .greaterThanOrEqual, 5)
    }
  }

  @Test func priorities() throws {
    let x = system.variable()
    for priority in [0, 0.5, 1000.5, -1] {
      #expect(throws: SolverError.priorityOutOfRange) { try system.add([(x, 1)], .equal, 5, at: priority) }
    }
    let optional = try system.add([(x, 1)], .equal, 5, at: 999).handle
    let required = try system.add([(x, 1)], .greaterThanOrEqual, 0).handle
    #expect(throws: SolverError.requiredChange) { try system.solver.setPriority(1000, of: optional) }
    #expect(throws: SolverError.requiredChange) { try system.solver.setPriority(999, of: required) }
  }

  @Test func removedThings() throws {
    let (x, y) = (system.variable(), system.variable())
    let handle = try system.add([(x, 1), (y, -1)], .equal, 5).handle
    try system.add([(y, 1)], .equal, 7)
    #expect(system.value(x) == 12)
    system.solver.removeVariable(y)
    system.solver.checkInvariants()
    #expect([x, y].map(system.value) == [0, 0])
    #expect(system.solver.constraints(touching: x) == [])
    #expect(throws: SolverError.unknownConstraint) { try system.solver.setConstant(1, of: handle) }
    #expect(throws: SolverError.unknownVariable) { try system.add([(y, 1)], .equal, 1) }
    system.solver.remove(handle)
    system.solver.removeVariable(y)
  }

  @Test func sentences() {
    #expect(
      SolverError.noTerms(isSatisfied: false).description
        == "The constraint names no variable with a coefficient other than zero, and is never satisfied."
        + " Check the multiplier.")
    #expect(
      SolverError.requiredChange.description
        == "A constraint cannot change between required (1000) and optional once it was added."
        + " Remove it and add another.")
  }
}
