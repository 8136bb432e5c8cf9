import SwiftSyntax

/// `Unmanaged<CFString>` becomes `Unmanaged<NSString>`, and `Unmanaged.passRetained(name as CFString)` passes an `NSString`.
///
/// Core Foundation's strings, data, addresses and arrays are values here, which have no counts of references.
enum UnmanagedRule {
  private static let classes = ["CFString": "NSString", "CFData": "NSData", "CFURL": "NSURL", "CFArray": "NSArray"]

  static func rewrite(_ node: IdentifierTypeSyntax, _ visitor: RewritingVisitor) {
    guard let name = classes[node.name.text], isArgument(Syntax(node)) || isPassed(Syntax(node)) else { return }
    visitor.edits.replace(node.name.bytes(), with: name, .unmanagedValue)
  }

  /// Whether it is the argument of the type `Unmanaged`, in types and in expressions.
  private static func isArgument(_ node: Syntax) -> Bool {
    guard let argument = node.parent?.as(GenericArgumentSyntax.self), let owner = argument.parent?.parent?.parent else {
      return false
    }
    if let type = owner.as(IdentifierTypeSyntax.self) { return type.name.text == "Unmanaged" }
    return owner.as(GenericSpecializationExprSyntax.self).map { isUnmanaged($0.expression) } ?? false
  }

  /// Whether it is what a value is cast to that `Unmanaged` is made of.
  private static func isPassed(_ node: Syntax) -> Bool {
    guard let type = node.parent?.as(TypeExprSyntax.self),
      let sequence = type.parent?.parent?.as(SequenceExprSyntax.self),
      sequence.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }),
      let call = sequence.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      let function = call.calledExpression.as(MemberAccessExprSyntax.self), let base = function.base
    else { return false }
    return function.declName.baseName.text.hasPrefix("pass") && isUnmanaged(base)
  }

  private static func isUnmanaged(_ node: ExprSyntax) -> Bool {
    if let specialized = node.as(GenericSpecializationExprSyntax.self) { return isUnmanaged(specialized.expression) }
    return node.as(DeclReferenceExprSyntax.self)?.baseName.text == "Unmanaged"
  }
}
