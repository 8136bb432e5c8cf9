/// Systems for which the tableau is of no use.
///
/// Each row of a tableau says how a symbol follows from all others that are held. In a chain of a thousand views that
/// share what room there is these are most of them, and a step rewrites a million coefficients. The constraints themselves
/// stay short: such a system is solved by `RequiredSystem`, which works with them as they were written.
extension ConstraintSolver {
  /// Gives the tableau up for good.
  func giveUpTableau() {
    isTableauGivenUp = true
    isOutdated = true
    effortApart.steps += tableau.pivotCount
    effortApart.looks += tableau.work + tableau.violationLooks
    tableau = Tableau()
    for variable in symbols.indices where symbols[variable] >= 0 { symbols[variable] = tableau.makeSymbol() }
    for index in records.indices {
      (records[index].symbol, records[index].ownsSymbol, records[index].isPending) = (-1, false, false)
    }
    for variable in pins.indices { pins[variable] = -1 }
    orphans = []
  }

  /// Rows of removed constraints are looked at with all others: where they are most of them, and so many, the required
  /// constraints are taken up again without them.
  private static let mostUnusedRows = 100

  /// Minimises errors without the tableau.
  func minimizeErrorsApart() {
    pending.removeAll(keepingCapacity: true)
    let count = records.count { $0.status != .removed }
    if let required, required.rowCount > 2 * count + Self.mostUnusedRows { forgetRequired() }
    var required = takeRequired()
    let optional = records.indices.map(Int32.init).filter { index in
      let record = records[Int(index)]
      return record.status == .broken || (record.status == .active && record.priority < 1000)
    }
    var levels: [Double: [RequiredConstraints.OptionalConstraint]] = [:]
    for index in optional {
      let record = records[Int(index)]
      levels[priority(of: index), default: []].append(
        RequiredConstraints.OptionalConstraint(
          index: index, terms: Array(terms.storage[terms.range(index)]), relation: record.relation,
          constant: record.constant))
    }
    outcome = required.minimizeErrors(levels.keys.sorted(by: >).compactMap { levels[$0] })
    self.required = required
  }
}
