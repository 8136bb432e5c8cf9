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

  /// The change that an accessor makes which Xcode generates for a relationship: `addToItems(_:)` and
  /// `removeFromItems(_:)` for one object or for a set of them; `insertIntoItems(_:at:)`, `removeFromItems(at:)` and
  /// `replaceItems(at:with:)` of ordered ones.
  private static func change(_ node: FunctionDeclSyntax) -> String? {
    let name = node.name.identifierText
    guard let prefix = ["addTo", "removeFrom", "insertInto", "replace"].first(where: name.hasPrefix),
      case let rest = name.dropFirst(prefix.count), let letter = rest.first
    else { return nil }
    let key = "(forKey: \"\(letter.lowercased() + rest.dropFirst())\")"
    let parameters = Array(node.signature.parameterClause.parameters)
    let (names, types) = (
      parameters.map { ($0.secondName ?? $0.firstName).text }, parameters.map { $0.type.trimmedDescription }
    )
    let set = "mutableOrderedSetValue\(key)"
    let areMany = types.contains("NSIndexSet")
    switch (prefix, parameters.map(\.firstName.text)) {
    case ("insertInto", ["_", "at"]):
      return "\(set).insert(\(names[0]), at: \(names[1])\(areMany ? " as IndexSet" : ""))"
    case ("removeFrom", ["at"]):
      return areMany ? "\(set).removeObjects(at: \(names[0]) as IndexSet)" : "\(set).removeObject(at: \(names[0]))"
    case ("replace", ["at", "with"]):
      return areMany
        ? "\(set).replaceObjects(at: \(names[0]) as IndexSet, with: \(names[1]))"
        : "\(set).replaceObject(at: \(names[0]), with: \(names[1]))"
    case ("addTo", ["_"]), ("removeFrom", ["_"]):
      let isAdding = prefix == "addTo"
      if types[0] == "NSOrderedSet" {
        return "\(set).\(isAdding ? "addObjects(from" : "removeObjects(in"): \(names[0]).array)"
      }
      if isOrdered(rest, around: node) { return "\(set).\(isAdding ? "add" : "remove")(\(names[0]))" }
      let unordered = "mutableSetValue\(key)"
      return types[0] == "NSSet"
        ? "\(unordered).\(isAdding ? "union" : "minus")(\(names[0]) as? Set<AnyHashable> ?? [])"
        : "\(unordered).\(isAdding ? "add" : "remove")(\(names[0]))"
    default: return nil
    }
  }

  /// Whether there is an accessor beside a method that only ordered relationships have.
  private static func isOrdered(_ name: Substring, around node: FunctionDeclSyntax) -> Bool {
    guard let members = node.parent?.parent?.as(MemberBlockItemListSyntax.self) else { return false }
    return members.contains { $0.decl.as(FunctionDeclSyntax.self)?.name.identifierText == "insertInto" + name }
  }
}
