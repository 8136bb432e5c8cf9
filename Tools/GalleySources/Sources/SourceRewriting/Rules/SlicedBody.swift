import SwiftSyntax

/// The statements of a body, of which those with certain names are left out, and those that use what they declare.
///
/// Of `let a = get(); let b = 1; exchange(a, b); print(b)` without `get` only `let b = 1` and `print(b)` stay.
struct SlicedBody {
  private let items: CodeBlockItemListSyntax
  /// Whether statements may give the body its value.
  private let hasValue: Bool
  /// The function's name, with its labels.
  let name: String?

  var id: SyntaxIdentifier { items.id }

  /// The body of the innermost function, setter or observer around a node, or of a closure whose type says that it has no
  /// value.
  init?(around node: some SyntaxProtocol) {
    var current = Syntax(node)
    while let parent = current.parent {
      if let function = parent.as(FunctionDeclSyntax.self), let body = function.body, current.id == body.id {
        items = body.statements
        hasValue = function.signature.returnClause.map { !Self.isVoid($0.type) } ?? false
        let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        name = "\(function.name.text)(\(labels.joined()))"
        return
      }
      if let accessor = parent.as(AccessorDeclSyntax.self), let body = accessor.body, current.id == body.id {
        items = body.statements
        hasValue = [.keyword(.get), .keyword(._read)].contains(accessor.accessorSpecifier.tokenKind)
        name = nil
        return
      }
      if let initializer = parent.as(InitializerDeclSyntax.self), let body = initializer.body, current.id == body.id {
        items = body.statements
        (hasValue, name) = (false, "init")
        return
      }
      if let closure = parent.as(ClosureExprSyntax.self), let binding = Self.bindingWithoutValue(of: closure) {
        items = closure.statements
        (hasValue, name) = (false, binding.pattern.trimmedDescription)
        return
      }
      current = parent
    }
    return nil
  }

  /// The variable of `let a: Void = { … }()` or `let a: (Int) -> Void = { … }`.
  private static func bindingWithoutValue(of closure: ClosureExprSyntax) -> PatternBindingSyntax? {
    let call = closure.parent?.as(FunctionCallExprSyntax.self)
    guard let clause = (call.map(Syntax.init) ?? Syntax(closure)).parent?.as(InitializerClauseSyntax.self),
      let binding = clause.parent?.as(PatternBindingSyntax.self), let type = binding.typeAnnotation?.type
    else { return nil }
    let result = call == nil ? type.as(FunctionTypeSyntax.self)?.returnClause.type : type
    return result.map(isVoid) == true ? binding : nil
  }

  private static func isVoid(_ type: TypeSyntax) -> Bool {
    ["Void", "()", "Swift.Void"].contains(type.trimmedDescription)
  }

  /// The bytes of the statements that mention a name, and of those that use what such statements declare; nil if the body's
  /// value depends on them.
  func statements(mentioning isMentioned: (String) -> Bool) -> [Range<Int>]? {
    var lost: Set<String> = []
    var result: [Range<Int>] = []
    for item in items {
      let names = item.tokens(viewMode: .sourceAccurate).lazy.filter(\.isIdentifier).map(\.identifierText)
      guard names.contains(where: { isMentioned($0) || lost.contains($0) }) else { continue }
      if hasValue, items.count == 1 || item.item.is(ReturnStmtSyntax.self) { return nil }
      lost.formUnion(Self.declared(by: item))
      result.append(item.bytes())
    }
    return result
  }

  /// The names that a statement declares for those after it.
  private static func declared(by item: CodeBlockItemSyntax) -> [String] {
    switch item.item {
    case .decl(let node):
      if let variable = node.as(VariableDeclSyntax.self) { return variable.bindings.flatMap { names(in: $0.pattern) } }
      return node.as(FunctionDeclSyntax.self).map { [$0.name.identifierText] } ?? []
    case .stmt(let node):
      guard let conditions = node.as(GuardStmtSyntax.self)?.conditions else { return [] }
      return conditions.flatMap { element -> [String] in
        switch element.condition {
        case .optionalBinding(let binding): names(in: binding.pattern)
        case .matchingPattern(let match): names(in: match.pattern)
        default: []
        }
      }
    case .expr: return []
    }
  }

  private static func names(in pattern: some SyntaxProtocol) -> [String] {
    pattern.tokens(viewMode: .sourceAccurate).filter(\.isIdentifier).map(\.identifierText)
  }
}

extension TokenSyntax {
  fileprivate var isIdentifier: Bool {
    if case .identifier = tokenKind { true } else { false }
  }
}
