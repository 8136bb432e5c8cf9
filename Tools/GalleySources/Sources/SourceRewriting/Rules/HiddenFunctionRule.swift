import SwiftSyntax

/// `abs(x)` in an extension of `CGFloat` becomes `Swift.abs(x)`.
///
/// Foundation on Linux has a static method of that name in `CGFloat`, which hides Swift's function there. Apple's has none.
enum HiddenFunctionRule {
  static func rewrite(_ node: FunctionCallExprSyntax, _ visitor: RewritingVisitor) {
    guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self), called.baseName.text == "abs",
      called.argumentNames == nil, node.arguments.count == 1, node.arguments.first?.label == nil,
      let type = EnclosingType(around: node), type.node.is(ExtensionDeclSyntax.self),
      ["CGFloat", "CoreGraphics.CGFloat", "Foundation.CGFloat"].contains(type.name),
      !visitor.target.groups.contains(where: { $0.members.contains { $0.baseName == "abs" } })
    else { return }
    visitor.edits.insert("Swift.", at: called.bytes().lowerBound, .hiddenFunction)
  }
}
