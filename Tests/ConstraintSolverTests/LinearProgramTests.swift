import ConstraintSolver
import Foundation
import Testing

/// Compares random systems with an independent program; see `Fixtures/LinearPrograms/README.md` for how they were
/// solved.
@Suite struct LinearProgramTests {
  /// The ways in which a system is given to the solver; the solution is always the same.
  enum Course: CaseIterable {
    case atOnce
    case backwards
    /// Errors are minimised after each constraint.
    case solvedEachTime
    case solvedEachTimeBackwards
    case optionalFirst
    /// Every constant has another value first.
    case changed
    /// Every third constraint is removed and added again.
    case removed
    /// Bland's rule from the first step.
    case lowestFirst
  }

  /// 2,000 systems.
  @Test(arguments: Course.allCases) func everySystemHasTheRecordedSolution(course: Course) throws {
    try check(LinearProgram.fixture("systems", ordinary: 1800, wide: 200), course)
  }

  /// 800 more, made after the solver's tolerances were fixed: half of them with multipliers from 0.001 to 1000.
  @Test(arguments: Course.allCases) func soHaveSystemsTheTolerancesWereNotChosenBy(course: Course) throws {
    try check(LinearProgram.fixture("further", ordinary: 400, wide: 400), course)
  }

  /// Systems with multipliers from 0.1 to 10 have the same solutions without a tableau.
  @Test(arguments: [Course.atOnce, .backwards, .changed, .removed])
  func soTheyHaveWithoutATableau(course: Course) throws {
    try check(
      LinearProgram.fixture("systems", ordinary: 1800, wide: 200).filter { !$0.isWide }, course, tableauWork: 0)
    try check(
      LinearProgram.fixture("further", ordinary: 400, wide: 400).filter { !$0.isWide }, course, tableauWork: 0)
  }

  /// Abandoning a tableau at any point does not affect the solution.
  @Test(arguments: [100, 1_000, 3_000]) func soTheyHaveWhenATableauIsGivenUp(work: Int) throws {
    let programs = try LinearProgram.fixture("systems", ordinary: 1800, wide: 200).filter { !$0.isWide }
    for course in [Course.atOnce, .changed] { try check(programs, course, tableauWork: work) }
  }

  /// A minimisation that is not allowed all the steps it needs reports that, keeps required constraints satisfied, and
  /// continues the next time.
  @Test func solutionsInManyMinimizations() throws {
    var outcomes: [SolveOutcome] = []
    for program in try LinearProgram.fixture("systems", ordinary: 1800, wide: 200).prefix(60) {
      let solver = ConstraintSolver(stepLimit: 1)
      let variables = (0..<program.variables).map { _ in solver.makeVariable() }
      for constraint in program.constraints { _ = try solver.add(try constraint.linear(variables)) }
      let changing = try solver.add(
        LinearConstraint(terms: [(solver.makeVariable(), 1)], relation: .equal, constant: 0, priority: 1)
      ).handle
      for turn in 1...100 {
        _ = try solver.setConstant(Double(turn), of: changing)
        _ = solver.value(of: variables[0])
        #expect(solver.brokenInvariant == nil)
        outcomes.append(solver.outcome)
        if solver.outcome == .optimal { break }
      }
      for (variable, expected) in zip(variables, program.values) {
        #expect(abs(solver.value(of: variable) - expected) <= 1e-6, "line \(program.line)")
      }
    }
    #expect(outcomes.contains(.stepLimit))
  }

  private func check(_ programs: [LinearProgram], _ course: Course, tableauWork: Int? = nil) throws {
    for program in programs {
      let values = try Run(program, course, tableauWork: tableauWork).values()
      for (variable, expected) in program.values.enumerated() {
        let tolerance = program.isWide ? 1e-3 * max(1, abs(expected)) : 1e-6
        #expect(
          abs(values[variable] - expected) <= tolerance,
          "line \(program.line), variable \(variable): \(values[variable]), expected \(expected)")
      }
    }
  }

  /// The state of a system being solved.
  private struct Run {
    let program: LinearProgram
    let course: Course
    let solver: ConstraintSolver
    let variables: [Variable]

    init(_ program: LinearProgram, _ course: Course, tableauWork: Int?) {
      self.program = program
      self.course = course
      let patience = course == .lowestFirst ? -1 : 100
      let solver =
        tableauWork.map { ConstraintSolver(patience: patience, tableauWork: $0) }
        ?? ConstraintSolver(patience: patience)
      self.solver = solver
      variables = (0..<program.variables).map { _ in solver.makeVariable() }
    }

    func values() throws -> [Double] {
      var handles: [ConstraintHandle] = []
      for constraint in constraints {
        handles.append(try add(constraint, offset: course == .changed ? Double(program.line % 7) - 3.5 : 0))
        if course == .solvedEachTime || course == .solvedEachTimeBackwards { solve() }
      }
      solve()
      if course == .changed { try changeConstants(of: handles) }
      if course == .removed { try removeAndAdd(&handles) }
      #expect(!handles.contains(where: solver.isBroken), "line \(program.line): required constraints hold together")
      #expect(solver.outcome == .optimal, "line \(program.line)")
      #expect(solver.ambiguousVariables.isEmpty, "line \(program.line): the fixture's solutions are the only ones")
      return variables.map { solver.value(of: $0) }
    }

    private var constraints: [LinearProgram.Constraint] {
      switch course {
      case .atOnce, .solvedEachTime, .changed, .removed, .lowestFirst: program.constraints
      case .backwards, .solvedEachTimeBackwards: program.constraints.reversed()
      case .optionalFirst:
        program.constraints.filter { $0.priority < 1000 } + program.constraints.filter { $0.priority == 1000 }
      }
    }

    private func add(_ constraint: LinearProgram.Constraint, offset: Double = 0) throws -> ConstraintHandle {
      var constraint = try constraint.linear(variables)
      constraint.constant += offset
      return try solver.add(constraint).handle
    }

    private func solve() {
      _ = solver.value(of: variables[0])
      let rule = solver.brokenInvariant
      #expect(rule == nil, "line \(program.line)")
    }

    private func changeConstants(of handles: [ConstraintHandle]) throws {
      for (handle, constraint) in zip(handles, constraints) {
        _ = try solver.setConstant(constraint.constant, of: handle)
        if program.isWide { solve() }
      }
      solve()
    }

    private func removeAndAdd(_ handles: inout [ConstraintHandle]) throws {
      for place in handles.indices where place % 3 == program.line % 3 {
        solver.remove(handles[place])
        if program.isWide { solve() }
        handles[place] = try add(constraints[place])
        if program.isWide { solve() }
      }
      solve()
    }
  }
}
