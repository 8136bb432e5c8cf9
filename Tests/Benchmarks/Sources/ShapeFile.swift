import ConstraintSolver
import Foundation

/// The shapes in the format of `peers/kiwi_layout.cpp`, with the values that Galley's solver found.
struct ShapeFile {
  private var rows = ""

  /// Adds a line for the shape – `shape name variables` –, one for each constraint, the container's width first, and
  /// one for the values.
  ///
  /// A constraint is `constraint relation constant priority variable coefficient …`; all columns are separated by tabs.
  mutating func add(_ shape: LayoutShape, values: [Double]) {
    rows += "shape\t\(shape.name)\t\(shape.variables)\n"
    for constraint in shape.constraints {
      let terms = constraint.terms.map { "\t\($0.variable)\t\($0.coefficient)" }.joined()
      rows += "constraint\t\(sign(of: constraint.relation))\t\(constraint.constant)\t\(constraint.priority)\(terms)\n"
    }
    rows += "values\(values.map { "\t\($0)" }.joined())\n"
  }

  func write(to path: String) throws { try Data(rows.utf8).write(to: URL(fileURLWithPath: path)) }

  private func sign(of relation: Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "="
    case .greaterThanOrEqual: ">="
    }
  }
}
