import SwiftSyntax

/// The place at which a syntax tree has an error.
enum SyntaxErrors {
  /// The offset of the first token that is missing or not expected; nil if all such tokens are in branches of `#if` that
  /// the compiler does not read on iOS. Only subtrees with errors are searched, and without recursion.
  static func firstOffset(in tree: some SyntaxProtocol) -> Int? {
    var stack = [Syntax(tree).children(viewMode: .all).makeIterator()]
    while !stack.isEmpty {
      guard let node = stack[stack.count - 1].next() else {
        stack.removeLast()
        continue
      }
      guard isWrong(node), !isUnread(node) else { continue }
      let children = node.children(viewMode: .all)
      if node.is(UnexpectedNodesSyntax.self) || node.is(TokenSyntax.self) || !children.contains(where: isWrong) {
        return node.positionAfterSkippingLeadingTrivia.utf8Offset
      }
      stack.append(children.makeIterator())
    }
    return nil
  }

  private static func isWrong(_ node: Syntax) -> Bool {
    node.hasError || node.is(UnexpectedNodesSyntax.self) || node.as(TokenSyntax.self)?.presence == .missing
  }

  /// Whether a node is a branch that is not active on iOS, or that depends on the compiler's version: the compiler does
  /// not parse those that are for another one.
  private static func isUnread(_ node: Syntax) -> Bool {
    guard let clause = node.as(IfConfigClauseSyntax.self) else { return false }
    let conditions = PlatformConditions(RewritingOptions())
    return !conditions.isActive(clause) || conditions.dependsOnVersion(clause)
  }
}
