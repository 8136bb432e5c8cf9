/// The constraints of a solver that are required and not broken, as rows of a `RequiredSystem`.
struct RequiredConstraints {
  private var system = RequiredSystem()
  private var rows: [Int32: Int] = [:]
  private var constraints: [Int32] = []
  private var columns: [Int32: Int32] = [:]
  /// Constraints whose rows may be out of date.
  private var waiting: [Int32]
  /// The rows at the last minimisation of errors, with the bounds that keep errors small.
  private var optimum: RequiredSystem?

  /// - Parameter constraints: the existing constraints.
  init(_ constraints: some Sequence<Int32>) {
    waiting = Array(constraints)
  }

  var effort: RequiredSystem.Effort { system.effort }
  var rowCount: Int { system.rowCount }

  /// The constraints that determine the values at which all hold.
  var tight: Set<Int32> {
    Set(system.tight.filter { $0 >= 0 && system.isActive[Int($0)] }.map { constraints[Int($0)] })
  }

  /// Schedules an update for a constraint that is new, has changed its constant or is no longer required.
  mutating func enqueue(_ index: Int32) {
    waiting.append(index)
  }

  mutating func takeWaiting() -> [Int32] {
    defer { waiting.removeAll(keepingCapacity: true) }
    for index in waiting { deactivate(index) }
    return waiting
  }

  /// Makes a constraint inactive.
  mutating func deactivate(_ index: Int32) {
    if let row = rows[index] { system.deactivate(row) }
  }

  /// Sets the terms, relation and constant of an inactive constraint.
  mutating func set(_ index: Int32, _ terms: some Sequence<Tableau.Term>, _ relation: Relation, _ constant: Double) {
    system.setBounds(of: row(of: index, terms), relation, constant)
  }

  private mutating func row(of index: Int32, _ terms: some Sequence<Tableau.Term>) -> Int {
    if let row = rows[index] { return row }
    let row = system.rowCount
    system.addRow(terms.map { (column(of: $0.symbol), $0.coefficient) })
    rows[index] = row
    constraints.append(index)
    return row
  }

  private mutating func column(of variable: Int32) -> Int32 {
    if let column = columns[variable] { return column }
    let column = Int32(columns.count)
    columns[variable] = column
    system.addColumn()
    return column
  }

  /// Activates a constraint.
  ///
  /// - Returns: a minimal set that it contradicts, itself included, in which case it stays inactive; nil if it fits.
  mutating func fit(_ index: Int32) -> [Int32]? {
    guard let row = rows[index] else { return nil }
    return system.fit(row)?.map { constraints[$0] }
  }

  /// The minimal set that a constraint contradicts whose last member comes first in `order`, and so on; see
  /// `RequiredSystem.nearestConflict(of:_:ranks:)`.
  mutating func nearestConflict(of index: Int32, _ found: [Int32], _ order: [Int32]) -> [Int32] {
    guard let row = rows[index] else { return found }
    var ranks = Array(repeating: Int.max, count: system.rowCount)
    for (rank, other) in order.enumerated() {
      if let row = rows[other] { ranks[row] = rank }
    }
    return system.nearestConflict(of: row, found.compactMap { rows[$0] }, ranks: ranks).map { constraints[$0] }
  }

  // MARK: Constraints that are not required

  /// A constraint whose error is to be minimised.
  struct OptionalConstraint {
    var index: Int32
    var terms: [Tableau.Term]
    var relation: Relation
    var constant: Double
  }

  /// Makes the errors of optional constraints as small as the active ones allow, level by level.
  ///
  /// - Returns: whether that ended within the step limit of sound systems.
  mutating func minimizeErrors(_ levels: [[OptionalConstraint]]) -> SolveOutcome {
    let softConstraints = levels.map { level in level.map { softConstraint($0) } }
    let (lowers, uppers) = (system.lowers, system.uppers)
    var outcome = SolveOutcome.optimal
    for level in softConstraints where !system.minimizeErrors(of: level) { outcome = .stepLimit }
    optimum = system
    system.restoreBounds(lowers, uppers, softConstraints: softConstraints.joined())
    return outcome
  }

  private mutating func softConstraint(_ constraint: OptionalConstraint) -> SoftConstraint {
    SoftConstraint(
      row: row(of: constraint.index, constraint.terms),
      lower: constraint.relation == .lessThanOrEqual ? -.infinity : constraint.constant,
      upper: constraint.relation == .greaterThanOrEqual ? .infinity : constraint.constant)
  }

  /// Those variables that could have other values with errors as small: those that move when each is pulled by a
  /// pseudorandom amount, in one direction or the opposite one.
  mutating func movable(among variables: [Int], by distance: Double) -> [Int] {
    guard var pulled = optimum else { return variables }
    pulled.adoptEffort(system.effort)
    var softConstraints: [SoftConstraint] = []
    for variable in variables {
      guard let column = columns[Int32(variable)] else { continue }
      let weight = Tableau.pull(of: variable)
      let value = pulled.values[Int(column)]
      let goal = weight * value + distance * max(1, abs(value))
      softConstraints.append(SoftConstraint(row: pulled.rowCount, lower: goal, upper: goal))
      pulled.addRow([(column, weight)])
    }
    _ = pulled.minimizeErrors(of: softConstraints)
    system.adoptEffort(pulled.effort)
    return variables.filter { variable in
      guard let column = columns[Int32(variable)] else { return true }
      let value = value(of: Int32(variable))
      return abs(pulled.values[Int(column)] - value) > Tableau.satisfaction * max(1, abs(value))
    }
  }

  /// The variable's value at the last minimisation, 0 if it has no constraint.
  func value(of variable: Int32) -> Double {
    guard let optimum, let column = columns[variable] else { return 0 }
    return optimum.values[Int(column)]
  }
}
