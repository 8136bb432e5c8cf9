/// The rows that determine the values of a `RequiredSystem`: one for each variable, a constraint held at its bound or
/// the variable itself, held where it is.
///
/// The matrix is stored as its last elimination, times matrices that differ from the identity in one row, one for each
/// row replaced since (the *product form*; R. Vanderbei, Linear Programming, chapter 8, has both by columns). With the
/// rows `x + y` and `y`, in this order, the first factor has the row `1 1` at the place of `x`, the second is the
/// identity.
struct ActiveSet {
  private var upper = SparseRows()
  /// Multipliers of the eliminated rows, for each of them.
  private var lower = SparseRows()
  private var replacements = SparseRows()

  init() {}

  /// The rows of an elimination; all other places hold the variables.
  init(_ factors: [SparseElimination.Factor]) {
    for factor in factors {
      upper.append(place: factor.column, pivot: factor.pivot, factor.rest)
      lower.append(place: factor.column, pivot: 1, factor.multipliers)
    }
  }

  /// The number of rows replaced since the elimination.
  var replacementCount: Int { replacements.count }

  /// The number of stored coefficients.
  var size: Int { upper.size + lower.size + replacements.size }

  /// Replaces the row at `place` by the sum of rows that `multipliers` has, one for each place.
  mutating func replaceRow(at place: Int, by multipliers: [Double]) {
    replacements.append(place: place, pivot: multipliers[place], multipliers)
  }

  /// Rewrites the coefficients of a row over the variables as multipliers of the rows here.
  func solveForMultipliers(_ row: inout [Double]) {
    upper.reduce(&row)
    lower.spread(&row)
    replacements.reduce(&row)
  }

  /// Rewrites the values of the rows, one number for each, as values of the variables.
  func solveForValues(_ sums: inout [Double]) {
    replacements.substituteBackwards(&sums)
    lower.substitute(&sums)
    upper.substituteBackwards(&sums)
  }
}

/// Rows of coefficients, each with a distinguished place.
private struct SparseRows {
  private var places: [Int32] = []
  private var pivots: [Double] = []
  private var starts: [Int] = [0]
  private var indices: [Int32] = []
  private var values: [Double] = []

  var count: Int { places.count }
  var size: Int { places.count + indices.count }

  mutating func append(place: Int, pivot: Double, _ entries: [SparseElimination.Entry]) {
    places.append(Int32(place))
    pivots.append(pivot)
    for entry in entries {
      indices.append(entry.column)
      values.append(entry.value)
    }
    starts.append(indices.count)
  }

  /// - Parameter coefficients: one for each place; the one at `place` is ignored.
  mutating func append(place: Int, pivot: Double, _ coefficients: [Double]) {
    places.append(Int32(place))
    pivots.append(pivot)
    for index in coefficients.indices where index != place && coefficients[index] != 0 {
      indices.append(Int32(index))
      values.append(coefficients[index])
    }
    starts.append(indices.count)
  }

  /// Subtracts from a vector the multiple of each row that makes its place 0, and stores the multiplier there.
  func reduce(_ vector: inout [Double]) {
    for row in places.indices {
      let place = Int(places[row])
      guard vector[place] != 0 else { continue }
      vector[place] /= pivots[row]
      subtract(row, times: vector[place], from: &vector)
    }
  }

  /// Subtracts each row from a vector, beginning with the last, multiplied by the number at its place.
  func spread(_ vector: inout [Double]) {
    for row in places.indices.reversed() {
      let factor = vector[Int(places[row])]
      if factor != 0 { subtract(row, times: factor, from: &vector) }
    }
  }

  private func subtract(_ row: Int, times factor: Double, from vector: inout [Double]) {
    for entry in starts[row]..<starts[row + 1] {
      vector[Int(indices[entry])] -= factor * values[entry]
    }
  }

  /// Solves each row for its place, beginning with the first; the vector has the values of the rows.
  func substitute(_ vector: inout [Double]) {
    for row in places.indices { solve(row, &vector) }
  }

  func substituteBackwards(_ vector: inout [Double]) {
    for row in places.indices.reversed() { solve(row, &vector) }
  }

  private func solve(_ row: Int, _ vector: inout [Double]) {
    var sum = vector[Int(places[row])]
    for entry in starts[row]..<starts[row + 1] {
      sum -= values[entry] * vector[Int(indices[entry])]
    }
    vector[Int(places[row])] = sum / pivots[row]
  }
}
