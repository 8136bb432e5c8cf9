/// Calculations with the tight rows.
extension RequiredSystem {
  /// The multipliers of the tight rows that add up to a row.
  func multipliers(of row: Int) -> [Double] {
    var multipliers = Array(repeating: 0.0, count: values.count)
    for place in starts[row]..<starts[row + 1] { multipliers[Int(columns[place])] = coefficients[place] }
    return self.multipliers(ofSum: multipliers)
  }

  /// The same for a row that moves along the edge on which the one at `place` is released: its multiplier there is its
  /// rate of movement, without a rounding error.
  func multipliers(of row: Int, movingBy edge: [Double], at place: Int) -> [Double] {
    var multipliers = multipliers(of: row)
    if multipliers[place] == 0 { multipliers[place] = leftSide(of: row, edge) }
    return multipliers
  }

  /// The multipliers of the tight rows that add up to a sum of rows, which has a coefficient for each column.
  func multipliers(ofSum sum: [Double]) -> [Double] {
    var multipliers = sum
    tightRows.solveForMultipliers(&multipliers)
    for index in multipliers.indices where abs(multipliers[index]) <= Self.leastCoefficient { multipliers[index] = 0 }
    return multipliers
  }

  /// The movement of the variables when the row at a place grows by 1 and the other tight ones stay.
  func edge(releasing place: Int) -> [Double] {
    var edge = Array(repeating: 0.0, count: values.count)
    edge[place] = 1
    tightRows.solveForValues(&edge)
    return edge
  }

  mutating func hold(_ row: Int, at place: Int, _ hold: Hold, _ multipliers: [Double]) {
    if tight[place] >= 0 { holds[Int(tight[place])] = .nowhere }
    holds[row] = lowers[row] == uppers[row] ? .fixed : hold
    guard tight[place] != row else { return }
    tight[place] = Int32(row)
    tightRows.replaceRow(at: place, by: multipliers)
  }
}
