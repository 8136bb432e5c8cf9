import SwiftSyntax

/// `@NSManaged` properties get accessors, and `@NSManaged` methods that change a relationship get bodies.
///
/// They call `managedValue(forKey:)` and `setManagedValue(_:forKey:)`, generic in the value, and Core Data's
/// `mutableSetValue(forKey:)`.
enum ManagedPropertyRule {
  static func rewrite(_ node: VariableDeclSyntax, _ visitor: RewritingVisitor) {
    guard node.attributes.has("NSManaged") else { return }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
        let type = binding.typeAnnotation, binding.accessorBlock == nil
      else {
        visitor.refuse(
          binding, .managedProperty, "the @NSManaged property has no type of its own",
          suggestion: "Declare each property by itself, with its type.")
        continue
      }
      visitor.edits.insert(
        " { get { managedValue(forKey: \"\(name)\") } set { setManagedValue(newValue, forKey: \"\(name)\") } }",
        at: type.endPositionBeforeTrailingTrivia.utf8Offset, .managedProperty)
    }
  }

  static func rewrite(_ node: FunctionDeclSyntax, _ visitor: RewritingVisitor) {
    guard node.body == nil, node.attributes.has("NSManaged") else { return }
    guard let change = change(node) else {
      return visitor.refuse(
        node.name, .managedProperty, "the @NSManaged method changes no relationship by its name",
        suggestion: "Leave the file out, or write the method's body.")
    }
    visitor.edits.insert(" { \(change) }", at: node.endPositionBeforeTrailingTrivia.utf8Offset, .managedProperty)
  }

  /// What `addToItems(_:)` and `removeFromItems(_:)` do, for one object or for a set of them.
  private static func change(_ node: FunctionDeclSyntax) -> String? {
    let name = node.name.identifierText
    let parameters = node.signature.parameterClause.parameters
    guard parameters.count == 1, let parameter = parameters.first else { return nil }
    let argument = (parameter.secondName ?? parameter.firstName).text
    let isAdding = name.hasPrefix("addTo")
    let prefix = isAdding ? "addTo" : "removeFrom"
    guard name.hasPrefix(prefix), let letter = name.dropFirst(prefix.count).first else { return nil }
    let set = "mutableSetValue(forKey: \"\(letter.lowercased() + name.dropFirst(prefix.count + 1))\")"
    switch parameter.type.trimmedDescription {
    case "NSSet": return "\(set).\(isAdding ? "union" : "minus")(\(argument) as? Set<AnyHashable> ?? [])"
    case "NSOrderedSet": return "\(set).\(isAdding ? "union" : "minus")(\(argument).set as? Set<AnyHashable> ?? [])"
    default: return "\(set).\(isAdding ? "add" : "remove")(\(argument))"
    }
  }
}
