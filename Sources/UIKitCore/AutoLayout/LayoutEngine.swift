import ConstraintSolver
import Foundation

/// The layout of a tree of views by constraints: what views and constraints say, as the solver knows it, and back.
///
/// Views take part when a constraint is about them, or when they leave their frame to constraints; all others cost
/// nothing. A change takes the layout back to an earlier phase; `settle()` does what is due then.
@MainActor
final class LayoutEngine {
  var root: UIView? { rootReference.view }
  private let rootReference: LayoutItemReference
  /// What views know the engine by.
  private let reference = LayoutEngineReference()
  let storage: any LayoutStorage
  let solver = ConstraintSolver()
  /// In the order they came to take part.
  var states: [LayoutState] = []
  var owners = ConstraintOwners()
  /// The constraints whose constant in the solver follows from margins, baselines and the like.
  var derived: [DerivedConstraint] = []
  var conflicts: [Conflict] = []
  /// Whether `updateDerivedConstants` is at work: nothing it reads changes meanwhile.
  var isComparingConstants = false
  /// The margins that were read last while it was.
  var comparedMargins: (view: UIView, margins: UIEdgeInsets)?
  /// Constraints that name no variable, as `root.width = root.width + 1` does, and whether they are true.
  var termless: [(constraint: NSLayoutConstraint, isSatisfied: Bool)] = []
  private(set) static var engineCount = 0
  var work = LayoutWork()

  /// Items whose lengths are not yet kept from being negative. That comes last: most lengths are set to numbers by
  /// then, for which it costs nothing.
  var unbounded: [LayoutState] = []

  /// How far the layout has come.
  var phase = LayoutPhase.changed
  /// Whether `settle()` is at work.
  var isSettling = false
  var rootRole: RootRole
  /// What the root's size is to be near to, and how strongly, while it is asked for one.
  var softConstraints: [FittingTarget] = []
  /// The view that is just getting the frame it has a placement for.
  var viewBeingPlaced: UIView?
  /// Where the content space of the root began in the tree's when placements were last worked out; nil before.
  var placementOrigin: CGPoint?
  /// The traits of the root when it was last settled.
  var settledTraits: UITraitCollection?

  /// The engine of a tree or of a layout boundary.
  init(root: UIView) {
    rootReference = root.reference
    rootRole = .given
    LayoutEngine.engineCount += 1
    storage = CommittedLayoutStorage(number: LayoutEngine.engineCount, engine: reference)
    reference.engine = self
  }

  /// An engine for one question about a view's size, to be asked once.
  init(asking root: UIView) {
    rootReference = root.reference
    rootRole = .asking
    LayoutEngine.engineCount += 1
    storage = MeasurementLayoutStorage()
    reference.engine = self
  }

  deinit {
    reference.engine = nil
  }

  // MARK: Items

  func existingState(of item: any LayoutItem) -> LayoutState? {
    existingState(of: item.reference)
  }

  /// The item's part in the layout, made if need be.
  func state(of item: any LayoutItem) -> LayoutState {
    state(of: item.reference)
  }

  private func existingState(of item: LayoutItemReference) -> LayoutState? { storage.state(of: item) }

  func state(of item: LayoutItemReference) -> LayoutState {
    if let state = existingState(of: item) { return state }
    let isRoot = item === rootReference
    let state = LayoutState(
      item, isRoot: isRoot,
      horizontal: AxisState(origin: isRoot ? nil : solver.makeVariable(), length: solver.makeVariable()),
      vertical: AxisState(origin: isRoot ? nil : solver.makeVariable(), length: solver.makeVariable()))
    states.append(state)
    storage.enter(state, of: item)
    addOwnConstraints(state)
    return state
  }

  /// Takes an item out, with every constraint that names it.
  func removeState(of item: any LayoutItem) {
    guard let state = existingState(of: item) else { return }
    state.leave()
    for handle in state.handles { owners[handle] = nil }
    for axis in [state.horizontal, state.vertical] {
      axis.origin.map(solver.removeVariable)
      solver.removeVariable(axis.length)
    }
    invalidate(to: .changed)
  }

  // MARK: Handles

  /// What the solver calls a constraint that the engine has taken up.
  func handle(of constraint: NSLayoutConstraint) -> ConstraintHandle? { storage.handle(of: constraint) }

  func setHandle(_ handle: ConstraintHandle?, of constraint: NSLayoutConstraint) {
    storage.setHandle(handle, of: constraint)
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

  func setConstant(_ constant: Double, of handle: ConstraintHandle) { setConstants([(handle, constant)]) }

  /// Several at once: see `ConstraintSolver.setConstants`. One that is no number changes nothing.
  func setConstants(_ constants: [(handle: ConstraintHandle, constant: Double)]) {
    work.constants += constants.count
    let changes = constants.filter { !$0.constant.isNaN }.map { ($0.handle, LayoutEngine.limited($0.constant)) }
    for conflict in (try? solver.setConstants(changes)) ?? [] { note(conflict) }
  }

  private static func limited(_ constant: Double) -> Double {
    constant.isNaN ? constant : min(max(constant, -longest), longest)
  }
}
