import ConstraintSolver
import Foundation
import Testing

/// A system of constraints and its solution: a line of a fixture in `Fixtures/LinearPrograms`.
struct LinearProgram: Decodable {
  struct Constraint: Decodable {
    /// Pairs of variable and coefficient.
    var terms: [[Double]]
    var relation: String
    var constant: Double
    var priority: Double

    func linear(_ variables: [Variable]) throws -> LinearConstraint {
      let relations: [String: Relation] = ["=": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual]
      return LinearConstraint(
        terms: LinearTerms(terms.map { (variables[Int($0[0])], $0[1]) }), relation: try #require(relations[relation]),
        constant: constant, priority: priority)
    }
  }

  enum CodingKeys: CodingKey {
    case variables
    case constraints
    case values
  }

  var variables: Int
  var constraints: [Constraint]
  var values: [Double]
  /// The line of the file, from 1.
  var line = 0
  /// Whether multipliers range from 0.001 to 1000 instead of from 0.1 to 10.
  var isWide = false

  /// The systems in a file: the given number of ordinary ones, followed by wide ones.
  static func fixture(_ name: String, ordinary: Int, wide: Int) throws -> [LinearProgram] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/LinearPrograms/\(name).jsonl")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    try #require(lines.count == ordinary + wide)
    return try lines.enumerated().map { index, line in
      var program = try JSONDecoder().decode(LinearProgram.self, from: Data(line.utf8))
      program.line = index + 1
      program.isWide = index >= ordinary
      return program
    }
  }
}
