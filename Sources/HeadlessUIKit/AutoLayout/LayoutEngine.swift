import ConstraintSolver
import Foundation

/// The layout of a tree of views by constraints: what views and constraints say, as the solver knows it, and back.
///
/// Views take part when a constraint is about them, or when they leave their frame to constraints; all others cost
/// nothing. A change is noted; `settle()` solves.
@MainActor
final class LayoutEngine {
  var root: UIView? { rootReference.view }
  private let rootReference: LayoutItemReference
  /// What views know the engine by.
  let reference = LayoutEngineReference()
  /// Whether the engine is for one question about the tree's size: views do not know it.
  let isFitting: Bool
  let solver = ConstraintSolver()
  /// In the order they came to take part.
  var states: [LayoutState] = []
  var owners = ConstraintOwners()
  /// The handles of an engine that constraints do not know.
  private var handleOfConstraint: [ObjectIdentifier: ConstraintHandle] = [:]
  /// The constraints whose constant in the solver follows from margins, baselines and the like.
  var derived: [DerivedConstraint] = []
  var conflicts: [Conflict] = []
  /// Constraints that name no variable, as `root.width = root.width + 1` does, and whether they are true.
  var termless: [(constraint: NSLayoutConstraint, isSatisfied: Bool)] = []
  private(set) static var engineCount = 0
  var work = LayoutWork()

  /// Items whose lengths are not yet kept from being negative. That comes last: most lengths are set to numbers by
  /// then, for which it costs nothing.
  var unbounded: [LayoutState] = []

  /// The view that is just getting the frame it has a placement for.
  var viewBeingPlaced: UIView?
  /// Whether anything may have another place than the views know.
  var isDirty = true {
    didSet { if isDirty, !oldValue { tellOuterEngine() } }
  }
  /// Where the content space of an island began in the tree's when its views were placed; nil before.
  var placedOrigin: CGPoint?
  /// Whether an island's views are to be placed anew though nothing in it has changed.
  var needsPlacement = false
  /// Whether the solver has to solve anew.
  private(set) var isChanged = true
  private(set) var isSettling = false
  /// Whether the root, whose frame is given otherwise, is being asked for a size that fits.
  var isFittingRoot = false
  /// Whether it is being asked at this moment: otherwise the frame counts again.
  var isAsking = false
  /// What that size is to be near to, and how strongly, while the root is asked.
  var wishes: [FittingWish] = []
  /// The traits of the root when it was last settled.
  private var settledTraits: UITraitCollection?
  /// The states of an engine that views do not know.
  private var stateOfItem: [ObjectIdentifier: LayoutState] = [:]
  /// No other engine has it.
  private let number: Int

  init(root: UIView, isFitting: Bool = false) {
    rootReference = root.reference
    self.isFitting = isFitting
    LayoutEngine.engineCount += 1
    number = LayoutEngine.engineCount
    reference.engine = self
  }

  deinit {
    reference.engine = nil
  }

  /// Solves what has changed, and notes where views belong; those whose subviews move need layout then.
  func settle() {
    if isFittingRoot, !isAsking, !isSettling, let root, !isSolvedAsGiven(root) { leaveFitting(root) }
    guard !isSettling, let root, isDirty || needsPlacement || root.needsEngineVisit else { return }
    isSettling = true
    defer { isSettling = false }
    if root.isLayoutIsland { takeUpGiven(root) }
    let hadDerived = !derived.isEmpty
    takeUp(root)
    addBounds()
    (isDirty, needsPlacement) = (false, false)
    let isMoved = hadDerived && updateDerivedConstants()
    if isChanged || isMoved {
      if isFittingRoot, !isAsking {
        leaveFitting(root)
        isDirty = false
      }
      solve()
    }
    if !isFitting, !isAsking { place(root) }
  }

  /// Takes up an island's size, which is given, and traits it has not heard of while it was in no tree.
  private func takeUpGiven(_ root: UIView) {
    if let state = existingState(of: root), state.isFixed { updateFrameConstraints(state) }
    let traits = root.traitCollection
    defer { settledTraits = traits }
    guard let settledTraits, settledTraits !== traits, settledTraits != traits else { return }
    for state in states { state.content = MeasuredContent() }
    change()
    guard settledTraits.layoutDirection != traits.layoutDirection else { return }
    root.forEachWithAutoLayout(directionDidChange)
  }

  /// Solves with the content's sizes before widths are known, then with those at the widths that gives.
  private func solve() {
    isChanged = false
    work.solutions += 1
    states.removeAll(where: \.isGone)
    measureFirst()
    measureSecond()
    _ = updateDerivedConstants(after: true)
    explainBrokenConstraints()
  }

  func change() {
    isChanged = true
    isDirty = true
  }

  // MARK: Items

  func existingState(of item: any LayoutItem) -> LayoutState? {
    existingState(of: item.reference)
  }

  /// The item's part in the layout, made if need be.
  func state(of item: any LayoutItem) -> LayoutState {
    state(of: item.reference)
  }

  private func existingState(of item: LayoutItemReference) -> LayoutState? {
    if isFitting { return stateOfItem[ObjectIdentifier(item)] }
    guard let state = item.state, state.engine == number else { return nil }
    return state
  }

  func state(of item: LayoutItemReference) -> LayoutState {
    if let state = existingState(of: item) { return state }
    let isRoot = item === rootReference
    let state = LayoutState(
      item, isRoot: isRoot, engine: number,
      horizontal: AxisState(origin: isRoot ? nil : solver.makeVariable(), length: solver.makeVariable()),
      vertical: AxisState(origin: isRoot ? nil : solver.makeVariable(), length: solver.makeVariable()))
    states.append(state)
    if isFitting {
      stateOfItem[ObjectIdentifier(item)] = state
    } else {
      state.enroll()
      item.layoutView.map(enroll)
    }
    addOwnConstraints(state)
    return state
  }

  /// Lets a view that only lies between others know its engine, too.
  private func enroll(_ view: UIView) {
    view.autoLayoutStorage.engine = self
    var ancestor: UIView? = view
    while let current = ancestor, !current.containsAutoLayout {
      current.containsAutoLayout = true
      ancestor = current.parent
    }
  }

  /// Takes an item out, with every constraint that names it.
  func removeState(of item: any LayoutItem) {
    guard let state = existingState(of: item) else { return }
    stateOfItem[ObjectIdentifier(item.reference)] = nil
    state.leave()
    for handle in state.handles { owners[handle] = nil }
    for axis in [state.horizontal, state.vertical] {
      axis.origin.map(solver.removeVariable)
      solver.removeVariable(axis.length)
    }
    change()
  }

  // MARK: Handles

  /// What the solver calls a constraint that the engine has taken up.
  func handle(of constraint: NSLayoutConstraint) -> ConstraintHandle? {
    if isFitting { return handleOfConstraint[ObjectIdentifier(constraint)] }
    guard let known = constraint.engineHandle, known.engine == number else { return nil }
    return known.handle
  }

  func setHandle(_ handle: ConstraintHandle?, of constraint: NSLayoutConstraint) {
    if isFitting {
      handleOfConstraint[ObjectIdentifier(constraint)] = handle
    } else {
      constraint.engineHandle = handle.map { ($0, number) }
    }
  }

  // MARK: Constraints of the system

  /// Adds a constraint; a conflict is kept for the report. Nothing if the solver cannot calculate with its numbers.
  func add(_ constraint: LinearConstraint, for owner: ConstraintOwner) -> ConstraintHandle? {
    try? insert(constraint, for: owner)
  }

  /// The largest number of points that is calculated with. UIKit, too, substitutes a smaller constant for one "that
  /// exceeds internal limits"; its limit is not public.
  private static let longest = 1e9

  func insert(_ constraint: LinearConstraint, for owner: ConstraintOwner) throws(SolverError) -> ConstraintHandle {
    var constraint = constraint
    constraint.constant = LayoutEngine.limited(constraint.constant)
    let (handle, conflict) = try solver.add(constraint)
    work.added += 1
    owners[handle] = owner
    if let conflict { note(conflict) }
    return handle
  }

  func remove(_ handle: ConstraintHandle) {
    work.removed += 1
    owners[handle] = nil
    solver.remove(handle)
  }

  func setConstant(_ constant: Double, of handle: ConstraintHandle) {
    work.constants += 1
    guard let conflict = try? solver.setConstant(LayoutEngine.limited(constant), of: handle) else { return }
    note(conflict)
  }

  private static func limited(_ constant: Double) -> Double {
    constant.isNaN ? constant : min(max(constant, -longest), longest)
  }
}
