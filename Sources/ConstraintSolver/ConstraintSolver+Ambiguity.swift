extension ConstraintSolver {
  /// Whether other values of the variable would satisfy the constraints just as well.
  ///
  /// - Complexity: one pass over the whole system, and two or a few more minimisations if variables remain undecided;
  ///   the answer for all variables is cached until something changes.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    guard isKnown(variable) else { return false }
    findAmbiguousVariables()
    return isAmbiguousVariable[Int(variable.index)]
  }

  /// The variables for which other values would be as good, in order of creation.
  package var ambiguousVariables: [Variable] {
    findAmbiguousVariables()
    return symbols.indices.filter { symbols[$0] >= 0 && isAmbiguousVariable[$0] }.map { Variable(index: Int32($0)) }
  }

  private func findAmbiguousVariables() {
    minimizeErrors()
    guard ambiguityKnownAt != generation else { return }
    isAmbiguousVariable = Array(repeating: false, count: symbols.count)
    var undecided = isTableauGivenUp ? symbols.indices.filter { symbols[$0] >= 0 } : undecidedVariables()
    while let moved = movable(among: undecided) {
      for variable in moved { isAmbiguousVariable[variable] = true }
      undecided.removeAll { isAmbiguousVariable[$0] }
    }
    ambiguityKnownAt = generation
  }

  /// Marks the variables that are certainly ambiguous.
  ///
  /// - Returns: the other variables that may be.
  private func undecidedVariables() -> [Int] {
    let movements = tableau.idleMovements()
    let certain = displacements(movements.open)
    let possible = displacements(movements.all)
    for variable in symbols.indices where symbols[variable] >= 0 {
      isAmbiguousVariable[variable] = abs(certain[variable]) > Self.displacement
    }
    return symbols.indices.filter {
      symbols[$0] >= 0 && !isAmbiguousVariable[$0] && abs(possible[$0]) > Self.displacement
    }
  }

  /// Variables that can move, nil if none of them can.
  ///
  /// All of them are pulled at once, each by a pseudorandom amount, and then in the opposite direction. Anything that
  /// can move does so under one of two opposite pulls, unless it happens to be at right angles to them.
  private func movable(among variables: [Int]) -> [Int]? {
    guard !variables.isEmpty else { return nil }
    return pulled(variables, by: 1) ?? pulled(variables, by: -1)
  }

  /// Displacements below this are rounding errors; movements are between 1 and 2.
  private static let displacement = 1e-7

  /// The displacement of each variable for given movements of free and nonbasic symbols.
  private func displacements(_ movements: [Double]) -> [Double] {
    displaced(by: movements) { symbols.indices.map { symbols[$0] < 0 ? 0 : evaluate(symbols[$0]) } }
  }

  /// The variables whose values change when soft constraints pulling them are added below all priorities; nil if none
  /// does.
  ///
  /// Large values are pulled farther in proportion, as they must move farther to count as changed.
  private func pulled(_ variables: [Int], by distance: Double) -> [Int]? {
    if isTableauGivenUp {
      let moved = required?.movable(among: variables, by: distance) ?? []
      return moved.isEmpty ? nil : moved
    }
    let values = variables.map { evaluate(symbols[$0]) }
    let saved = Tableau(copying: tableau)
    tableau.levelCount += 1
    for (variable, value) in zip(variables, values) {
      let weight = Tableau.pull(of: variable)
      tableau.input.removeAll()
      tableau.input.append(Tableau.Term(symbol: symbols[variable], coefficient: weight))
      _ = tableau.insert(
        Tableau.Row(
          relation: .equal, constant: weight * value + distance * max(1, abs(value)),
          level: Int32(tableau.levelCount - 1), constraint: -1, isAdjustable: false))
    }
    _ = tableau.optimize()
    generation &+= 1
    let moved = zip(variables, values).filter { variable, value in
      abs(evaluate(symbols[variable]) - value) > Tableau.satisfaction * max(1, abs(value))
    }
    tableau = saved
    generation &+= 1
    return moved.isEmpty ? nil : moved.map(\.0)
  }
}

extension Tableau {
  /// Movements of free and nonbasic symbols that cost nothing: 0 for those that cannot move, pseudorandom numbers
  /// between 1 and 2 for those that can, so that sums of them do not cancel.
  ///
  /// `open` has those that certainly can move; `all` includes those that a basic symbol at one of its kinks may
  /// prevent.
  mutating func idleMovements() -> (open: [Double], all: [Double]) {
    var open = Array(repeating: 0.0, count: symbols.count)
    var all = open
    for symbol in symbols.indices {
      let size = Self.movement(of: symbol)
      switch symbols[symbol].state {
      case .free:
        open[symbol] = size
      case .nonbasic where !isPinned(Int32(symbol)):
        for direction in [1.0, -1.0] where isIdle(Int32(symbol), direction) {
          all[symbol] = size
          if firstObstacle(Int32(symbol), direction) > Self.satisfaction { open[symbol] = size }
        }
      case .nonbasic, .basic, .defined:
        break
      }
      if open[symbol] != 0 { all[symbol] = size }
    }
    return (open, all)
  }

  /// Movements of all free and nonbasic symbols.
  var movements: [Double] {
    symbols.indices.map { symbols[$0].state == .free || symbols[$0].state == .nonbasic ? Self.movement(of: $0) : 0 }
  }

  /// A number between 1 and 2.
  private static func movement(of symbol: Int) -> Double {
    1 + Double(lot(of: symbol) >> 11) * 0x1p-53
  }

  /// A number between 1 and 2 or between -2 and -1.
  static func pull(of variable: Int) -> Double {
    lot(of: variable).isMultiple(of: 2) ? movement(of: variable) : -movement(of: variable)
  }

  /// The mixing function of SplitMix64 (G. Steele, D. Lea, C. Flood, 2014).
  private static func lot(of number: Int) -> UInt64 {
    var bits = UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  private mutating func isIdle(_ symbol: Int32, _ direction: Double) -> Bool {
    price(symbol, levels: levelCount)
    return trend(direction, levels: levelCount) == .level
  }

  /// Replaces every value by its displacement.
  mutating func displace(by movements: [Double]) {
    for symbol in symbols.indices {
      symbols[symbol].constant = 0
      if symbols[symbol].state == .nonbasic || symbols[symbol].state == .free {
        symbols[symbol].value = movements[symbol]
      }
    }
    for symbol in symbols.indices where symbols[symbol].state == .basic {
      var value = 0.0
      var index = symbols[symbol].rowHead
      while index >= 0 {
        value += entries[Int(index)].value * movements[Int(entries[Int(index)].column)]
        index = entries[Int(index)].nextInRow
      }
      symbols[symbol].value = value
    }
  }
}
