import SwiftSyntax

/// Classes that Foundation has on Linux for their names alone: nothing can be made of them. Others stand in their place.
enum RenamedClassRule {
  private static let replacements = [
    "NSComparisonPredicate": "ComparedPredicate", "NSExpression": "ComputedExpression",
    "PersonNameComponentsFormatter": "PersonNameFormatter",
  ]
  private static let names = RareNames(replacements.keys)

  /// A class that is mentioned.
  static func rewrite(_ name: TokenSyntax, _ visitor: RewritingVisitor) {
    guard names.contains(name, in: visitor.file), let other = replacements[name.text] else { return }
    visitor.edits.replace(name.bytes(), with: other, .renamedClass)
  }
}
