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
/// Required constraints (priority 1000) hold always: when one is added that contradicts the others, a constraint of the
/// contradiction is broken at once and reported. Errors of the others are minimised when a value is asked for, priority
/// by priority: the sum of absolute errors on a level is as small as the levels above allow, whatever it costs those
/// below. Where that leaves a variable free, its value is that of a basic solution: 0 for a variable without
/// constraints, the bound for one under a single inequality. Values depend on the calls made, in their order, on
/// nothing else.
///
/// Numbers are doubles. A required constraint counts as satisfied within 1e-6, relative to values and coefficients
/// beyond 1. Where multipliers are between 0.1 and 10 values are exact to a millionth of a point, up to 100,000 points;
/// between 0.001 and 1000 to a thousandth of themselves. Gains below 1e-9 of what they are summed from count as rounding
/// errors; so do those below 1e-12 for each point that the fastest symbol moves, and coefficients below 1e-12. Rounding
/// errors that many steps have added up are found by comparing values with the constraints, and such parts are built
/// again.
///
/// A tableau holds the symbols' dependence on each other. Where that is so dense that a minimisation takes too long, as in
/// a chain of a thousand views that share what room there is, the solver gives it up and works with the constraints as they
/// were written. Errors are as small then, by the same priorities; which of several solutions with the same errors is
/// found may be another, and multipliers below 0.1 or beyond 10 cost digits.
///
/// A minimisation ends: after steps without progress Bland's rule keeps it from going in circles; where rounding errors
/// let each step of a circle seem to make progress, the gains that count grow; and after more steps than any sound system
/// takes it gives up, which `outcome` says.
///
/// - Complexity: adding, removing or changing a constraint costs what the variables connected with it cost; parts of the
///   system that have no variable in common, other than ones a constraint sets to a constant, never meet.
package final class ConstraintSolver {
  /// What the solver knows of a constraint.
  struct Record {
    var relation: Relation
    var constant: Double
    var priority: Double
    var breaking: BreakRank
    var status = Status.active
    /// The symbol that was given the constraint's kink, -1 if it was substituted or says nothing any more.
    var symbol: Int32 = -1
    /// Whether that symbol was made for the constraint.
    var ownsSymbol = false
    /// Whether the constant was changed since the constraint was added; see `Tableau.Row.isAdjustable`.
    var isAdjustable = false
    /// Whether the constraint waits for the next minimisation to be entered.
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

  var tableau = Tableau()
  var records: [Record] = []
  var terms = ListPool<Tableau.Term>()
  /// The constraints that name each variable, in order of insertion, and the variable's symbol, -1 once it was removed.
  var touching = ListPool<Int32>()
  var symbols: [Int32] = []
  /// The required equality that sets a variable to a constant, -1 if there is none.
  var pins: [Int32] = []
  var isReached: [Bool] = []

  /// The optional priorities in use and formerly in use, highest first; level 0 of the tableau is the required one.
  var priorities: [Double] = []
  /// Optional constraints that are not in the tableau yet.
  var pending: [Int32] = []
  /// Variables whose part of the tableau must be built again because a constraint was removed or broken.
  var stale: [Int32] = []
  /// Variables around which broken constraints may fit again because a required one was removed or has another constant.
  var relaxed: [Int32] = []
  /// Whether the tableau is of no use for required constraints before the stale parts are built again.
  var isOutdated = false
  /// Whether the tableau is of no use any more at all.
  var isTableauGivenUp = false
  /// Conflicts since errors were minimised last.
  var conflictCount = 0
  /// The required constraints apart, while any of them is broken.
  var required: RequiredConstraints?
  /// Symbols that were made for constraints since removed.
  var orphans: [Int32] = []
  var brokenCount = 0
  /// Constraints that were broken for the sake of others, by those others.
  var brokenFor: [Int32: [Int32]] = [:]
  var needsMinimization = false

  /// Values found since the last change, of a constraint or of what variables there are.
  var knownValues: [Double] = []
  var knownAt: [UInt32] = []
  var generation: UInt32 = 1

  var isAmbiguousVariable: [Bool] = []
  var ambiguityKnownAt: UInt32 = 0

  /// How the last minimisation ended.
  package internal(set) var outcome = SolveOutcome.optimal
  /// How often errors were minimised.
  package internal(set) var solveCount = 0
  /// How many pivots the simplex method made, those in search of conflicts among them.
  package var pivotCount: Int { tableau.pivotCount + effortApart.steps + (required?.effort.steps ?? 0) }
  /// How many coefficients were looked at or written, those of constraints that may not hold among them.
  package var lookCount: Int {
    tableau.work + tableau.violationLooks + effortApart.looks + (required?.effort.looks ?? 0)
  }
  /// What was done by those before `tableau` and `required`.
  var effortApart = RequiredSystem.Effort()

  /// - Parameters:
  ///   - patience: after how many steps without progress Bland's rule begins; it is slower, and always ends.
  ///   - stepLimit: how many steps a minimisation takes at most; nil for more than any sound system takes.
  ///   - tableauWork: how many coefficients of the tableau a minimisation looks at or writes before constraints are solved
  ///     as they were written instead, for good. Ordinary layouts take thousands; the limit is a fraction of a second.
  package init(patience: Int = 100, stepLimit: Int? = nil, tableauWork: Int = 16_000_000) {
    tableau.patience = patience
    tableau.stepLimit = stepLimit
    tableau.mostWork = tableauWork
    isTableauGivenUp = tableauWork == 0
    isOutdated = tableauWork == 0
  }

  package func makeVariable() -> Variable {
    let index = Int32(symbols.count)
    symbols.append(tableau.makeSymbol())
    touching.addList()
    pins.append(-1)
    isReached.append(false)
    generation &+= 1
    return Variable(index: index)
  }

  /// Removes a variable and every constraint that names it. An unknown variable is ignored.
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
    let terms = try checkedTerms(of: constraint)
    let index = store(constraint, terms)
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

  /// Removes a constraint. A constraint that was removed already is ignored.
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

  /// The variable's value. Minimises errors first, if anything changed.
  ///
  /// A variable that was removed has the value 0.
  package func value(of variable: Variable) -> Double {
    guard isKnown(variable) else { return 0 }
    minimizeErrors()
    return value(ofVariable: variable.index)
  }

  /// The constraints that name a variable, in order of insertion.
  package func constraints(touching variable: Variable) -> [ConstraintHandle] {
    guard isKnown(variable) else { return [] }
    return touching.range(variable.index).map { ConstraintHandle(index: touching.storage[$0]) }
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
    symbols.indices.contains(Int(variable.index)) && symbols[Int(variable.index)] >= 0
  }

  func isKnown(_ handle: ConstraintHandle) -> Bool {
    records.indices.contains(Int(handle.index)) && records[Int(handle.index)].status != .removed
  }

  /// Forgets the required constraints apart: the next conflict takes them up again.
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
