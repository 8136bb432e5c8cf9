/// An unknown of a `ConstraintSolver`: a real number of any sign.
///
/// The paper's *external variable*. It is identified by a small number that is not reused after the variable was
/// removed.
package struct Variable: Hashable, Sendable {
  package let index: Int32
}

/// Identifies a constraint of a `ConstraintSolver`.
///
/// Numbers ascend in order of insertion and are never reused.
package struct ConstraintHandle: Hashable, Sendable {
  package let index: Int32
}
