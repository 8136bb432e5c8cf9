/// A row that need not hold: its error is the distance of its left side from the interval between the two bounds.
struct SoftConstraint {
  var row: Int
  var lower: Double
  var upper: Double
}

extension RequiredSystem {
  /// Makes the sum of some rows' errors as small as the active rows allow, starting from values by which those hold.
  ///
  /// The rows are active afterwards, and the bounds of all active rows are such that any values which satisfy them
  /// leave the sum as small: a row whose movement would have a cost stays where it is. Soft constraints of the next
  /// level cannot make them worse.
  ///
  /// - Returns: false if it took more steps than any sound system.
  mutating func minimizeErrors(of softConstraints: [SoftConstraint]) -> Bool {
    for softConstraint in softConstraints { loosen(softConstraint.row) }
    var search = SoftConstraintSearch(softConstraints, in: self)
    var idleSteps = 0
    let stepLimit = effort.steps + 1000 + 50 * rowCount
    while true {
      if tightRows.replacementCount > 64 { order(&search) }
      if travel > Self.farthestTravel { refine(search) }
      let multipliers = multipliers(ofSum: search.slopes(in: self))
      let isLowestFirst = idleSteps > Self.patience
      guard effort.steps < stepLimit, let move = search.improvingMove(multipliers, in: self, lowestFirst: isLowestFirst)
      else {
        if tightRows.replacementCount > 16 {
          order(&search)
          continue
        }
        if travel > 0 {
          refine(search)
          continue
        }
        keepErrors(of: search, multipliers)
        return effort.steps < stepLimit
      }
      countStep()
      guard let distance = step(move, &search, lowestFirst: isLowestFirst) else {
        keepErrors(of: search, multipliers)
        return false
      }
      idleSteps = distance > 0 ? 0 : idleSteps + 1
    }
  }

  private mutating func order(_ search: inout SoftConstraintSearch) {
    order()
    search.keepTight(tight)
  }

  /// Activates a row that may have any value.
  mutating func loosen(_ row: Int) {
    (lowers[row], uppers[row], holds[row]) = (-.infinity, .infinity, .nowhere)
    guard !isActive[row] else { return }
    isActive[row] = true
    for place in starts[row]..<starts[row + 1] { uses[Int(columns[place])] += 1 }
  }

  /// Restores the bounds of rows from before errors were minimised; the values stay.
  mutating func restoreBounds(_ lowers: [Double], _ uppers: [Double], softConstraints: some Sequence<SoftConstraint>) {
    for row in tight where row >= 0 && holds[Int(row)] == .fixed && lowers[Int(row)] != uppers[Int(row)] {
      holds[Int(row)] = self.lowers[Int(row)] == lowers[Int(row)] ? .atLower : .atUpper
    }
    (self.lowers, self.uppers) = (lowers, uppers)
    for softConstraint in softConstraints { loosen(softConstraint.row) }
  }

  /// Moves along the edge on which one tight row is released, as long as the sum of errors falls.
  ///
  /// - Returns: the distance; nil if it is unlimited.
  private mutating func step(_ move: SoftConstraintSearch.Move, _ search: inout SoftConstraintSearch, lowestFirst: Bool)
    -> Double?
  {
    let edge = edge(releasing: move.place)
    guard let end = search.end(of: move, edge, in: self, lowestFirst: lowestFirst) else { return nil }
    let multipliers = multipliers(of: end.row, movingBy: edge, at: move.place)
    for column in edge.indices where edge[column] != 0 {
      values[column] += move.direction * end.distance * edge[column]
    }
    addTravel(end.distance, edge)
    search.release(tight[move.place])
    let isSoft = search.hold(end)
    hold(end.row, at: move.place, isSoft ? .nowhere : end.isUpper ? .atUpper : .atLower, multipliers)
    return end.distance
  }

  /// Sets bounds of the rows that preserve the sum of errors.
  private mutating func keepErrors(of search: SoftConstraintSearch, _ multipliers: [Double]) {
    for (index, softConstraint) in search.softConstraints.enumerated() {
      let side = search.side(of: index, in: self)
      lowers[softConstraint.row] = side > 0 ? softConstraint.upper : side < 0 ? -.infinity : softConstraint.lower
      uppers[softConstraint.row] = side < 0 ? softConstraint.lower : side > 0 ? .infinity : softConstraint.upper
    }
    for place in tight.indices where tight[place] >= 0 && isActive[Int(tight[place])] {
      let row = Int(tight[place])
      let costs = search.costs(of: place, multipliers, in: self)
      if search.places[row] >= 0 {
        keepKink(of: row, search, costs)
      } else if holds[row] == .atLower, costs.up > search.tolerance {
        (uppers[row], holds[row]) = (lowers[row], .fixed)
      } else if holds[row] == .atUpper, costs.down > search.tolerance {
        (lowers[row], holds[row]) = (uppers[row], .fixed)
      }
    }
  }

  private mutating func keepKink(of row: Int, _ search: SoftConstraintSearch, _ costs: (up: Double, down: Double)) {
    let index = Int(search.places[row])
    guard search.kinks[index] != .nowhere else { return }
    let softConstraint = search.softConstraints[index]
    let kink = search.kinks[index] == .atUpper ? softConstraint.upper : softConstraint.lower
    lowers[row] =
      costs.down > search.tolerance ? kink : kink == softConstraint.lower ? -.infinity : softConstraint.lower
    uppers[row] = costs.up > search.tolerance ? kink : kink == softConstraint.upper ? .infinity : softConstraint.upper
    holds[row] =
      lowers[row] == uppers[row]
      ? .fixed : lowers[row] == kink ? .atLower : uppers[row] == kink ? .atUpper : .nowhere
  }
}
