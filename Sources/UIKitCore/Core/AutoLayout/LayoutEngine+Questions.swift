import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Whether the item's position or length is ambiguous under its constraints.
  func isAmbiguous(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Bool {
    settleAsGiven()
    guard let state = existingState(of: item), !state.isFixed else { return false }
    let origin = state[axis].origin
    return solver.isAmbiguous(state[axis].length) || (origin.map(solver.isAmbiguous) ?? false)
  }

  /// The active constraints that contain a variable of the item, in the order they were added.
  func constraints(affecting item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    settleAsGiven()
    guard let state = existingState(of: item) else { return [] }
    let variables = [state[axis].origin, state[axis].length].compactMap(\.self)
    let touching = Set(variables.flatMap(solver.constraints(touching:)))
    return touching.sorted { $0.index < $1.index }.compactMap { handle in
      if case .client(let constraint) = owners[handle] { return constraint }
      return nil
    }
  }

  /// The size of the root that is as close to the target as the priorities make it.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    guard let root else { return .zero }
    let state = state(of: root)
    set([FittingTarget(target, .horizontal, horizontal), FittingTarget(target, .vertical, vertical)], of: state)
    settle()
    return CGSize(
      width: solver.value(of: state.horizontal.length), height: solver.value(of: state.vertical.length))
  }

  /// The fitting size of a layout boundary, whose engine keeps the solution for its layout.
  func boundaryFittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    let wasGiven = rootRole == .given
    rootRole = .asking
    if wasGiven, let root, let state = existingState(of: root) { renewOwnConstraints(state) }
    let size = fittingSize(target, horizontal, vertical)
    rootRole = .fitting
    invalidate(to: .uncertain)
    return size
  }

  /// Whether the layout boundary has the size that was found when it was last measured: if so, that solution is also
  /// valid for the given size. It satisfies the same constraints equally well, and the soft constraints do not
  /// distinguish between layouts of the same size.
  func isSolvedAsGiven(_ root: UIView) -> Bool {
    guard phase > .changed, let state = existingState(of: root) else { return false }
    let given = root.boundsStorage.size
    return abs(given.width - solver.value(of: state.horizontal.length)) < 1e-9
      && abs(given.height - solver.value(of: state.vertical.length)) < 1e-9
  }

  /// Settles with the root's given frame, even if it was measured before.
  func settleAsGiven() {
    if rootRole == .fitting, !isSettling, let root {
      endFitting(root)
      invalidate(to: .changed)
    }
    settle()
  }

  /// Restores a layout boundary's given frame after it was measured. The soft constraints remain: they cannot affect
  /// a given frame, and removing them would make the solver start again.
  func endFitting(_ root: UIView) {
    rootRole = .given
    if let state = existingState(of: root) { fix(state) }
  }

  /// Updates the soft constraints for the targets: a changed length changes a constant; changed priorities require
  /// new constraints.
  private func set(_ wanted: [FittingTarget], of state: LayoutState) {
    if softConstraints.map(\.priority) == wanted.map(\.priority) {
      for (index, softConstraint) in wanted.enumerated() where softConstraint.length != softConstraints[index].length {
        softConstraints[index].length = softConstraint.length
        softConstraints[index].handle.map { setConstant(softConstraint.length, of: $0) }
        invalidate(to: .changed)
      }
      return
    }
    for softConstraint in softConstraints { softConstraint.handle.map(remove) }
    softConstraints = wanted.map { softConstraint in
      var softConstraint = softConstraint
      let constraint = LinearConstraint(
        terms: LinearTerms(state[softConstraint.axis].length), relation: .equal,
        constant: softConstraint.length,
        priority: softConstraint.priority.level, breaking: .never)
      softConstraint.handle = add(constraint, for: .fitting(state, softConstraint.axis))
      return softConstraint
    }
    invalidate(to: .changed)
  }
}

/// The target length along an axis when an item is measured.
struct FittingTarget {
  var axis: NSLayoutConstraint.Axis
  var length: Double
  var priority: UILayoutPriority
  var handle: ConstraintHandle?

  init(_ target: CGSize, _ axis: NSLayoutConstraint.Axis, _ priority: UILayoutPriority) {
    self.axis = axis
    self.priority = priority
    length = target.length(along: axis)
  }
}

extension UIView {
  final func isAmbiguous(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Bool {
    treeEngine?.isAmbiguous(item, axis) ?? false
  }

  final func constraintsAffecting(
    _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    treeEngine?.constraints(affecting: item, axis) ?? []
  }

  /// The size that fits the constraints in the view, solved independently of its surroundings (WWDC 2018, session
  /// 220).
  final func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard target.width.isFinite, target.height.isFinite, horizontal.isValid, vertical.isValid else {
      raiseFault(
        "NSInvalidArgumentException", call: "systemLayoutSizeFitting(\(target))",
        reason: "the target is not finite, or a priority is not from above 0 to 1000")
      return .zero
    }
    updateConstraintsInTree()
    if let engine = engineForFitting, !horizontal.isRequired, !vertical.isRequired {
      return engine.boundaryFittingSize(target, horizontal, vertical)
    }
    return LayoutEngine(asking: self).fittingSize(target, horizontal, vertical)
  }

  /// The view's own engine, if it is a layout boundary that is not being settled.
  private var engineForFitting: LayoutEngine? {
    guard isLayoutBoundary, let engine = treeEngine, !engine.isSettling else { return nil }
    return engine
  }
}
