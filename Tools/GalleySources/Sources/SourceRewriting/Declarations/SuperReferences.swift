import SwiftSyntax

/// Finds `super.name` in a declaration.
final class SuperReferences: SyntaxVisitor {
  private let member: MemberDeclaration
  private(set) var found: [MemberAccessExprSyntax] = []

  init(to member: MemberDeclaration) {
    self.member = member
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, OneLine.name(node.declName.baseName) == member.baseName,
      hasLabels(node)
    {
      found.append(node)
    }
    return .visitChildren
  }

  private func hasLabels(_ node: MemberAccessExprSyntax) -> Bool {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else { return true }
    return call.arguments.map { $0.label.map(OneLine.name) ?? "_" } == member.labels
  }
}
