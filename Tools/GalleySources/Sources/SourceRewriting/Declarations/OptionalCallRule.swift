import SwiftSyntax

/// Calls of optional requirements, `delegate.method?(…)`, and questions whether they are implemented.
enum OptionalCallRule {
  /// Rewrites a call: the method of the protocol's extension does what `?` did.
  static func rewrite(_ node: FunctionCallExprSyntax, _ visitor: RewritingVisitor) {
    if !visitor.target.optionalRequirements.byName.isEmpty, let question = OptionalQuestion(node, visitor.target) {
      visitor.edits.replace(question.bytes, with: question.text, .optionalCall)
      return
    }
    let mark: TokenSyntax
    let method: ExprSyntax
    let isUnwrapped: Bool
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (mark, method, isUnwrapped) = (chain.questionMark, chain.expression, false)
    } else if let unwrapping = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (mark, method, isUnwrapped) = (unwrapping.exclamationMark, unwrapping.expression, true)
    } else {
      return
    }
    guard let called = CalledMethod(method, node), let kind = called.kind(visitor) else { return }
    visitor.edits.replace(mark.bytes(), with: "", .optionalCall)
    let end = node.bytes().upperBound
    switch kind {
    case .own:
      if isUnwrapped {
        visitor.edits.insert("!", at: end, .optionalCall)
      } else if continues(node) {
        visitor.edits.insert("?", at: end, .optionalCall)
      }
    case .uikit where !isUnwrapped && isOptionalExpected(node) && !called.hasChain:
      // An optional result stays as it is: optional chaining does not nest them either.
      visitor.edits.insert("(", at: node.bytes().lowerBound, .optionalCall)
      visitor.edits.insert(" as _?)", at: end, .optionalCall)
    case .uikit: break
    }
  }

  /// Rewrites a reference to a method that is not called: `if let f = delegate.f`, `delegate.f != nil`.
  static func rewrite(_ node: MemberAccessExprSyntax, _ visitor: RewritingVisitor) {
    let requirements = visitor.target.optionalRequirements.byName
    guard !requirements.isEmpty, let found = requirements[OneLine.name(node.declName.baseName)],
      isComparedOrBound(ExprSyntax(node))
    else { return }
    let labels = node.declName.argumentNames?.arguments.map { OneLine.name($0.name) }
    let methods = found.filter {
      $0.member.kind == .method && !$0.member.isStatic && (labels == nil || $0.member.labels == labels)
    }
    guard let method = methods.first, methods.allSatisfy({ $0.implementation == method.implementation }) else { return }
    visitor.edits.replace(node.declName.bytes(), with: OneLine.identifier(method.implementation), .optionalCall)
  }

  /// Whether something follows that belongs to the optional chain.
  private static func continues(_ node: FunctionCallExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let access = parent.as(MemberAccessExprSyntax.self) { return access.base?.id == ExprSyntax(node).id }
    if let call = parent.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == ExprSyntax(node).id }
    return parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
  }

  /// Whether the result is unwrapped, at once or perhaps later as the value of a variable, which takes an optional value.
  private static func isOptionalExpected(_ node: FunctionCallExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(ForceUnwrapExprSyntax.self) { return true }
    guard parent.is(InitializerClauseSyntax.self), let binding = parent.parent else { return false }
    return binding.is(OptionalBindingConditionSyntax.self)
      || binding.as(PatternBindingSyntax.self)?.typeAnnotation == nil && binding.is(PatternBindingSyntax.self)
  }

  private static func isComparedOrBound(_ node: ExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(InitializerClauseSyntax.self) { return parent.parent?.is(OptionalBindingConditionSyntax.self) == true }
    guard let elements = parent.as(ExprListSyntax.self) else { return false }
    let list = Array(elements)
    guard let index = list.firstIndex(where: { $0.id == node.id }) else { return false }
    func isComparison(_ place: Int, _ other: Int) -> Bool {
      guard list.indices.contains(place), list.indices.contains(other), list[other].is(NilLiteralExprSyntax.self) else {
        return false
      }
      return ["==", "!="].contains(list[place].as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
    }
    return isComparison(index + 1, index + 2) || isComparison(index - 1, index - 2)
  }
}

/// The method in front of the `?` of `delegate.method?(…)`.
private struct CalledMethod {
  private let name: String
  private let base: ExprSyntax?
  private let labels: [String]
  private let hasTrailingClosure: Bool

  enum Kind { case own, uikit }

  init?(_ expression: ExprSyntax, _ call: FunctionCallExprSyntax) {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      name = OneLine.name(access.declName.baseName)
      base = access.base
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      name = OneLine.name(reference.baseName)
      base = nil
    } else {
      return nil
    }
    labels = call.arguments.map { $0.label.map(OneLine.name) ?? "_" }
    hasTrailingClosure = call.trailingClosure != nil
  }

  /// Whether the object is optional itself.
  var hasChain: Bool {
    base?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark } ?? false
  }

  /// The kind of type that has the method; nil for closures.
  func kind(_ visitor: RewritingVisitor) -> Kind? {
    if let found = visitor.target.optionalRequirements.byName[name]?.filter({
      $0.member.kind == .method && accepts($0.member.labels)
    }),
      !found.isEmpty
    {
      return isClosure(visitor.target) ? nil : .own
    }
    // A closure has no labels.
    if labels.contains(where: { $0 != "_" }) { return .uikit }
    guard labels.count + (hasTrailingClosure ? 1 : 0) == 1 else { return nil }
    if UIKitOptionalMethods.namesWithClosures.contains(name) {
      return base == nil || visitor.target.propertyTypes.contains(name) ? nil : .uikit
    }
    guard !hasTrailingClosure else { return nil }
    return UIKitOptionalMethods.names.contains(name) ? .uikit : nil
  }

  private func accepts(_ parameters: [String]) -> Bool {
    hasTrailingClosure
      ? parameters.count > labels.count && Array(parameters.prefix(labels.count)) == labels : parameters == labels
  }

  /// Whether the name is that of a closure, of which a class of the target has one, rather than of a requirement.
  private func isClosure(_ target: TargetDeclarations) -> Bool {
    guard labels.allSatisfy({ $0 == "_" }), target.propertyTypes.contains(name), let base,
      let types = target.propertyTypes.types(of: base)
    else { return false }
    let owners = target.optionalRequirements.byName[name] ?? []
    return !owners.contains { types.contains(target.groups[$0.owner].simpleName) }
  }
}

/// `object.responds(to: #selector(P.method(_:)))` about an optional requirement.
private struct OptionalQuestion {
  let bytes: Range<Int>
  let text: String

  init?(_ call: FunctionCallExprSyntax, _ target: TargetDeclarations) {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "responds",
      access.base != nil, call.arguments.count == 1, let argument = call.arguments.first, argument.label?.text == "to",
      let macro = argument.expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector",
      let named = macro.arguments.first?.expression.as(MemberAccessExprSyntax.self)
    else { return nil }
    let labels = named.declName.argumentNames?.arguments.map { OneLine.name($0.name) }
    let found = target.optionalRequirements.byName[OneLine.name(named.declName.baseName)] ?? []
    let owner = named.base.map { OneLine.text(of: $0) }
    guard
      let requirement = found.first(where: { requirement in
        !requirement.member.isStatic && (labels == nil || requirement.member.labels == labels)
          && (target.groups[requirement.owner].name == owner || target.groups[requirement.owner].simpleName == owner)
      })
    else { return nil }
    bytes = access.declName.bytes().lowerBound..<call.bytes().upperBound
    text = OneLine.identifier(requirement.isImplemented)
  }
}
