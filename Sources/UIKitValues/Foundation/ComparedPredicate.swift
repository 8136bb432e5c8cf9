public import Foundation

/// A replacement for Foundation's `NSComparisonPredicate`, of which Linux has the name alone: a comparison of two
/// expressions. GalleySources writes this name for the other.
open class ComparedPredicate: NSPredicate {
  /// The comparison of the two values.
  public typealias Operator = NSComparisonPredicate.Operator
  /// The elements of the left value that are compared.
  public typealias Modifier = NSComparisonPredicate.Modifier
  /// The differences of texts that are ignored.
  public typealias Options = NSComparisonPredicate.Options

  /// The expression before the operator.
  public let leftExpression: ComputedExpression
  /// The expression after the operator.
  public let rightExpression: ComputedExpression
  /// Whether all, or any, of the left elements are compared.
  public let comparisonPredicateModifier: Modifier
  /// The comparison of the two values.
  public let predicateOperatorType: Operator
  /// The differences of texts that are ignored.
  public let options: Options

  /// Creates a comparison. Differs from Foundation: one by a selector is a fault, and false.
  public init(
    leftExpression lhs: ComputedExpression, rightExpression rhs: ComputedExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    (leftExpression, rightExpression, comparisonPredicateModifier) = (lhs, rhs, modifier)
    (predicateOperatorType, self.options) = (type, options)
    let operation = PredicateCondition.Operation(type)
    if operation == nil {
      UIKitFaults.unsupported("NSComparisonPredicate with a selector", instead: "Use NSPredicate(block:).")
    }
    let textOptions = PredicateOptions(options)
    super.init { object, _ in
      guard let operation else { return false }
      let value = PredicateValue(lhs.expressionValue(with: object, context: nil))
      let other = PredicateValue(rhs.expressionValue(with: object, context: nil))
      guard modifier != .direct else { return operation.holds(value, other, textOptions) }
      guard case .list(let elements) = value else { return false }
      let holds = { (element: PredicateValue) in operation.holds(element, other, textOptions) }
      return modifier == .all ? elements.allSatisfy(holds) : elements.contains(where: holds)
    }
  }

  /// Archives are not supported: gives `nil`.
  public required init?(coder: NSCoder) { nil }
}

extension PredicateCondition.Operation {
  fileprivate init?(_ type: NSComparisonPredicate.Operator) {
    switch type {
    case .lessThan: self = .less
    case .lessThanOrEqualTo: self = .lessOrEqual
    case .greaterThan: self = .greater
    case .greaterThanOrEqualTo: self = .greaterOrEqual
    case .equalTo: self = .equal
    case .notEqualTo: self = .unequal
    case .matches: self = .matches
    case .like: self = .like
    case .beginsWith: self = .beginsWith
    case .endsWith: self = .endsWith
    case .in: self = .isIn
    case .contains: self = .contains
    case .between: self = .between
    default: return nil
    }
  }
}

extension PredicateOptions {
  fileprivate init(_ options: NSComparisonPredicate.Options) {
    self = []
    if options.contains(.caseInsensitive) { insert(.ignoresCase) }
    if options.contains(.diacriticInsensitive) { insert(.ignoresMarks) }
  }
}
