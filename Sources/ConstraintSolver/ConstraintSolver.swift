/// Finds values for variables under linear constraints with ordered priorities.
///
/// ```swift
/// let solver = ConstraintSolver()
/// let width = solver.makeVariable()
/// _ = try solver.add(LinearConstraint(terms: [(width, 1)], relation: .equal, constant: 24, priority: 500))
/// _ = try solver.add(LinearConstraint(terms: [(width, 1)], relation: .greaterThanOrEqual, constant: 30, priority: 525))
/// solver.value(of: width)  // 30
/// ```
///
/// Required constraints (priority 1000) always hold: when one is added that contradicts the others, a constraint of the
/// contradiction is broken immediately and reported. Errors of the others are minimised when a value is requested,
/// priority by priority: the sum of absolute errors on a level is as small as the levels above allow, whatever it costs
/// those below. If that leaves a variable free, its value is that of a basic solution: 0 for a variable without
/// constraints, the bound for one under a single inequality. Values depend only on the calls made and their order.
///
/// Numbers are doubles. A required constraint counts as satisfied within 1e-6, relative to values and coefficients
/// beyond 1. With multipliers between 0.1 and 10, values are exact to a millionth of a point, up to 100,000 points;
/// between 0.001 and 1000, to a thousandth of themselves. Gains below 1e-9 of the terms they are summed from count as
/// rounding errors; so do those below 1e-12 for each point that the fastest symbol moves, and coefficients below 1e-12.
/// Rounding errors accumulated over many steps are detected by comparing values with the constraints, and such parts
/// are rebuilt.
///
/// A tableau holds the symbols' dependence on each other. If that is so dense that a minimisation takes too long, as in
/// a chain of a thousand views that share the available space, the solver abandons it and works with the constraints in
/// their original form. Errors are then as small, by the same priorities; but of several solutions with the same errors
/// it may find a different one, and multipliers below 0.1 or above 10 cost digits.
///
/// A minimisation terminates: after steps without progress Bland's rule prevents cycles; if rounding errors make each
/// step of a cycle seem to make progress, the smallest gain that counts grows; and after more steps than any sound
/// system takes it stops, which `outcome` reports.
///
/// - Complexity: adding, removing or changing a constraint costs what the variables connected with it cost; parts of the
///   system that have no variable in common, other than ones a constraint sets to a constant, never meet.
package final class ConstraintSolver {
  /// The solver's state for a constraint.
  struct Record {
    var relation: Relation
    var constant: Double
    var priority: Double
    var breaking: BreakRank
    var status = Status.active
    /// The symbol that has the constraint's kink, -1 if the constraint was substituted or is no longer represented.
    var symbol: Int32 = -1
    /// Whether that symbol was created for the constraint.
    var ownsSymbol = false
    /// Whether the constant was ever changed; see `Tableau.Row.isAdjustable`.
    var isAdjustable = false
    /// Whether the constraint will be entered in the next minimisation.
    var isPending = false
    var isMarked = false
  }

  enum Status: UInt8 {
    case active
    case broken
    case removed
  }

  /// The level of broken constraints, above every optional one and below the required ones.
  static let brokenPriority = 1000.0.nextDown
  static let largestNumber = 1e15

  // The state is not checked for overlapping accesses at run time: they would be in this class, which calls no code of
  // others, and the checks took a tenth of a layout's instructions.
  @exclusivity(unchecked) var tableau = Tableau()
  @exclusivity(unchecked) var records = PlainList<Record>()
  /// The terms of the constraint that is added, by variable.
  @exclusivity(unchecked) var checkedTerms = PlainList<Tableau.Term>()
  @exclusivity(unchecked) var terms = ConstraintTerms()
  /// Each variable's symbol, -1 once it was removed.
  @exclusivity(unchecked) var symbols = PlainList<Int32>()
  /// The required equality that sets a variable to a constant, -1 if there is none.
  @exclusivity(unchecked) var pins = PlainList<Int32>()
  @exclusivity(unchecked) var isReached = PlainList<Bool>()

  /// The optional priorities in use and formerly in use, highest first; level 0 of the tableau is the required one.
  @exclusivity(unchecked) var priorities: [Double] = []
  /// Optional constraints that are not in the tableau yet.
  @exclusivity(unchecked) var pending: [Int32] = []
  /// Variables whose part of the tableau must be rebuilt because a constraint was removed or broken.
  @exclusivity(unchecked) var stale: [Int32] = []
  /// Variables around which broken constraints may fit again because a required one was removed or changed its
  /// constant.
  @exclusivity(unchecked) var relaxed: [Int32] = []
  /// Whether the tableau is invalid for required constraints until the stale parts are rebuilt.
  @exclusivity(unchecked) var isOutdated = false
  /// Whether the tableau was abandoned.
  @exclusivity(unchecked) var isTableauGivenUp = false
  /// The number of conflicts since the last minimisation of errors.
  @exclusivity(unchecked) var conflictCount = 0
  /// The separate system of required constraints, while any of them is broken.
  @exclusivity(unchecked) var required: RequiredConstraints?
  /// Symbols created for constraints that were removed since.
  @exclusivity(unchecked) var orphans: [Int32] = []
  @exclusivity(unchecked) var brokenCount = 0
  /// The constraints broken for the sake of others, keyed by those others.
  @exclusivity(unchecked) var brokenFor: [Int32: [Int32]] = [:]
  @exclusivity(unchecked) var needsMinimization = false

  /// Counts the changes of constraints, of the set of variables, and of values: those calculated before are no longer
  /// valid.
  @exclusivity(unchecked) var generation: UInt32 = 1

  @exclusivity(unchecked) var isAmbiguousVariable: [Bool] = []
  @exclusivity(unchecked) var ambiguityKnownAt: UInt32 = 0

  /// The outcome of the last minimisation.
  @exclusivity(unchecked) package internal(set) var outcome = SolveOutcome.optimal
  /// The number of minimisations of errors.
  @exclusivity(unchecked) package internal(set) var solveCount = 0
  /// The number of pivots of the simplex method, including those in search of conflicts.
  package var pivotCount: Int { tableau.pivotCount + effortApart.steps + (required?.effort.steps ?? 0) }
  /// The number of coefficients read or written, including those of constraints that cannot hold.
  package var lookCount: Int {
    tableau.work + tableau.violationLooks + effortApart.looks + (required?.effort.looks ?? 0)
  }
  /// The effort of earlier tableaus and systems, before `tableau` and `required`.
  @exclusivity(unchecked) var effortApart = RequiredSystem.Effort()

  /// - Parameters:
  ///   - patience: the number of steps without progress after which Bland's rule begins; it is slower, and always
  ///     terminates.
  ///   - stepLimit: the maximum number of steps of a minimisation; nil for more than any sound system takes.
  ///   - tableauWork: the number of coefficients of the tableau that a minimisation may read or write before the solver
  ///     permanently switches to the constraints' original form. Ordinary layouts take thousands; the limit is a
  ///     fraction of a second.
  package init(patience: Int = 100, stepLimit: Int? = nil, tableauWork: Int = 16_000_000) {
    tableau.patience = patience
    tableau.stepLimit = stepLimit
    tableau.workLimit = tableauWork
    isTableauGivenUp = tableauWork == 0
    isOutdated = tableauWork == 0
  }

  package func makeVariable() -> Variable {
    let index = Int32(symbols.count)
    symbols.append(tableau.makeSymbol())
    terms.addVariable()
    pins.append(-1)
    isReached.append(false)
    generation &+= 1
    return Variable(index: index)
  }

  /// Removes a variable and every constraint on it. An unknown variable is ignored.
  package func removeVariable(_ variable: Variable) {
    guard isKnown(variable) else { return }
    for constraint in constraints(touching: variable) {
      remove(constraint)
    }
    rebuildStaleParts()
    tableau.reset(symbols[Int(variable.index)])
    tableau.unusedSymbols.append(symbols[Int(variable.index)])
    symbols[Int(variable.index)] = -1
  }

  /// Adds a constraint; if it is required and contradicts others, one of them is broken.
  package func add(
    _ constraint: LinearConstraint
  ) throws(SolverError) -> (handle: ConstraintHandle, conflict: Conflict?) {
    try checkTerms(of: constraint)
    let index = store(constraint)
    markChanged()
    let handle = ConstraintHandle(index: index)
    if constraint.priority < 1000 {
      appendPending(index)
      return (handle, nil)
    }
    required?.enqueue(index)
    if !isOutdated, insertRequired(index), !tableau.isExhausted { return (handle, nil) }
    if tableau.isExhausted { giveUpTableau() }
    return (handle, resolveConflict(causedBy: index))
  }

  /// Removes a constraint. A constraint that has already been removed is ignored.
  ///
  /// A required constraint that was broken becomes required again if it fits now.
  package func remove(_ handle: ConstraintHandle) {
    guard isKnown(handle) else { return }
    let index = handle.index
    if records[Int(index)].status == .broken { brokenCount -= 1 }
    if !records[Int(index)].isPending { stale += seeds(of: index) }
    if records[Int(index)].status == .active, records[Int(index)].priority == 1000 { relaxed += seeds(of: index) }
    required?.enqueue(index)
    detachFromPin(index)
    if records[Int(index)].ownsSymbol { orphans.append(records[Int(index)].symbol) }
    records[Int(index)].status = .removed
    unlink(index)
    markChanged()
  }

  /// The variable's value. Minimises errors first, if anything has changed.
  ///
  /// A removed variable has the value 0.
  package func value(of variable: Variable) -> Double {
    guard isKnown(variable) else { return 0 }
    minimizeErrors()
    return value(ofVariable: variable.index)
  }

  /// The constraints on a variable, in order of insertion.
  package func constraints(touching variable: Variable) -> [ConstraintHandle] {
    guard isKnown(variable) else { return [] }
    return terms.constraints(on: variable.index).map { ConstraintHandle(index: $0) }
  }

  /// Whether any required constraint gave way in a conflict and still does.
  package var hasBrokenConstraints: Bool {
    rebuildStaleParts()
    return brokenCount > 0
  }

  /// Whether a required constraint gave way in a conflict and still does.
  package func isBroken(_ handle: ConstraintHandle) -> Bool {
    guard isKnown(handle) else { return false }
    rebuildStaleParts()
    return records[Int(handle.index)].status == .broken
  }

  func isKnown(_ variable: Variable) -> Bool {
    variable.index >= 0 && variable.index < symbols.count && symbols[Int(variable.index)] >= 0
  }

  func isKnown(_ handle: ConstraintHandle) -> Bool {
    handle.index >= 0 && handle.index < records.count && records[Int(handle.index)].status != .removed
  }

  /// Discards the separate system of required constraints: the next conflict collects them again.
  func forgetRequired() {
    effortApart.steps += required?.effort.steps ?? 0
    effortApart.looks += required?.effort.looks ?? 0
    required = nil
  }

  func markChanged() {
    needsMinimization = true
    generation &+= 1
  }

  func appendPending(_ index: Int32) {
    records[Int(index)].isPending = true
    pending.append(index)
  }
}
