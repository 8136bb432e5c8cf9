extension ConstraintSolver {
  /// Traps, in a debug build, if the solver's state is inconsistent.
  package func checkInvariants() {
    assert(brokenInvariant == nil, brokenInvariant ?? "")
  }

  /// The first invariant that does not hold; nil if the state is consistent.
  package var brokenInvariant: String? {
    if let rule = tableau.brokenInvariant { return rule }
    guard brokenCount == records.indices.count(where: { records[$0].status == .broken }) else {
      return "\(brokenCount) constraints are counted as broken."
    }
    for index in records.indices where records[index].status != .removed {
      if let rule = brokenInvariant(of: Int32(index)) { return "Constraint \(index): \(rule)" }
    }
    if !needsMinimization, outcome == .optimal {
      var copy = Tableau(copying: tableau)
      if let symbol = copy.improvingSymbol { return "Symbol \(symbol) could still be improved." }
    }
    return nil
  }

  private func brokenInvariant(of index: Int32) -> String? {
    for place in terms.range(index) {
      let variable = terms.elements[place].variable
      guard terms.constraints(on: variable).contains(index) else {
        return "variable \(variable) does not know that it is named."
      }
    }
    // A changed constant may have moved others out of their bounds until errors are minimised.
    return needsMinimization ? nil : brokenValue(of: index)
  }

  /// The inconsistency in a constraint's values: a required one that does not hold, or a kink in the wrong place.
  private func brokenValue(of index: Int32) -> String? {
    let record = records[Int(index)]
    let left = leftSide(of: index)
    let tolerance = 10 * Tableau.satisfaction * left.scale
    if record.status == .active, record.priority == 1000,
      !record.relation.holds(left.value, record.constant, tolerance)
    {
      return "\(left.value) does not satisfy \(record.relation) \(record.constant)."
    }
    guard record.symbol >= 0, tableau.find(record.symbol).root >= 0 else { return nil }
    let value = symbolValue(of: index)
    return abs(value - left.value) <= tolerance ? nil : "its symbol says \(value), its terms \(left.value)."
  }
}

extension Relation {
  func holds(_ left: Double, _ right: Double, _ tolerance: Double) -> Bool {
    switch self {
    case .equal: abs(left - right) <= tolerance
    case .lessThanOrEqual: left <= right + tolerance
    case .greaterThanOrEqual: left >= right - tolerance
    }
  }
}

extension Tableau {
  /// The first nonbasic symbol whose movement would lower the cost.
  fileprivate var improvingSymbol: Int32? {
    mutating get {
      for symbol in symbols.indices where symbols[symbol].state == .nonbasic {
        guard let direction = improvingDirection(Int32(symbol), levels: levelCount) else { continue }
        if step(Int32(symbol), direction, levels: levelCount) != nil { return Int32(symbol) }
      }
      return nil
    }
  }

  /// The first violated invariant of the tableau's structure.
  var brokenInvariant: String? {
    var mentioned = Array(repeating: Int32(0), count: symbols.count)
    for symbol in symbols.indices {
      for place in definitions.range(Int32(symbol)) {
        mentioned[Int(definitions.storage[place].symbol)] += 1
      }
    }
    for symbol in symbols.indices {
      if mentioned[symbol] != symbols[symbol].mentions { return "\(symbol) is mentioned \(mentioned[symbol]) times." }
      if let rule = brokenInvariant(of: Int32(symbol)) { return "Symbol \(symbol) (\(symbols[symbol].state)): \(rule)" }
    }
    return nil
  }

  private func brokenInvariant(of symbol: Int32) -> String? {
    let state = symbols[Int(symbol)].state
    if state != .basic, symbols[Int(symbol)].rowHead >= 0 { return "it has a row." }
    if state != .nonbasic, symbols[Int(symbol)].columnHead >= 0 { return "it is in a row." }
    if state != .defined, definitions.count(symbol) > 0 { return "it has a definition." }
    for place in definitions.range(symbol) {
      let other = definitions.storage[place].symbol
      if symbols[Int(other)].state == .defined, symbols[Int(other)].rank >= symbols[Int(symbol)].rank {
        return "its definition mentions \(other), which has a higher rank."
      }
    }
    return brokenList(symbol) ?? brokenKink(symbol)
  }

  private func brokenList(_ symbol: Int32) -> String? {
    var previous: Int32 = -1
    var index = symbols[Int(symbol)].rowHead
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.row != symbol || entry.previousInRow != previous { return "its row is out of order." }
      previous = index
      index = entry.nextInRow
    }
    var count: Int32 = 0
    index = symbols[Int(symbol)].columnHead
    while index >= 0 {
      if entries[Int(index)].column != symbol { return "its column is out of order." }
      count += 1
      index = entries[Int(index)].nextInColumn
    }
    return count == symbols[Int(symbol)].columnCount ? nil : "its column has \(count) entries."
  }

  private func brokenKink(_ symbol: Int32) -> String? {
    let range = kinks.range(symbol)
    let value = symbols[Int(symbol)].value
    if symbols[Int(symbol)].state == .free || symbols[Int(symbol)].state == .defined {
      return range.isEmpty ? nil : "it has kinks."
    }
    for place in range.dropFirst() where kinks.storage[place].position < kinks.storage[place - 1].position {
      return "its kinks are out of order."
    }
    guard symbols[Int(symbol)].state == .basic else {
      return range.contains { kinks.storage[$0].position == value } ? nil : "\(value) is not at a kink."
    }
    let tolerance = 1e-6 * max(1, abs(value))
    for place in range {
      let isPassed = place - range.lowerBound < Int(symbols[Int(symbol)].segment)
      let distance = value - kinks.storage[place].position
      if isPassed ? distance < -tolerance : distance > tolerance { return "\(value) is outside its segment." }
    }
    return nil
  }
}
