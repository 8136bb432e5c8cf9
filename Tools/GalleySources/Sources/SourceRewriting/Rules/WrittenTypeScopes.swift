import SwiftSyntax

/// Walks a file with the types of its variables in mind, and hands the members of `AnyObject` and of classes as values to
/// their rules: in variables, in elements of arrays and values of dictionaries, in what members and functions of the target
/// return, and behind `as AnyObject`.
///
/// Only types that are written somewhere are known. Of names with a type that is not, nothing is said.
final class WrittenTypeScopes: SyntaxVisitor {
  let rewriting: RewritingVisitor
  /// The names that are visible, from the outermost scope: in types that of the properties, then those of bodies. Functions
  /// in bodies have parentheses behind their names.
  var scopes: [[String: WrittenType]] = [[:]]
  /// What is around the types that are visited.
  private var outer: [Outer] = []
  /// The types around the node that is visited, as names are looked up.
  private var typeScope: [String] = []
  /// The type around the node that is visited, or that the extension around it extends.
  private(set) var ownType: WrittenType?

  private struct Outer {
    let scopes: [[String: WrittenType]]
    let typeScope: [String]
    let ownType: WrittenType?
  }

  /// Walks a file, if it may have such members.
  static func rewrite(_ file: SourceText, _ visitor: RewritingVisitor) {
    guard
      file.mentions(anyObject) || visitor.members.kinds.haveObjects(in: file.path)
        || ClassInstanceRule.mayApply(to: file, visitor.members)
    else { return }
    WrittenTypeScopes(visitor).walk(file.syntax)
  }

  /// The number of steps of an expression that are looked at: the steps of long chains are visited one by one.
  static let deepest = 32
  var depth = 0

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

  /// The kind of a name, if it is declared in a scope.
  func declared(_ name: String) -> WrittenType? { scopes.lazy.reversed().compactMap { $0[name] }.first }

  /// The kind of a type that is written here.
  func written(_ type: TypeSyntax?) -> WrittenType { resolved(WrittenType(type)) }

  /// A kind with the full names of the target's types.
  func resolved(_ kind: WrittenType) -> WrittenType {
    rewriting.members.kinds.resolved(kind, in: typeScope, path: rewriting.file.path)
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
    outer.append(Outer(scopes: scopes, typeScope: typeScope, ownType: ownType))
    scopes = [[:]]
    guard let index = rewriting.members.group(of: DeclSyntax(node)) else { return .visitChildren }
    let (target, group) = (rewriting.target, rewriting.target.groups[index])
    typeScope = group.innerScope
    let owner = rewriting.members.owner(of: index)
    scopes = [rewriting.members.kinds.ofProperties(of: owner ?? index)]
    ownType = .named(owner.map { target.groups[$0].name } ?? group.name)
    return .visitChildren
  }

  private func leaveType() {
    let last = outer.removeLast()
    (scopes, typeScope, ownType) = (last.scopes, last.typeScope, last.ownType)
  }

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

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // Those of types are known.
    if node.parent?.is(MemberBlockItemSyntax.self) != true {
      scopes[scopes.count - 1][OneLine.name(node.name) + "()"] = written(node.signature.returnClause?.type)
    }
    return enter()
  }

  override func visitPost(_: FunctionDeclSyntax) { scopes.removeLast() }
  override func visit(_: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: InitializerDeclSyntax) { scopes.removeLast() }
  override func visit(_: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: SubscriptDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let kind = written(node.type)
    declare(node.secondName ?? node.firstName, node.ellipsis == nil || kind == .other ? kind : .list(kind))
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let kinds = parameters(of: node)
    func kind(_ index: Int) -> WrittenType { index < kinds.count ? kinds[index] : .other }
    scopes.append(["$0": kind(0), "$1": kind(1), "$2": kind(2)])
    for capture in node.signature?.capture?.items ?? [] {
      guard let value = capture.initializer?.value else { continue }
      declare(capture.name, self.kind(of: value))
    }
    switch node.signature?.parameterClause {
    case .simpleInput(let names):
      for (index, parameter) in names.enumerated() { declare(parameter.name, kind(index)) }
    case .parameterClause(let clause):
      for (index, parameter) in clause.parameters.enumerated() {
        declare(parameter.secondName ?? parameter.firstName, parameter.type.map { written($0) } ?? kind(index))
      }
    case nil: break
    }
    return .visitChildren
  }

  override func visitPost(_: ClosureExprSyntax) { scopes.removeLast() }

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
      declare(name, node.typeAnnotation.map { written($0.type) } ?? kind(of: node.sequence).element)
    }
    if let pair = node.pattern.as(TuplePatternSyntax.self)?.elements, pair.count == 2 {
      declare(pair.last?.pattern.as(IdentifierPatternSyntax.self)?.identifier, secondOfPairs(in: node.sequence))
    }
    node.whereClause.map { walk($0) }
    walk(node.body)
    scopes.removeLast()
    return .skipChildren
  }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return }
    declare(name, (kind(of: node.initializer, node.typeAnnotation) ?? kind(ofName: OneLine.name(name))).unwrapped)
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
    if let type = annotation?.type { return written(type) }
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
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if kind(of: node.calledExpression) == .object { AnyObjectRule.rewrite(node, rewriting) }
    return .visitChildren
  }

  override func visit(_: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
