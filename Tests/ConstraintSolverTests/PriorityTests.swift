import ConstraintSolver
import Testing

/// Priorities are ordered levels: no number of lower ones outweighs a higher one.
@Suite struct PriorityTests {
  let system = TestSystem()

  /// WWDC 2012, session 228: "30 is at least 30 and closer to 24 than any other number".
  @Test func boundAboveSoftConstraint() throws {
    let w = system.variable()
    try system.add([(w, 1)], .equal, 24, at: 500)
    try system.add([(w, 1)], .greaterThanOrEqual, 30, at: 525)
    expect(w, 30)
    #expect(!system.solver.isAmbiguous(w))
  }

  /// WWDC 2012, session 228: with equal priorities the layout is ambiguous.
  @Test func boundBesideSoftConstraint() throws {
    let w = system.variable()
    try system.add([(w, 1)], .equal, 24, at: 500)
    try system.add([(w, 1)], .greaterThanOrEqual, 30, at: 500)
    #expect((24...30).contains(system.value(w)))
    #expect(system.solver.isAmbiguous(w))
  }

  @Test(arguments: [(251, 5), (750, 10)])
  func oneAgainstMany(priority: Double, count: Int) throws {
    let w = system.variable()
    try system.add([(w, 1)], .equal, 100, at: priority)
    for _ in 0..<count {
      try system.add([(w, 1)], .equal, 50, at: 250)
    }
    expect(w, 100)
  }

  @Test func compressionResistanceDecides() throws {
    let (a, b) = (system.variable(), system.variable())
    try system.add([(a, 1), (b, 1)], .equal, 300)
    try system.add([(a, 1)], .greaterThanOrEqual, 200, at: 750)
    try system.add([(b, 1)], .greaterThanOrEqual, 200, at: 751)
    for variable in [a, b] {
      try system.add([(variable, 1)], .lessThanOrEqual, 200, at: 250)
    }
    expect(a, 100)
    expect(b, 200)
  }

  @Test func equalCompressionResistanceIsATie() throws {
    let (a, b) = (system.variable(), system.variable())
    try system.add([(a, 1), (b, 1)], .equal, 300)
    try system.add([(a, 1)], .greaterThanOrEqual, 200, at: 750)
    try system.add([(b, 1)], .greaterThanOrEqual, 200, at: 750)
    #expect((100...200).contains(system.value(a)))
    #expect(system.solver.ambiguousVariables == [a, b])
  }

  @Test func smallCoefficientAboveLargeOne() throws {
    let a = system.variable()
    try system.add([(a, 0.001)], .equal, 1, at: 750)
    try system.add([(a, 1)], .equal, 100, at: 749)
    expect(a, 1000)
  }

  @Test func fractionsOfPriorities() throws {
    let w = system.variable()
    try system.add([(w, 1)], .equal, 50, at: 999)
    try system.add([(w, 1)], .equal, 100, at: 999.5)
    expect(w, 100)
  }

  @Test func lowestPriorities() throws {
    let w = system.variable()
    for priority in [1.0, 2, 3] {
      try system.add([(w, 1)], .equal, 10 * priority, at: priority)
    }
    expect(w, 30)
  }

  /// WWDC 2015, session 218: the lower hugging priority of two controls decides which one stretches.
  @Test(arguments: [(249.0, 100.0, 200.0), (251.0, 220.0, 80.0)])
  func huggingDecides(second: Double, first: Double, other: Double) throws {
    let (field, button) = (system.variable(), system.variable())
    try system.add([(field, 1), (button, 1)], .equal, 300)
    for (variable, size, hugging) in [(field, 100.0, 250.0), (button, 80, second)] {
      try system.add([(variable, 1)], .lessThanOrEqual, size, at: hugging)
      try system.add([(variable, 1)], .greaterThanOrEqual, size, at: 750)
    }
    expect(field, first)
    expect(button, other)
  }

  @Test func imageBesideLabel() throws {
    let (image, label) = (system.variable(), system.variable())
    try system.add([(image, 1), (label, 1)], .equal, 250)
    try system.add([(image, 1)], .greaterThanOrEqual, 200, at: 750)
    try system.add([(label, 1)], .greaterThanOrEqual, 150, at: 751)
    try system.add([(label, 1)], .lessThanOrEqual, 150, at: 250)
    expect(image, 100)
    expect(label, 150)
  }

  @Test func ratioBesideSoftConstraints() throws {
    let (w, h) = (system.variable(), system.variable())
    try system.add([(h, 1), (w, -1)], .equal, 0)
    try system.add([(w, 1)], .equal, 100, at: 750)
    try system.add([(h, 1)], .equal, 60, at: 749)
    expect(w, 100)
    expect(h, 100)
  }

  /// Every pair of the priorities that occur in real documents and stack views, in both orders of insertion.
  @Test func everyPairOfPriorities() throws {
    let priorities = [1, 25, 49, 50, 51, 149, 250, 251, 749, 750, 751, 760, 998, 999, 999.5]
    for low in priorities {
      for high in priorities where high > low {
        for order in [[high, low], [low, high]] {
          let system = TestSystem()
          let w = system.variable()
          for priority in order {
            try system.add([(w, 1)], .equal, priority == high ? 7 : 3, at: priority)
          }
          #expect(abs(system.value(w) - 7) < 1e-9, "\(high) over \(low)")
        }
      }
    }
  }

  @Test func changedPriority() throws {
    let w = system.variable()
    let first = try system.add([(w, 1)], .equal, 10, at: 250).handle
    try system.add([(w, 1)], .equal, 20, at: 500)
    expect(w, 20)
    try system.solver.setPriority(750, of: first)
    system.solver.checkInvariants()
    expect(w, 10)
    try system.solver.setPriority(499.5, of: first)
    expect(w, 20)
  }

  private func expect(_ variable: Variable, _ value: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    let found = system.value(variable)
    #expect(abs(found - value) < 1e-6, "\(found) is not \(value)", sourceLocation: sourceLocation)
    system.solver.checkInvariants()
  }
}
