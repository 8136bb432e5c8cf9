import SwiftSyntax

/// The argument of `#selector`: a declaration, by itself or after a dot, perhaps with the type of an overload.
struct SelectorReference {
  /// The expression before the dot: a type, `self`, `super`, or an object.
  let base: ExprSyntax?
  let declaration: DeclReferenceExprSyntax
  /// The type after `as`.
  let type: TypeSyntax?

  init?(_ expression: ExprSyntax) {
    var expression = expression
    var type: TypeSyntax?
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first
      {
        expression = element.expression
      } else if let (value, cast) = Self.cast(expression) {
        (expression, type) = (value, type ?? cast)
      } else {
        break
      }
    }
    self.type = type
    if let declaration = expression.as(DeclReferenceExprSyntax.self) {
      base = nil
      self.declaration = declaration
    } else if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      self.base = base
      declaration = access.declName
    } else {
      return nil
    }
  }

  /// The operands of `value as Type`, which the parser leaves in a row.
  private static func cast(_ expression: ExprSyntax) -> (ExprSyntax, TypeSyntax)? {
    guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let first = sequence.elements.first, let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
    else { return nil }
    return (first, type)
  }

  /// The name without backticks.
  var name: String { declaration.baseName.identifierText }

  /// The labels if they are given: `changed(_:)`.
  var labels: [String]? { declaration.argumentNames?.arguments.map(\.name.identifierText) }

  /// The type or object that is referred to, where it is looked up.
  enum Base {
    /// The type around the selector: for `x`, `self.x`, `super.x`, `type(of: self).x` and, in classes, `Self.x`.
    case enclosing
    /// A type by its name.
    case type(String)
    /// The class of an object: `type(of: object)`; nil for objects that may be missing.
    case object(class: String?)
  }

  /// The kind of the expression before the dot.
  ///
  /// Types are told from objects by the case of the last name, as Swift's guidelines want it.
  var kind: Base {
    guard let base else { return .enclosing }
    if base.is(SuperExprSyntax.self) { return .enclosing }
    let last = base.as(MemberAccessExprSyntax.self)?.declName ?? base.as(DeclReferenceExprSyntax.self)
    if let reference = base.as(DeclReferenceExprSyntax.self) {
      switch reference.baseName.tokenKind {
      case .keyword(.self), .keyword(.Self): return .enclosing
      default: break
      }
    }
    if let object = Self.objectOfClass(base) {
      let isSelf = object.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
      return isSelf ? .enclosing : .object(class: base.oneLineText)
    }
    let text = base.oneLineText
    if base.is(GenericSpecializationExprSyntax.self) { return .type(text) }
    guard let last, let letter = last.baseName.identifierText.first(where: { $0 != "_" }), !letter.isLowercase else {
      let mayBeMissing = base.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
      return .object(class: mayBeMissing ? nil : "type(of: \(text))")
    }
    return .type(text)
  }

  /// The object of `type(of: object)`.
  private static func objectOfClass(_ expression: ExprSyntax) -> ExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self), let argument = call.arguments.first,
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type", argument.label?.text == "of"
    else { return nil }
    return argument.expression
  }
}
