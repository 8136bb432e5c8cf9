// The macro `#Predicate` calls the function by this name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension Expression {
  /// The value for some input: what `evaluate` is in a predicate, which the macro on Linux does not know.
  public subscript(input: repeat each Input) -> Output {
    get throws { try evaluate(repeat each input) }
  }
}

extension PredicateExpressions {
  /// The value of an expression for what another one gives. It is not encoded.
  public struct EvaluatedExpression<Input: StandardPredicateExpression, Output>: StandardPredicateExpression {
    /// The expression.
    public let expression: Expression<Input.Output, Output>
    /// What it is evaluated for.
    public let input: Input

    init(_ expression: Expression<Input.Output, Output>, _ input: Input) {
      (self.expression, self.input) = (expression, input)
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> Output {
      try expression.evaluate(input.evaluate(bindings))
    }

    /// Throws an error: expressions are not encoded.
    public init(from decoder: any Decoder) throws { throw CocoaError(.coderReadCorrupt) }
    /// Throws an error: expressions are not encoded.
    public func encode(to encoder: any Encoder) throws { throw CocoaError(.coderInvalidValue) }
  }

  /// The value of an expression for what another one gives.
  public static func build_subscript<Input, Output>(
    _ expression: Value<Expression<Input.Output, Output>>, _ input: Input
  ) -> EvaluatedExpression<Input, Output> { EvaluatedExpression(expression.value, input) }
}
