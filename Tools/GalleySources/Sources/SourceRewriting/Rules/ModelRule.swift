import SwiftSyntax

/// `@Model`, a macro of SwiftData's: the class is one that can be observed, and a model. `@Model class Note {}` becomes
///
///     @Observable class Note: SwiftData.PersistentModel {}
///
/// What tells how its properties are stored is removed, as nothing is stored. Of relationships, both sides are kept equal: the
/// class lists them, and a property tells of its changes.
enum ModelRule {
  private static let attributes: Set<String> = ["Attribute", "Relationship", "Transient"]
  private static let macros: Set<String> = ["Index", "Unique"]

  static func rewrite(_ node: ClassDeclSyntax, _ visitor: RewritingVisitor) {
    guard let model = node.attributes.named("Model"), model.arguments == nil else { return }
    visitor.edits.replace(model.bytes(), with: "@Observable", .model)
    for member in node.memberBlock.members { removeStorage(of: member.decl, visitor) }
    guard !inheritsFromModel(node, visitor) else { return }
    relate(node, visitor)
    let end = node.genericParameterClause?.endPositionBeforeTrailingTrivia ?? node.name.endPositionBeforeTrailingTrivia
    if let inherited = node.inheritanceClause?.inheritedTypes.last {
      visitor.edits.insert(
        ", SwiftData.PersistentModel", at: inherited.endPositionBeforeTrailingTrivia.utf8Offset, .model)
    } else {
      visitor.edits.insert(": SwiftData.PersistentModel", at: end.utf8Offset, .model)
    }
  }

  /// Lists the relationships of a class, and adds observers to their properties.
  private static func relate(_ node: ClassDeclSyntax, _ visitor: RewritingVisitor) {
    guard
      let type = visitor.members.type(
        named: node.name.text, in: EnclosingType(around: node), path: visitor.file.path),
      visitor.target.groups[type].node.id == DeclSyntax(node).id, node.genericParameterClause == nil
    else { return }
    let relationships = ModelRelationships(of: type, visitor.members).all
    guard !relationships.isEmpty else { return }
    for (index, relationship) in relationships.enumerated() {
      guard let binding = relationship.property.binding else { continue }
      visitor.edits.insert(
        " { didSet { relationshipChanged(\(index), from: oldValue) } }",
        at: binding.endPositionBeforeTrailingTrivia.utf8Offset, .model)
    }
    let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
    let list = relationships.map { relationship in
      "SwiftData.ModelRelationship(.init(\\\(node.name.text).\(relationship.property.baseName)), "
        + "inverse: .init(\\\(relationship.otherName).\(relationship.inverse)), deletes: \(relationship.deletes))"
    }
    let member =
      "\(isPublic ? "public " : "")static var modelRelationships: [SwiftData.ModelRelationship] { [\(list.joined(separator: ", "))] }"
    visitor.edits.insert(
      " \(member);", at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset, .model)
  }

  /// Whether a class inherits from a model of the target: then it is one already.
  private static func inheritsFromModel(_ node: ClassDeclSyntax, _ visitor: RewritingVisitor) -> Bool {
    guard let first = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      let type = visitor.members.type(named: first, in: EnclosingType(around: node), path: visitor.file.path)
    else { return false }
    return ([type] + visitor.target.ancestors(of: type)).contains { visitor.target.groups[$0].has(attribute: "Model") }
  }

  /// Removes what tells how a member is stored.
  private static func removeStorage(of member: DeclSyntax, _ visitor: RewritingVisitor) {
    if let macro = member.as(MacroExpansionDeclSyntax.self), macros.contains(macro.macroName.text) {
      visitor.edits.replace(macro.bytes(), with: "", .model)
    }
    guard let variable = member.as(VariableDeclSyntax.self) else { return }
    for element in variable.attributes {
      guard let attribute = element.as(AttributeSyntax.self),
        let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text, attributes.contains(name)
      else { continue }
      visitor.removeWord(attribute, .model)
    }
  }
}
