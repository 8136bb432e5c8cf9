import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// How often constraints are added again to learn what they contradict.
  private static let explanationLimit = 4

  /// Keeps a conflict for the report, in place of an earlier one that broke the same constraint.
  func note(_ conflict: Conflict) {
    conflicts.removeAll { $0.broken == conflict.broken }
    conflicts.append(conflict)
  }

  /// Sees to it that the report has a conflict for every broken constraint, and no other.
  ///
  /// A constraint of a conflict may have gone, while the broken one stays broken because of others; and one addition
  /// may break several. Such a constraint is added again, which says what it contradicts now.
  func explainBrokenConstraints() {
    guard !conflicts.isEmpty else { return }
    for _ in 0..<LayoutEngine.explanationLimit {
      let unexplained = unexplainedConstraints()
      guard !unexplained.isEmpty else { return }
      for handle in unexplained { explain(handle) }
    }
  }

  /// The broken constraints, in the order they were added, of which no conflict is known that still holds.
  private func unexplainedConstraints() -> [ConstraintHandle] {
    conflicts.removeAll { conflict in
      !solver.isBroken(conflict.broken) || !conflict.constraints.allSatisfy { owners[$0] != nil }
    }
    let explained = Set(conflicts.map(\.broken))
    return owners.keys.filter { solver.isBroken($0) && !explained.contains($0) }.sorted { $0.index < $1.index }
  }

  private func explain(_ handle: ConstraintHandle) {
    guard case .client(let constraint) = owners[handle] else {
      note(Conflict(constraints: [handle], broken: handle))
      return
    }
    remove(constraint)
    add(constraint)
  }
}
