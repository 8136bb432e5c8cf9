import ConstraintSolver
import Testing

/// Changes of several constants at once.
@Suite struct ManyChangesTests {
  /// Variables each at a distance from the previous one, and those distances.
  private struct Chain {
    let solver = ConstraintSolver()
    let variables: [Variable]
    let distances: [ConstraintHandle]

    init(_ count: Int) throws {
      let solver = solver
      let variables = (0...count).map { _ in solver.makeVariable() }
      _ = try solver.add(LinearConstraint(terms: [(variables[0], 1)], relation: .equal, constant: 0))
      distances = try (0..<count).map { index in
        try solver.add(
          LinearConstraint(
            terms: [(variables[index + 1], 1), (variables[index], -1)], relation: .equal, constant: 10)
        ).handle
      }
      self.variables = variables
    }

    var end: Double { solver.value(of: variables[variables.count - 1]) }
  }

  /// The chain is rebuilt once, not forty times.
  @Test func partsAreBuiltAgainOnce() throws {
    func looks(changing change: (Chain) throws -> Void) throws -> Int {
      let chain = try Chain(40)
      #expect(chain.end == 400)
      let before = chain.solver.lookCount
      try change(chain)
      #expect(chain.end == 440)
      chain.solver.checkInvariants()
      return chain.solver.lookCount - before
    }
    let together = try looks { chain in
      let conflicts = try chain.solver.setConstants(chain.distances.map { ($0, 11) })
      #expect(conflicts.isEmpty)
    }
    let apart = try looks { chain in
      for distance in chain.distances { _ = try chain.solver.setConstant(11, of: distance) }
    }
    #expect(together > 0 && apart > 10 * together, "\(together) coefficients looked at together, \(apart) apart")
  }

  /// The reported conflict is that of the first change without which the others are consistent.
  @Test func aConflictIsThatOfOneChangeAfterTheOther() throws {
    let chain = try Chain(4)
    let limit = try chain.solver.add(
      LinearConstraint(
        terms: [(chain.variables[4], 1)], relation: .lessThanOrEqual, constant: 50, breaking: .never)
    ).handle
    #expect(chain.end == 40)
    let conflicts = try chain.solver.setConstants([
      (chain.distances[0], 15), (chain.distances[1], 5), (chain.distances[2], 90), (chain.distances[3], 12),
    ])
    chain.solver.checkInvariants()
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.constraints.contains(limit) == true)
    #expect(!chain.solver.isBroken(limit))
    #expect(chain.distances.count { chain.solver.isBroken($0) } == 1)
    #expect(chain.end <= 50)
  }

  @Test func optionalConstantsAndThoseThatAreTheSameChangeAsWell() throws {
    let chain = try Chain(2)
    let softConstraint = try chain.solver.add(
      LinearConstraint(terms: [(chain.variables[1], 1)], relation: .equal, constant: 30, priority: 500)
    ).handle
    chain.solver.remove(chain.distances[0])
    #expect(chain.end == 40)
    #expect(try chain.solver.setConstants([(softConstraint, 70), (chain.distances[1], 10)]).isEmpty)
    #expect(chain.end == 80)
    #expect(try chain.solver.setConstants([(softConstraint, 60), (chain.distances[1], 20)]).isEmpty)
    #expect(chain.end == 80)
  }
}
