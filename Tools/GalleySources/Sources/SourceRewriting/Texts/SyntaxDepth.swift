import SwiftSyntax

/// The depth of a syntax tree.
enum SyntaxDepth {
  /// The depth that visitors are let into. They need a few kilobytes of stack for each level.
  static let limit = 50_000
  /// The length of files that are too short to be deeper than the limit: each level has at least a byte.
  static let shortFile = limit

  /// The offset of the first token that lies deeper than the limit, or nil. Searched without recursion.
  static func firstOffset(beyond limit: Int, in tree: some SyntaxProtocol) -> Int? {
    var stack = [Syntax(tree).children(viewMode: .all).makeIterator()]
    while !stack.isEmpty {
      guard let node = stack[stack.count - 1].next() else {
        stack.removeLast()
        continue
      }
      if node.is(TokenSyntax.self) { continue }
      if stack.count >= limit { return node.positionAfterSkippingLeadingTrivia.utf8Offset }
      stack.append(node.children(viewMode: .all).makeIterator())
    }
    return nil
  }
}
