/// Required constraints that hold together, values that satisfy them, and the reason why another one does not fit.
///
/// A solver makes one when a conflict comes up: substituted equalities leave no trace in its tableau that would say who
/// contradicts whom. Constraints are kept as they were written, and one is entered at a time: the simplex method moves the
/// values towards it along edges on which the others go on holding. Where that ends short of it, the constraint and those
/// that stop it are an *irreducible infeasible subsystem* (J. W. Chinneck, Feasibility and Infeasibility in Optimization,
/// 2008): the rows that stop it are independent, so that no fewer of them can.
///
/// Rows are numbered in the order in which they came, columns too.
struct RequiredSystem {
  /// Where a row's left side is held, if it is one of the tight ones.
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
  /// Whether the row takes part: others are not looked at.
  var isActive: [Bool] = []
  var holds: [Hold] = []

  // Columns.
  /// A value for each variable by which all active rows hold.
  var values: [Double] = []
  /// How many active rows name each column.
  var uses: [Int32] = []
  /// The row held in each column's place, -1 if that is the variable itself.
  var tight: [Int32] = []
  var tightRows = ActiveSet()
  /// How far the values moved since the tight rows were last put back where they are held, in points.
  var travel = 0.0

  /// How many steps the simplex method made, and how many coefficients were looked at on the way.
  struct Effort {
    var steps = 0
    var looks = 0
  }

  private(set) var effort = Effort()

  var rowCount: Int { lowers.count }

  /// Takes over the effort of an attempt that was taken back.
  mutating func adoptEffort(_ effort: Effort) {
    self.effort = effort
  }

  /// Counts a step: a look at each coefficient of the rows, and three at the factors of the tight ones.
  mutating func countStep() {
    effort.steps += 1
    effort.looks += coefficients.count + 3 * tightRows.size
  }

  mutating func addColumn() {
    values.append(0)
    uses.append(0)
    tight.append(-1)
  }

  /// Adds a row that does not take part yet.
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

  /// Sets what an inactive row's left side is compared with.
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

  /// Lets a row take part.
  ///
  /// - Returns: a minimal set of rows that it contradicts, itself included, and then it does not take part; nil if it fits.
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

  /// Gives a variable that no active row names the value by which the row holds.
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

  /// How an approach to a row ended.
  enum Approach {
    case reached
    /// The row's left side is a sum of those of tight rows, by multipliers for each place, and short of its bound.
    case stopped(multipliers: [Double], shortfall: Double)
  }

  /// Coefficients below this are rounding errors.
  static let leastCoefficient = 1e-9
  /// Steps without progress after which the lowest rows move and stop first (Bland's rule).
  static let patience = 40

  /// Moves the values until a row that takes no part holds, or others stop it.
  mutating func approach(_ row: Int) -> Approach {
    var idleSteps = 0
    let mostSteps = effort.steps + 1000 + 50 * rowCount
    while true {
      if travel > Self.farthestTravel { refine() }
      let missing = shortfall(of: row)
      if abs(missing) <= Tableau.nearness * scale(of: row) { return .reached }
      if tightRows.replacementCount > 64 { order() }
      let multipliers = multipliers(of: row)
      guard effort.steps < mostSteps,
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

  /// By how much the left side must grow for a row to hold; negative if it must shrink.
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

  /// What the row's tolerance is relative to.
  func scale(of row: Int) -> Double {
    var scale = max(1, lowers[row].isFinite ? abs(lowers[row]) : abs(uppers[row]))
    for place in starts[row]..<starts[row + 1] { scale = max(scale, abs(coefficients[place])) }
    return scale
  }

  /// The place whose row may move in the direction that lets the sum grow (1) or shrink (-1): one without a row if there
  /// is any, the one with the largest multiplier of those.
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

  /// Moves along the edge on which the row at `place` alone is released, until the row that is approached holds or another
  /// one would cease to; that one is held in the place then.
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
    // The row that is approached grows to its lower bound, the others to their upper one.
    let isGrowing = end == row ? missing < 0 : direction * leftSide(of: end, edge) > 0
    hold(
      end, at: place, isGrowing ? .atUpper : .atLower,
      end == row ? multipliers : self.multipliers(of: end, movingBy: edge, at: place))
    return distance
  }
}
