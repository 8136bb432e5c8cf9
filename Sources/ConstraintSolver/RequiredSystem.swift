/// Required constraints that hold together, values that satisfy them, and the reason why another one does not fit.
///
/// A solver makes one when a conflict comes up: substituted equalities leave no trace in its tableau that would
/// identify the contradiction. Constraints are kept in their original form, and entered one at a time: the simplex
/// method moves the values towards each along edges on which the others keep holding. If that stops short of it, the
/// constraint and those that stop it are an *irreducible infeasible subsystem* (J. W. Chinneck, Feasibility and
/// Infeasibility in Optimization, 2008): the rows that stop it are independent, so that no fewer of them can.
///
/// Rows and columns are numbered in order of insertion.
struct RequiredSystem {
  /// The bound at which a row's left side is held, if it is one of the tight ones.
  enum Hold: UInt8 {
    case nowhere
    case atLower
    case atUpper
    case fixed
  }

  // Rows.
  var starts: [Int] = [0]
  var columns: [Int32] = []
  var coefficients: [Double] = []
  var lowers: [Double] = []
  var uppers: [Double] = []
  /// Whether the row is active: inactive ones are ignored.
  var isActive: [Bool] = []
  var holds: [Hold] = []

  // Columns.
  /// A value for each variable at which all active rows hold.
  var values: [Double] = []
  /// The number of active rows that contain each column.
  var uses: [Int32] = []
  /// The row held in each column's place, -1 if that is the variable itself.
  var tight: [Int32] = []
  var tightRows = ActiveSet()
  /// The distance in points that values have moved since the tight rows were last restored to their bounds.
  var travel = 0.0

  /// The number of steps of the simplex method, and of coefficients read in them.
  struct Effort {
    var steps = 0
    var looks = 0
  }

  private(set) var effort = Effort()

  var rowCount: Int { lowers.count }

  /// Adopts the effort of an attempt that was undone.
  mutating func adoptEffort(_ effort: Effort) {
    self.effort = effort
  }

  /// Counts a step: each coefficient of the rows once, and the factors of the tight ones three times.
  mutating func countStep() {
    effort.steps += 1
    effort.looks += coefficients.count + 3 * tightRows.size
  }

  mutating func addColumn() {
    values.append(0)
    uses.append(0)
    tight.append(-1)
  }

  /// Adds an inactive row.
  mutating func addRow(_ terms: [(column: Int32, coefficient: Double)]) {
    for term in terms {
      columns.append(term.column)
      coefficients.append(term.coefficient)
    }
    starts.append(columns.count)
    lowers.append(-.infinity)
    uppers.append(.infinity)
    isActive.append(false)
    holds.append(.nowhere)
  }

  /// Sets the bounds of an inactive row's left side.
  mutating func setBounds(of row: Int, _ relation: Relation, _ constant: Double) {
    lowers[row] = relation == .lessThanOrEqual ? -.infinity : constant
    uppers[row] = relation == .greaterThanOrEqual ? .infinity : constant
  }

  mutating func deactivate(_ row: Int) {
    guard isActive[row] else { return }
    isActive[row] = false
    holds[row] = .nowhere
    for place in starts[row]..<starts[row + 1] { uses[Int(columns[place])] -= 1 }
  }

  /// Activates a row.
  ///
  /// - Returns: a minimal set of rows that it contradicts, itself included, in which case it stays inactive; nil if it
  ///   fits.
  mutating func fit(_ row: Int) -> [Int]? {
    guard !isActive[row] else { return nil }
    fitByUnusedColumn(row)
    guard case .stopped(let multipliers, _) = approach(row) else {
      isActive[row] = true
      for place in starts[row]..<starts[row + 1] { uses[Int(columns[place])] += 1 }
      return nil
    }
    return members(of: row, multipliers)
  }

  /// The row and those that stop it.
  func members(of row: Int, _ multipliers: [Double]) -> [Int] {
    [row] + tight.indices.filter { tight[$0] >= 0 && multipliers[$0] != 0 }.map { Int(tight[$0]) }
  }

  /// Sets a variable that occurs in no active row to the value at which the row holds.
  private mutating func fitByUnusedColumn(_ row: Int) {
    let error = shortfall(of: row)
    guard error != 0 else { return }
    for place in starts[row]..<starts[row + 1] where uses[Int(columns[place])] == 0 {
      let column = Int(columns[place])
      guard tight[column] < 0 else { continue }
      values[column] += error / coefficients[place]
      return
    }
  }

  // MARK: The simplex method

  /// The result of an approach to a row.
  enum Approach {
    case reached
    /// The row's left side is a sum of those of tight rows, with multipliers for each place, and short of its bound.
    case stopped(multipliers: [Double], shortfall: Double)
  }

  /// Coefficients below this are rounding errors.
  static let leastCoefficient = 1e-9
  /// The number of steps without progress after which the lowest rows move and stop first (Bland's rule).
  static let patience = 40

  /// Moves the values until an inactive row holds, or others stop it.
  mutating func approach(_ row: Int) -> Approach {
    var idleSteps = 0
    let stepLimit = effort.steps + 1000 + 50 * rowCount
    while true {
      if travel > Self.farthestTravel { refine() }
      let missing = shortfall(of: row)
      if abs(missing) <= Tableau.nearness * scale(of: row) { return .reached }
      if tightRows.replacementCount > 64 { order() }
      let multipliers = multipliers(of: row)
      guard effort.steps < stepLimit,
        let place = placeToRelease(multipliers, missing > 0 ? 1 : -1, lowestFirst: idleSteps > Self.patience)
      else {
        if tightRows.replacementCount > 16 {
          order()
          continue
        }
        return abs(missing) <= Tableau.satisfaction * scale(of: row)
          ? .reached : .stopped(multipliers: multipliers, shortfall: missing)
      }
      countStep()
      let distance = step(place, towards: row, multipliers, missing, lowestFirst: idleSteps > Self.patience)
      idleSteps = distance > 0 ? 0 : idleSteps + 1
    }
  }

  /// The amount by which the left side must grow for a row to hold; negative if it must shrink.
  func shortfall(of row: Int) -> Double {
    let value = leftSide(of: row, values)
    return value < lowers[row] ? lowers[row] - value : value > uppers[row] ? uppers[row] - value : 0
  }

  func leftSide(of row: Int, _ values: [Double]) -> Double {
    var sum = 0.0
    for place in starts[row]..<starts[row + 1] {
      sum += coefficients[place] * values[Int(columns[place])]
    }
    return sum
  }

  /// The scale of the row's tolerance.
  func scale(of row: Int) -> Double {
    var scale = max(1, lowers[row].isFinite ? abs(lowers[row]) : abs(uppers[row]))
    for place in starts[row]..<starts[row + 1] { scale = max(scale, abs(coefficients[place])) }
    return scale
  }

  /// The place whose row may move in the direction that lets the sum grow (1) or shrink (-1): preferably one without a
  /// row, then the one with the largest multiplier.
  private func placeToRelease(_ multipliers: [Double], _ direction: Double, lowestFirst: Bool) -> Int? {
    var best: Int?
    var (isBestLoose, largest) = (false, 0.0)
    for place in multipliers.indices where multipliers[place] != 0 {
      let row = Int(tight[place])
      let hold = row < 0 ? .nowhere : holds[row]
      let isLoose = hold == .nowhere
      guard isLoose || hold == (multipliers[place] * direction > 0 ? .atLower : .atUpper) else { continue }
      if isBestLoose, !isLoose { continue }
      let size = abs(multipliers[place])
      guard isLoose && !isBestLoose || (lowestFirst && !isLoose ? best.map { tight[$0] > row } ?? true : size > largest)
      else { continue }
      (best, isBestLoose, largest) = (place, isLoose, size)
    }
    return best
  }

  /// Moves along the edge on which only the row at `place` is released, until the approached row holds or another one
  /// would cease to; that one is then held in the place.
  ///
  /// - Returns: the distance.
  private mutating func step(
    _ place: Int, towards row: Int, _ multipliers: [Double], _ missing: Double, lowestFirst: Bool
  ) -> Double {
    let edge = edge(releasing: place)
    let direction = missing * multipliers[place] > 0 ? 1.0 : -1.0
    var (end, distance, rate) = (row, abs(missing / multipliers[place]), abs(multipliers[place]))
    for other in isActive.indices where isActive[other] {
      let speed = direction * leftSide(of: other, edge)
      guard abs(speed) > Self.leastCoefficient else { continue }
      let bound = speed > 0 ? uppers[other] : lowers[other]
      guard bound.isFinite else { continue }
      let room = max(0, (bound - leftSide(of: other, values)) / speed)
      let isPreferred = lowestFirst ? other < end : abs(speed) > rate
      if room < distance || (room == distance && isPreferred) { (end, distance, rate) = (other, room, abs(speed)) }
    }
    for column in edge.indices where edge[column] != 0 { values[column] += direction * distance * edge[column] }
    addTravel(distance, edge)
    // The approached row grows to its lower bound, the others to their upper one.
    let isGrowing = end == row ? missing < 0 : direction * leftSide(of: end, edge) > 0
    hold(
      end, at: place, isGrowing ? .atUpper : .atLower,
      end == row ? multipliers : self.multipliers(of: end, movingBy: edge, at: place))
    return distance
  }
}
