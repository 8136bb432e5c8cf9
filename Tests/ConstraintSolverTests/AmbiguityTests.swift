import ConstraintSolver
import TestSupport
import Testing

/// The solver's answers if constraints leave a choice.
@Suite struct AmbiguityTests {
  let system = TestSystem()

  /// freshOS/Stevia, FlexibleMarginTests on iOS: a view of 100 × 100 with one inequality is at its bound.
  @Test(arguments: [Relation.greaterThanOrEqual, .lessThanOrEqual])
  func inequalityAloneSitsAtItsBound(relation: Relation) throws {
    let (origin, size, container) = (system.variable(), system.variable(), system.variable())
    try system.add([(size, 1)], .equal, 100)
    try system.add([(container, 1)], .equal, 0)
    try system.add([(origin, 1), (container, -1)], relation, 23)
    #expect(system.value(origin) == 23)
    #expect(system.solver.ambiguousVariables == [origin])
  }

  /// Stevia, FlexibleMarginTests: a bottom inset of at least, or at most, 45.
  @Test(arguments: [Relation.lessThanOrEqual, .greaterThanOrEqual])
  func bottomInsetSitsAtItsBound(relation: Relation) throws {
    let (top, height, container) = (system.variable(), system.variable(), system.variable())
    try system.add([(top, 1), (height, 1), (container, -1)], relation, -45)
    try system.add([(height, 1)], .equal, 100)
    try system.add([(container, 1)], .equal, 667)
    #expect(system.value(top) == 522)
  }

  /// Stevia, LayoutTests: a gap of at least, or at most, 25 between two views is 25.
  @Test(arguments: [Relation.lessThanOrEqual, .greaterThanOrEqual])
  func gapSitsAtItsBound(relation: Relation) throws {
    let (first, size, second) = (system.variable(), system.variable(), system.variable())
    try system.add([(second, 1), (first, -1), (size, -1)], relation, 25)
    try system.add([(size, 1)], .equal, 100)
    #expect([first, second].map(system.value) == [0, 125])
  }

  @Test func withoutConstraints() {
    let x = system.variable()
    #expect(system.value(x) == 0)
    #expect(system.solver.isAmbiguous(x))
    #expect(system.solver.constraints(touching: x) == [])
  }

  @Test func determinedVariablesAreNotAmbiguous() throws {
    let v = system.variables(3)
    let first = try system.add([(v[0], 1)], .equal, 10).handle
    let second = try system.add([(v[1], 1), (v[0], -1)], .equal, 5, at: 250).handle
    try system.add([(v[2], 1), (v[1], -1)], .greaterThanOrEqual, 5)
    #expect(system.solver.ambiguousVariables == [v[2]])
    #expect(system.solver.constraints(touching: v[0]) == [first, second])
    #expect(v.map(system.value) == [10, 15, 20])
  }

  /// Two labels with equal hugging may share the remaining space in any way: OAStackView's recorded case stretches the
  /// first.
  @Test func tieIsDecidedForTheFirst() throws {
    let v = system.variables(3)
    for variable in v {
      try system.add([(variable, 1)], .greaterThanOrEqual, 0)
    }
    try system.add(v.map { ($0, 1) }, .equal, 400)
    for (variable, size) in zip(v, [100.0, 60, 100]) {
      try system.add([(variable, 1)], .lessThanOrEqual, size, at: 250)
      try system.add([(variable, 1)], .greaterThanOrEqual, size, at: 750)
    }
    #expect(v.map(system.value) == [240, 60, 100])
    #expect(system.solver.ambiguousVariables == v)
  }

  /// A tie that is only decided by a chain of inequalities at their bounds: degenerate, but not ambiguous.
  @Test func degenerateVertexIsNotAmbiguous() throws {
    let (x, y) = (system.variable(), system.variable())
    try system.add([(x, 1), (y, 1)], .equal, 10, at: 500)
    try system.add([(x, 1)], .lessThanOrEqual, 4)
    try system.add([(y, 1)], .lessThanOrEqual, 6)
    try system.add([(x, 1), (y, -1)], .lessThanOrEqual, -2, at: 500)
    #expect([x, y].map(system.value) == [4, 6])
    #expect(system.solver.ambiguousVariables == [])
  }

  /// The definition of ambiguity: a soft constraint below all others moves the variable. Random systems with many ties.
  @Test(arguments: 1...200) func aSoftConstraintMovesExactlyTheAmbiguous(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let constraints = randomConstraints(variables: 6, using: &random)
    func solve(_ softConstraint: (variable: Int, value: Double)? = nil) throws -> (values: [Double], ambiguous: [Bool])
    {
      let system = TestSystem()
      let v = system.variables(6)
      for constraint in constraints {
        let terms = constraint.terms.map { (variable: v[$0.variable], coefficient: $0.coefficient) }
        try system.add(terms, constraint.relation, constraint.constant, at: constraint.priority)
      }
      if let softConstraint { try system.add([(v[softConstraint.variable], 1)], .equal, softConstraint.value, at: 1) }
      return (v.map(system.value), v.map(system.solver.isAmbiguous))
    }
    let (values, ambiguous) = try solve()
    for (variable, value) in values.enumerated() {
      let moved = try [-1.0, 1].contains { distance in
        abs(try solve((variable, value + distance)).values[variable] - value) > 1e-6
      }
      #expect(moved == ambiguous[variable], "variable \(variable)")
    }
  }

  private func randomConstraints(
    variables: Int, using random: inout SeededGenerator
  ) -> [(terms: [(variable: Int, coefficient: Double)], relation: Relation, constant: Double, priority: Double)] {
    (0..<Int.random(in: 6...14, using: &random)).map { _ in
      let chosen = (0..<variables).shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
      return (
        chosen.map { ($0, [1, 1, -1, 2].randomElement(using: &random) ?? 1) },
        [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
        Double(Int.random(in: 0...6, using: &random) * 10),
        [1000, 750, 750, 250, 250].randomElement(using: &random) ?? 250
      )
    }
  }

  @Test func variablesMadeAfterTheQuestionHaveAnAnswer() {
    let x = system.variable()
    #expect(system.solver.ambiguousVariables == [x])
    let y = system.variable()
    #expect(system.solver.ambiguousVariables == [x, y])
    #expect(system.solver.isAmbiguous(y))
  }

  /// Two million points and anything above are equally good, with a tableau and without.
  @Test(arguments: [16_000_000, 0]) func largeValuesHaveAChoice(tableauWork: Int) throws {
    let solver = ConstraintSolver(tableauWork: tableauWork)
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(
      LinearConstraint(terms: [(x, 1)], relation: .greaterThanOrEqual, constant: 2_000_000))
    _ = try solver.add(LinearConstraint(terms: [(y, 1), (x, -1)], relation: .equal, constant: 5))
    #expect(solver.ambiguousVariables == [x, y])
  }

  @Test func askingChangesNothing() throws {
    let v = system.variables(4)
    try system.add(v.map { ($0, 1) }, .equal, 100)
    for variable in v {
      try system.add([(variable, 1)], .greaterThanOrEqual, 10, at: 750)
    }
    let before = v.map(system.value)
    #expect(system.solver.ambiguousVariables == v)
    #expect(v.map(system.value) == before)
    system.solver.checkInvariants()
  }
}
