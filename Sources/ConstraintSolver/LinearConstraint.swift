/// A linear equality or inequality with a priority, such as `leading - trailing = 8 @750`.
///
/// It means `Σ coefficient · variable  relation  constant`. Below the priority 1000 its error, the absolute difference
/// of the two sides if the relation does not hold, is made as small as the constraints of higher priority allow, and no
/// number of constraints of lower priority outweighs it.
package struct LinearConstraint: Sendable {
  /// The left side. The coefficients of a variable that occurs more than once are added.
  package var terms: LinearTerms
  package var relation: Relation
  package var constant: Double
  /// 1…1000, fractions kept; 1000 is required.
  package var priority: Double
  /// The rank that decides which constraint of a conflict is broken. Only required constraints are ever broken.
  package var breaking: BreakRank

  package init(
    terms: LinearTerms, relation: Relation, constant: Double,
    priority: Double = 1000, breaking: BreakRank = .other
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.breaking = breaking
  }
}

/// The relation between the two sides of a constraint.
package enum Relation: Sendable, BitwiseCopyable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// The order in which constraints give way to each other in a conflict: lower ranks first.
///
/// Derived from public logs of UIKit's messages: a size is broken before a spacing between siblings, a spacing before a
/// trailing or bottom edge, and a constraint of the system (`never`) only if the conflict has no other.
package enum BreakRank: Int, Comparable, Sendable, BitwiseCopyable {
  case size
  case spacing
  case edge
  case other
  case never

  package static func < (left: BreakRank, right: BreakRank) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Required constraints that cannot all hold, and the one of them that gave way.
package struct Conflict: Hashable, Sendable {
  /// A minimal set, in order of insertion: without any one of them the others can hold.
  package var constraints: [ConstraintHandle]
  /// The member of `constraints` that is no longer required. It is still met as nearly as the required ones allow.
  package var broken: ConstraintHandle

  package init(constraints: [ConstraintHandle], broken: ConstraintHandle) {
    self.constraints = constraints
    self.broken = broken
  }
}
