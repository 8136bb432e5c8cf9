extension RequiredSystem {
  /// After so many points of movement the tight rows are put back where they are held. The rates of a movement are exact to
  /// some 1e-11 where multipliers are between 0.1 and 10.
  static let farthestTravel = 1e4

  /// Adds how far the fastest variable moved.
  mutating func addTravel(_ distance: Double, _ edge: [Double]) {
    travel += distance * edge.reduce(0) { max($0, abs($1)) }
  }

  /// Puts the tight rows back where they are held: rounding errors of values that moved far and came back are gone then.
  ///
  /// What the rows come to is compared with what they should, and the difference solved for (*iterative refinement*;
  /// N. Higham, Accuracy and Stability of Numerical Algorithms, 2002, chapter 12).
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

  /// By how much each tight row must grow to be where it is held.
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
