import ConstraintSolver
import TestSupport
import Testing

/// The cases of `PriorityTests` with a unique solution, with their constraints in a thousand random orders: a unique
/// optimum does not depend on the order. Seeds are the numbers of the orders.
@Suite struct OrderTests {
  private typealias Row = (terms: [Double], relation: Relation, constant: Double, priority: Double)

  private struct Case {
    let name: String
    let rows: [Row]
    let values: [Double]
  }

  private static let cases = [
    Case(
      name: "bound above softConstraint", rows: [([1], .equal, 24, 500), ([1], .greaterThanOrEqual, 30, 525)],
      values: [30]),
    Case(name: "one against five", rows: [([1], .equal, 100, 251)] + many(5), values: [100]),
    Case(name: "one against ten", rows: [([1], .equal, 100, 750)] + many(10), values: [100]),
    Case(
      name: "compression resistance",
      rows: [
        ([1, 1], .equal, 300, 1000), ([1, 0], .greaterThanOrEqual, 200, 750), ([0, 1], .greaterThanOrEqual, 200, 751),
        ([1, 0], .lessThanOrEqual, 200, 250), ([0, 1], .lessThanOrEqual, 200, 250),
      ], values: [100, 200]),
    Case(name: "small coefficient", rows: [([0.001], .equal, 1, 750), ([1], .equal, 100, 749)], values: [1000]),
    Case(name: "fractions", rows: [([1], .equal, 100, 999.5), ([1], .equal, 50, 999)], values: [100]),
    Case(
      name: "lowest priorities", rows: [([1], .equal, 10, 1), ([1], .equal, 20, 2), ([1], .equal, 30, 3)], values: [30]),
    Case(name: "field gives way", rows: beside(buttonHugging: 249, field: 250), values: [100, 200]),
    Case(name: "button keeps its size", rows: beside(buttonHugging: 251, field: 250), values: [220, 80]),
    Case(
      name: "image beside label",
      rows: [
        ([1, 1], .equal, 250, 1000), ([1, 0], .greaterThanOrEqual, 200, 750), ([0, 1], .greaterThanOrEqual, 150, 751),
      ], values: [100, 150]),
    Case(
      name: "ratio", rows: [([1, -1], .equal, 0, 1000), ([1, 0], .equal, 100, 750), ([0, 1], .equal, 60, 749)],
      values: [100, 100]),
  ]

  private static func many(_ count: Int) -> [Row] { Array(repeating: ([1], .equal, 50, 250), count: count) }

  /// A text field of 100 and a button of 80 points next to each other in 300.
  private static func beside(buttonHugging: Double, field: Double) -> [Row] {
    [
      ([1, 1], .equal, 300, 1000), ([1, 0], .lessThanOrEqual, 100, field),
      ([0, 1], .lessThanOrEqual, 80, buttonHugging),
      ([1, 0], .greaterThanOrEqual, 100, 750), ([0, 1], .greaterThanOrEqual, 80, 750),
    ]
  }

  @Test(arguments: 0..<1_000)
  func theOrderDoesNotMatter(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for tested in Self.cases {
      let system = TestSystem()
      let variables = system.variables(tested.values.count)
      for row in tested.rows.shuffled(using: &generator) {
        let terms = zip(variables, row.terms).filter { $0.1 != 0 }.map { (variable: $0.0, coefficient: $0.1) }
        try system.add(terms, row.relation, row.constant, at: row.priority)
      }
      for (variable, value) in zip(variables, tested.values) {
        #expect(abs(system.value(variable) - value) < 1e-9, "\(tested.name), seed \(seed)")
      }
    }
  }
}
