import ConstraintSolver
import Testing

/// The terms of constraints, and the constraints on a variable.
@Suite struct TermTests {
  @Test func termsStandInTheOrderInWhichTheyAreAdded() {
    let solver = ConstraintSolver()
    let variables = (0..<9).map { _ in solver.makeVariable() }
    for count in 0...variables.count {
      let terms = LinearTerms(variables.prefix(count).enumerated().map { (variable: $1, coefficient: Double($0)) })
      #expect(terms.map(\.variable) == Array(variables.prefix(count)))
      #expect(terms.map(\.coefficient) == (0..<count).map(Double.init))
    }
    #expect(LinearTerms(variables[3]).map(\.variable) == [variables[3]])
    #expect(LinearTerms(variables[3]).map(\.coefficient) == [1])
  }

  /// Constraints come and go with one to six terms, so that places of removed ones are taken by others.
  @Test func theConstraintsOnAVariableStandInOrderOfInsertion() throws {
    let solver = ConstraintSolver()
    let variables = (0..<6).map { _ in solver.makeVariable() }
    var expected: [[ConstraintHandle]] = Array(repeating: [], count: variables.count)
    var added: [ConstraintHandle] = []
    for turn in 0..<200 {
      let count = 1 + turn * 7 % variables.count
      let terms = LinearTerms(variables.prefix(count).map { (variable: $0, coefficient: 1) })
      let handle = try solver.add(
        LinearConstraint(terms: terms, relation: .lessThanOrEqual, constant: Double(turn), priority: 500)
      ).handle
      added.append(handle)
      for index in 0..<count { expected[index].append(handle) }
      if turn % 3 != 0 {
        let removed = added.remove(at: turn * 5 % added.count)
        solver.remove(removed)
        for index in expected.indices { expected[index].removeAll { $0 == removed } }
      }
      for (variable, handles) in zip(variables, expected) {
        #expect(solver.constraints(touching: variable) == handles, "turn \(turn)")
      }
    }
    solver.checkInvariants()
  }
}
