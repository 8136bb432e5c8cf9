import SwiftSyntax

/// The view that a preview's closure makes, as far as its text tells.
struct PreviewBody {
  /// The name of the type, or of the function, that the result comes from: `CardView` for `CardView().padding()`. Nil if the
  /// text does not tell.
  let source: String?
  /// Whether it declares state, as SwiftUI's previews do.
  let hasState: Bool

  init(_ body: ExprSyntax?) {
    guard let closure = body?.as(ClosureExprSyntax.self) else {
      (source, hasState) = (nil, false)
      return
    }
    let statements = Array(closure.statements)
    hasState = statements.contains { statement in
      statement.item.as(VariableDeclSyntax.self).map { !$0.attributes.isEmpty } ?? false
    }
    source = statements.last.flatMap { Self.result(of: $0.item) }.flatMap { Self.source(of: $0, among: statements) }
  }

  private static func result(of item: CodeBlockItemSyntax.Item) -> ExprSyntax? {
    if let statement = item.as(ReturnStmtSyntax.self) { return statement.expression }
    return item.as(ExprSyntax.self)
  }

  /// The name where a chain of calls and members begins; of a variable of the closure, where its value does.
  private static func source(of expression: ExprSyntax, among statements: [CodeBlockItemSyntax]) -> String? {
    guard let name = start(of: expression) else { return nil }
    for statement in statements {
      for binding in statement.item.as(VariableDeclSyntax.self)?.bindings ?? []
      where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
        if let type = binding.typeAnnotation?.type.lastName { return type }
        return binding.initializer.flatMap { start(of: $0.value) }
      }
    }
    return name
  }

  private static func start(of expression: ExprSyntax) -> String? {
    var expression = expression
    while true {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      } else if let member = expression.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return nil }
        expression = base
      } else if let attempt = expression.as(TryExprSyntax.self) {
        expression = attempt.expression
      } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
        expression = forced.expression
      } else if let special = expression.as(GenericSpecializationExprSyntax.self) {
        expression = special.expression
      } else {
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      }
    }
  }
}
