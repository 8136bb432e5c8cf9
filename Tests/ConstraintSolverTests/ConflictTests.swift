import ConstraintSolver
import Testing

/// Required constraints that cannot all hold.
///
/// The sets N1…N5 were logged by UIKit ("Unable to simultaneously satisfy constraints") with the constraint it broke:
/// a size before a spacing before an edge, never one of the system.
@Suite struct ConflictTests {
  let system = TestSystem()

  /// N1: two heights of one view. UIKit broke 200; either of two sizes may be broken, and here it is the newer one.
  @Test func twoHeights() throws {
    let h = system.variable()
    let tall = try system.add([(h, 1)], .equal, 200, breaking: .size).handle
    let result = try system.add([(h, 1)], .equal, 84, breaking: .size)
    #expect(result.conflict == Conflict(constraints: [tall, result.handle], broken: result.handle))
    #expect(system.value(h) == 200)
  }

  /// N2: margins in a container without height. UIKit broke the bottom edge.
  @Test func marginsWithoutRoom() throws {
    let (top, height, container) = (system.variable(), system.variable(), system.variable())
    let limit = try system.add([(height, 1)], .greaterThanOrEqual, 0, breaking: .never).handle
    let first = try system.add([(top, 1)], .equal, 8, breaking: .other).handle
    let second = try system.add(
      [(container, 1), (top, -1), (height, -1)], .equal, 8, breaking: .edge
    ).handle
    let result = try system.add([(container, 1)], .equal, 0, breaking: .never)
    #expect(
      result.conflict == Conflict(constraints: [limit, first, second, result.handle], broken: second))
    #expect([top, height, container].map(system.value) == [8, 0, 0])
  }

  /// N3: a centred row of fixed height in a cell of another. UIKit broke the height.
  @Test func centredRow() throws {
    let (top, height, content) = (system.variable(), system.variable(), system.variable())
    let first = try system.add([(top, 1)], .equal, 10).handle
    let size = try system.add([(height, 1)], .equal, 34, breaking: .size).handle
    let centre = try system.add([(top, 1), (height, 0.5), (content, -0.5)], .equal, 0).handle
    let result = try system.add([(content, 1)], .equal, 163.0 / 3, breaking: .never)
    #expect(
      result.conflict == Conflict(constraints: [first, size, centre, result.handle], broken: size))
    #expect(abs(system.value(height) - 103.0 / 3) < 1e-9)
  }

  /// N4: two labels below each other in a cell too low for them. UIKit broke the spacing between them.
  @Test func labelsInLowCell() throws {
    let (first, second, content) = (system.variables(2), system.variables(2), system.variable())
    let limits = try [first, second].map {
      try system.add([($0[1], 1)], .greaterThanOrEqual, 0, breaking: .never).handle
    }
    let top = try system.add([(first[0], 1)], .equal, 16, breaking: .edge).handle
    let spacing = try system.add(
      [(second[0], 1), (first[0], -1), (first[1], -1)], .equal, 16, breaking: .spacing
    ).handle
    let bottom = try system.add(
      [(content, 1), (second[0], -1), (second[1], -1)], .equal, 16, breaking: .edge
    ).handle
    let result = try system.add([(content, 1)], .equal, 44, breaking: .never)
    #expect(
      result.conflict
        == Conflict(constraints: limits + [top, spacing, bottom, result.handle], broken: spacing))
    #expect(system.solver.isBroken(spacing))
  }

  /// N5: a fixed width between edges. UIKit broke the width.
  @Test func widthBetweenEdges() throws {
    let (left, width, content) = (system.variable(), system.variable(), system.variable())
    let size = try system.add([(width, 1)], .equal, 320, breaking: .size).handle
    let leading = try system.add([(left, 1)], .equal, -8, breaking: .edge).handle
    let trailing = try system.add(
      [(content, 1), (left, -1), (width, -1)], .equal, -8, breaking: .edge
    ).handle
    let result = try system.add([(content, 1)], .equal, 375, breaking: .never)
    #expect(
      result.conflict == Conflict(constraints: [size, leading, trailing, result.handle], broken: size))
    #expect([left, width].map(system.value) == [-8, 391])
  }

  /// The broken constraint still has an effect, stronger than everything optional: UIKit keeps it with error variables.
  @Test func brokenConstraintIsMetAsNearlyAsPossible() throws {
    let w = system.variable()
    try system.add([(w, 1)], .lessThanOrEqual, 100, breaking: .never)
    let softConstraint = try system.add([(w, 1)], .equal, 150, breaking: .size)
    try system.add([(w, 1)], .equal, 20, at: 999.99)
    #expect(softConstraint.conflict?.broken == softConstraint.handle)
    #expect(system.value(w) == 100)
  }

  @Test func brokenConstraintIsRequiredAgainWhenItFits() throws {
    let w = system.variable()
    let limit = try system.add([(w, 1)], .lessThanOrEqual, 100, breaking: .never).handle
    let softConstraint = try system.add([(w, 1)], .equal, 150, breaking: .size).handle
    #expect(system.solver.isBroken(softConstraint))
    system.solver.remove(limit)
    #expect(!system.solver.isBroken(softConstraint))
    #expect(system.value(w) == 150)
    let again = try system.add([(w, 1)], .lessThanOrEqual, 100, breaking: .never)
    #expect(again.conflict?.constraints == [softConstraint, again.handle])
  }

  @Test func changedConstantCausesAndEndsConflict() throws {
    let (a, b) = (system.variable(), system.variable())
    let sum = try system.add([(a, 1), (b, 1)], .equal, 100).handle
    let first = try system.add([(a, 1)], .greaterThanOrEqual, 30, breaking: .size).handle
    let second = try system.add([(b, 1)], .greaterThanOrEqual, 30, breaking: .size).handle
    let conflict = try system.solver.setConstant(50, of: sum)
    #expect(conflict == Conflict(constraints: [sum, first, second], broken: second))
    system.solver.checkInvariants()
    #expect([a, b].map(system.value) == [30, 20])
    #expect(try system.solver.setConstant(200, of: sum) == nil)
    #expect(!system.solver.isBroken(second))
    #expect(try system.solver.setConstant(10, of: second) == nil)
    #expect(try system.solver.setConstant(40, of: sum) == nil)
    system.solver.checkInvariants()
  }

  /// Ten views each as wide as the next and one more point, in a ring.
  @Test func ringOfRequiredConstraints() throws {
    let v = system.variables(10)
    var handles: [ConstraintHandle] = []
    for index in 0..<9 {
      handles.append(try system.add([(v[index + 1], 1), (v[index], -1)], .equal, 1).handle)
    }
    let last = try system.add([(v[0], 1), (v[9], -1)], .equal, 1)
    #expect(last.conflict == Conflict(constraints: handles + [last.handle], broken: last.handle))
    #expect(v.map(system.value) == (0..<10).map(Double.init))
  }

  /// Views after each other in a circle, each at least 5 wide: first a size is broken, then, because of the system's
  /// rule that a width is not negative, a spacing; without that rule the size holds again.
  @Test func conflictsInACircleEnd() throws {
    let count = 40
    let (left, width) = (system.variables(count), system.variables(count))
    var conflicts: [Conflict] = []
    func add(
      _ terms: [(variable: Variable, coefficient: Double)], _ relation: Relation, _ constant: Double,
      _ breaking: BreakRank
    ) throws {
      let conflict = try system.add(terms, relation, constant, breaking: breaking).conflict
      conflicts += [conflict].compactMap(\.self)
    }
    for index in 0..<count {
      let terms = [(left[(index + 1) % count], 1.0), (left[index], -1), (width[index], -1)]
      try add(terms, .equal, 1, .spacing)
    }
    for index in 0..<count { try add([(width[index], 1)], .greaterThanOrEqual, 5, .size) }
    #expect(conflicts.count == 1)
    for index in 0..<count { try add([(width[index], 1)], .greaterThanOrEqual, 0, .never) }
    #expect(conflicts.count == 2)
    #expect(conflicts.map { system.solver.isBroken($0.broken) } == [false, true])
    #expect(width.allSatisfy { system.value($0) > 5 - 1e-6 })
    system.solver.checkInvariants()
  }

  /// A container that becomes too small for two rows at once, and is not itself broken.
  @Test func oneChangeContradictsSeveralSets() throws {
    let container = system.variable()
    let limit = try system.add([(container, 1)], .equal, 100, breaking: .never).handle
    var (limits, rows): ([ConstraintHandle], [ConstraintHandle]) = ([], [])
    for _ in 0..<3 {
      let row = system.variable()
      limits.append(try system.add([(row, 1), (container, -1)], .lessThanOrEqual, 0, breaking: .never).handle)
      rows.append(try system.add([(row, 1)], .equal, 50, breaking: .size).handle)
    }
    let conflict = try #require(try system.solver.setConstant(20, of: limit))
    #expect(conflict.broken == rows[0])
    #expect(rows.allSatisfy(system.solver.isBroken))
    for (row, within) in zip(rows, limits) {
      #expect(system.solver.conflict(breaking: row)?.constraints == [limit, within, row])
    }
    #expect(try system.solver.setConstant(60, of: limit) == nil)
    #expect(!system.solver.hasBrokenConstraints)
    #expect(system.solver.conflict(breaking: rows[0]) == nil)
  }

  /// Constraints are removed from one part before another part is in conflict: both parts are consistent afterwards.
  @Test func conflictWhileAnotherPartWaits() throws {
    let (a, b) = (system.variables(2), system.variables(2))
    let removed = try system.add([(a[0], 1)], .greaterThanOrEqual, 1).handle
    try system.add([(b[0], 1), (b[1], -1)], .equal, 3)
    try system.add([(b[0], 1)], .equal, 5)
    system.solver.remove(removed)
    let result = try system.add([(b[1], 1)], .equal, 7)
    try system.add([(a[1], 1), (a[0], -1)], .equal, 4)
    #expect(result.conflict?.broken == result.handle)
    #expect((a + b).map(system.value) == [0, 4, 5, 2])
  }

  /// Only the members of the conflict are in the set, however many constraints are connected with it.
  @Test func setIsMinimalInALargeSystem() throws {
    let v = system.variables(300)
    for index in 1..<300 {
      try system.add([(v[index], 1), (v[index - 1], -1)], .greaterThanOrEqual, 1)
    }
    let low = try system.add([(v[100], 1)], .equal, 10).handle
    let high = try system.solver.add(
      LinearConstraint(terms: [(v[103], 1)], relation: .lessThanOrEqual, constant: 12))
    let conflict = try #require(high.conflict)
    #expect(conflict.constraints.count == 5)
    #expect(conflict.constraints.contains(low))
    #expect(conflict.constraints.contains(high.handle))
  }

  /// The set and the broken constraint only depend on the constraints and their order.
  @Test func sameConflictEachTime() throws {
    let conflicts = try (0..<5).map { _ in
      let system = TestSystem()
      let v = system.variables(6)
      try system.add(v.map { ($0, 1) }, .equal, 100)
      for variable in v.dropLast() {
        try system.add([(variable, 1)], .greaterThanOrEqual, 18, breaking: .size)
      }
      return try system.add([(v[5], 1)], .greaterThanOrEqual, 18, breaking: .size).conflict
    }
    #expect(conflicts[0] != nil)
    #expect(conflicts.allSatisfy { $0 == conflicts[0] })
  }

  @Test func systemConstraintGivesWayOnlyToOthersOfItsKind() throws {
    let w = system.variable()
    let first = try system.add([(w, 1)], .equal, 10, breaking: .never).handle
    let second = try system.add([(w, 1)], .equal, 20, breaking: .never)
    #expect(second.conflict == Conflict(constraints: [first, second.handle], broken: second.handle))
  }
}
