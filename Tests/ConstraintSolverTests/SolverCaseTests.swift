import ConstraintSolver
import Testing

/// Published cases of other constraint solvers, and ones that any solver with levels must pass; each names its source.
@Suite struct SolverCaseTests {
  let system = TestSystem()

  /// nucleic/kiwi, tests/SimplexTest: maximum 39 at (13, 3, 11). The objective is written as a soft constraint for more.
  @Test func linearProgramOfKiwi() throws {
    let x = system.variables(3)
    for variable in x {
      try system.add([(variable, 1)], .greaterThanOrEqual, 0)
    }
    try system.add([(x[0], 2), (x[1], -5)], .lessThanOrEqual, 11)
    try system.add([(x[0], -1), (x[1], 3), (x[2], 1)], .equal, 7)
    try system.add([(x[0], 1), (x[1], -8), (x[2], 4)], .greaterThanOrEqual, 33)
    try system.add([(x[0], -2), (x[1], 7), (x[2], 4)], .equal, 1e6, at: 1)
    #expect(x.map(rounded) == [13, 3, 11])
  }

  /// nucleic/kiwi, tests/SolverTest.
  @Test func boundBelowEquality() throws {
    let (a, b) = (system.variable(), system.variable())
    try system.add([(a, 1), (b, 1)], .equal, 0)
    try system.add([(a, 1)], .equal, 10)
    try system.add([(b, 1)], .greaterThanOrEqual, 0, at: 250)
    #expect([a, b].map(rounded) == [10, -10])
  }

  /// nucleic/kiwi, tests/SolverTest.
  @Test func strongBeforeMedium() throws {
    let (a, b) = (system.variable(), system.variable())
    try system.add([(a, 1), (b, 1)], .equal, 0)
    try system.add([(a, 1)], .greaterThanOrEqual, 10, at: 500)
    try system.add([(b, 1)], .equal, 2, at: 750)
    #expect([a, b].map(rounded) == [-2, 2])
  }

  /// nucleic/kiwi, tests/SolverTest: a quadrilateral's midpoint with edited ends.
  @Test func midpoint() throws {
    let (left, middle, right) = (system.variable(), system.variable(), system.variable())
    try system.add([(middle, 2), (left, -1), (right, -1)], .equal, 0)
    try system.add([(left, 1), (right, -1)], .lessThanOrEqual, -20)
    try system.add([(left, 1)], .greaterThanOrEqual, -10)
    try system.add([(right, 1)], .lessThanOrEqual, 100)
    try system.add([(middle, 1)], .equal, 90, at: 750)
    try system.add([(left, 1)], .equal, 30, at: 250)
    try system.add([(right, 1)], .equal, 50, at: 250)
    #expect([left, middle, right].map(rounded) == [80, 90, 100])
  }

  /// nucleic/kiwi, tests/SolverTest.
  @Test func weakBoundGivesWay() throws {
    let v = system.variable()
    try system.add([(v, 1)], .greaterThanOrEqual, 10)
    try system.add([(v, 1)], .lessThanOrEqual, -5, at: 250)
    #expect(rounded(v) == 10)
  }

  /// cassowary.js casso1, also in GTK and rhea: a tie, in which both ends are correct.
  @Test func tieOfTwoWishes() throws {
    let (x, y) = (system.variable(), system.variable())
    try system.add([(x, 1), (y, -1)], .lessThanOrEqual, 0)
    try system.add([(y, 1), (x, -1)], .equal, 3)
    try system.add([(x, 1)], .equal, 10, at: 250)
    try system.add([(y, 1)], .equal, 10, at: 250)
    #expect([[10, 13], [7, 10]].contains([x, y].map(rounded)))
    #expect(system.solver.ambiguousVariables == [x, y])
  }

  /// cassowary.js inconsistent1.
  @Test func twoValues() throws {
    let x = system.variable()
    let first = try system.add([(x, 1)], .equal, 10)
    let second = try system.add([(x, 1)], .equal, 5)
    #expect(first.conflict == nil)
    #expect(second.conflict?.constraints == [first.handle, second.handle])
  }

  /// cassowary.js inconsistent2.
  @Test func crossedBounds() throws {
    let x = system.variable()
    try system.add([(x, 1)], .greaterThanOrEqual, 10)
    #expect(try system.add([(x, 1)], .lessThanOrEqual, 5).conflict != nil)
  }

  /// cassowary.js inconsistent3: the last of a chain of bounds.
  @Test func chainOfBounds() throws {
    let v = system.variables(4)
    try system.add([(v[0], 1)], .greaterThanOrEqual, 10)
    for index in 1...3 {
      #expect(try system.add([(v[index], 1), (v[index - 1], -1)], .greaterThanOrEqual, 0).conflict == nil)
    }
    #expect(try system.add([(v[3], 1)], .greaterThanOrEqual, 8).conflict == nil)
    let conflict = try #require(try system.add([(v[3], 1)], .lessThanOrEqual, 4).conflict)
    #expect(conflict.constraints.count == 2)
  }

  /// addDelete2, in every Cassowary implementation.
  @Test func additionsAndRemovals() throws {
    let (x, y) = (system.variable(), system.variable())
    try system.add([(x, 1)], .equal, 100, at: 250)
    try system.add([(y, 1)], .equal, 120, at: 750)
    let ten = try system.add([(x, 1)], .lessThanOrEqual, 10).handle
    let twenty = try system.add([(x, 1)], .lessThanOrEqual, 20).handle
    #expect([x, y].map(rounded) == [10, 120])
    remove(ten)
    #expect([x, y].map(rounded) == [20, 120])
    let double = try system.add([(x, 2), (y, -1)], .equal, 0).handle
    #expect([x, y].map(rounded) == [20, 40])
    remove(twenty)
    #expect([x, y].map(rounded) == [60, 120])
    remove(double)
    #expect([x, y].map(rounded) == [100, 120])
  }

  /// GTK, testsuite/gtk/constraint-solver.c: constraint_solver_paper.
  @Test func exampleOfThePaper() throws {
    let (left, middle, right) = (system.variable(), system.variable(), system.variable())
    try system.add([(middle, 2), (left, -1), (right, -1)], .equal, 0)
    try system.add([(right, 1), (left, -1)], .equal, 10)
    try system.add([(right, 1)], .lessThanOrEqual, 100)
    try system.add([(left, 1)], .greaterThanOrEqual, 0)
    try system.add([(middle, 1)], .equal, 45, at: 250)
    #expect([left, middle, right].map(rounded) == [40, 45, 50])
  }

  /// GTK: constraint_solver_eq_with_stay.
  @Test func equalityWithStays() throws {
    let (x, width, rightMin) = (system.variable(), system.variable(), system.variable())
    try system.add([(width, 1)], .equal, 10, at: 250)
    try system.add([(rightMin, 1)], .equal, 100, at: 250)
    try system.add([(rightMin, 1), (x, -1), (width, -1)], .equal, 0)
    #expect([x, width].map(rounded) == [90, 10])
  }

  /// GTK: constraint_solver_simple.
  @Test func equalityAlone() throws {
    let (x, y) = (system.variable(), system.variable())
    try system.add([(x, 1), (y, -1)], .equal, 0)
    #expect([x, y].map(rounded) == [0, 0])
  }

  private func remove(_ handle: ConstraintHandle) {
    system.solver.remove(handle)
    system.solver.checkInvariants()
  }

  /// A value rounded to a millionth.
  private func rounded(_ variable: Variable) -> Double {
    (system.value(variable) * 1e6).rounded() / 1e6 + 0
  }
}
