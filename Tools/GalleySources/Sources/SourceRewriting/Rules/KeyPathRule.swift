import SwiftSyntax

/// `#keyPath(Player.item.status)` becomes `"item.status"`, the names that the properties have in Objective-C.
enum KeyPathRule {
  static func rewrite(_ node: some FreestandingMacroExpansionSyntax, _ visitor: RewritingVisitor) {
    guard node.arguments.count == 1, let expression = node.arguments.first?.expression,
      var names = names(in: expression), !names.isEmpty
    else {
      return visitor.refuse(
        node, .keyPath, "#keyPath names no property", suggestion: "Name a type's property, or write the key as a text.")
    }
    var type: [String] = []
    while names.count > 1, let first = names.first, isTypeName(first) || first == "self" {
      type.append(names.removeFirst())
    }
    let members = visitor.members
    let enclosing = EnclosingType(around: node)
    let isRelative = type.isEmpty || type == ["self"] || type == ["Self"]
    let typeName = isRelative ? enclosing?.name ?? "" : type.joined(separator: ".")
    let declared =
      isRelative
      ? enclosing.flatMap(members.type) : members.type(named: typeName, in: enclosing, path: visitor.file.path)
    let isImported = declared == nil && ImportedNames.isAppleType(typeName)
    let keys = names.enumerated().map { index, name in
      let member =
        index == 0 && !isImported
        ? members.member(name, labels: nil, of: declared) : members.anywhere(name, labels: nil)
      if let member, !(index == 0 && isImported) { return member.objectiveCName ?? name }
      return isImported || index > 0 ? ObjectiveCNames.property(ofGetter: name) : name
    }
    visitor.edits.replace(node.bytes(), with: "\"\(keys.joined(separator: "."))\"", .keyPath)
  }

  /// The names between the dots, without what makes optionals and generic types.
  private static func names(in expression: ExprSyntax) -> [String]? {
    var names: [String] = []
    var current = expression
    while true {
      if let access = current.as(MemberAccessExprSyntax.self) {
        names.append(access.declName.baseName.identifierText)
        guard let base = access.base else { return names.reversed() }
        current = base
      } else if let reference = current.as(DeclReferenceExprSyntax.self) {
        names.append(reference.baseName.identifierText)
        return names.reversed()
      } else if let optional = current.as(OptionalChainingExprSyntax.self) {
        current = optional.expression
      } else if let optional = current.as(ForceUnwrapExprSyntax.self) {
        current = optional.expression
      } else if let generic = current.as(GenericSpecializationExprSyntax.self) {
        current = generic.expression
      } else {
        return nil
      }
    }
  }

  private static func isTypeName(_ name: String) -> Bool { name.first { $0 != "_" }?.isUppercase ?? false }
}
