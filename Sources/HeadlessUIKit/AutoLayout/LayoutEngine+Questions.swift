import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Whether the item could be elsewhere or of another length, as far as its constraints go.
  func isAmbiguous(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Bool {
    settle()
    guard let state = existingState(of: item), !state.isFixed else { return false }
    let origin = state[axis].origin
    return solver.isAmbiguous(state[axis].length) || (origin.map(solver.isAmbiguous) ?? false)
  }

  /// The active constraints that have a variable of the item's, in the order they were added.
  func constraints(affecting item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    settle()
    guard let state = existingState(of: item) else { return [] }
    let variables = [state[axis].origin, state[axis].length].compactMap(\.self)
    let touching = Set(variables.flatMap(solver.constraints(touching:)))
    return touching.sorted { $0.index < $1.index }.compactMap { handle in
      if case .client(let constraint) = owners[handle] { return constraint }
      return nil
    }
  }

  /// The size of the root that is as near to the target as the priorities want it.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    guard let root else { return .zero }
    let state = state(of: root)
    for (axis, priority) in [(NSLayoutConstraint.Axis.horizontal, horizontal), (.vertical, vertical)] {
      let length = target.length(along: axis)
      let wish = LinearConstraint(
        terms: [(variable: state[axis].length, coefficient: 1)], relation: .equal, constant: length,
        priority: priority.level, breaking: .never)
      _ = add(wish, for: .fitting(root, axis))
    }
    settle()
    return CGSize(
      width: solver.value(of: state.horizontal.length), height: solver.value(of: state.vertical.length))
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

  /// Solved apart: what is around the view does not count (WWDC 2018, session 220).
  final func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard target.width.isFinite, target.height.isFinite, horizontal.isValid, vertical.isValid else {
      UIKitFaults.raise(
        "NSInvalidArgumentException", call: "systemLayoutSizeFitting(\(target))",
        reason: "the target is not finite, or a priority is not from above 0 to 1000")
      return .zero
    }
    updateConstraintsInTree()
    return LayoutEngine(root: self, isFitting: true).fittingSize(target, horizontal, vertical)
  }
}
