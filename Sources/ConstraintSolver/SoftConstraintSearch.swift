/// The state of a search for the values with the smallest errors.
struct SoftConstraintSearch {
  /// A movement of a tight row: its direction and effect.
  struct Move {
    var place: Int
    var direction: Double
    var slope: Double
  }

  /// A bound that a row passes during a movement.
  struct Crossing {
    var distance: Double
    var speed: Double
    var row: Int
    var isUpper: Bool
    /// The increase of the cost per point beyond it.
    var bend: Double
  }

  let softConstraints: [SoftConstraint]
  /// The soft constraint of each row, -1 for required ones.
  private(set) var places: [Int32]
  /// The bound at which each soft constraint is held, where its row is tight.
  private(set) var kinks: [RequiredSystem.Hold]
  /// Smaller slopes are rounding errors.
  let tolerance: Double

  init(_ softConstraints: [SoftConstraint], in system: RequiredSystem) {
    self.softConstraints = softConstraints
    places = Array(repeating: -1, count: system.rowCount)
    for (index, softConstraint) in softConstraints.enumerated() { places[softConstraint.row] = Int32(index) }
    kinks = Array(repeating: .nowhere, count: softConstraints.count)
    tolerance = Tableau.slopeShare * Double(max(1, softConstraints.count))
    for row in system.tight where row >= 0 && places[Int(row)] >= 0 {
      kinks[Int(places[Int(row)])] = kink(ofRow: Int(row), in: system)
    }
  }

  /// The bound that a soft constraint's row is at.
  private func kink(ofRow row: Int, in system: RequiredSystem) -> RequiredSystem.Hold {
    let softConstraint = softConstraints[Int(places[row])]
    let value = system.leftSide(of: row, system.values)
    let tolerance = Tableau.nearness * max(1, abs(value))
    return abs(value - softConstraint.lower) <= tolerance
      ? .atLower : abs(value - softConstraint.upper) <= tolerance ? .atUpper : .nowhere
  }

  /// The value at which the row is held, if it is a soft constraint's.
  func heldBound(of row: Int) -> Double? {
    guard places[row] >= 0 else { return nil }
    let index = Int(places[row])
    return switch kinks[index] {
    case .nowhere: nil
    case .atLower, .fixed: softConstraints[index].lower
    case .atUpper: softConstraints[index].upper
    }
  }

  /// -1 if the soft constraint's row is below its bounds, 1 if above, 0 if it holds or is held at one of them.
  func side(of index: Int, in system: RequiredSystem) -> Double {
    let softConstraint = softConstraints[index]
    guard kinks[index] == .nowhere else { return 0 }
    let value = system.leftSide(of: softConstraint.row, system.values)
    let tolerance = Tableau.nearness * max(1, abs(value))
    return value < softConstraint.lower - tolerance ? -1 : value > softConstraint.upper + tolerance ? 1 : 0
  }

  /// The sum of the rows with an error, each with its sign: the gradient of the errors.
  func slopes(in system: RequiredSystem) -> [Double] {
    var sum = Array(repeating: 0.0, count: system.values.count)
    for index in softConstraints.indices {
      let side = side(of: index, in: system)
      guard side != 0 else { continue }
      let row = softConstraints[index].row
      for place in system.starts[row]..<system.starts[row + 1] {
        sum[Int(system.columns[place])] += side * system.coefficients[place]
      }
    }
    return sum
  }

  /// The cost of moving a tight row upwards and downwards, per unit.
  func costs(of place: Int, _ multipliers: [Double], in system: RequiredSystem) -> (up: Double, down: Double) {
    var costs = (up: multipliers[place], down: -multipliers[place])
    guard system.tight[place] >= 0, places[Int(system.tight[place])] >= 0 else { return costs }
    let index = Int(places[Int(system.tight[place])])
    guard kinks[index] != .nowhere else { return costs }
    let softConstraint = softConstraints[index]
    if kinks[index] == .atUpper || softConstraint.lower == softConstraint.upper { costs.up += 1 }
    if kinks[index] == .atLower || softConstraint.lower == softConstraint.upper { costs.down += 1 }
    return costs
  }

  /// The tight row whose movement lowers the errors: preferably one that is loose, otherwise the one that lowers them
  /// most.
  func improvingMove(_ multipliers: [Double], in system: RequiredSystem, lowestFirst: Bool) -> Move? {
    var best: Move?
    var isBestLoose = false
    for place in system.tight.indices {
      let row = Int(system.tight[place])
      let isSoft = row >= 0 && places[row] >= 0
      guard isSoft || multipliers[place] != 0 else { continue }
      let hold = row < 0 ? .nowhere : system.holds[row]
      let isLoose = !isSoft && hold == .nowhere
      if isBestLoose, !isLoose { continue }
      let costs = costs(of: place, multipliers, in: system)
      let slope = min(
        isSoft || isLoose || hold == .atLower ? costs.up : 0, isSoft || isLoose || hold == .atUpper ? costs.down : 0)
      guard slope < -tolerance else { continue }
      if let best, isBestLoose == isLoose {
        guard lowestFirst && !isLoose ? system.tight[best.place] > row : slope < best.slope else { continue }
      }
      best = Move(place: place, direction: slope == costs.up ? 1 : -1, slope: slope)
      isBestLoose = isLoose
    }
    return best
  }

  // MARK: The path of a movement

  /// The point of the path with the smallest errors; nil if nothing limits it.
  func end(of move: Move, _ edge: [Double], in system: RequiredSystem, lowestFirst: Bool) -> Crossing? {
    let crossings = crossings(move, edge, in: system).sorted { $0.distance < $1.distance }
    var slope = move.slope
    let first = crossings.first { crossing in
      slope += crossing.bend
      return slope >= -tolerance
    }
    guard let first else { return nil }
    return crossings.filter { $0.distance == first.distance }.max {
      lowestFirst ? $0.row > $1.row : abs($0.speed) < abs($1.speed)
    }
  }

  /// The bounds of soft constraints on the path, up to the nearest bound of a required row.
  private func crossings(_ move: Move, _ edge: [Double], in system: RequiredSystem) -> [Crossing] {
    var crossings: [Crossing] = []
    var nearest: [Crossing] = []
    for row in system.isActive.indices where system.isActive[row] {
      let speed = move.direction * system.leftSide(of: row, edge)
      guard abs(speed) > RequiredSystem.leastCoefficient else { continue }
      if places[row] >= 0 {
        appendCrossings(of: row, speed, isReleased: Int(system.tight[move.place]) == row, in: system, to: &crossings)
        continue
      }
      let bound = speed > 0 ? system.uppers[row] : system.lowers[row]
      guard bound.isFinite else { continue }
      let distance = max(0, (bound - system.leftSide(of: row, system.values)) / speed)
      if let first = nearest.first {
        guard distance <= first.distance else { continue }
        if distance < first.distance { nearest.removeAll(keepingCapacity: true) }
      }
      nearest.append(Crossing(distance: distance, speed: speed, row: row, isUpper: speed > 0, bend: .infinity))
    }
    let most = nearest.first?.distance ?? .infinity
    crossings.removeAll { $0.distance > most }
    return crossings + nearest
  }

  private func appendCrossings(
    of row: Int, _ speed: Double, isReleased: Bool, in system: RequiredSystem, to crossings: inout [Crossing]
  ) {
    let index = Int(places[row])
    let isHeld = kinks[index] != .nowhere
    guard isReleased || !isHeld else { return }
    let softConstraint = softConstraints[index]
    let value = system.leftSide(of: row, system.values)
    let tolerance = Tableau.nearness * max(1, abs(value))
    for (bound, isUpper) in [(softConstraint.lower, false), (softConstraint.upper, true)] where bound.isFinite {
      let isAhead =
        if isHeld {
          softConstraint.lower < softConstraint.upper && isUpper == (speed > 0) && (kinks[index] == .atUpper) != isUpper
        } else if speed > 0 {
          isUpper ? value <= bound + tolerance : value < bound - tolerance
        } else {
          isUpper ? value > bound + tolerance : value >= bound - tolerance
        }
      guard isAhead else { continue }
      crossings.append(
        Crossing(
          distance: max(0, (bound - value) / speed), speed: speed, row: row, isUpper: isUpper, bend: abs(speed)))
    }
  }

  // MARK: Tight rows

  /// Records the row at which a movement ended, and returns whether it is a soft constraint's.
  mutating func hold(_ end: Crossing) -> Bool {
    guard places[end.row] >= 0 else { return false }
    kinks[Int(places[end.row])] = end.isUpper ? .atUpper : .atLower
    return true
  }

  /// Records that a row, if there is one, is no longer tight.
  mutating func release(_ row: Int32) {
    if row >= 0, places[Int(row)] >= 0 { kinks[Int(places[Int(row)])] = .nowhere }
  }

  /// Records that only these rows are tight.
  mutating func keepTight(_ rows: [Int32]) {
    let known = kinks
    for index in kinks.indices { kinks[index] = .nowhere }
    for row in rows where row >= 0 && places[Int(row)] >= 0 {
      kinks[Int(places[Int(row)])] = known[Int(places[Int(row)])]
    }
  }
}
