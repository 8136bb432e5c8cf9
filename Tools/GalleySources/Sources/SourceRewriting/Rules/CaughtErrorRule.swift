import SwiftSyntax

/// Errors that are caught as Foundation's: `catch let error as NSError {` becomes `catch let error { let error = error as NSError;`.
///
/// Apple's compiler makes an `NSError` of every error, and takes such a clause for one that catches them all. On Linux an error of
/// Swift's is no `NSError`, and the program would run past the clause.
enum CaughtErrorRule {
  static func rewrite(_ node: CatchClauseSyntax, _ visitor: RewritingVisitor) {
    guard node.catchItems.count == 1, let item = node.catchItems.first,
      item.whereClause == nil, item.trailingComma == nil, let pattern = item.pattern
    else { return }
    let tokens = Array(pattern.tokens(viewMode: .sourceAccurate))
    let words = tokens.map(\.text)
    if words == ["is", "NSError"] || words == ["_", "as", "NSError"] {
      visitor.edits.replace(pattern.bytes(), with: "", .caughtError)
    } else if words.count == 4, ["let", "var"].contains(words[0]), words[1] != "_", words[2...] == ["as", "NSError"] {
      rename(tokens[1], to: tokens[3], " \(words[0]) \(words[1]) = \(words[1]) as NSError;", node, visitor)
    }
  }

  /// Catches an error by its name alone, and makes an `NSError` of it first.
  private static func rename(
    _ name: TokenSyntax, to type: TokenSyntax, _ statement: String, _ node: CatchClauseSyntax,
    _ visitor: RewritingVisitor
  ) {
    visitor.edits.replace(name.bytes().upperBound..<type.bytes().upperBound, with: "", .caughtError)
    visitor.edits.insert(statement, at: node.body.leftBrace.bytes().upperBound, .caughtError)
  }
}
