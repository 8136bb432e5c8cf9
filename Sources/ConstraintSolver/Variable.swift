/// An unknown of a `ConstraintSolver`: a real number of any sign.
///
/// The paper's *external variable*. It is named by a small number that is not used again after the variable was removed.
package struct Variable: Hashable, Sendable {
  package let index: Int32
}

/// Names a constraint of a `ConstraintSolver`.
///
/// Numbers ascend in order of insertion and are never used again.
package struct ConstraintHandle: Hashable, Sendable {
  package let index: Int32
}
