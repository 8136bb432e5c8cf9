extension ConstraintSolver {
  /// The growth after which values are compared with the constraints: a look at each of them, which costs as much as
  /// some pivots do.
  private var mostGrowth: Int { max(32, records.count / 16) }
  /// A constraint's symbol may differ from its terms by this share of what is summed.
  static let exactness = 1e-12

  /// Builds the parts again in which rounding errors of many pivots have added up.
  ///
  /// A pivot multiplies the rounding errors of a row by the reciprocal of its coefficient. Nothing in the rows tells how
  /// large they are, but the constraints do: what a constraint's symbol says must be what its terms say, of the values
  /// and of any movement of the symbols that decide (R. Freivalds' check of a matrix product by a random vector, 1977).
  func restoreExactness() {
    guard tableau.errorGrowth >= mostGrowth || outcome == .stepLimit else { return }
    for _ in 0..<3 where !tableau.isExhausted {
      let inexact = outcome == .stepLimit ? records.indices.map(Int32.init).filter(isEntered) : inexactConstraints()
      tableau.errorGrowth = 0
      guard !inexact.isEmpty else { return finishMinimization() }
      refresh(around: inexact.flatMap { seeds(of: $0) })
    }
  }

  /// Looks at every symbol once more: prices that were rounding errors when a symbol was looked at may not be any more.
  private func finishMinimization() {
    for symbol in tableau.states.indices where tableau.states[symbol] == .nonbasic {
      tableau.enqueue(Int32(symbol))
    }
    outcome = tableau.optimize()
    generation &+= 1
  }

  /// Builds parts again and finds the solution anew, which is near.
  ///
  /// The constraints that determine the values come first, so that hardly a pivot is needed.
  private func refresh(around variables: [Int32]) {
    var part = connectedPart(around: variables)
    let ranked = part.constraints.map { index in
      (rank: isPin(index) ? 0 : isTight(index) ? 1 : 2, scale: leftSide(of: index).scale, index: index)
    }.sorted { ($0.rank, $0.scale, $0.index) < ($1.rank, $1.scale, $1.index) }
    part.constraints = ranked.map(\.index)
    part.leading = ranked.count { $0.rank < 2 }
    if let cause = build(part) {
      stale += variables
      giveWay(cause)
      rebuildStaleParts()
    }
    insertPending()
    outcome = tableau.optimize()
    generation &+= 1
  }

  /// Whether the constraint was substituted, or its symbol is nonbasic and at its kink.
  private func isTight(_ index: Int32) -> Bool {
    let record = records[Int(index)]
    guard record.symbol >= 0 else {
      return record.status == .active && record.priority == 1000 && record.relation == .equal
    }
    let root = tableau.find(record.symbol).root
    guard root >= 0, tableau.states[Int(root)] == .nonbasic else { return false }
    return tableau.kinks.range(root).contains { place in
      let kink = tableau.kinks.storage[place]
      return kink.constraint == index && kink.position == tableau.values[Int(root)]
    }
  }

  /// Whether the tableau says something of the constraint.
  private func isEntered(_ index: Int32) -> Bool {
    let record = records[Int(index)]
    guard record.status != .removed, !record.isPending else { return false }
    return record.symbol >= 0 || (record.priority == 1000 && record.relation == .equal)
  }

  private func inexactConstraints() -> [Int32] {
    let entered = records.indices.map(Int32.init).filter(isEntered)
    let values = entered.filter { index in
      let left = leftSide(of: index)
      let right = records[Int(index)].symbol >= 0 ? symbolValue(of: index) : records[Int(index)].constant
      return !(abs(left.value - right) <= Self.exactness * left.scale)
    }
    guard values.isEmpty else { return values }
    return displaced(by: tableau.movements) {
      entered.filter { index in
        let left = leftSide(of: index)
        return !(abs(left.value - symbolMovement(of: index)) <= Self.exactness * left.scale)
      }
    }
  }

  /// How far a constraint's symbol moved, in a displaced tableau, as its left side counts.
  private func symbolMovement(of index: Int32) -> Double {
    guard records[Int(index)].symbol >= 0 else { return 0 }
    let root = tableau.find(records[Int(index)].symbol).root
    guard root >= 0 else { return 0 }
    for place in tableau.kinks.range(root) where tableau.kinks.storage[place].constraint == index {
      return tableau.kinks.storage[place].scale * tableau.values[Int(root)]
    }
    return .nan
  }

  /// What `body` finds while every value is replaced by how far it moves when free and nonbasic symbols do.
  func displaced<Result>(by movements: [Double], _ body: () -> Result) -> Result {
    let saved = Tableau(copying: tableau)
    tableau.displace(by: movements)
    generation &+= 1
    let result = body()
    tableau = saved
    generation &+= 1
    return result
  }
}
