import SwiftSyntax

/// Classes that Foundation has on Linux for their names alone, or with another behaviour, as `UserDefaults`. Others stand in
/// their place, as for `Bundle` where it is a superclass, which it cannot be there.
enum RenamedClassRule {
  private static let replacements = [
    "NSComparisonPredicate": "ComparedPredicate", "NSExpression": "ComputedExpression",
    "PersonNameComponentsFormatter": "PersonNameFormatter", "UserDefaults": "AppDefaults",
  ]
  private static let names = RareNames(replacements.keys)

  /// The class that stands in another's place; without one, the class itself.
  static func name(of type: String) -> String { replacements[type] ?? type }

  /// A class that is mentioned. A member of the same name is not, nor a type that the target declares itself.
  static func rewrite(_ name: TokenSyntax, _ visitor: RewritingVisitor) {
    guard names.contains(name, in: visitor.file), let other = replacements[name.text], visitor.hasUIKit,
      name.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName != name,
      !visitor.target.groups.contains(where: { $0.kind != .extension && $0.simpleName == name.text })
    else { return }
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
