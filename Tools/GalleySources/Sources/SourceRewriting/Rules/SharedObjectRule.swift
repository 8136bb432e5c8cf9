import SwiftSyntax

/// `ProcessInfo()` becomes `ProcessInfo.processInfo`.
///
/// Apple's can be created, and all of them say the same. The initializer of Foundation on Linux is internal.
enum SharedObjectRule {
  static func rewrite(_ node: FunctionCallExprSyntax, _ visitor: RewritingVisitor) {
    guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self), called.baseName.text == "ProcessInfo",
      node.arguments.isEmpty, node.trailingClosure == nil, let left = node.leftParen, let right = node.rightParen,
      !visitor.target.groups.contains(where: { $0.kind != .extension && $0.simpleName == "ProcessInfo" })
    else { return }
    visitor.edits.replace(left.bytes().lowerBound..<right.bytes().upperBound, with: ".processInfo", .hiddenFunction)
  }
}
