import SwiftSyntax

/// Walks a file with the types of its variables in mind, and hands the members of `AnyObject` and of classes as values to
/// their rules: in variables, in elements of arrays and values of dictionaries, and behind `as AnyObject`.
///
/// Only types that are written are known. Of names with a type that is not, nothing is said.
final class WrittenTypeScopes: SyntaxVisitor {
  private let rewriting: RewritingVisitor
  /// The names that are visible, from the outermost scope: in types that of the properties, then those of bodies.
  private var scopes: [[String: WrittenType]] = [[:]]
  /// The scopes around the types that are visited.
  private var outer: [[[String: WrittenType]]] = []

  /// Walks a file, if it may have such members.
  static func rewrite(_ file: SourceText, _ visitor: RewritingVisitor) {
    guard file.mentions(anyObject) || ClassInstanceRule.mayApply(to: file, visitor.members) else { return }
    WrittenTypeScopes(visitor).walk(file.syntax)
  }

  /// The number of steps of an expression that are looked at: the steps of long chains are visited one by one.
  private static let deepest = 32
  private var depth = 0

  private static let anyObject = Array("AnyObject".utf8)

  private init(_ rewriting: RewritingVisitor) {
    self.rewriting = rewriting
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: - Names

  private func declare(_ name: TokenSyntax?, _ kind: WrittenType) {
    guard let name else { return }
    scopes[scopes.count - 1][OneLine.name(name)] = kind
  }

  /// Declares all names of a pattern, whose types are not known.
  private func declareNames(in pattern: some SyntaxProtocol) {
    for token in pattern.tokens(viewMode: .sourceAccurate) where token.parent?.is(IdentifierPatternSyntax.self) == true
    {
      declare(token, .other)
    }
  }

  private func kind(ofName name: TokenSyntax) -> WrittenType {
    let name = OneLine.name(name)
    return scopes.lazy.reversed().compactMap { $0[name] }.first ?? .other
  }

  /// Visits nodes in a scope of their own.
  private func inScope(_ nodes: (any SyntaxProtocol)?...) {
    scopes.append([:])
    for node in nodes { if let node { walk(node) } }
    scopes.removeLast()
  }

  private func enter() -> SyntaxVisitorContinueKind {
    scopes.append([:])
    return .visitChildren
  }

  // MARK: - Types

  private func enter(type node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    outer.append(scopes)
    scopes = [rewriting.members.kindsOfProperties(in: DeclSyntax(node))]
    return .visitChildren
  }

  private func leaveType() { scopes = outer.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(type: node) }
  override func visitPost(_: ClassDeclSyntax) { leaveType() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(type: node) }
  override func visitPost(_: StructDeclSyntax) { leaveType() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(type: node) }
  override func visitPost(_: EnumDeclSyntax) { leaveType() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(type: node) }
  override func visitPost(_: ActorDeclSyntax) { leaveType() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(type: node) }
  override func visitPost(_: ExtensionDeclSyntax) { leaveType() }
  override func visit(_: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: - Functions and closures

  override func visit(_: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: FunctionDeclSyntax) { scopes.removeLast() }
  override func visit(_: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: InitializerDeclSyntax) { scopes.removeLast() }
  override func visit(_: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: SubscriptDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let kind = WrittenType(node.type)
    declare(node.secondName ?? node.firstName, node.ellipsis == nil || kind == .other ? kind : .list(kind))
    return .visitChildren
  }

  /// The methods whose closure gets an array's element.
  private static let ofElements: Set<String> = [
    "allSatisfy", "compactMap", "contains", "drop", "filter", "first", "firstIndex", "flatMap", "forEach", "last",
    "map",
    "prefix",
  ]

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(["$0": elementKind(for: node)])
    for capture in node.signature?.capture?.items ?? [] {
      guard let value = capture.initializer?.value else { continue }
      declare(capture.name, kind(of: value))
    }
    switch node.signature?.parameterClause {
    case .simpleInput(let names):
      for (index, parameter) in names.enumerated() {
        declare(parameter.name, index == 0 ? elementKind(for: node) : .other)
      }
    case .parameterClause(let clause):
      for (index, parameter) in clause.parameters.enumerated() {
        let unwritten = index == 0 ? elementKind(for: node) : .other
        declare(parameter.secondName ?? parameter.firstName, parameter.type.map { WrittenType($0) } ?? unwritten)
      }
    case nil: break
    }
    return .visitChildren
  }

  override func visitPost(_: ClosureExprSyntax) { scopes.removeLast() }

  /// The kind of the first argument of a closure that a method of an array calls.
  private func elementKind(for closure: ClosureExprSyntax) -> WrittenType {
    let argument = closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent
    guard let call = (closure.parent?.as(FunctionCallExprSyntax.self) ?? argument?.as(FunctionCallExprSyntax.self)),
      let method = call.calledExpression.as(MemberAccessExprSyntax.self), let base = method.base,
      Self.ofElements.contains(method.declName.baseName.text)
    else { return .other }
    return kind(of: base).element
  }

  // MARK: - Statements

  override func visit(_: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: CodeBlockSyntax) { scopes.removeLast() }
  override func visit(_: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: AccessorBlockSyntax) { scopes.removeLast() }
  override func visit(_: CatchClauseSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: CatchClauseSyntax) { scopes.removeLast() }
  override func visitPost(_ node: CatchItemSyntax) { node.pattern.map { declareNames(in: $0) } }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    scopes.append([:])
    if case .case(let label) = node.label { declareNames(in: label.caseItems) }
    return .visitChildren
  }

  override func visitPost(_: SwitchCaseSyntax) { scopes.removeLast() }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    inScope(node.conditions, node.body)
    node.elseBody.map { walk(Syntax($0)) }
    return .skipChildren
  }

  override func visit(_: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: WhileStmtSyntax) { scopes.removeLast() }

  /// What is bound is visible behind the statement only.
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.body)
    walk(node.conditions)
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.sequence)
    scopes.append([:])
    declareNames(in: node.pattern)
    if node.caseKeyword == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      declare(name, node.typeAnnotation.map { WrittenType($0.type) } ?? kind(of: node.sequence).element)
    }
    if let pair = node.pattern.as(TuplePatternSyntax.self)?.elements, pair.count == 2,
      case .dictionary(let value) = kind(of: node.sequence)
    {
      declare(pair.last?.pattern.as(IdentifierPatternSyntax.self)?.identifier, value)
    }
    node.whereClause.map { walk($0) }
    walk(node.body)
    scopes.removeLast()
    return .skipChildren
  }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return }
    declare(name, (kind(of: node.initializer, node.typeAnnotation) ?? kind(ofName: name)).unwrapped)
  }

  override func visitPost(_ node: MatchingPatternConditionSyntax) { declareNames(in: node.pattern) }

  override func visitPost(_ node: PatternBindingSyntax) {
    // The properties of types are known.
    guard node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) != true else { return }
    declareNames(in: node.pattern)
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return }
    declare(name, kind(of: node.initializer, node.typeAnnotation) ?? .other)
  }

  private func kind(of initializer: InitializerClauseSyntax?, _ annotation: TypeAnnotationSyntax?) -> WrittenType? {
    if let type = annotation?.type { return WrittenType(type) }
    return initializer.map { kind(of: $0.value) }
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in rewriting.conditions.activeClauses(of: node.clauses) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  // MARK: - Expressions

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base else { return .visitChildren }
    switch kind(of: base) {
    case .object: AnyObjectRule.rewrite(node, base, rewriting)
    case .metatype(let name): ClassInstanceRule.rewrite(node, of: name, rewriting)
    case .optional, .list, .dictionary, .other: break
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if kind(of: node.calledExpression) == .object { AnyObjectRule.refuse(node, "a subscript", rewriting) }
    return .visitChildren
  }

  override func visit(_: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func kind(of expression: ExprSyntax) -> WrittenType {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { return .other }
    return kindOfNode(expression)
  }

  private func kindOfNode(_ expression: ExprSyntax) -> WrittenType {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): kind(ofName: node.baseName)
    case .optionalChainingExpr(let node): kind(of: node.expression).unwrapped
    case .forceUnwrapExpr(let node): kind(of: node.expression).unwrapped
    case .tryExpr(let node):
      isQuestion(node.questionOrExclamationMark) ? kind(of: node.expression).optional : kind(of: node.expression)
    case .awaitExpr(let node): kind(of: node.expression)
    case .tupleExpr(let node):
      node.elements.count == 1 ? node.elements.first.map { kind(of: $0.expression) } ?? .other : .other
    case .subscriptCallExpr(let node): kind(ofSubscript: node)
    case .sequenceExpr(let node): kind(of: node)
    case .memberAccessExpr(let node): kind(of: node)
    default: .other
    }
  }

  private func isQuestion(_ mark: TokenSyntax?) -> Bool { mark?.tokenKind == .postfixQuestionMark }

  private func kind(ofSubscript node: SubscriptCallExprSyntax) -> WrittenType {
    guard node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil,
      // A range returns a part of an array.
      !argument.expression.is(SequenceExprSyntax.self), !argument.expression.is(PrefixOperatorExprSyntax.self),
      !argument.expression.is(PostfixOperatorExprSyntax.self)
    else { return .other }
    return kind(of: node.calledExpression).subscripted
  }

  /// `value as AnyObject`, which the parser leaves in a row.
  private func kind(of node: SequenceExprSyntax) -> WrittenType {
    guard let last = node.elements.last?.as(TypeExprSyntax.self),
      let cast = node.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self)
    else { return .other }
    let kind = WrittenType(last.type)
    let mayFail =
      isQuestion(cast.questionOrExclamationMark)
      || isQuestion(node.elements.first?.as(TryExprSyntax.self)?.questionOrExclamationMark)
    return mayFail ? kind.optional : kind
  }

  private func kind(of node: MemberAccessExprSyntax) -> WrittenType {
    guard let base = node.base else { return .other }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName, name.tokenKind == .keyword(.self), !outer.isEmpty {
      return scopes[0][OneLine.name(node.declName.baseName)] ?? .other
    }
    let name = OneLine.name(node.declName.baseName)
    if ["first", "last"].contains(name), case .list(let element) = kind(of: base) { return element.optional }
    return rewriting.members.classProperties[name] ?? .other
  }
}
