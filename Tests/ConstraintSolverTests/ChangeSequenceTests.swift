import ConstraintSolver
import TestSupport
import Testing

/// Random additions, removals and changes, each followed by a comparison with a new solver.
@Suite struct ChangeSequenceTests {
  @Test(arguments: 1...300) func changedSolverEqualsFreshOne(seed: Int) throws {
    var sequence = ChangeSequence(seed: UInt64(seed))
    for step in 0..<40 {
      try sequence.change()
      sequence.solver.checkInvariants()
      try sequence.compareWithFreshSolver("seed \(seed), step \(step)")
      sequence.solver.checkInvariants()
    }
  }

  /// The same with several constants changing at once.
  @Test(arguments: 301...400, [16_000_000, 300, 0])
  func solverChangedInManyPlacesEqualsFreshOne(seed: Int, work: Int) throws {
    var sequence = ChangeSequence(seed: UInt64(seed), solver: ConstraintSolver(tableauWork: work))
    for step in 0..<20 {
      try sequence.change()
      try sequence.changeConstants()
      sequence.solver.checkInvariants()
      try sequence.compareWithFreshSolver("seed \(seed), step \(step)")
      sequence.solver.checkInvariants()
    }
  }

  /// The same without a tableau, and with one that is abandoned midway.
  @Test(arguments: 1...100, [0, 300]) func changedSolverWithoutATableauEqualsFreshOne(seed: Int, work: Int) throws {
    var sequence = ChangeSequence(seed: UInt64(seed), solver: ConstraintSolver(tableauWork: work))
    for step in 0..<40 {
      try sequence.change()
      sequence.solver.checkInvariants()
      try sequence.compareWithFreshSolver("seed \(seed), step \(step)")
      sequence.solver.checkInvariants()
    }
  }
}

/// A solver, its constraints, and a source of changes.
private struct ChangeSequence {
  let solver: ConstraintSolver
  let variables: [Variable]
  var constraints: [(handle: ConstraintHandle, constraint: LinearConstraint)] = []
  var random: SeededGenerator

  init(seed: UInt64, solver: ConstraintSolver = ConstraintSolver()) {
    random = SeededGenerator(seed: seed)
    self.solver = solver
    variables = (0..<Int.random(in: 2...9, using: &random)).map { _ in solver.makeVariable() }
  }

  mutating func change() throws {
    let choice = Int.random(in: 0..<10, using: &random)
    if choice < 5 || constraints.count < 3 {
      let constraint = randomConstraint()
      let result = try solver.add(constraint)
      constraints.append((result.handle, constraint))
      if let conflict = result.conflict { try check(conflict) }
      return
    }
    let index = Int.random(in: constraints.indices, using: &random)
    if choice < 7 {
      solver.remove(constraints.remove(at: index).handle)
    } else if choice < 9 || constraints[index].constraint.priority == 1000 {
      constraints[index].constraint.constant = Double(Int.random(in: -50...50, using: &random))
      let constant = constraints[index].constraint.constant
      if let conflict = try solver.setConstant(constant, of: constraints[index].handle) { try check(conflict) }
    } else {
      constraints[index].constraint.priority = [50, 250, 750].randomElement(using: &random) ?? 250
      try solver.setPriority(constraints[index].constraint.priority, of: constraints[index].handle)
    }
  }

  /// Changes half of the constants, some to their current values. Each reported conflict holds for the constants at
  /// that time.
  mutating func changeConstants() throws {
    let indices = constraints.indices.shuffled(using: &random).prefix((constraints.count + 1) / 2)
    for index in indices where Bool.random(using: &random) {
      constraints[index].constraint.constant = Double(Int.random(in: -50...50, using: &random))
    }
    _ = try solver.setConstants(indices.map { (constraints[$0].handle, constraints[$0].constraint.constant) })
  }

  private mutating func randomConstraint() -> LinearConstraint {
    let count = [1, 1, 2, 2, 2, 3, 4].randomElement(using: &random) ?? 1
    var terms: [(variable: Variable, coefficient: Double)] = []
    for variable in variables.shuffled(using: &random).prefix(count) {
      terms.append((variable, [1, 1, -1, 2, -0.5].randomElement(using: &random) ?? 1))
    }
    return LinearConstraint(
      terms: LinearTerms(terms),
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
      constant: Double(Int.random(in: -50...50, using: &random)),
      priority: [1000, 1000, 750, 750, 250, 250, 50].randomElement(using: &random) ?? 250,
      breaking: [.size, .spacing, .edge, .other, .never].randomElement(using: &random) ?? .other)
  }

  /// A conflict really is one, it is minimal, and a constraint of its lowest rank was broken.
  private func check(_ conflict: Conflict) throws {
    let members = constraints.filter { conflict.constraints.contains($0.handle) }
    #expect(members.map(\.handle) == conflict.constraints)
    let ranks = members.map(\.constraint.breaking)
    let broken = members.first { $0.handle == conflict.broken }
    #expect(broken != nil)
    #expect(ranks.min() != .never || broken?.constraint.breaking == .never)
    #expect(try !canHold(members.map(\.constraint)))
    for index in members.indices {
      var others = members.map(\.constraint)
      others.remove(at: index)
      #expect(try canHold(others), "\(index) of \(members.map(\.constraint))")
    }
    #expect(solver.isBroken(conflict.broken))
  }

  private func canHold(_ constraints: [LinearConstraint]) throws -> Bool {
    let fresh = ConstraintSolver()
    for _ in variables { _ = fresh.makeVariable() }
    for constraint in constraints where try fresh.add(constraint).conflict != nil { return false }
    return true
  }

  /// Broken constraints count as optional ones just below required, and remain so.
  func compareWithFreshSolver(_ place: String) throws {
    let fresh = ConstraintSolver()
    for _ in variables { _ = fresh.makeVariable() }
    let current = constraints.map { handle, constraint in
      var constraint = constraint
      if solver.isBroken(handle) { constraint.priority = 1000.0.nextDown }
      return constraint
    }
    for constraint in current {
      #expect(try fresh.add(constraint).conflict == nil, "\(place): broken constraints suffice")
    }
    let (found, expected) = (variables.map(solver.value), variables.map(fresh.value))
    let (foundErrors, expectedErrors) = (errors(current, found), errors(current, expected))
    for (level, error) in foundErrors.enumerated() {
      #expect(abs(error - expectedErrors[level]) < 1e-6, "\(place): \(foundErrors), fresh \(expectedErrors)")
    }
    let ambiguous = fresh.ambiguousVariables
    #expect(solver.ambiguousVariables == ambiguous, "\(place)")
    for (index, variable) in variables.enumerated() where !ambiguous.contains(variable) {
      #expect(abs(found[index] - expected[index]) < 1e-6, "\(place): \(found), fresh \(expected)")
    }
  }

  /// The sums of errors, by priority.
  private func errors(_ constraints: [LinearConstraint], _ values: [Double]) -> [Double] {
    [1000, 1000.0.nextDown, 750, 250, 50].map { priority in
      constraints.filter { $0.priority == priority }.reduce(0) { $0 + error(of: $1, values) }
    }
  }

  private func error(of constraint: LinearConstraint, _ values: [Double]) -> Double {
    let left = constraint.terms.reduce(0) { sum, term in
      sum + term.coefficient * values[variables.firstIndex(of: term.variable) ?? 0]
    }
    return switch constraint.relation {
    case .equal: abs(left - constraint.constant)
    case .lessThanOrEqual: max(0, left - constraint.constant)
    case .greaterThanOrEqual: max(0, constraint.constant - left)
    }
  }
}
