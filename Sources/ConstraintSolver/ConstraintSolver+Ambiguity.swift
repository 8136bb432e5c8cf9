extension ConstraintSolver {
  /// Whether other values of the variable would satisfy the constraints just as well.
  ///
  /// - Complexity: a look at the whole system, and a minimisation for each variable that the look leaves in doubt; the
  ///   answer for all variables is kept until something changes.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    guard isKnown(variable) else { return false }
    findAmbiguousVariables()
    return isAmbiguousVariable[Int(variable.index)]
  }

  /// The variables that other values would suit as well, in the order in which they were made.
  package var ambiguousVariables: [Variable] {
    findAmbiguousVariables()
    return symbols.indices.filter { symbols[$0] >= 0 && isAmbiguousVariable[$0] }.map { Variable(index: Int32($0)) }
  }

  private func findAmbiguousVariables() {
    minimizeErrors()
    guard ambiguityKnownAt != generation else { return }
    isAmbiguousVariable = Array(repeating: false, count: symbols.count)
    let movements = tableau.idleMovements()
    let certain = displacements(movements.open)
    let possible = displacements(movements.all)
    for variable in symbols.indices where symbols[variable] >= 0 {
      isAmbiguousVariable[variable] = abs(certain[variable]) > Self.displacement
    }
    for variable in symbols.indices where symbols[variable] >= 0 && !isAmbiguousVariable[variable] {
      if abs(possible[variable]) > Self.displacement {
        isAmbiguousVariable[variable] = canMove(symbols[variable], by: 1) || canMove(symbols[variable], by: -1)
      }
    }
    ambiguityKnownAt = generation
  }

  /// Displacements below this are rounding errors; movements are between 1 and 2.
  private static let displacement = 1e-7

  /// How far each variable moves when free and nonbasic symbols do.
  private func displacements(_ movements: [Double]) -> [Double] {
    displaced(by: movements) { symbols.map { $0 < 0 ? 0 : evaluate($0) } }
  }

  /// Whether a symbol's value changes when a wish that it did is added below all priorities.
  private func canMove(_ symbol: Int32, by distance: Double) -> Bool {
    let value = evaluate(symbol)
    let saved = tableau
    defer {
      tableau = saved
      generation &+= 1
    }
    tableau.levelCount += 1
    let term = Tableau.Term(symbol: symbol, coefficient: 1)
    _ = tableau.insert(
      Tableau.Row(
        terms: [term], relation: .equal, constant: value + distance, level: Int32(tableau.levelCount - 1),
        constraint: -1, isAdjustable: false))
    _ = tableau.optimize()
    generation &+= 1
    return abs(evaluate(symbol) - value) > Tableau.satisfaction * max(1, abs(value))
  }
}

extension Tableau {
  /// Movements of free and nonbasic symbols that cost nothing: 0 for those that cannot move, numbers between 1 and 2
  /// as if drawn by lot for those that can, so that sums of them do not cancel.
  ///
  /// `open` has those that certainly can; `all` those too that a basic symbol at one of its kinks may prevent.
  mutating func idleMovements() -> (open: [Double], all: [Double]) {
    var open = Array(repeating: 0.0, count: states.count)
    var all = open
    for symbol in states.indices {
      let size = Self.movement(of: symbol)
      switch states[symbol] {
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
    states.indices.map { states[$0] == .free || states[$0] == .nonbasic ? Self.movement(of: $0) : 0 }
  }

  /// A number between 1 and 2, by the mixing function of SplitMix64 (G. Steele, D. Lea, C. Flood, 2014).
  private static func movement(of symbol: Int) -> Double {
    var bits = UInt64(symbol + 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }

  private mutating func isIdle(_ symbol: Int32, _ direction: Double) -> Bool {
    price(symbol, levels: levelCount)
    return trend(direction, levels: levelCount) == .level
  }

  /// Replaces every value by how far it moves.
  mutating func displace(by movements: [Double]) {
    for symbol in states.indices {
      constants[symbol] = 0
      if states[symbol] == .nonbasic || states[symbol] == .free { values[symbol] = movements[symbol] }
    }
    for symbol in states.indices where states[symbol] == .basic {
      var value = 0.0
      var index = rowHeads[symbol]
      while index >= 0 {
        value += entries[Int(index)].value * movements[Int(entries[Int(index)].column)]
        index = entries[Int(index)].nextInRow
      }
      values[symbol] = value
    }
  }
}
