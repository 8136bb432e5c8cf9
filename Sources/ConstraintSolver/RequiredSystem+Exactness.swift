extension RequiredSystem {
  /// The movement in points after which the tight rows are restored to their bounds. The rates of a movement are exact
  /// to some 1e-11 if multipliers are between 0.1 and 10.
  static let farthestTravel = 1e4

  /// Adds the distance that the fastest variable moved.
  mutating func addTravel(_ distance: Double, _ edge: [Double]) {
    travel += distance * edge.reduce(0) { max($0, abs($1)) }
  }

  /// Restores the tight rows to their bounds, which removes rounding errors of values that moved far and back.
  ///
  /// The values of the rows are compared with their bounds, and the system is solved for the difference (*iterative
  /// refinement*; N. Higham, Accuracy and Stability of Numerical Algorithms, 2002, chapter 12).
  mutating func refine(_ search: SoftConstraintSearch? = nil) {
    travel = 0
    let before = tightErrors(search)
    let error = before.reduce(0) { max($0, abs($1)) }
    guard error > 0 else { return }
    var correction = before
    tightRows.solveForValues(&correction)
    let known = values
    for column in values.indices { values[column] += correction[column] }
    let remaining = tightErrors(search).reduce(0) { max($0, abs($1)) }
    if !(remaining < error) { values = known }
  }

  /// The amount by which each tight row must grow to be at its bound.
  private func tightErrors(_ search: SoftConstraintSearch?) -> [Double] {
    tight.indices.map { place in
      let row = Int(tight[place])
      guard row >= 0, isActive[row], let bound = search?.heldBound(of: row) ?? heldBound(of: row) else { return 0 }
      return bound - leftSide(of: row, values)
    }
  }

  private func heldBound(of row: Int) -> Double? {
    switch holds[row] {
    case .nowhere: nil
    case .atLower, .fixed: lowers[row]
    case .atUpper: uppers[row]
    }
  }
}
