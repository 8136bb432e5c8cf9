import SwiftSyntax

/// The app's bundle is `Bundle.app`: in a test, `Bundle.main` is the test program's, and packages have a `Bundle.module` only
/// with resources.
enum BundleRule {
  /// `Bundle.main`, `Bundle.module`.
  static func rewrite(_ node: MemberAccessExprSyntax, _ visitor: RewritingVisitor) {
    guard isBundle(node.base), ["main", "module"].contains(node.declName.baseName.text) else { return }
    visitor.edits.replace(node.declName.bytes(), with: "app", .bundle)
  }

  /// `Bundle(for: …)`.
  static func rewrite(_ node: FunctionCallExprSyntax, _ visitor: RewritingVisitor) {
    guard isBundle(node.calledExpression), node.arguments.count == 1, node.arguments.first?.label?.text == "for",
      node.trailingClosure == nil
    else { return }
    visitor.edits.replace(node.bytes(), with: "Bundle.app", .bundle)
  }

  private static func isBundle(_ expression: ExprSyntax?) -> Bool {
    if let name = expression?.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "Bundle" }
    guard let member = expression?.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "Bundle" else {
      return false
    }
    return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Foundation"
  }
}
