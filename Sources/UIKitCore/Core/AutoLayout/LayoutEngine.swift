import ConstraintSolver
import Foundation

/// The Auto Layout of a tree of views: translates views and constraints for the solver, and its solution back.
///
/// Views take part if a constraint refers to them, or if constraints determine their frame; all others cost nothing.
/// A change returns the layout to an earlier phase; `settle()` completes it again.
@MainActor
final class LayoutEngine {
  var root: UIView? { rootReference.view }
  private let rootReference: LayoutItemReference
  /// The reference that views have to the engine.
  private let reference = LayoutEngineReference()
  let storage: any LayoutStorage
  let solver = ConstraintSolver()
  /// The states of the items, in the order in which they were added.
  @exclusivity(unchecked) var states: [LayoutState] = []
  @exclusivity(unchecked) var owners = ConstraintOwners()
  /// The constraints whose constants in the solver depend on margins, baselines and the like.
  @exclusivity(unchecked) var derived: [DerivedConstraint] = []
  @exclusivity(unchecked) var conflicts: [Conflict] = []
  /// Whether `updateDerivedConstants` is running: nothing that it reads changes meanwhile.
  @exclusivity(unchecked) var isComparingConstants = false
  /// The margins last read while it is running.
  @exclusivity(unchecked) var comparedMargins: (view: UIView, margins: UIEdgeInsets)?
  /// Constraints without variables, such as `root.width = root.width + 1`, and whether they are satisfied.
  @exclusivity(unchecked) var constantConstraints: [(constraint: NSLayoutConstraint, isSatisfied: Bool)] = []
  private(set) static var engineCount = 0
  @exclusivity(unchecked) var work = LayoutWork()

  /// Items whose lengths are not yet constrained to be at least 0. This is done last: by then, most lengths are
  /// fixed, for which it costs nothing.
  @exclusivity(unchecked) var unbounded: [LayoutState] = []

  /// The current phase of the layout.
  @exclusivity(unchecked) var phase = LayoutPhase.changed
  /// Whether `settle()` is running.
  @exclusivity(unchecked) var isSettling = false
  @exclusivity(unchecked) var rootRole: RootRole
  /// The target lengths and priorities of the root's size while it is measured.
  @exclusivity(unchecked) var softConstraints: [FittingTarget] = []
  /// The view that is being moved to its placement.
  @exclusivity(unchecked) var viewBeingPlaced: UIView?
  /// The origin of the root's content space in the tree when placements were last set; `nil` before.
  @exclusivity(unchecked) var placementOrigin: CGPoint?
  /// The traits of the root when it was last settled.
  @exclusivity(unchecked) var settledTraits: UITraitCollection?

  /// Creates the engine of a tree or of a layout boundary.
  init(root: UIView) {
    rootReference = root.reference
    rootRole = .given
    LayoutEngine.engineCount += 1
    storage = CommittedLayoutStorage(number: LayoutEngine.engineCount, engine: reference)
    reference.engine = self
  }

  /// Creates an engine to measure a view once.
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

  /// The item's state, created if needed.
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

  /// Removes an item, and every constraint that refers to it.
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

  /// The solver's handle for a constraint that the engine has added.
  func handle(of constraint: NSLayoutConstraint) -> ConstraintHandle? { storage.handle(of: constraint) }

  func setHandle(_ handle: ConstraintHandle?, of constraint: NSLayoutConstraint) {
    storage.setHandle(handle, of: constraint)
  }

  // MARK: Solver constraints

  /// Adds a constraint; a conflict is stored for the findings. Returns `nil` if the solver rejects its numbers.
  func add(_ constraint: LinearConstraint, for owner: ConstraintOwner) -> ConstraintHandle? {
    try? insert(constraint, for: owner)
  }

  /// The largest absolute value, in points, of a constant. UIKit, too, substitutes a smaller constant for one "that
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

  /// Changes a constant; a value that is not a number is ignored.
  func setConstant(_ constant: Double, of handle: ConstraintHandle) {
    work.constants += 1
    guard !constant.isNaN else { return }
    if let conflict = try? solver.setConstant(LayoutEngine.limited(constant), of: handle) { note(conflict) }
  }

  /// Changes several constants at once, see `ConstraintSolver.setConstants`. Values that are not a number are
  /// ignored.
  func setConstants(_ constants: [(handle: ConstraintHandle, constant: Double)]) {
    work.constants += constants.count
    var changes: [(handle: ConstraintHandle, constant: Double)] = []
    for (handle, constant) in constants where !constant.isNaN {
      changes.append((handle, LayoutEngine.limited(constant)))
    }
    for conflict in (try? solver.setConstants(changes)) ?? [] { note(conflict) }
  }

  private static func limited(_ constant: Double) -> Double {
    constant.isNaN ? constant : min(max(constant, -longest), longest)
  }
}
