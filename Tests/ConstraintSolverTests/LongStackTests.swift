import ConstraintSolver
import Testing

/// Views next to each other that share the available space, as in stack views.
@Suite struct LongStackTests {
  struct Case: CustomTestStringConvertible {
    var distribution: StackSystem.Distribution
    var spacing: Double
    /// The allowed number of coefficient accesses for each pair of views.
    var looks: Int

    var testDescription: String { "\(distribution), spacing \(spacing)" }
  }

  private static let cases = [
    Case(distribution: .fill, spacing: 0, looks: 4), Case(distribution: .fill, spacing: 5, looks: 120),
    Case(distribution: .fillEqually, spacing: 0, looks: 4), Case(distribution: .fillEqually, spacing: 5, looks: 120),
    Case(distribution: .equalSpacing, spacing: 0, looks: 20), Case(distribution: .equalSpacing, spacing: 5, looks: 700),
    Case(distribution: .equalCentering, spacing: 0, looks: 700),
    Case(distribution: .equalCentering, spacing: 5, looks: 700),
  ]

  /// A step accesses a number of coefficients proportional to the number of views, and there are a few steps for each
  /// view: with twice as many views there is four times the work, not eight or sixteen times.
  @Test(arguments: cases, [250, 500]) func workGrowsWithTheSquareOfTheViews(_ test: Case, views: Int) throws {
    let stack = try StackSystem(test.distribution, views: views, spacing: test.spacing)
    #expect(stack.solver.value(of: stack.lengths[0]).isFinite)
    #expect(stack.solver.outcome == .optimal)
    #expect(stack.solver.lookCount < test.looks * views * views)
    try stack.expectOrder()
  }

  /// With and without a tableau the same spacings are broken, and errors are equally small on every level.
  @Test(arguments: cases) func theTableauMakesNoDifference(_ test: Case) throws {
    let stacks = try [1_000_000_000, 0].map {
      try StackSystem(test.distribution, views: 40, spacing: test.spacing, tableauWork: $0)
    }
    #expect(stacks[0].brokenConstraints == stacks[1].brokenConstraints)
    for (level, error) in stacks[0].errors {
      #expect(abs((stacks[1].errors[level] ?? .nan) - error) < 1e-6, "\(level)")
    }
    for stack in stacks { try stack.expectOrder() }
  }

  /// Removed constraints are not examined forever: 2,000 constraints that are added and removed one after the other
  /// leave no more work than a few.
  @Test func removedConstraintsAreForgotten() throws {
    let solver = ConstraintSolver(tableauWork: 0)
    let width = solver.makeVariable()
    var looks: [Int] = []
    for turn in 1...2_000 {
      let before = solver.lookCount
      let softConstraint = LinearConstraint(
        terms: [(width, 1)], relation: .equal, constant: Double(turn), priority: 500)
      let handle = try solver.add(softConstraint).handle
      #expect(solver.value(of: width) == Double(turn))
      solver.remove(handle)
      looks.append(solver.lookCount - before)
    }
    #expect(looks.max() ?? .max < 2_000)
  }
}
