import SwiftSyntax

/// The relationships of a class with `@Model`: its stored properties whose values are other models of the target, and whose
/// inverse is known.
///
/// An inverse is the one that `@Relationship` names on either side. Where it names none, it is the only property of the other
/// class with values of this class, if there is but one in each direction (Apple: "Schema.Relationship.inverseName").
struct ModelRelationships {
  /// A relationship.
  struct Relationship {
    let property: MemberDeclaration
    /// The name of the other class, as the property's type has it.
    let otherName: String
    /// The name of the other class's property.
    let inverse: String
    /// Whether the other objects are deleted with the object.
    let deletes: Bool
  }

  /// Those with an inverse, in the order of the properties.
  let all: [Relationship]

  /// - Parameter type: the place of the class in the groups.
  init(of type: Int, _ members: DeclaredMembers) {
    let own = Property.all(of: type, members)
    all = own.compactMap { property in
      let inverse = property.inverse(from: own, back: Property.all(of: property.other, members), to: type)
      return inverse.map {
        Relationship(
          property: property.member, otherName: property.otherName, inverse: $0, deletes: property.deletes)
      }
    }
  }

  /// A stored property whose values are models.
  private struct Property {
    let member: MemberDeclaration
    let otherName: String
    /// The place of the other class in the groups.
    let other: Int

    private var arguments: String { member.attribute("Relationship")?.arguments ?? "" }
    var deletes: Bool { arguments.contains(".cascade") }
    /// The name of the inverse property that the attribute names.
    private var named: String? {
      arguments.firstRange(of: "inverse:").flatMap { label in
        let path = arguments[label.upperBound...].prefix { $0 != "," && $0 != ")" }
        return path.split(separator: ".").last.map { String($0.filter { !$0.isWhitespace && $0 != "?" }) }
      }
    }

    static func all(of type: Int, _ members: DeclaredMembers) -> [Property] {
      let group = members.target.groups[type]
      return group.members.compactMap { member in
        guard member.kind == .property, !member.isStatic, let binding = member.binding, binding.accessorBlock == nil,
          member.node.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.var),
          member.attribute("Transient") == nil, let name = modelName(of: binding),
          let other = members.target.type(named: name, in: group.innerScope, path: group.path),
          members.target.groups[other].has(attribute: "Model")
        else { return nil }
        return Property(member: member, otherName: name, other: other)
      }
    }

    /// The name of the class of a property's values, which are one, a list of them, or one or a list that can be missing.
    private static func modelName(of binding: PatternBindingSyntax) -> String? {
      guard var type = binding.typeAnnotation?.type else {
        guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
          let list = call.calledExpression.as(ArrayExprSyntax.self), list.elements.count == 1
        else { return nil }
        return list.elements.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      }
      if let optional = type.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
      if let list = type.as(ArrayTypeSyntax.self) { type = list.element }
      return type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) ? type.trimmedDescription : nil
    }

    /// The name of the inverse property.
    ///
    /// - Parameters:
    ///   - own: the properties of this class.
    ///   - back: those of the other class.
    ///   - type: the place of this class.
    func inverse(from own: [Property], back: [Property], to type: Int) -> String? {
      let back = back.filter { $0.other == type }
      if let named { return back.contains { $0.member.baseName == named } ? named : nil }
      if let other = back.first(where: { $0.named == member.baseName }) { return other.member.baseName }
      guard back.count == 1, back[0].named == nil, own.filter({ $0.other == other }).count == 1,
        back[0].member.baseName != member.baseName || other != type
      else { return nil }
      return back[0].member.baseName
    }
  }
}
