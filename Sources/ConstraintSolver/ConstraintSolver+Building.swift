extension ConstraintSolver {
  // MARK: Checking and storing

  /// Makes `checkedTerms` those of a constraint, each variable once; some may have the coefficient 0, but not all.
  func checkTerms(of constraint: LinearConstraint) throws(SolverError) {
    try check(constant: constraint.constant)
    try check(priority: constraint.priority)
    checkedTerms.removeAll()
    for index in 0..<constraint.terms.count {
      let (variable, coefficient) = constraint.terms[index]
      guard abs(coefficient) <= Self.largestNumber else { throw .notFinite }
      guard isKnown(variable) else { throw .unknownVariable }
      if let place = checkedTerms.indices.first(where: { checkedTerms[$0].symbol == variable.index }) {
        checkedTerms[place].coefficient += coefficient
      } else {
        checkedTerms.append(Tableau.Term(symbol: variable.index, coefficient: coefficient))
      }
    }
    guard checkedTerms.indices.allSatisfy({ checkedTerms[$0].coefficient == 0 }) else { return }
    throw switch constraint.relation {
    case .equal: .noTerms(isSatisfied: constraint.constant == 0)
    case .lessThanOrEqual: .noTerms(isSatisfied: constraint.constant >= 0)
    case .greaterThanOrEqual: .noTerms(isSatisfied: constraint.constant <= 0)
    }
  }

  func check(constant: Double) throws(SolverError) {
    guard abs(constant) <= Self.largestNumber else { throw .notFinite }
  }

  func check(priority: Double) throws(SolverError) {
    guard priority.isFinite else { throw .notFinite }
    guard (1...1000).contains(priority) else { throw .priorityOutOfRange }
  }

  /// Stores a constraint with its `checkedTerms`.
  func store(_ constraint: LinearConstraint) -> Int32 {
    let index = Int32(records.count)
    records.append(
      Record(
        relation: constraint.relation, constant: constraint.constant, priority: constraint.priority,
        breaking: constraint.breaking))
    terms.add(checkedTerms)
    return index
  }

  /// Removes a constraint from the lists of its variables.
  func unlink(_ index: Int32) {
    for place in terms.range(index) {
      let variable = terms.elements[place].variable
      if pins[Int(variable)] == index { pins[Int(variable)] = -1 }
    }
    terms.remove(index)
  }

  /// The variables around which to rebuild when a constraint changes: not those that another constraint sets to a
  /// constant, unless there are no others.
  func seeds(of index: Int32) -> [Int32] {
    let variables = terms.range(index).map { terms.elements[$0].variable }
    let unpinned = variables.filter { pins[Int($0)] < 0 || pins[Int($0)] == index }
    return unpinned.isEmpty ? variables : unpinned
  }

  // MARK: Entering constraints into the tableau

  /// A constraint for the tableau, whose terms become its input.
  private func row(_ index: Int32, level: Int32) -> Tableau.Row {
    tableau.input.removeAll()
    for place in terms.range(index) {
      let term = terms.elements[place]
      tableau.input.append(Tableau.Term(symbol: symbols[Int(term.variable)], coefficient: term.coefficient))
    }
    let record = records[Int(index)]
    return Tableau.Row(
      relation: record.relation, constant: record.constant, level: level, constraint: index,
      isAdjustable: record.isAdjustable)
  }

  /// Enters a required constraint.
  ///
  /// - Returns: false if it contradicts those entered before. The tableau is then invalid for the part it belongs to.
  func insertRequired(_ index: Int32) -> Bool {
    let variable = terms.firstVariable(of: index)
    let canPin =
      records[Int(index)].relation == .equal && terms.count(index) == 1
      && tableau.symbols[Int(symbols[Int(variable)])].state == .free
    let isConsistent = enter(index, level: 0)
    if canPin {
      pins[Int(variable)] = index
      tableau.symbols[Int(symbols[Int(variable)])].pin = index
    }
    return isConsistent && tableau.repair()
  }

  func enter(_ index: Int32, level: Int32) -> Bool {
    let row = row(index, level: level)
    let insertion = tableau.insert(row)
    records[Int(index)].symbol = insertion.symbol
    records[Int(index)].ownsSymbol = insertion.isOwnSymbol
    return insertion.isConsistent
  }

  /// Enters the pending optional constraints, those of higher priority first.
  func insertPending() {
    guard !pending.isEmpty else { return }
    var waiting: [Int32] = []
    for index in pending where records[Int(index)].isPending {
      records[Int(index)].isPending = false
      if records[Int(index)].status != .removed { waiting.append(index) }
    }
    pending.removeAll(keepingCapacity: true)
    addLevels(of: waiting)
    waiting.sort()
    var byLevel = Array(repeating: [Int32](), count: priorities.count)
    for index in waiting { byLevel[levelIndex(of: priority(of: index))].append(index) }
    for (place, indices) in byLevel.enumerated() {
      for index in indices where !tableau.isExhausted { _ = enter(index, level: Int32(place + 1)) }
    }
  }

  func priority(of index: Int32) -> Double {
    records[Int(index)].status == .broken ? Self.brokenPriority : records[Int(index)].priority
  }

  func level(of index: Int32) -> Int32 {
    Int32(levelIndex(of: priority(of: index)) + 1)
  }

  /// The index of a priority in `priorities`, or where it should be inserted.
  private func levelIndex(of priority: Double) -> Int {
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Inserts levels for the priorities of constraints.
  func addLevels(of indices: [Int32]) {
    let old = priorities
    for index in indices {
      let priority = priority(of: index)
      let place = levelIndex(of: priority)
      if place == priorities.count || priorities[place] != priority { priorities.insert(priority, at: place) }
    }
    guard priorities.count > old.count else { return }
    tableau.levelCount = priorities.count + 1
    tableau.renumberLevels([0] + old.map { Int32(levelIndex(of: $0) + 1) })
  }
}
