import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Keeps a conflict for the report, in place of an earlier one that broke the same constraint.
  func note(_ conflict: Conflict) {
    conflicts.removeAll { $0.broken == conflict.broken }
    conflicts.append(conflict)
  }

  /// Sees to it that the report has a conflict for every broken constraint, and no other.
  ///
  /// A constraint of a conflict may have gone, while the broken one stays broken because of others; and one change may
  /// break several.
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
