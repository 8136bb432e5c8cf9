import ConstraintSolver

/// A shape in a solver of its own.
struct BuiltShape {
  let solver = ConstraintSolver()
  private let variables: [Variable]
  private let handles: [ConstraintHandle]

  /// Creates the variables and adds the constraints; nothing is solved until a value is read.
  init(_ shape: LayoutShape) throws {
    let solver = solver
    let variables = (0..<shape.variables).map { _ in solver.makeVariable() }
    self.variables = variables
    handles = try shape.constraints.map { constraint in
      var terms = LinearTerms()
      for term in constraint.terms { terms.append((variables[term.variable], term.coefficient)) }
      let added = try solver.add(
        LinearConstraint(
          terms: terms, relation: constraint.relation, constant: constraint.constant, priority: constraint.priority))
      guard added.conflict == nil else { throw BenchmarkError.conflict(shape: shape.name) }
      return added.handle
    }
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// The sum of all values: every one of them has been read.
  func sum() -> Double { variables.reduce(0) { $0 + solver.value(of: $1) } }

  func setConstant(_ constant: Double, at index: Int) throws {
    _ = try solver.setConstant(constant, of: handles[index])
  }
}
