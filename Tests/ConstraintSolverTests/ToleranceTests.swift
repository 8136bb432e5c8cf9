import ConstraintSolver
import Testing

/// The numeric range in the solver's documentation: multipliers from 0.001 to 1000, thousands of points.
@Suite struct ToleranceTests {
  let system = TestSystem()

  /// A chain of ratios whose product is 1: each value is within a millionth of its size, at first and after changes.
  @Test(arguments: [0.001, 0.03, 375.0 / 667, 3, 1000]) func chainOfRatios(ratio: Double) throws {
    let v = system.variables(9)
    let end = try system.add([(v[0], 1)], .equal, 4000, at: 750).handle
    for index in 1..<9 {
      let factor = index.isMultiple(of: 2) ? ratio : 1 / ratio
      try system.add([(v[index], 1), (v[index - 1], -factor)], .equal, 0)
    }
    for constant in [4000.0, 1, 9999.75] {
      _ = try system.solver.setConstant(constant, of: end)
      for (index, variable) in v.enumerated() {
        let expected = index.isMultiple(of: 2) ? constant : constant / ratio
        #expect(abs(system.value(variable) - expected) <= 1e-6 * max(1, expected), "\(index)")
      }
      system.solver.checkInvariants()
    }
  }

  /// Two required values that differ by less than the tolerance count as equal; by more, they conflict.
  @Test(arguments: [1.0, 5000]) func valuesThatDifferLittle(value: Double) throws {
    for (difference, isConflict) in [(0.5e-6, false), (2e-6, true)] {
      let system = TestSystem()
      let x = system.variable()
      try system.add([(x, 1)], .equal, value)
      let conflict = try system.add([(x, 1)], .equal, value * (1 + difference)).conflict
      #expect((conflict != nil) == isConflict, "\(difference)")
    }
  }

  /// A small multiplier is not zero: 0.001·a = 1 at 750 takes precedence over a = 100 at 749.
  @Test func smallMultiplierDecides() throws {
    let a = system.variable()
    try system.add([(a, 0.001)], .equal, 1, at: 750)
    try system.add([(a, 1)], .equal, 100, at: 749)
    #expect(abs(system.value(a) - 1000) < 1e-6)
    #expect(system.solver.outcome == .optimal)
  }

  /// A constant that changes back and forth many times leaves no trace.
  @Test func thousandsOfChanges() throws {
    let v = system.variables(6)
    let width = try system.add([(v[0], 1)], .equal, 1000).handle
    for index in 1..<6 {
      try system.add([(v[index], 1), (v[index - 1], -0.37)], .lessThanOrEqual, 11, at: 750)
      try system.add([(v[index], 0.21), (v[index - 1], 1)], .greaterThanOrEqual, 40 * Double(index), at: 250)
    }
    let before = v.map(system.value)
    for turn in 0..<2000 {
      _ = try system.solver.setConstant(Double(turn % 97) * 13.7, of: width)
      _ = system.value(v[5])
    }
    _ = try system.solver.setConstant(1000, of: width)
    for (variable, value) in zip(v, before) { #expect(abs(system.value(variable) - value) < 1e-6) }
    system.solver.checkInvariants()
  }
}
