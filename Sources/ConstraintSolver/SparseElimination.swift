/// Gaussian elimination of sparse rows in an order that creates few new coefficients (H. M. Markowitz, The Elimination
/// Form of the Inverse, Management Science 3, 1957): each step takes a row with the fewest remaining coefficients, and
/// solves it for the column that occurs in the fewest other rows.
///
/// For `x + y`, `y + z` and `z` the last row comes first, then the second, then the first: none gets a new coefficient.
struct SparseElimination {
  typealias Entry = (column: Int32, value: Double)

  /// A row that is solved for a column.
  struct Factor {
    var row: Int
    var column: Int
    var pivot: Double
    /// The coefficients of columns that later rows are solved for, or none.
    var rest: [Entry]
    /// The multiples, in elimination order, of earlier factors' rows that were subtracted.
    var multipliers: [Entry]
  }

  private var open: [[Entry]]
  private var multipliers: [[Entry]]
  /// The open rows that contain each column; may include rows that no longer do.
  private var rowsOfColumn: [[Int32]]
  /// The number of open rows that do.
  private var counts: [Int32]
  private var isOpen: [Bool]
  /// Open rows by the number of their coefficients; may include rows whose number has changed.
  private var rowsOfLength: [[Int32]] = []
  private var shortest = 0
  private var places: [Int32]

  init(_ rows: [[Entry]], columns: Int) {
    open = rows
    multipliers = Array(repeating: [], count: rows.count)
    rowsOfColumn = Array(repeating: [], count: columns)
    counts = Array(repeating: 0, count: columns)
    isOpen = Array(repeating: true, count: rows.count)
    places = Array(repeating: -1, count: columns)
    for row in rows.indices.reversed() {
      for entry in rows[row] {
        rowsOfColumn[Int(entry.column)].append(Int32(row))
        counts[Int(entry.column)] += 1
      }
      file(row)
    }
  }

  /// The rows in order; those that are sums of others are missing.
  mutating func factors() -> [Factor] {
    var factors: [Factor] = []
    factors.reserveCapacity(open.count)
    while let row = nextRow() {
      isOpen[row] = false
      for entry in open[row] { counts[Int(entry.column)] -= 1 }
      guard let place = placeToSolveFor(row) else { continue }
      let solved = open[row].remove(at: place)
      let column = Int(solved.column)
      for other in rowsOfColumn[column] where isOpen[Int(other)] {
        eliminate(column, from: Int(other), by: row, solved.value)
      }
      rowsOfColumn[column] = []
      factors.append(
        Factor(row: row, column: column, pivot: solved.value, rest: open[row], multipliers: multipliers[row]))
    }
    return factors
  }

  private mutating func file(_ row: Int) {
    let length = open[row].count
    while rowsOfLength.count <= length { rowsOfLength.append([]) }
    rowsOfLength[length].append(Int32(row))
    shortest = min(shortest, length)
  }

  private mutating func nextRow() -> Int? {
    while shortest < rowsOfLength.count {
      guard let row = rowsOfLength[shortest].popLast() else {
        shortest += 1
        continue
      }
      if isOpen[Int(row)], open[Int(row)].count == shortest { return Int(row) }
    }
    return nil
  }

  /// The index of the coefficient whose column occurs in the fewest rows, among those that are not too small.
  private func placeToSolveFor(_ row: Int) -> Int? {
    let largest = open[row].reduce(0) { max($0, abs($1.value)) }
    var best: Int?
    for (place, entry) in open[row].enumerated() where abs(entry.value) >= Tableau.pivotShare * largest {
      if let found = best, counts[Int(entry.column)] >= counts[Int(open[row][found].column)] { continue }
      best = place
    }
    return best
  }

  /// Subtracts the multiple of `row` from another row that eliminates the column.
  private mutating func eliminate(_ column: Int, from other: Int, by row: Int, _ pivot: Double) {
    guard let place = open[other].firstIndex(where: { Int($0.column) == column }) else { return }
    let multiplier = open[other][place].value / pivot
    open[other].swapAt(place, open[other].count - 1)
    open[other].removeLast()
    multipliers[other].append((Int32(column), multiplier))
    for (place, entry) in open[other].enumerated() { places[Int(entry.column)] = Int32(place) }
    for entry in open[row] { subtract(multiplier * entry.value, entry.column, from: other) }
    for entry in open[other] { places[Int(entry.column)] = -1 }
    open[other].removeAll { entry in
      guard abs(entry.value) <= RequiredSystem.leastCoefficient else { return false }
      counts[Int(entry.column)] -= 1
      return true
    }
    file(other)
  }

  private mutating func subtract(_ value: Double, _ column: Int32, from other: Int) {
    let place = places[Int(column)]
    if place >= 0 {
      open[other][Int(place)].value -= value
    } else {
      open[other].append((column, -value))
      rowsOfColumn[Int(column)].append(Int32(other))
      counts[Int(column)] += 1
    }
  }
}
