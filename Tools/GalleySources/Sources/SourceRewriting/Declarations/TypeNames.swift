import SwiftSyntax

/// Names of types as they are looked up.
enum TypeNames {
  /// The names of an inherited type: several of `A & B`.
  static func all(_ type: TypeSyntax) -> [String] {
    guard let composition = type.as(CompositionTypeSyntax.self) else { return [plain(type)] }
    return composition.elements.map { plain($0.type) }
  }

  /// A type's name without generic arguments and attributes: `Outer.Inner`; an empty text for other types than named ones.
  static func plain(_ type: TypeSyntax?) -> String {
    guard let type else { return "" }
    if let name = type.as(IdentifierTypeSyntax.self) { return OneLine.name(name.name) }
    if let attributed = type.as(AttributedTypeSyntax.self) { return plain(attributed.baseType) }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return plain(some.constraint) }
    var names: [String] = []
    var current = type
    while let member = current.as(MemberTypeSyntax.self) {
      names.append(OneLine.name(member.name))
      current = member.baseType
    }
    guard let first = current.as(IdentifierTypeSyntax.self) else { return "" }
    return ([OneLine.name(first.name)] + names.reversed()).joined(separator: ".")
  }
}
