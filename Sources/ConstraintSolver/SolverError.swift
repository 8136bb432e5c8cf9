/// The reason that a `ConstraintSolver` rejected a call. A rejected call has no effect.
package enum SolverError: Error, Hashable {
  /// A coefficient, a constant or a priority is NaN or infinite, or too large to calculate with.
  case notFinite
  /// Every coefficient is zero, so that the constraint does not restrict any variable.
  case noTerms(isSatisfied: Bool)
  case unknownVariable
  case unknownConstraint
  case priorityOutOfRange
  /// A required constraint cannot become optional after it was added, nor an optional one required.
  case requiredChange
}

extension SolverError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFinite:
      "A constraint's numbers must be finite and below 1e15. Check the constant and the multiplier."
    case .noTerms(let isSatisfied):
      "The constraint names no variable with a coefficient other than zero, and is "
        + (isSatisfied ? "always satisfied." : "never satisfied.") + " Check the multiplier."
    case .unknownVariable:
      "The constraint names a variable that was removed or belongs to another solver."
    case .unknownConstraint:
      "The constraint was removed or belongs to another solver."
    case .priorityOutOfRange:
      "A priority lies between 1 and 1000."
    case .requiredChange:
      "A constraint cannot change between required (1000) and optional once it was added. Remove it and add another."
    }
  }
}
