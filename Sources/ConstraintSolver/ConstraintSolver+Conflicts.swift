extension ConstraintSolver {
  /// The existing constraints that a broken constraint contradicts; nil if it is not broken.
  ///
  /// One call returns one conflict. More constraints are broken if a single change contradicts several sets of
  /// constraints and must not be broken itself; and the constraints that one was broken for may have been removed
  /// since, while others keep it from holding again.
  package func conflict(breaking handle: ConstraintHandle) -> Conflict? {
    guard isBroken(handle) else { return nil }
    let set = contradiction(of: handle.index) ?? [handle.index]
    required?.deactivate(handle.index)
    return Conflict(constraints: set.map { ConstraintHandle(index: $0) }, broken: handle)
  }

  /// After this many consecutive conflicts the tableau is no longer rebuilt for each of them, but once when it is
  /// needed.
  private static let rebuildLimit = 16

  /// Breaks constraints until the required ones hold together.
  ///
  /// - Parameter index: the constraint without which the others hold together.
  /// - Returns: the first conflict; nil if there is none without the removed constraints.
  func resolveConflict(causedBy index: Int32) -> Conflict? {
    stale += seeds(of: index)
    let conflicts = breakConstraints(causedBy: index)
    conflictCount += 1
    if isOutdated || conflictCount > Self.rebuildLimit { isOutdated = true } else { rebuildStaleParts() }
    return conflicts.first
  }

  /// Breaks a constraint that does not fit into a rebuilt tableau, or another one that it contradicts.
  func giveWay(_ index: Int32) {
    stale += seeds(of: index)
    // The constraints may hold together: then rounding errors of the tableau are the conflict.
    if breakConstraints(causedBy: index).isEmpty { setBroken(index) }
  }

  /// Breaks one constraint of a minimal conflicting set, chosen by rank, and repeats that as necessary.
  ///
  /// Should one not be enough, because the constraint that caused the conflict contradicts other sets too, that
  /// constraint is broken instead, unless it is one of the system. Then others are, and the first of them are required
  /// again if the last suffice. So are constraints that were broken earlier for the sake of one that is now broken
  /// itself. All others stay as they are.
  func breakConstraints(causedBy cause: Int32) -> [Conflict] {
    var conflicts: [Conflict] = []
    while let set = contradiction(of: cause) {
      stale += set.flatMap { seeds(of: $0) }
      var broken = constraintToBreak(in: set)
      setBroken(broken)
      if broken != cause, records[Int(cause)].breaking != .never, !fits(cause) {
        setBroken(cause)
        if fits(broken) { setStatus(.active, of: broken) }
        broken = cause
      }
      for member in set where member != broken { brokenFor[member, default: []].append(broken) }
      conflicts.append(
        Conflict(constraints: set.map { ConstraintHandle(index: $0) }, broken: ConstraintHandle(index: broken)))
      if broken == cause { break }
    }
    requireAgain(constraintsToRequireAgain(after: conflicts.map(\.broken.index)))
    return conflicts.filter { records[Int($0.broken.index)].status == .broken }
  }

  private func setBroken(_ index: Int32) {
    setStatus(.broken, of: index)
    required?.deactivate(index)
  }

  /// Makes those broken constraints required again that now fit.
  func requireAgain(_ broken: [Int32]) {
    for index in broken where fits(index) {
      setStatus(.active, of: index)
      stale += seeds(of: index)
    }
  }

  /// The constraints that may hold again after these were broken: all but the last of them, and those broken for their
  /// sake.
  private func constraintsToRequireAgain(after broken: [Int32]) -> [Int32] {
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

  /// A minimal set of required constraints that cannot hold together, in order of insertion; nil if the constraint fits
  /// in with the others, which do.
  ///
  /// If there are several such sets, the result is the one found by adding constraints to the cause, those closest to
  /// it first: the last one that was needed belongs to the set, and later ones are ignored. This is repeated from the
  /// start until the known members are the whole set (the *insertion* method of J. W. Chinneck, Feasibility and
  /// Infeasibility in Optimization, 2008).
  private func contradiction(of index: Int32) -> [Int32]? {
    var required = takeRequired(without: index)
    defer { self.required = required }
    guard let found = required.fit(index) else { return nil }
    guard found.count <= RequiredSystem.searchLimit else { return found.sorted() }
    return required.nearestConflict(of: index, found, requiredConstraints(near: index)).sorted()
  }

  private func fits(_ index: Int32) -> Bool {
    var required = takeRequired(without: index)
    defer { self.required = required }
    return required.fit(index) == nil
  }

  /// The current required constraints with one of them known but inactive. The caller must put them back.
  private func takeRequired(without index: Int32) -> RequiredConstraints {
    required?.enqueue(index)
    return takeRequired(leavingOut: index)
  }

  /// The current required constraints. The caller must put them back.
  func takeRequired(leavingOut left: Int32? = nil) -> RequiredConstraints {
    var required = self.required ?? RequiredConstraints(records.indices.map(Int32.init))
    self.required = nil
    let waiting = required.takeWaiting()
    for other in waiting {
      let record = records[Int(other)]
      guard record.priority == 1000, record.status != .removed else { continue }
      required.set(other, terms.terms(of: other), record.relation, record.constant)
      if other != left, record.status == .active { _ = required.fit(other) }
    }
    return required
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
      let variable = terms.elements[place].variable
      guard !isReached[Int(variable)] else { continue }
      isReached[Int(variable)] = true
      reached.append(variable)
      for neighbor in terms.constraints(on: variable) {
        let record = records[Int(neighbor)]
        guard !record.isMarked, record.status == .active, record.priority == 1000 else { continue }
        records[Int(neighbor)].isMarked = true
        found.append(neighbor)
      }
    }
  }
}
