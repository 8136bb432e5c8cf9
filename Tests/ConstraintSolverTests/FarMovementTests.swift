import ConstraintSolver
import TestSupport
import Testing

/// Values that move a hundred million points away and back leave no rounding errors behind.
@Suite struct FarMovementTests {
  /// 16 random equalities between 20 variables, one of which moves far away and back, ten times.
  @Test(arguments: 371...400) func requiredConstraintsHoldAfterwards(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let solver = ConstraintSolver(tableauWork: 0)
    let variables = (0..<20).map { _ in solver.makeVariable() }
    var required: [LinearConstraint] = []
    for index in 0..<16 {
      let constraint = LinearConstraint(
        terms: LinearTerms(terms(of: index, variables, &random)), relation: .equal, constant: 21)
      try #require(try solver.add(constraint).conflict == nil)
      required.append(constraint)
    }
    let place = try solver.add(
      LinearConstraint(terms: [(variables[0], 1)], relation: .equal, constant: 0, priority: 500)
    ).handle
    for variable in variables {
      _ = try solver.add(LinearConstraint(terms: [(variable, 1)], relation: .equal, constant: 7, priority: 250))
    }
    for turn in 1...10 {
      for constant in [1e8, 1e8 / 7, Double(turn)] {
        _ = try solver.setConstant(constant, of: place)
        _ = solver.value(of: variables[0])
      }
      for constraint in required {
        let left = constraint.terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
        #expect(abs(left - 21) <= 1e-6)
      }
    }
  }

  private func terms(
    of index: Int, _ variables: [Variable], _ random: inout SeededGenerator
  ) -> [(variable: Variable, coefficient: Double)] {
    let others = variables.indices.filter { $0 != index }.shuffled(using: &random).prefix(2)
    return [(variables[index], 1)]
      + others.map { (variables[$0], [-10, 0.1, 3, -1.0 / 3, 0.7].randomElement(using: &random) ?? 1) }
  }
}
