import SwiftSyntax

/// Classes that Foundation has on Linux for their names alone: nothing can be made of them. Others stand in their place.
enum RenamedClassRule {
  private static let names = ["NSExpression": "ComputedExpression"]

  /// A class that is mentioned.
  static func rewrite(_ name: TokenSyntax, _ visitor: RewritingVisitor) {
    guard let other = names[name.text] else { return }
    visitor.edits.replace(name.bytes(), with: other, .renamedClass)
  }
}
