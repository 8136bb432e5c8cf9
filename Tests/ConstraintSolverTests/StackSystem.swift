import ConstraintSolver
import Testing

/// A stack's constraints along its axis, in the order in which a layout adds them: 400 points for views of 40 each.
struct StackSystem {
  enum Distribution {
    case fill
    case fillEqually
    case equalSpacing
    case equalCentering
  }

  let solver: ConstraintSolver
  /// The origin and the length of each view.
  let origins: [Variable]
  let lengths: [Variable]
  private var gaps: [Variable] = []
  private var constraints: [(handle: ConstraintHandle, constraint: LinearConstraint)] = []
  private var spacings: Range<Int> = 0..<0

  init(_ distribution: Distribution, views: Int, spacing: Double, tableauWork: Int = 16_000_000) throws {
    let solver = ConstraintSolver(tableauWork: tableauWork)
    self.solver = solver
    origins = (0..<views).map { _ in solver.makeVariable() }
    lengths = (0..<views).map { _ in solver.makeVariable() }
    try connectEnds()
    try addSpacing(distribution, spacing)
    try distribute(distribution)
    try addLengths()
  }

  private mutating func add(
    _ terms: [(variable: Variable, coefficient: Double)], _ relation: Relation, _ constant: Double,
    at priority: Double = 1000, breaking: BreakRank = .other
  ) throws {
    let constraint = LinearConstraint(
      terms: LinearTerms(terms), relation: relation, constant: constant, priority: priority, breaking: breaking)
    constraints.append((try solver.add(constraint).handle, constraint))
  }

  private mutating func connectEnds() throws {
    let last = origins.count - 1
    try add([(origins[0], 1)], .equal, 0)
    try add([(origins[last], 1), (lengths[last], 1)], .equal, 400)
  }

  private mutating func addSpacing(_ distribution: Distribution, _ spacing: Double) throws {
    let start = constraints.count
    let relation: Relation = distribution == .fill || distribution == .fillEqually ? .equal : .greaterThanOrEqual
    for next in origins.indices.dropFirst() {
      try add(
        [(origins[next], 1), (origins[next - 1], -1), (lengths[next - 1], -1)], relation, spacing, breaking: .spacing)
    }
    spacings = start..<constraints.count
  }

  private mutating func distribute(_ distribution: Distribution) throws {
    for next in origins.indices.dropFirst() {
      switch distribution {
      case .fill: break
      case .fillEqually: try add([(lengths[next], 1), (lengths[0], -1)], .equal, 0, breaking: .size)
      case .equalSpacing: try addGap(before: next, from: 1, to: 0, at: 1000)
      case .equalCentering: try addGap(before: next, from: 0.5, to: 0.5, at: max(1, 151 - Double(next)))
      }
    }
  }

  /// Adds a guide between fractions of two views' lengths, as long as the first guide.
  private mutating func addGap(before next: Int, from share: Double, to nextShare: Double, at priority: Double) throws {
    let (start, gap) = (solver.makeVariable(), solver.makeVariable())
    try add([(start, 1), (origins[next - 1], -1), (lengths[next - 1], -share)], .equal, 0)
    try add([(start, 1), (gap, 1), (origins[next], -1), (lengths[next], -nextShare)], .equal, 0)
    if let first = gaps.first { try add([(gap, 1), (first, -1)], .equal, 0, at: priority, breaking: .size) }
    gaps.append(gap)
  }

  private mutating func addLengths() throws {
    for length in lengths + gaps { try add([(length, 1)], .greaterThanOrEqual, 0, breaking: .never) }
    for length in lengths {
      try add([(length, 1)], .lessThanOrEqual, 40, at: 251)
      try add([(length, 1)], .greaterThanOrEqual, 40, at: 750)
    }
  }

  /// The indices of the broken constraints.
  var brokenConstraints: [Int] { constraints.indices.filter { solver.isBroken(constraints[$0].handle) } }

  /// The sums of errors by priority, with those of broken constraints under 0.
  var errors: [Double: Double] {
    var errors: [Double: Double] = [:]
    for (handle, constraint) in constraints {
      let left = constraint.terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
      let error = left - constraint.constant
      let counted =
        switch constraint.relation {
        case .equal: abs(error)
        case .lessThanOrEqual: max(0, error)
        case .greaterThanOrEqual: max(0, -error)
        }
      errors[solver.isBroken(handle) ? 0 : constraint.priority, default: 0] += counted
    }
    return errors
  }

  /// Expects properties of every stack: it begins and ends where it should, no length is negative, and spacings have
  /// their widths, except for broken ones.
  func expectOrder() throws {
    for length in lengths + gaps { #expect(solver.value(of: length) >= -1e-6) }
    #expect(abs(errors[1000] ?? 0) <= 1e-6 * Double(constraints.count))
    let last = try #require(origins.last)
    #expect(solver.value(of: last) <= 400 + 1e-6)
    #expect(brokenConstraints.allSatisfy { spacings.contains($0) || constraints[$0].constraint.breaking == .size })
  }
}
