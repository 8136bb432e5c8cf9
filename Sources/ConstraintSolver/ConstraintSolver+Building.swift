extension ConstraintSolver {
  // MARK: Checking and storing

  /// Makes `checkedTerms` those of a constraint, each variable once; some may have the coefficient 0, but not all.
  func checkTerms(of constraint: LinearConstraint) throws(SolverError) {
    try check(constant: constraint.constant)
    try check(priority: constraint.priority)
    checkedTerms.removeAll()
    for (variable, coefficient) in constraint.terms {
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
    terms.addList()
    for place in checkedTerms.indices where checkedTerms[place].coefficient != 0 {
      let term = checkedTerms[place]
      terms.append(term, to: index)
      touching.append(index, to: term.symbol)
    }
    return index
  }

  /// Removes a constraint from the lists of its variables.
  func unlink(_ index: Int32) {
    for place in terms.range(index) {
      let variable = terms.storage[place].symbol
      if pins[Int(variable)] == index { pins[Int(variable)] = -1 }
      let range = touching.range(variable)
      if let found = range.first(where: { touching.storage[$0] == index }) {
        touching.remove(at: found - range.lowerBound, of: variable)
      }
    }
    terms.removeAll(of: index)
  }

  /// The variables around which to rebuild when a constraint changes: not those that another constraint sets to a
  /// constant, unless there are no others.
  func seeds(of index: Int32) -> [Int32] {
    let variables = terms.range(index).map { terms.storage[$0].symbol }
    let unpinned = variables.filter { pins[Int($0)] < 0 || pins[Int($0)] == index }
    return unpinned.isEmpty ? variables : unpinned
  }

  // MARK: Entering constraints into the tableau

  /// A constraint for the tableau, whose terms become its input.
  private func row(_ index: Int32, level: Int32) -> Tableau.Row {
    tableau.input.removeAll()
    for place in terms.range(index) {
      let term = terms.storage[place]
      tableau.input.append(Tableau.Term(symbol: symbols[Int(term.symbol)], coefficient: term.coefficient))
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
    let variable = terms[index, 0].symbol
    let canPin =
      records[Int(index)].relation == .equal && terms.count(index) == 1
      && tableau.states[Int(symbols[Int(variable)])] == .free
    let isConsistent = enter(index, level: 0)
    if canPin {
      pins[Int(variable)] = index
      tableau.pins[Int(symbols[Int(variable)])] = index
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
    var levels = waiting.map { (level: level(of: $0), index: $0) }
    levels.sort { $0.level != $1.level ? $0.level < $1.level : $0.index < $1.index }
    for (level, index) in levels where !tableau.isExhausted {
      _ = enter(index, level: level)
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
    var fresh = indices.map { priority(of: $0) }.filter { priority in
      let found = levelIndex(of: priority)
      return found == priorities.count || priorities[found] != priority
    }
    guard !fresh.isEmpty else { return }
    fresh.sort(by: >)
    for index in fresh.indices.reversed() where index > 0 && fresh[index] == fresh[index - 1] {
      fresh.remove(at: index)
    }
    let old = priorities
    priorities = (old + fresh).sorted(by: >)
    tableau.levelCount = priorities.count + 1
    var levels: [Int32] = [0]
    for priority in old {
      levels.append(Int32(levelIndex(of: priority) + 1))
    }
    tableau.renumberLevels(levels)
  }
}
