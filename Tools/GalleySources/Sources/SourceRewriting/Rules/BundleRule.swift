import SwiftSyntax

/// The app's bundle is `Bundle.app`: in a test, `Bundle.main` is the test program's. The bundle of a target is made with its
/// copies: packages have a `Bundle.module` only with resources.
enum BundleRule {
  private static let ofTarget = "AppResources.bundle"

  /// `Bundle.main`, `Bundle.module`, `.module`.
  static func rewrite(_ node: MemberAccessExprSyntax, _ visitor: RewritingVisitor) {
    guard names.contains(node.declName.baseName, in: visitor.file) else { return }
    let isModule = node.declName.baseName.text == "module"
    if node.base == nil {
      guard isModule, isForBundle(node, visitor) else { return }
    } else if !isBundle(node.base, visitor) {
      return
    }
    if isModule {
      visitor.edits.replace(node.bytes(), with: ofTarget, .bundle)
    } else {
      visitor.edits.replace(node.declName.bytes(), with: "app", .bundle)
    }
  }

  /// `Bundle(for: …)`.
  static func rewrite(_ node: FunctionCallExprSyntax, _ visitor: RewritingVisitor) {
    guard isBundle(node.calledExpression, visitor), node.arguments.count == 1, let argument = node.arguments.first,
      argument.label?.text == "for", node.trailingClosure == nil
    else { return }
    visitor.edits.replace(
      node.bytes(), with: isOfOthers(argument.expression, visitor) ? "Bundle.app" : ofTarget, .bundle)
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

  /// Whether `.module` stands where a bundle does: as an argument with a bundle's label, or as the value of what is called a
  /// bundle, or has its type.
  private static func isForBundle(_ node: MemberAccessExprSyntax, _ visitor: RewritingVisitor) -> Bool {
    var outer = Syntax(node).parent
    while let member = outer?.as(MemberAccessExprSyntax.self) { outer = member.parent }
    if let argument = outer?.as(LabeledExprSyntax.self) {
      return argument.label.map { $0.text == "in" || $0.text.lowercased().hasSuffix("bundle") } ?? false
    }
    guard let value = outer?.as(InitializerClauseSyntax.self), let around = value.parent else { return false }
    let type =
      around.as(FunctionParameterSyntax.self)?.type ?? around.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    return type.map { ["Bundle", "Bundle?", "Foundation.Bundle"].contains(OneLine.text(of: $0)) } ?? false
  }

  /// Whether a class is known to be declared elsewhere: `UIView.self`.
  private static func isOfOthers(_ expression: ExprSyntax, _ visitor: RewritingVisitor) -> Bool {
    guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
      let name = access.base.map({ OneLine.text(of: $0) }), name != "Self"
    else { return false }
    let scope =
      EnclosingType(around: Syntax(expression)).flatMap { visitor.members.type(of: $0) }
      .map { visitor.target.groups[$0].innerScope } ?? []
    guard let type = visitor.target.type(named: name, in: scope, path: visitor.file.path) else { return true }
    return !visitor.target.isOwn(type)
  }
}
