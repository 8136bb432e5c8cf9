import ConstraintSolver
import Foundation
import Testing

/// 2,000 random systems against an independent program; `Fixtures/LinearPrograms/README.md` says how they were solved.
@Suite struct LinearProgramTests {
  private static let fixture = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "Fixtures/LinearPrograms/systems.jsonl")
  /// Lines up to this one have multipliers from 0.1 to 10.
  private static let ordinaryLines = 1800

  /// The ways in which a system comes to the solver; the solution is the same.
  enum Course: CaseIterable {
    case atOnce
    case backwards
    /// Errors are minimised after each constraint.
    case solvedEachTime
    case optionalFirst
    /// Every constant is another one first.
    case changed
  }

  @Test(arguments: Course.allCases) func everySystemHasTheRecordedSolution(course: Course) throws {
    let lines = try String(contentsOf: Self.fixture, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 2000)
    for (index, line) in lines.enumerated() {
      let program = try JSONDecoder().decode(LinearProgram.self, from: Data(line.utf8))
      let values = try solve(program, course, line: index + 1)
      for (variable, expected) in program.values.enumerated() {
        let tolerance = index < Self.ordinaryLines ? 1e-6 : 1e-3 * max(1, abs(expected))
        #expect(
          abs(values[variable] - expected) <= tolerance,
          "line \(index + 1), variable \(variable): \(values[variable]), expected \(expected)")
      }
    }
  }

  private func solve(_ program: LinearProgram, _ course: Course, line: Int) throws -> [Double] {
    let solver = ConstraintSolver()
    let variables = (0..<program.variables).map { _ in solver.makeVariable() }
    let handles = try constraints(of: program, course).map { constraint in
      var constraint = try constraint.linear(variables)
      if course == .changed { constraint.constant += Double(line % 7) - 3.5 }
      let handle = try solver.add(constraint).handle
      if course == .solvedEachTime { _ = solver.value(of: variables[0]) }
      return handle
    }
    if course == .changed {
      _ = solver.value(of: variables[0])
      for (handle, constraint) in zip(handles, program.constraints) {
        _ = try solver.setConstant(constraint.constant, of: handle)
      }
    }
    let values = variables.map { solver.value(of: $0) }
    solver.checkInvariants()
    #expect(!handles.contains(where: solver.isBroken), "line \(line): required constraints hold together")
    #expect(solver.outcome == .optimal, "line \(line)")
    #expect(solver.ambiguousVariables.isEmpty, "line \(line): the fixture's solutions are the only ones")
    return values
  }

  private func constraints(of program: LinearProgram, _ course: Course) -> [LinearProgram.Constraint] {
    switch course {
    case .atOnce, .solvedEachTime, .changed: program.constraints
    case .backwards: program.constraints.reversed()
    case .optionalFirst:
      program.constraints.filter { $0.priority < 1000 } + program.constraints.filter { $0.priority == 1000 }
    }
  }
}

/// A line of the fixture.
private struct LinearProgram: Decodable {
  struct Constraint: Decodable {
    /// Pairs of variable and coefficient.
    var terms: [[Double]]
    var relation: String
    var constant: Double
    var priority: Double

    func linear(_ variables: [Variable]) throws -> LinearConstraint {
      let relations: [String: Relation] = ["=": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual]
      return LinearConstraint(
        terms: terms.map { (variables[Int($0[0])], $0[1]) }, relation: try #require(relations[relation]),
        constant: constant, priority: priority)
    }
  }

  var variables: Int
  var constraints: [Constraint]
  var values: [Double]
}
