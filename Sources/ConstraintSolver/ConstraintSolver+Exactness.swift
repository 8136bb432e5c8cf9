extension ConstraintSolver {
  /// The growth after which values are compared with the constraints, which means evaluating each of them and costs as
  /// much as a few pivots.
  private var growthLimit: Int { max(32, records.count / 16) }
  /// The accepted difference between a constraint's symbol and its terms, as a fraction of the terms' magnitude.
  static let exactness = 1e-12

  /// Rebuilds the parts in which the rounding errors of many pivots have accumulated.
  ///
  /// A pivot multiplies the rounding errors of a row by the reciprocal of its coefficient. The rows do not show how
  /// large they are, but the constraints do: a constraint's symbol must agree with its terms, both for the values and
  /// for any movement of the free and nonbasic symbols (R. Freivalds' check of a matrix product by a random vector,
  /// 1977).
  func restoreExactness() {
    guard tableau.errorGrowth >= growthLimit || outcome == .stepLimit else { return }
    for _ in 0..<3 where !tableau.isExhausted {
      let inexact = outcome == .stepLimit ? records.indices.map(Int32.init).filter(isEntered) : inexactConstraints()
      tableau.errorGrowth = 0
      guard !inexact.isEmpty else { return finishMinimization() }
      refresh(around: inexact.flatMap { seeds(of: $0) })
    }
  }

  /// Examines every symbol once more: prices that were lost in rounding errors may no longer be.
  private func finishMinimization() {
    for symbol in tableau.symbols.indices where tableau.symbols[symbol].state == .nonbasic {
      tableau.enqueue(Int32(symbol))
    }
    outcome = tableau.optimize()
    generation &+= 1
  }

  /// Rebuilds parts and finds the solution again, which is close.
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
    guard root >= 0, tableau.symbols[Int(root)].state == .nonbasic else { return false }
    return tableau.kinks.range(root).contains { place in
      let kink = tableau.kinks.storage[place]
      return kink.constraint == index && kink.position == tableau.symbols[Int(root)].value
    }
  }

  /// Whether the constraint is represented in the tableau.
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

  /// The movement of a constraint's symbol in a displaced tableau, scaled as its left side.
  private func symbolMovement(of index: Int32) -> Double {
    guard records[Int(index)].symbol >= 0 else { return 0 }
    let root = tableau.find(records[Int(index)].symbol).root
    guard root >= 0 else { return 0 }
    for place in tableau.kinks.range(root) where tableau.kinks.storage[place].constraint == index {
      return tableau.kinks.storage[place].scale * tableau.symbols[Int(root)].value
    }
    return .nan
  }

  /// The result of `body` while every value is replaced by its displacement for given movements of free and nonbasic
  /// symbols.
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
