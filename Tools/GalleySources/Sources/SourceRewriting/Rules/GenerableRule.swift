import SwiftSyntax

/// `@Generable` and `@Guide`, macros of Foundation Models: the type is one that a model can generate, and has a form in which
/// parts of it are there. `@Generable struct Day { @Guide(description: "short") var name: String }` becomes
///
///     struct Day: FoundationModels.Generable { struct PartiallyGenerated: … { …; var name: String.PartiallyGenerated? } var name: String }
enum GenerableRule {
  private static let module = "FoundationModels"

  static func rewrite(_ node: StructDeclSyntax, _ visitor: RewritingVisitor) {
    let end = node.genericParameterClause?.endPositionBeforeTrailingTrivia ?? node.name.endPositionBeforeTrailingTrivia
    guard rewrite(node, after: end, visitor) else { return }
    let access = accessLevel(of: node.modifiers)
    var parts: [String] = []
    var hasID = false
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      for element in variable.attributes {
        guard let attribute = element.as(AttributeSyntax.self),
          attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "Guide"
        else { continue }
        visitor.removeWord(attribute, .generable)
      }
      for (name, type) in properties(of: variable) {
        hasID = hasID || name == "id"
        parts.append("\(access)var \(OneLine.identifier(name)): \(type).PartiallyGenerated?")
      }
    }
    if !hasID { parts.insert("\(access)var id = \(module).GenerationID()", at: 0) }
    let form =
      " \(access)struct PartiallyGenerated: Identifiable, \(module).ConvertibleFromGeneratedContent"
      + " { \(parts.joined(separator: "; ")) };"
    visitor.edits.insert(form, at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset, .generable)
  }

  static func rewrite(_ node: EnumDeclSyntax, _ visitor: RewritingVisitor) {
    let end = node.genericParameterClause?.endPositionBeforeTrailingTrivia ?? node.name.endPositionBeforeTrailingTrivia
    _ = rewrite(node, after: end, visitor)
  }

  /// Removes the attribute and adds the protocol; `false` for a type without the attribute.
  private static func rewrite(
    _ node: some DeclGroupSyntax, after end: AbsolutePosition, _ visitor: RewritingVisitor
  ) -> Bool {
    guard let attribute = node.attributes.named("Generable") else { return false }
    visitor.removeWord(attribute, .generable)
    if let inherited = node.inheritanceClause?.inheritedTypes.last {
      visitor.edits.insert(
        ", \(module).Generable", at: inherited.endPositionBeforeTrailingTrivia.utf8Offset, .generable)
    } else {
      visitor.edits.insert(": \(module).Generable", at: end.utf8Offset, .generable)
    }
    return true
  }

  /// The stored properties that a declaration makes, with their types.
  private static func properties(of variable: VariableDeclSyntax) -> [(name: String, type: String)] {
    let isOfType = variable.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
    guard !isOfType else { return [] }
    return variable.bindings.compactMap { binding in
      guard binding.accessorBlock == nil, let type = binding.typeAnnotation?.type,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { return nil }
      return (OneLine.name(name), OneLine.text(of: OneLine.unwrapped(type).type))
    }
  }

  private static func accessLevel(of modifiers: DeclModifierListSyntax) -> String {
    let levels = ["public", "package"]
    return modifiers.lazy.map(\.name.text).first { levels.contains($0) }.map { $0 + " " } ?? ""
  }
}
