extension ConstraintSolver {
  /// Breaks constraints until the required ones hold together.
  ///
  /// One of a minimal conflicting set is broken, by rank. Should that not be enough, because the constraint that
  /// caused the conflict contradicts other sets too, that constraint is broken instead.
  /// - Returns: the first conflict, nil if there is none once removed constraints are forgotten.
  func resolveConflict(causedBy index: Int32) -> Conflict? {
    var cause: Int32? = index
    if !stale.isEmpty { cause = rebuild(around: takeStale() + seeds(of: index)) }
    var reported: Conflict?
    while let current = cause {
      let set = minimalConflict(causedBy: current)
      var broken = constraintToBreak(in: set)
      cause = rebuild(breaking: broken, of: set)
      if cause != nil, broken != current, records[Int(current)].breaking != .never {
        setStatus(.active, of: broken)
        broken = current
        cause = rebuild(breaking: broken, of: set)
      }
      if reported == nil {
        reported = Conflict(
          constraints: set.map { ConstraintHandle(index: $0) }, broken: ConstraintHandle(index: broken))
      }
    }
    return reported
  }

  private func rebuild(breaking broken: Int32, of set: [Int32]) -> Int32? {
    let variables = set.flatMap { seeds(of: $0) }
    setStatus(.broken, of: broken)
    return rebuild(around: variables)
  }

  func setStatus(_ status: Status, of index: Int32) {
    brokenCount += (status == .broken ? 1 : 0) - (records[Int(index)].status == .broken ? 1 : 0)
    records[Int(index)].status = status
    records[Int(index)].isPending = false
  }

  /// The newest constraint of the lowest rank.
  private func constraintToBreak(in set: [Int32]) -> Int32 {
    var best = set[0]
    for index in set where records[Int(index)].breaking <= records[Int(best)].breaking {
      best = index
    }
    return best
  }

  /// A minimal set of required constraints that cannot hold together, in order of insertion.
  ///
  /// Constraints are added to those known to be in the set, those nearest to the cause first, until they contradict
  /// each other: the last one added is in the set, and later ones are not needed. This repeats until the known ones
  /// alone do (the *insertion* method of J. W. Chinneck, Feasibility and Infeasibility in Optimization, 2008).
  private func minimalConflict(causedBy cause: Int32) -> [Int32] {
    var candidates = requiredConstraints(near: cause)
    var members = [cause]
    while true {
      var probe = Probe(variableCount: symbols.count)
      guard members.allSatisfy({ probe.insert(rowOfVariables($0)) }) else { break }
      guard let last = candidates.firstIndex(where: { !probe.insert(rowOfVariables($0)) }) else { break }
      members.append(candidates[last])
      candidates.removeSubrange(last...)
    }
    return members.sorted()
  }

  /// Required constraints connected with one of them, by distance, then in order of insertion.
  private func requiredConstraints(near cause: Int32) -> [Int32] {
    var found: [Int32] = [cause]
    var reached: [Int32] = []
    records[Int(cause)].isMarked = true
    var start = 0
    while start < found.count {
      let end = found.count
      for index in found[start..<end] {
        reachNeighbors(of: index, &found, &reached)
      }
      found[end...].sort()
      start = end
    }
    for index in found { records[Int(index)].isMarked = false }
    for variable in reached { isReached[Int(variable)] = false }
    return Array(found.dropFirst())
  }

  private func reachNeighbors(of index: Int32, _ found: inout [Int32], _ reached: inout [Int32]) {
    for place in terms.range(index) {
      let variable = terms.storage[place].symbol
      guard !isReached[Int(variable)] else { continue }
      isReached[Int(variable)] = true
      reached.append(variable)
      for neighbor in touching.range(variable).map({ touching.storage[$0] }) {
        let record = records[Int(neighbor)]
        guard !record.isMarked, record.status == .active, record.priority == 1000 else { continue }
        records[Int(neighbor)].isMarked = true
        found.append(neighbor)
      }
    }
  }

  /// A tableau apart, to find out which required constraints hold together.
  private struct Probe {
    var tableau = Tableau()
    var symbols: [Int32]

    init(variableCount: Int) {
      symbols = Array(repeating: -1, count: variableCount)
    }

    mutating func insert(_ row: Tableau.Row) -> Bool {
      var row = row
      for place in row.terms.indices {
        let variable = Int(row.terms[place].symbol)
        if symbols[variable] < 0 { symbols[variable] = tableau.makeSymbol() }
        row.terms[place].symbol = symbols[variable]
      }
      return tableau.insert(row).isConsistent && tableau.repair()
    }
  }
}
