import SwiftSyntax

/// A member of a type, or of an extension.
struct MemberDeclaration: Sendable {
  enum Kind: Sendable { case method, property, `subscript`, initializer, enumerationCase, nestedAlias }

  let kind: Kind
  /// The name before the parentheses, without backticks.
  let baseName: String
  /// The argument labels, `_` for those without.
  let labels: [String]
  let modifiers: [String]
  let attributes: [DeclaredAttribute]
  let node: DeclSyntax
  /// The variable of a property, with those declared in the same line before and after it.
  let binding: PatternBindingSyntax?

  /// The name that identifies overrides: `reload(at:)`, `static reload(at:)`, `title`.
  var key: String {
    let name = kind == .method || kind == .initializer ? "\(baseName)(\(labels.map { $0 + ":" }.joined()))" : baseName
    return isStatic ? "static " + name : name
  }

  var isStatic: Bool { modifiers.contains { $0 == "static" || $0 == "class" } }

  var isOverride: Bool { modifiers.contains("override") }

  /// The access level in front of the declaration.
  var access: String? { modifiers.first { AccessLevels.names.contains($0) } }

  func attribute(_ name: String) -> DeclaredAttribute? { attributes.first { $0.name == name } }

  /// The name that `@objc(name)` gives.
  var objectiveCName: String? { attribute("objc")?.arguments }

  /// Whether `@available(*, unavailable)` forbids to use it.
  var isUnavailable: Bool {
    attributes.contains { $0.name == "available" && $0.arguments?.contains("unavailable") == true }
  }

  /// The parameters of a method.
  var parameters: [FunctionParameterSyntax] {
    node.as(FunctionDeclSyntax.self).map { Array($0.signature.parameterClause.parameters) } ?? []
  }

  /// The type of a property as it is written; of `var a, b: Int` both have the second's.
  var type: TypeSyntax? {
    guard let binding else { return nil }
    if let type = binding.typeAnnotation?.type { return type }
    guard binding.initializer == nil, let bindings = node.as(VariableDeclSyntax.self)?.bindings else { return nil }
    return bindings.drop { $0.id != binding.id }.lazy.compactMap { $0.typeAnnotation?.type }.first
  }

  /// Whether a property has observers and no accessors.
  var hasOnlyObservers: Bool {
    guard case .accessors(let list)? = binding?.accessorBlock?.accessors else { return false }
    return list.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
  }

  /// Whether a property can be set.
  var isSettable: Bool {
    guard node.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.var) else { return false }
    guard let accessors = binding?.accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    return !list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
      || list.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
  }
}
