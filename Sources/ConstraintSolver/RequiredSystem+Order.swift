extension RequiredSystem {
  /// Makes the product of the tight rows anew, from the rows as they were written and in an order that keeps it short, and
  /// the values with it: rounding errors of many steps are gone then.
  ///
  /// Rows that name a column which no other names come first, the last ones those with the most terms. A row that turns
  /// out to be a sum of others is let go.
  mutating func order() {
    let rows = tight.indices.filter { tight[$0] >= 0 && isActive[Int(tight[$0])] }.map { Int(tight[$0]) }
    let (singles, others) = rowsWithOwnColumn(among: rows)
    let known = values
    tightRows = TightRows()
    for column in tight.indices { tight[column] = -1 }
    var left: [Int] = []
    for (row, column) in singles {
      place(row, at: column, multipliers(of: row))
    }
    for row in others.sorted(by: { termCount($0) != termCount($1) ? termCount($0) < termCount($1) : $0 < $1 }) {
      let multipliers = multipliers(of: row)
      if let column = largestOpenColumn(multipliers) { place(row, at: column, multipliers) } else { left.append(row) }
    }
    for row in left { holds[row] = .nowhere }
    orderedCount = tightRows.count
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

  private mutating func place(_ row: Int, at column: Int, _ multipliers: [Double]) {
    tight[column] = Int32(row)
    tightRows.replaceRow(at: column, by: multipliers)
  }

  private func termCount(_ row: Int) -> Int { starts[row + 1] - starts[row] }

  private func largestOpenColumn(_ multipliers: [Double]) -> Int? {
    var best: Int?
    for column in multipliers.indices where tight[column] < 0 && multipliers[column] != 0 {
      if let found = best, abs(multipliers[found]) >= abs(multipliers[column]) { continue }
      best = column
    }
    return best
  }

  /// Rows in such an order that each names a column which no later one does, with that column, and the rows that are left.
  private func rowsWithOwnColumn(among rows: [Int]) -> (singles: [(row: Int, column: Int)], others: [Int]) {
    var counts = Array(repeating: 0, count: values.count)
    /// The sum of the rows that name a column: of one, that row.
    var sums = counts
    for row in rows {
      for place in starts[row]..<starts[row + 1] {
        counts[Int(columns[place])] += 1
        sums[Int(columns[place])] += row
      }
    }
    var singles: [(row: Int, column: Int)] = []
    var taken: Set<Int> = []
    var open = counts.indices.filter { counts[$0] == 1 }
    while let column = open.popLast() {
      guard counts[column] == 1 else { continue }
      let row = sums[column]
      guard isLarge(column, in: row) else { continue }
      taken.insert(row)
      singles.append((row, column))
      for place in starts[row]..<starts[row + 1] {
        let other = Int(columns[place])
        counts[other] -= 1
        sums[other] -= row
        if counts[other] == 1 { open.append(other) }
      }
    }
    return (singles, rows.filter { !taken.contains($0) })
  }

  private func isLarge(_ column: Int, in row: Int) -> Bool {
    var (own, largest) = (0.0, 0.0)
    for place in starts[row]..<starts[row + 1] {
      largest = max(largest, abs(coefficients[place]))
      if Int(columns[place]) == column { own = abs(coefficients[place]) }
    }
    return own >= Tableau.pivotShare * largest
  }
}
