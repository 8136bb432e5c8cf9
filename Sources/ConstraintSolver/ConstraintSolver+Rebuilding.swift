extension ConstraintSolver {
  /// Variables connected by constraints, and those constraints.
  struct Part {
    var variables: [Int32] = []
    /// In the order in which they are entered.
    var constraints: [Int32] = []
    /// The number of constraints, from the first, that are entered immediately even if they are optional.
    var leading = 0
  }

  /// Rebuilds the parts that constraints were removed from, or that a conflict left unfinished, after making broken
  /// constraints required again that may fit now.
  ///
  /// Constraints that hold together still do after rebuilding, apart from rounding errors, which may break a
  /// constraint.
  func rebuildStaleParts() {
    if !relaxed.isEmpty { mendAroundRelaxed() }
    if isTableauGivenUp { return stale.removeAll(keepingCapacity: true) }
    while !stale.isEmpty {
      let variables = takeStale()
      guard let cause = rebuild(around: variables) else { break }
      stale = variables
      giveWay(cause)
    }
    isOutdated = false
    if tableau.isExhausted { giveUpTableau() }
  }

  private func mendAroundRelaxed() {
    defer { relaxed.removeAll(keepingCapacity: true) }
    guard brokenCount > 0 else { return }
    requireAgain(connectedPart(around: relaxed).constraints.filter { records[Int($0)].status == .broken }.sorted())
  }

  func takeStale() -> [Int32] {
    defer { stale.removeAll(keepingCapacity: true) }
    return stale
  }

  /// Rebuilds the part of the tableau that is connected with some variables.
  ///
  /// After many conflicts, the constraints that determine the values at which the required ones are known to hold come
  /// first: then there is hardly anything to repair.
  /// - Returns: the first constraint that contradicts those before it, where the building stopped.
  func rebuild(around variables: [Int32]) -> Int32? {
    var part = connectedPart(around: variables)
    let tight = isOutdated ? required?.tight ?? [] : []
    let ranked = part.constraints.map { (rank: isPin($0) ? 0 : tight.contains($0) ? 1 : 2, index: $0) }
    part.constraints = ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.index)
    return build(part)
  }

  /// Builds a part of the tableau from scratch; see `rebuild(around:)`.
  func build(_ part: Part) -> Int32? {
    markChanged()
    forget(part)
    defer { tableau.clearViolated() }
    for (place, index) in part.constraints.enumerated() {
      if records[Int(index)].status != .broken, records[Int(index)].priority == 1000 {
        let fits = insertRequired(index)
        if tableau.isExhausted { return nil }
        guard fits else { return index }
      } else if place < part.leading {
        _ = enter(index, level: level(of: index))
      } else if !records[Int(index)].isPending {
        appendPending(index)
      }
    }
    return nil
  }

  func setStatus(_ status: Status, of index: Int32) {
    brokenCount += (status == .broken ? 1 : 0) - (records[Int(index)].status == .broken ? 1 : 0)
    records[Int(index)].status = status
    records[Int(index)].isPending = false
  }

  /// The part connected with some variables, ignoring connections through variables that are set to a constant.
  func connectedPart(around variables: [Int32]) -> Part {
    var part = Part()
    for variable in variables where symbols[Int(variable)] >= 0 && !isReached[Int(variable)] {
      isReached[Int(variable)] = true
      part.variables.append(variable)
    }
    var next = 0
    while next < part.variables.count {
      let variable = part.variables[next]
      next += 1
      var place = terms.first(of: variable)
      while place >= 0 {
        reach(terms.elements[Int(place)].constraint, &part)
        place = terms.elements[Int(place)].next
      }
    }
    for variable in part.variables {
      isReached[Int(variable)] = false
    }
    for index in part.constraints {
      records[Int(index)].isMarked = false
    }
    return part
  }

  private func reach(_ index: Int32, _ part: inout Part) {
    guard !records[Int(index)].isMarked else { return }
    records[Int(index)].isMarked = true
    part.constraints.append(index)
    for place in terms.range(index) {
      let variable = terms.elements[place].variable
      if pins[Int(variable)] < 0, !isReached[Int(variable)] {
        isReached[Int(variable)] = true
        part.variables.append(variable)
      }
    }
  }

  func isPin(_ index: Int32) -> Bool {
    let record = records[Int(index)]
    return record.priority == 1000 && record.relation == .equal && terms.count(index) == 1
  }

  /// Removes a constraint's kink from a variable that another constraint sets to a constant: such variables are not
  /// rebuilt with the rest of the part.
  func detachFromPin(_ index: Int32) {
    guard records[Int(index)].symbol >= 0, pins[Int(terms.firstVariable(of: index))] != index else { return }
    let root = tableau.find(records[Int(index)].symbol).root
    if root >= 0, tableau.isPinned(root) { tableau.removeKink(ofConstraint: index, on: root) }
  }

  private func forget(_ part: Part) {
    for index in part.constraints {
      detachFromPin(index)
      if records[Int(index)].ownsSymbol { orphans.append(records[Int(index)].symbol) }
      records[Int(index)].symbol = -1
      records[Int(index)].ownsSymbol = false
    }
    for symbol in orphans {
      tableau.reset(symbol)
    }
    for symbol in orphans { tableau.unusedSymbols.append(symbol) }
    orphans.removeAll(keepingCapacity: true)
    for variable in part.variables {
      tableau.reset(symbols[Int(variable)])
      pins[Int(variable)] = -1
    }
  }
}
