import SwiftSyntax

/// The types of the properties of a target, by the property's name: whether `x.f?(…)` calls a closure or an optional
/// requirement is seen by what `x` and `f` can be.
struct PropertyTypes: Sendable {
  private var byName: [String: Set<String>] = [:]

  /// Reads the types of properties, if there are optional requirements that they can be taken for.
  init(_ groups: [DeclarationGroup], _ requirements: OptionalRequirements) {
    guard !requirements.byName.isEmpty else { return }
    for group in groups {
      for member in group.members where member.kind == .property && !member.modifiers.contains("optional") {
        let type = member.type.map { OneLine.unwrapped($0).type }
        byName[member.baseName, default: []].insert(Self.name(of: type))
      }
    }
  }

  /// Whether a property has the name.
  func contains(_ name: String) -> Bool { byName[name] != nil }

  /// The names of the types that an expression can have; nil if it is not a property.
  func types(of expression: ExprSyntax) -> Set<String>? {
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return types(of: chain.expression) }
    if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) { return types(of: unwrapped.expression) }
    if let access = expression.as(MemberAccessExprSyntax.self) { return byName[OneLine.name(access.declName.baseName)] }
    return expression.as(DeclReferenceExprSyntax.self).flatMap { byName[OneLine.name($0.baseName)] }
  }

  private static func name(of type: TypeSyntax?) -> String {
    guard let type else { return "" }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return name(of: only.type)
    }
    return String(TypeNames.plain(type).split(separator: ".").last ?? "")
  }
}
