import SwiftSyntax

/// The kinds of values that say their type themselves: `List()`, `[AnyObject]()`, `value as AnyObject`.
enum PlainValues {
  /// The kind of a value; its names are as it writes them.
  static func kind(of value: ExprSyntax?) -> WrittenType {
    guard let value else { return .other }
    if let call = value.as(FunctionCallExprSyntax.self) { return kind(ofCallOf: call.calledExpression) }
    return value.as(SequenceExprSyntax.self).map(kind(ofCast:)) ?? .other
  }

  /// The kind of what a call makes that names a type: `List(…)`, `NSHashTable<AnyObject>.weakObjects()`.
  static func kind(ofCallOf called: ExprSyntax) -> WrittenType {
    if let member = called.as(MemberAccessExprSyntax.self), let base = member.base {
      if member.declName.baseName.tokenKind == .keyword(.`init`) { return kind(ofType: base) }
      if case .table(let element) = kind(ofType: base) { return .table(element) }
      return .other
    }
    return kind(ofType: called)
  }

  /// The kind that an expression names, if it is a type's name.
  ///
  /// - Parameter depth: how many types a name may be nested in. An expression is asked for all of its parts, and need not end.
  static func kind(ofType expression: ExprSyntax, depth: Int = 8) -> WrittenType {
    guard depth > 0 else { return .other }
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      let name = OneLine.name(node.baseName)
      return name.first?.isUppercase == true ? WrittenType(named: name, nil) : .other
    case .genericSpecializationExpr(let node):
      guard let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName else { return .other }
      return WrittenType(named: OneLine.name(name), node.genericArgumentClause.arguments)
    case .memberAccessExpr(let node):
      guard let base = node.base, case .named(let outer) = kind(ofType: base, depth: depth - 1),
        case let name = OneLine.name(node.declName.baseName), name.first?.isUppercase == true
      else { return .other }
      return .named("\(outer).\(name)")
    case .arrayExpr(let node):
      // `[AnyObject]()` has a type in the place of an element.
      guard node.elements.count == 1, let only = node.elements.first else { return .other }
      return kind(ofType: only.expression, depth: depth - 1) == .object ? .list(.object) : .other
    case .dictionaryExpr(let node):
      guard let pair = node.content.as(DictionaryElementListSyntax.self), pair.count == 1, let only = pair.first else {
        return .other
      }
      return kind(ofType: only.value, depth: depth - 1) == .object ? .dictionary(.object) : .other
    default: return .other
    }
  }

  /// `value as AnyObject`, which the parser leaves in a row.
  static func kind(ofCast node: SequenceExprSyntax) -> WrittenType {
    guard let last = node.elements.last?.as(TypeExprSyntax.self),
      let cast = node.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self)
    else { return .other }
    let kind = WrittenType(last.type)
    let first = node.elements.first?.as(TryExprSyntax.self)?.questionOrExclamationMark
    let mayFail = [cast.questionOrExclamationMark, first].contains { $0?.tokenKind == .postfixQuestionMark }
    return mayFail ? kind.optional : kind
  }
}
