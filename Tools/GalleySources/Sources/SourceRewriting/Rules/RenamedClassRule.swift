import SwiftSyntax

/// Classes that Foundation has on Linux for their names alone: nothing can be made of them. Others stand in their place, as
/// for `Bundle` where it is a superclass, which it cannot be there.
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

  /// A class of bundles, as apps declare one to show another language.
  static func rewrite(_ node: ClassDeclSyntax, _ visitor: RewritingVisitor) {
    guard let first = node.inheritanceClause?.inheritedTypes.first,
      ["Bundle", "Foundation.Bundle"].contains(OneLine.text(of: first.type))
    else { return }
    visitor.edits.replace(first.type.bytes(), with: "SubclassedBundle", .renamedClass)
  }
}
