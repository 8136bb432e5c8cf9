import ConstraintSolver
import Testing

/// Views beside each other that share what room there is, as stack views have them.
@Suite struct LongStackTests {
  enum Distribution: CaseIterable {
    case fill
    case fillEqually
    case equalSpacing
    case equalCentering
  }

  struct Case: CustomTestStringConvertible {
    var distribution: Distribution
    var spacing: Double
    /// How many coefficients may be looked at for each pair of views.
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

  /// A step looks at coefficients that are proportional to the views, and there are a few steps for each view: twice as
  /// many views are four times the work, not eight or sixteen times.
  @Test(arguments: cases, [250, 500]) func workGrowsWithTheSquareOfTheViews(_ test: Case, views: Int) throws {
    let stack = try StackSystem(test.distribution, views: views, spacing: test.spacing, length: 400)
    #expect(stack.solver.value(of: stack.lengths[0]).isFinite)
    #expect(stack.solver.outcome == .optimal)
    #expect(stack.solver.lookCount < test.looks * views * views)
    stack.expectOrder()
  }
}

/// A stack's constraints along its axis, in the order in which a layout has them.
struct StackSystem {
  let solver: ConstraintSolver
  /// Where each view begins, and how long it is.
  let origins: [Variable]
  let lengths: [Variable]
  private let spacings: [ConstraintHandle]

  init(
    _ distribution: LongStackTests.Distribution, views: Int, spacing: Double, length: Double, natural: Double = 40,
    tableauWork: Int = 16_000_000
  ) throws {
    let solver = ConstraintSolver(tableauWork: tableauWork)
    func add(
      _ terms: [(variable: Variable, coefficient: Double)], _ relation: Relation, _ constant: Double,
      at priority: Double = 1000, breaking: BreakRank = .other
    ) throws -> ConstraintHandle {
      try solver.add(
        LinearConstraint(
          terms: terms, relation: relation, constant: constant, priority: priority, breaking: breaking)
      ).handle
    }
    let starts = (0..<views).map { _ in solver.makeVariable() }
    let sizes = starts.map { _ in solver.makeVariable() }
    _ = try add([(starts[0], 1)], .equal, 0)
    _ = try add([(starts[views - 1], 1), (sizes[views - 1], 1)], .equal, length)
    let isSpread = distribution == .equalSpacing || distribution == .equalCentering
    var spacings: [ConstraintHandle] = []
    for next in 1..<views {
      spacings.append(
        try add(
          [(starts[next], 1), (starts[next - 1], -1), (sizes[next - 1], -1)], isSpread ? .greaterThanOrEqual : .equal,
          spacing, breaking: .spacing))
    }
    var gaps: [Variable] = []
    for next in 1..<views {
      switch distribution {
      case .fill: break
      case .fillEqually: _ = try add([(sizes[next], 1), (sizes[0], -1)], .equal, 0, breaking: .size)
      case .equalSpacing, .equalCentering:
        let isCentered = distribution == .equalCentering
        let share = isCentered ? 0.5 : 1
        let (start, gap) = (solver.makeVariable(), solver.makeVariable())
        _ = try add([(start, 1), (starts[next - 1], -1), (sizes[next - 1], -share)], .equal, 0)
        _ = try add(
          [(start, 1), (gap, 1), (starts[next], -1)] + (isCentered ? [(sizes[next], -0.5)] : []), .equal, 0)
        if let first = gaps.first {
          let level = isCentered ? max(1, 150 - Double(next - 1)) : 1000
          _ = try add([(gap, 1), (first, -1)], .equal, 0, at: level, breaking: .size)
        }
        gaps.append(gap)
      }
    }
    for size in sizes + gaps { _ = try add([(size, 1)], .greaterThanOrEqual, 0, breaking: .never) }
    for size in sizes {
      _ = try add([(size, 1)], .lessThanOrEqual, natural, at: 251)
      _ = try add([(size, 1)], .greaterThanOrEqual, natural, at: 750)
    }
    (self.solver, origins, lengths, self.spacings) = (solver, starts, sizes, spacings)
  }

  /// What holds of any stack: no length is negative, views follow each other, and those spacings that were not broken are
  /// as wide as they are to be.
  func expectOrder() {
    let ends = zip(origins, lengths).map { solver.value(of: $0) + solver.value(of: $1) }
    for (index, length) in lengths.enumerated() { #expect(solver.value(of: length) >= -1e-6, "length \(index)") }
    #expect(abs(solver.value(of: origins[0])) <= 1e-6)
    for (next, spacing) in spacings.enumerated() where !solver.isBroken(spacing) {
      let gap = solver.value(of: origins[next + 1]) - ends[next]
      #expect(gap >= -1e-6, "gap \(next)")
    }
  }
}
