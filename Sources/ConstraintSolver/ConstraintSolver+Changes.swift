extension ConstraintSolver {
  /// Changes the constant of a constraint.
  ///
  /// The first change of a required equality rebuilds the part of the system around it, so that further changes of it
  /// need no rebuilding.
  /// - Returns: the conflict, if the constraint is required and now contradicts others.
  package func setConstant(_ constant: Double, of handle: ConstraintHandle) throws(SolverError) -> Conflict? {
    guard isKnown(handle) else { throw .unknownConstraint }
    try check(constant: constant)
    let index = handle.index
    guard records[Int(index)].constant != constant else { return nil }
    records[Int(index)].constant = constant
    markChanged()
    if records[Int(index)].priority < 1000 {
      if !records[Int(index)].isPending { _ = moveKink(of: index) }
      return nil
    }
    required?.enqueue(index)
    if brokenCount == 0, !isOutdated, moveKink(of: index) {
      return tableau.repair() ? nil : resolveConflict(causedBy: index)
    }
    records[Int(index)].isAdjustable = true
    return rebuild(withChanged: index)
  }

  /// Changes the constants of several constraints, with the same result as changing them one by one, but rebuilding the
  /// parts of the system around them only once. Each constraint may occur once.
  /// - Returns: the conflicts, as returned by `setConstant`.
  package func setConstants(
    _ changes: [(handle: ConstraintHandle, constant: Double)]
  ) throws(SolverError) -> [Conflict] {
    for change in changes {
      guard isKnown(change.handle) else { throw .unknownConstraint }
      try check(constant: change.constant)
    }
    let rebuilt = changes.filter { isBuiltAgain(for: $0.constant, of: $0.handle.index) }
    if rebuilt.count > 1 { rebuild(withChanged: rebuilt) }
    var conflicts: [Conflict] = []
    for (handle, constant) in changes {
      if let conflict = try setConstant(constant, of: handle) { conflicts.append(conflict) }
    }
    return conflicts
  }

  /// Whether changing a constraint's constant requires rebuilding the part around it.
  private func isBuiltAgain(for constant: Double, of index: Int32) -> Bool {
    let record = records[Int(index)]
    guard record.priority == 1000, record.constant != constant else { return false }
    guard record.symbol >= 0 else { return true }
    let root = tableau.find(record.symbol).root
    return root < 0 || !tableau.hasKink(ofConstraint: index, on: root)
  }

  /// Rebuilds, once, the parts with changed constants. If some constraint cannot hold then, everything is restored.
  private func rebuild(withChanged changes: [(handle: ConstraintHandle, constant: Double)]) {
    guard brokenCount == 0, !isOutdated else { return }
    let old = changes.map { ($0.handle, records[Int($0.handle.index)].constant) }
    write(changes)
    let variables = takeStale()
    if rebuild(around: variables) == nil, !tableau.isExhausted { return }
    write(old)
    stale += variables
    rebuildStaleParts()
  }

  /// Stores constants of required constraints, which invalidates the tableau for their parts.
  private func write(_ constants: [(handle: ConstraintHandle, constant: Double)]) {
    for (handle, constant) in constants {
      records[Int(handle.index)].constant = constant
      records[Int(handle.index)].isAdjustable = true
      required?.enqueue(handle.index)
      stale += seeds(of: handle.index)
    }
    markChanged()
  }

  /// Rebuilds the part of a constraint whose constant has changed.
  private func rebuild(withChanged index: Int32) -> Conflict? {
    stale += seeds(of: index)
    if brokenCount == 0, !isOutdated {
      let variables = takeStale()
      let cause = rebuild(around: variables)
      guard !tableau.isExhausted else {
        giveUpTableau()
        return breakConstraints(causedBy: index).first
      }
      guard cause != nil else { return nil }
      stale = variables
      return resolveConflict(causedBy: index)
    }
    // Constraints that were broken before may fit now.
    relaxed += seeds(of: index)
    isOutdated = true
    return records[Int(index)].status == .active ? breakConstraints(causedBy: index).first : nil
  }

  /// Changes the priority of an optional constraint to another optional one.
  package func setPriority(_ priority: Double, of handle: ConstraintHandle) throws(SolverError) {
    guard isKnown(handle) else { throw .unknownConstraint }
    try check(priority: priority)
    let index = handle.index
    let old = records[Int(index)].priority
    guard old != priority else { return }
    guard old < 1000, priority < 1000 else { throw .requiredChange }
    records[Int(index)].priority = priority
    markChanged()
    guard !records[Int(index)].isPending, records[Int(index)].symbol >= 0 else { return }
    addLevels(of: [index])
    let root = tableau.find(records[Int(index)].symbol).root
    if root >= 0 { tableau.setLevel(level(of: index), ofConstraint: index, on: root) }
  }

  /// Moves the kink of a constraint according to its constant.
  ///
  /// - Returns: false if it has none that could be moved.
  private func moveKink(of index: Int32) -> Bool {
    let symbol = records[Int(index)].symbol
    guard symbol >= 0 else { return false }
    let root = tableau.find(symbol).root
    guard root >= 0 else { return false }
    return tableau.moveKink(ofConstraint: index, on: root, constant: records[Int(index)].constant)
  }

  /// Minimises errors, if anything has changed since the last time.
  func minimizeErrors() {
    guard needsMinimization else { return }
    rebuildStaleParts()
    if !isTableauGivenUp { minimizeErrorsInTableau() }
    if isTableauGivenUp { minimizeErrorsApart() }
    solveCount += 1
    needsMinimization = false
    conflictCount = 0
    if brokenCount == 0, !isTableauGivenUp { forgetRequired() }
  }

  private func minimizeErrorsInTableau() {
    insertPending()
    outcome = tableau.optimize()
    generation &+= 1
    restoreExactness()
    if tableau.isExhausted { giveUpTableau() } else { tableau.earlierWork = tableau.work }
  }

  /// The left side of a constraint, calculated from the values of its variables, and the magnitude of its terms, at
  /// least 1.
  func leftSide(of index: Int32) -> (value: Double, scale: Double) {
    var value = 0.0
    var scale = max(1, abs(records[Int(index)].constant))
    for place in terms.range(index) {
      let term = terms.elements[place]
      let product = term.coefficient * self.value(ofVariable: term.variable)
      value += product
      scale = max(scale, abs(product), abs(term.coefficient))
    }
    return (value, scale)
  }

  /// The left side of a constraint that has a symbol, calculated from that symbol's value.
  func symbolValue(of index: Int32) -> Double {
    let (root, _, offset) = tableau.find(records[Int(index)].symbol)
    guard root >= 0 else { return offset }
    for place in tableau.kinks.range(root) where tableau.kinks.storage[place].constraint == index {
      let kink = tableau.kinks.storage[place]
      return kink.scale * tableau.symbols[Int(root)].value + kink.offset
    }
    return .nan
  }

  /// The value of a variable that has not been removed.
  func value(ofVariable variable: Int32) -> Double {
    if isTableauGivenUp { return required?.value(of: variable) ?? 0 }
    return evaluate(symbols[Int(variable)])
  }

  /// A symbol's value; values of defined symbols are kept until something changes.
  func evaluate(_ symbol: Int32) -> Double {
    if isCalculated(symbol) || calculate(symbol) { return tableau.symbols[Int(symbol)].value }
    var open = [symbol]
    while let next = open.last {
      if calculate(next) {
        open.removeLast()
      } else {
        for place in tableau.definitions.range(next) {
          let mentioned = tableau.definitions.storage[place].symbol
          if !isCalculated(mentioned) { open.append(mentioned) }
        }
      }
    }
    return tableau.symbols[Int(symbol)].value
  }

  /// Whether a symbol's value is known: it is not defined, or its value was calculated since the last change.
  private func isCalculated(_ symbol: Int32) -> Bool {
    tableau.symbols[Int(symbol)].state != .defined || tableau.symbols[Int(symbol)].calculatedAt == generation
  }

  /// Calculates the value of a defined symbol.
  ///
  /// - Returns: false if it depends on a symbol whose value is not known.
  private func calculate(_ symbol: Int32) -> Bool {
    var value = tableau.symbols[Int(symbol)].constant
    for place in tableau.definitions.range(symbol) {
      let term = tableau.definitions.storage[place]
      guard isCalculated(term.symbol) else { return false }
      value += term.coefficient * tableau.symbols[Int(term.symbol)].value
    }
    tableau.symbols[Int(symbol)].value = value
    tableau.symbols[Int(symbol)].calculatedAt = generation
    return true
  }
}
