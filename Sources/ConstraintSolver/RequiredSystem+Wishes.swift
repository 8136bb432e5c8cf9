/// A row that need not hold: its error is how far its left side is from between the two bounds.
struct Wish {
  var row: Int
  var lower: Double
  var upper: Double
}

extension RequiredSystem {
  /// Makes the sum of some rows' errors as small as the active rows allow, starting from values by which those hold.
  ///
  /// The rows are active afterwards, and all active rows have such bounds that any values which satisfy them leave the sum
  /// as small: what moving a row would cost keeps it where it is. Wishes of the next level cannot make them worse.
  ///
  /// - Returns: false if it took more steps than any sound system does.
  mutating func minimizeErrors(of wishes: [Wish]) -> Bool {
    for wish in wishes { loosen(wish.row) }
    var search = WishSearch(wishes, in: self)
    var idleSteps = 0
    let mostSteps = effort.steps + 1000 + 50 * rowCount
    while true {
      if tightRows.replacementCount > 64 { order(&search) }
      if travel > Self.farthestTravel { refine(search) }
      let multipliers = multipliers(ofSum: search.slopes(in: self))
      let isLowestFirst = idleSteps > Self.patience
      guard effort.steps < mostSteps, let move = search.improvingMove(multipliers, in: self, lowestFirst: isLowestFirst)
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
        return effort.steps < mostSteps
      }
      countStep()
      guard let distance = step(move, &search, lowestFirst: isLowestFirst) else {
        keepErrors(of: search, multipliers)
        return false
      }
      idleSteps = distance > 0 ? 0 : idleSteps + 1
    }
  }

  private mutating func order(_ search: inout WishSearch) {
    order()
    search.keepTight(tight)
  }

  /// Lets a row take part that may have any value.
  mutating func loosen(_ row: Int) {
    (lowers[row], uppers[row], holds[row]) = (-.infinity, .infinity, .nowhere)
    guard !isActive[row] else { return }
    isActive[row] = true
    for place in starts[row]..<starts[row + 1] { uses[Int(columns[place])] += 1 }
  }

  /// Gives the rows the bounds that they had before errors were minimised; the values stay.
  mutating func restoreBounds(_ lowers: [Double], _ uppers: [Double], wishes: some Sequence<Wish>) {
    for row in tight where row >= 0 && holds[Int(row)] == .fixed && lowers[Int(row)] != uppers[Int(row)] {
      holds[Int(row)] = self.lowers[Int(row)] == lowers[Int(row)] ? .atLower : .atUpper
    }
    (self.lowers, self.uppers) = (lowers, uppers)
    for wish in wishes { loosen(wish.row) }
  }

  /// Moves along the edge on which one tight row is released, as far as the sum of errors falls.
  ///
  /// - Returns: the distance; nil if nothing limits it.
  private mutating func step(_ move: WishSearch.Move, _ search: inout WishSearch, lowestFirst: Bool) -> Double? {
    let edge = edge(releasing: move.place)
    guard let end = search.end(of: move, edge, in: self, lowestFirst: lowestFirst) else { return nil }
    let multipliers = multipliers(of: end.row, movingBy: edge, at: move.place)
    for column in edge.indices where edge[column] != 0 {
      values[column] += move.direction * end.distance * edge[column]
    }
    addTravel(end.distance, edge)
    search.release(tight[move.place])
    let isWish = search.hold(end)
    hold(end.row, at: move.place, isWish ? .nowhere : end.isUpper ? .atUpper : .atLower, multipliers)
    return end.distance
  }

  /// Gives the rows bounds that keep the sum of errors as it is.
  private mutating func keepErrors(of search: WishSearch, _ multipliers: [Double]) {
    for (index, wish) in search.wishes.enumerated() {
      let side = search.side(of: index, in: self)
      lowers[wish.row] = side > 0 ? wish.upper : side < 0 ? -.infinity : wish.lower
      uppers[wish.row] = side < 0 ? wish.lower : side > 0 ? .infinity : wish.upper
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

  private mutating func keepKink(of row: Int, _ search: WishSearch, _ costs: (up: Double, down: Double)) {
    let index = Int(search.places[row])
    guard search.kinks[index] != .nowhere else { return }
    let wish = search.wishes[index]
    let kink = search.kinks[index] == .atUpper ? wish.upper : wish.lower
    lowers[row] = costs.down > search.tolerance ? kink : kink == wish.lower ? -.infinity : wish.lower
    uppers[row] = costs.up > search.tolerance ? kink : kink == wish.upper ? .infinity : wish.upper
    holds[row] =
      lowers[row] == uppers[row]
      ? .fixed : lowers[row] == kink ? .atLower : uppers[row] == kink ? .atUpper : .nowhere
  }
}
