import SwiftSyntax

/// `#if os(iOS)`, `targetEnvironment(…)` and `canImport(…)` become what they are on iOS: `true` or `false`.
enum ConditionRule {
  static func rewrite(_ node: IfConfigDeclSyntax, _ visitor: RewritingVisitor) {
    for clause in node.clauses {
      guard let condition = clause.condition else { continue }
      rewrite(condition, visitor)
    }
  }

  private static func rewrite(_ condition: ExprSyntax, _ visitor: RewritingVisitor) {
    if let call = condition.as(FunctionCallExprSyntax.self) {
      guard let value = visitor.conditions.value(of: call) else { return }
      visitor.edits.replace(call.bytes(), with: value ? "true" : "false", .platformCondition)
    } else if let negation = condition.as(PrefixOperatorExprSyntax.self) {
      rewrite(negation.expression, visitor)
    } else if let tuple = condition.as(TupleExprSyntax.self) {
      for element in tuple.elements { rewrite(element.expression, visitor) }
    } else if let sequence = condition.as(SequenceExprSyntax.self) {
      for element in sequence.elements { rewrite(element, visitor) }
    }
  }
}
