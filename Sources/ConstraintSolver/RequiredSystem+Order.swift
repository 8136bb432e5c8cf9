extension RequiredSystem {
  /// Recomputes the product of the tight rows from the original rows, in an order that keeps it short, and then the
  /// values: this removes the rounding errors of many steps.
  ///
  /// A row that turns out to be a sum of others is released.
  mutating func order() {
    let rows = tight.filter { $0 >= 0 && isActive[Int($0)] }.map(Int.init)
    let known = values
    for column in tight.indices { tight[column] = -1 }
    var elimination = SparseElimination(
      rows.map { row in (starts[row]..<starts[row + 1]).map { (columns[$0], coefficients[$0]) } }, columns: values.count
    )
    let factors = elimination.factors()
    tightRows = ActiveSet(factors)
    for factor in factors { tight[factor.column] = Int32(rows[factor.row]) }
    let held = Set(tight)
    for row in rows where !held.contains(Int32(row)) { holds[row] = .nowhere }
    var sums = known
    for column in tight.indices where tight[column] >= 0 {
      let row = Int(tight[column])
      sums[column] =
        switch holds[row] {
        case .nowhere: leftSide(of: row, known)
        case .atLower, .fixed: lowers[row]
        case .atUpper: uppers[row]
        }
    }
    tightRows.solveForValues(&sums)
    values = sums
  }
}
