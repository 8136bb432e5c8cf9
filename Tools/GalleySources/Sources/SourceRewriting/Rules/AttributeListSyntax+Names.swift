import SwiftSyntax

extension AttributeListSyntax {
  /// Whether there is an attribute of a name, also in a branch of `#if`.
  func has(_ name: String) -> Bool { named(name) != nil }

  /// The first attribute of a name, also in a branch of `#if`.
  func named(_ name: String) -> AttributeSyntax? {
    for element in self {
      switch element {
      case .attribute(let attribute):
        if attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == name { return attribute }
      case .ifConfigDecl(let node):
        for clause in node.clauses {
          if case .attributes(let list)? = clause.elements, let attribute = list.named(name) { return attribute }
        }
      }
    }
    return nil
  }

  /// The name that `@objc(name:)` gives a declaration.
  var objectiveCName: String? {
    guard case .objCName(let pieces)? = named("objc")?.arguments else { return nil }
    let name = pieces.map { ($0.name?.identifierText ?? "") + ($0.colon == nil ? "" : ":") }.joined()
    return name.isEmpty ? nil : name
  }
}
