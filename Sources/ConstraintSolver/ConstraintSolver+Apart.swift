/// Systems that are too dense for the tableau.
///
/// Each row of a tableau expresses a symbol by all held symbols it depends on. In a chain of a thousand views that
/// share the available space these are most of them, and a step rewrites a million coefficients. The constraints
/// themselves stay short: such a system is solved by `RequiredSystem`, which works with them in their original form.
extension ConstraintSolver {
  /// Abandons the tableau permanently.
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

  /// Rows of removed constraints are processed like all others: when there are this many, and they are the majority,
  /// the required constraints are collected again without them.
  private static let unusedRowLimit = 100

  /// Minimises errors without the tableau.
  func minimizeErrorsApart() {
    pending.removeAll(keepingCapacity: true)
    let count = records.indices.count { records[$0].status != .removed }
    if let required, required.rowCount > 2 * count + Self.unusedRowLimit { forgetRequired() }
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
          index: index, terms: terms.terms(of: index), relation: record.relation,
          constant: record.constant))
    }
    outcome = required.minimizeErrors(levels.keys.sorted(by: >).compactMap { levels[$0] })
    self.required = required
  }
}
