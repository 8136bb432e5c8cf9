/// The constraints of a solver that are required and not broken, as rows of a `RequiredSystem`.
struct RequiredConstraints {
  private var system = RequiredSystem()
  private var rows: [Int32: Int] = [:]
  private var constraints: [Int32] = []
  private var columns: [Int32: Int32] = [:]
  /// Constraints of which something may be another than their rows say.
  private var waiting: [Int32]

  /// - Parameter constraints: those there are.
  init(_ constraints: some Sequence<Int32>) {
    waiting = Array(constraints)
  }

  /// How many steps the simplex method made.
  var stepCount: Int { system.stepCount }

  /// The constraints that determine the values by which all hold.
  var tight: Set<Int32> {
    Set(system.tight.filter { $0 >= 0 && system.isActive[Int($0)] }.map { constraints[Int($0)] })
  }

  /// Takes note that a constraint is new, has another constant or is not required any more.
  mutating func noteChange(of index: Int32) {
    waiting.append(index)
  }

  mutating func takeWaiting() -> [Int32] {
    defer { waiting.removeAll(keepingCapacity: true) }
    for index in waiting { deactivate(index) }
    return waiting
  }

  /// Lets a constraint take no part.
  mutating func deactivate(_ index: Int32) {
    if let row = rows[index] { system.deactivate(row) }
  }

  /// Says what a constraint that takes no part is.
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

  /// Lets a constraint take part.
  ///
  /// - Returns: a minimal set that it contradicts, itself included, and then it takes no part; nil if it fits.
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
}
