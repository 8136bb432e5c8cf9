import SwiftSyntax

/// The app's bundle is `Bundle.app`: in a test, `Bundle.main` is the test program's, and packages have a `Bundle.module` only
/// with resources.
enum BundleRule {
  /// `Bundle.main`, `Bundle.module`.
  static func rewrite(_ node: MemberAccessExprSyntax, _ visitor: RewritingVisitor) {
    guard names.contains(node.declName.baseName, in: visitor.file), isBundle(node.base, visitor) else { return }
    visitor.edits.replace(node.declName.bytes(), with: "app", .bundle)
  }

  /// `Bundle(for: …)`.
  static func rewrite(_ node: FunctionCallExprSyntax, _ visitor: RewritingVisitor) {
    guard isBundle(node.calledExpression, visitor), node.arguments.count == 1,
      node.arguments.first?.label?.text == "for", node.trailingClosure == nil
    else { return }
    visitor.edits.replace(node.bytes(), with: "Bundle.app", .bundle)
  }

  private static let names = RareNames(["main", "module"])
  private static let classes = RareNames(["Bundle"])

  private static func isBundle(_ expression: ExprSyntax?, _ visitor: RewritingVisitor) -> Bool {
    if let name = expression?.as(DeclReferenceExprSyntax.self) {
      return classes.contains(name.baseName, in: visitor.file)
    }
    guard let member = expression?.as(MemberAccessExprSyntax.self),
      classes.contains(member.declName.baseName, in: visitor.file)
    else { return false }
    return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Foundation"
  }
}
