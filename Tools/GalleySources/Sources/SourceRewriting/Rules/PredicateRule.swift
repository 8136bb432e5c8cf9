import SwiftSyntax

/// `#Predicate { count.evaluate($0.names) > 1 }`: the macro on Linux does not know `evaluate`, and SwiftData's expressions have
/// a subscript for it. The body becomes `count[$0.names] > 1`.
enum PredicateRule {
  static func rewrite(_ node: some FreestandingMacroExpansionSyntax, _ visitor: RewritingVisitor) {
    let finder = EvaluationFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    for (period, call) in finder.found {
      guard let left = call.leftParen, let right = call.rightParen else { continue }
      let start = period.positionAfterSkippingLeadingTrivia.utf8Offset
      visitor.edits.replace(start..<left.endPositionBeforeTrailingTrivia.utf8Offset, with: "[", .predicate)
      visitor.edits.replace(right.bytes(), with: "]", .predicate)
    }
  }
}

/// Finds calls of `evaluate` with one argument.
private final class EvaluationFinder: SyntaxVisitor {
  var found: [(period: TokenSyntax, call: FunctionCallExprSyntax)] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.baseName.text == "evaluate", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil, node.trailingClosure == nil
    {
      found.append((member.period, node))
    }
    return .visitChildren
  }
}
