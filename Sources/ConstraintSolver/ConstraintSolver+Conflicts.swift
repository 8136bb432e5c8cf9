extension ConstraintSolver {
  /// What a broken constraint contradicts, of the constraints there are now; nil if it is not broken.
  ///
  /// One call returns one conflict. More constraints are broken where a single change contradicts several sets of
  /// constraints and must not be broken itself; and what a constraint was broken for may have been removed since, while
  /// others keep it from holding again.
  package func conflict(breaking handle: ConstraintHandle) -> Conflict? {
    guard isBroken(handle) else { return nil }
    let set = minimalConflict(causedBy: handle.index) ?? [handle.index]
    return Conflict(constraints: set.map { ConstraintHandle(index: $0) }, broken: handle)
  }

  /// Breaks constraints until the required ones hold together.
  ///
  /// - Parameters:
  ///   - index: the constraint without which the others hold together.
  ///   - variables: those around which the tableau must be built again.
  /// - Returns: the first conflict, nil if there is none once removed constraints are forgotten.
  @discardableResult
  func resolveConflict(causedBy index: Int32, around variables: [Int32]) -> Conflict? {
    var variables = variables
    if !stale.isEmpty {
      variables += takeStale()
      if rebuild(around: variables, mending: .all) == nil { return nil }
    }
    return breakConstraints(causedBy: index, around: variables).first
  }

  /// Breaks one of a minimal conflicting set, by rank, as often as needed.
  ///
  /// Should one not be enough, because the constraint that caused the conflict contradicts other sets too, that
  /// constraint is broken instead, unless it is one of the system. Then others are, and the first of them are required
  /// again if the last suffice. So are constraints that were broken earlier for the sake of one that is now broken
  /// itself. All others stay as they are.
  private func breakConstraints(causedBy index: Int32, around variables: [Int32]) -> [Conflict] {
    var variables = variables
    var conflicts: [Conflict] = []
    var cause: Int32? = index
    var isFresh = false
    while var current = cause {
      if records[Int(index)].status == .active { current = index }
      let found = minimalConflict(causedBy: current)
      if found == nil, !isFresh {
        // The constraints hold together: rounding errors of the tableau were the conflict.
        isFresh = true
        cause = rebuild(around: variables, mending: .none)
        continue
      }
      let set = found ?? [current]
      variables += set.flatMap { seeds(of: $0) }
      var broken = constraintToBreak(in: set)
      setStatus(.broken, of: broken)
      cause = rebuild(around: variables, mending: .none)
      if cause != nil, broken != current, records[Int(current)].breaking != .never {
        setStatus(.active, of: broken)
        broken = current
        setStatus(.broken, of: broken)
        cause = rebuild(around: variables, mending: .none)
      }
      for member in set where member != broken { brokenFor[member, default: []].append(broken) }
      conflicts.append(
        Conflict(constraints: set.map { ConstraintHandle(index: $0) }, broken: ConstraintHandle(index: broken)))
    }
    let mendable = constraintsToMend(after: conflicts.map(\.broken.index))
    guard !mendable.isEmpty else { return conflicts }
    variables += mendable.flatMap { seeds(of: $0) }
    if let cause = rebuild(around: variables, mending: .only(Set(mendable))) {
      resolveConflict(causedBy: cause, around: variables)
    }
    return conflicts.filter { records[Int($0.broken.index)].status == .broken }
  }

  /// What may hold again now that these are broken: all but the last of them, and what was broken for their sake.
  private func constraintsToMend(after broken: [Int32]) -> [Int32] {
    let earlier = broken.flatMap { brokenFor.removeValue(forKey: $0) ?? [] }
    let candidates = Set(earlier + broken.dropLast()).subtracting(broken.suffix(1))
    return candidates.filter { records[Int($0)].status == .broken }.sorted()
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
  /// - Returns: nil if all of them hold together.
  private func minimalConflict(causedBy cause: Int32) -> [Int32]? {
    var candidates = requiredConstraints(near: cause)
    var members = [cause]
    while true {
      var probe = Probe(variableCount: symbols.count)
      guard members.allSatisfy({ probe.insert(rowOfVariables($0)) }) else { break }
      guard let last = candidates.firstIndex(where: { !probe.insert(rowOfVariables($0)) }) else {
        if members.count == 1 { return nil }
        break
      }
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
