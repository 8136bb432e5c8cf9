import ConstraintSolver
import Testing

/// Many required constraints between few views, most of which contradict others.
@Suite struct DenseConflictTests {
  /// 1,000 required constraints, more than half of which are broken: a few steps for each of them. Building one tableau
  /// for each conflict, and another for each member of each set, took 444,587 pivots in the former alone.
  @Test(arguments: [60, 200]) func aThousandConstraintsTakeAFewStepsEach(views: Int) throws {
    var system = DenseSystem(views: views, seed: 1)
    try system.addConstraints(1000)
    #expect(system.solver.value(of: system.variables[0]).isFinite)
    #expect(system.solver.hasBrokenConstraints)
    #expect(system.solver.outcome == .optimal)
    #expect(system.solver.brokenInvariant == nil)
    #expect(system.solver.pivotCount < 60_000)
  }

  /// Each set is contradictory, and none of its members is superfluous, as checked by separate solvers. For another
  /// random system of this kind HiGHS (`linprog` of SciPy 1.17.1) agreed.
  @Test(arguments: 1...4) func everySetIsAMinimalConflict(seed: UInt64) throws {
    var system = DenseSystem(views: 60, seed: seed)
    try system.addConstraints(355)
    #expect(system.conflicts.count > 20)
    for conflict in system.conflicts {
      #expect(conflict.constraints.contains(conflict.broken))
      #expect(try !system.holdTogether(conflict.constraints), "\(conflict)")
      for member in conflict.constraints {
        #expect(try system.holdTogether(conflict.constraints.filter { $0 != member }), "\(conflict) without \(member)")
      }
    }
  }

  /// Constraints that a removed one contradicted hold again, although nothing was rebuilt in between.
  @Test func removingAllButOneOfManyConflictsMendsTheLast() throws {
    let system = TestSystem()
    let width = system.variable()
    let handles = try (0..<100).map { try system.add([(width, 1)], .equal, Double($0)).handle }
    #expect(handles.map(system.solver.isBroken) == [false] + Array(repeating: true, count: 99))
    for handle in handles.dropLast() { system.solver.remove(handle) }
    #expect(!system.solver.hasBrokenConstraints)
    #expect(system.value(width) == 99)
  }

  /// 12 edges 10 apart span 110, and may span 150. If one distance becomes 100, they would span 200: one of the 12
  /// constraints is broken, wherever the tableau is abandoned on the way.
  @Test(arguments: Array(0...30) + [100, 300, 1_000]) func aChangedConstantIsReported(tableauWork: Int) throws {
    let solver = ConstraintSolver(tableauWork: tableauWork)
    let edges = (0..<12).map { _ in solver.makeVariable() }
    var handles: [ConstraintHandle] = []
    for next in edges.indices.dropFirst() {
      let distance = LinearConstraint(terms: [(edges[next], 1), (edges[next - 1], -1)], relation: .equal, constant: 10)
      handles.append(try solver.add(distance).handle)
    }
    let extent = LinearConstraint(
      terms: [(edges[11], 1), (edges[0], -1)], relation: .lessThanOrEqual, constant: 150)
    handles.append(try solver.add(extent).handle)
    for edge in edges {
      _ = try solver.add(LinearConstraint(terms: [(edge, 1)], relation: .greaterThanOrEqual, constant: 0))
      _ = try solver.add(LinearConstraint(terms: [(edge, 1)], relation: .equal, constant: 0, priority: 500))
    }
    let conflict = try #require(try solver.setConstant(100, of: handles[3]))
    #expect(conflict.constraints == handles)
    #expect(handles.filter(solver.isBroken) == [conflict.broken])
  }
}

/// Edges, centres and sizes of views next to each other, with random required distances.
private struct DenseSystem {
  let solver = ConstraintSolver()
  private(set) var conflicts: [Conflict] = []
  /// The left edge, top edge, width and height of each view.
  let variables: [Variable]
  private var constraints: [ConstraintHandle: LinearConstraint] = [:]
  private var state: UInt64
  private let views: Int

  init(views: Int, seed: UInt64) {
    let solver = self.solver
    self.views = views
    variables = (0..<4 * views).map { _ in solver.makeVariable() }
    state = seed
  }

  mutating func addConstraints(_ count: Int) throws {
    for _ in 0..<count { try add(random()) }
    for length in variables.indices where length % 4 > 1 {
      try add(
        LinearConstraint(
          terms: [(variables[length], 1)], relation: .greaterThanOrEqual, constant: 0, breaking: .never))
    }
  }

  private mutating func add(_ constraint: LinearConstraint) throws {
    let (handle, conflict) = try solver.add(constraint)
    constraints[handle] = constraint
    if let conflict { conflicts.append(conflict) }
  }

  /// Whether a separate solver finds no conflict among some of the constraints.
  func holdTogether(_ handles: [ConstraintHandle]) throws -> Bool {
    let alone = ConstraintSolver()
    for _ in variables { _ = alone.makeVariable() }
    for handle in handles {
      let constraint = try #require(constraints[handle])
      if try alone.add(constraint).conflict != nil { return false }
    }
    return true
  }

  private mutating func random() -> LinearConstraint {
    let axis = number(below: 2)
    let isSize = number(below: 3) == 0
    let (first, second) = (number(below: views), number(below: views))
    let relation = [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][number(below: 4)]
    let constant = Double(number(below: 200) - 50)
    let isAlone = first == second || (isSize && number(below: 2) == 0)
    var terms = attribute(isSize ? 3 : number(below: 3), of: first, axis, 1)
    if !isAlone {
      let multiplier = isSize ? [-1.0, -2, -0.5][number(below: 3)] : -1
      terms += attribute(isSize ? 3 : number(below: 3), of: second, axis, multiplier)
    }
    return LinearConstraint(
      terms: LinearTerms(terms), relation: relation, constant: isAlone ? abs(constant) + 10 : constant,
      breaking: isSize ? .size : isAlone ? .other : .spacing)
  }

  /// The near edge (0), far edge (1), centre (2) or length (3) of a view along an axis.
  private func attribute(
    _ attribute: Int, of view: Int, _ axis: Int, _ multiplier: Double
  ) -> [(variable: Variable, coefficient: Double)] {
    let (origin, length) = (variables[4 * view + axis], variables[4 * view + 2 + axis])
    let share = [0, 1, 0.5, 1][attribute] * multiplier
    return attribute == 3
      ? [(length, multiplier)] : [(origin, multiplier)] + (share == 0 ? [] : [(length, share)])
  }

  /// SplitMix64 (G. Steele, D. Lea, C. Flood, 2014).
  private mutating func number(below count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(count))
  }
}
