/// The rows that determine the values of a `RequiredSystem`: one for each variable, a constraint held at its bound or
/// the variable itself, held where it is.
///
/// The matrix is kept as a product of matrices that differ from the identity in one row (the *product form*; R. Vanderbei,
/// Linear Programming, chapter 8, has it by columns). With the rows `x + y` and `y`, in this order, the first factor has
/// the row `1 1` at the place of `x`, the second is the identity.
struct TightRows {
  private var places: [Int32] = []
  private var pivots: [Double] = []
  private var starts: [Int] = [0]
  private var indices: [Int32] = []
  private var values: [Double] = []

  /// How many factors there are.
  var count: Int { places.count }

  /// Replaces the row at `place` by the sum of rows that `multipliers` has, one for each place.
  mutating func replaceRow(at place: Int, by multipliers: [Double]) {
    places.append(Int32(place))
    pivots.append(multipliers[place])
    for index in multipliers.indices where index != place && multipliers[index] != 0 {
      indices.append(Int32(index))
      values.append(multipliers[index])
    }
    starts.append(indices.count)
  }

  /// Rewrites the coefficients of a row over the variables as multipliers of the rows here.
  func solveForMultipliers(_ row: inout [Double]) {
    for factor in places.indices {
      let place = Int(places[factor])
      guard row[place] != 0 else { continue }
      let multiplier = row[place] / pivots[factor]
      row[place] = multiplier
      for entry in starts[factor]..<starts[factor + 1] {
        row[Int(indices[entry])] -= multiplier * values[entry]
      }
    }
  }

  /// Rewrites what the rows come to, one number for each, as values of the variables.
  func solveForValues(_ sums: inout [Double]) {
    for factor in places.indices.reversed() {
      let place = Int(places[factor])
      var sum = sums[place]
      for entry in starts[factor]..<starts[factor + 1] {
        sum -= values[entry] * sums[Int(indices[entry])]
      }
      sums[place] = sum / pivots[factor]
    }
  }
}
