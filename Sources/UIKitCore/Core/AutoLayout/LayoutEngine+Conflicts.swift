import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Stores a conflict for the findings, replacing an earlier one that broke the same constraint.
  func note(_ conflict: Conflict) {
    conflicts.removeAll { $0.broken == conflict.broken }
    conflicts.append(conflict)
  }

  /// Ensures that the findings have exactly one conflict for each broken constraint.
  ///
  /// A constraint of a conflict may have been removed while the broken one remains broken because of others, and one
  /// change may break several constraints.
  func explainBrokenConstraints() {
    guard solver.hasBrokenConstraints else { return conflicts.removeAll() }
    conflicts.removeAll { conflict in
      !solver.isBroken(conflict.broken) || !conflict.constraints.allSatisfy { owners[$0] != nil }
    }
    let explained = Set(conflicts.map(\.broken))
    let unexplained = owners.keys.filter { solver.isBroken($0) && !explained.contains($0) }
    conflicts += unexplained.sorted { $0.index < $1.index }.compactMap(solver.conflict(breaking:))
  }
}
