import SwiftSyntax

/// Walks a file once and notes what it declares and mentions.
final class DeclarationCollector: SyntaxVisitor {
  private let file: SourceText
  private let options: RewritingOptions
  private(set) var groups: [DeclarationGroup] = []
  private(set) var aliases: [String: String] = [:]
  private(set) var topLevelNames: Set<String> = []
  private(set) var topLevel: [MemberDeclaration] = []
  private(set) var mentions: Set<String> = []
  private var seen = IdentifierBytes()
  private(set) var imports: [ImportDeclaration] = []
  private(set) var privateNames: Set<String> = []
  /// The contexts around the node that is visited.
  private var contexts: [Context] = []
  private var conditions = 0

  private enum Context {
    case group(Int)
    /// A body, by its offset.
    case code(Int)
  }

  init(_ file: SourceText, _ options: RewritingOptions) {
    self.file = file
    self.options = options
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: - Types and extensions

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .class, node.name) }
  override func visitPost(_ node: ClassDeclSyntax) { contexts.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .structure, node.name) }
  override func visitPost(_ node: StructDeclSyntax) { contexts.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .enumeration, node.name) }
  override func visitPost(_ node: EnumDeclSyntax) { contexts.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .actor, node.name) }
  override func visitPost(_ node: ActorDeclSyntax) { contexts.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .protocol, node.name) }
  override func visitPost(_ node: ProtocolDeclSyntax) { contexts.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .extension, nil) }
  override func visitPost(_ node: ExtensionDeclSyntax) { contexts.removeLast() }

  private func enter(
    _ node: some DeclGroupSyntax, _ kind: DeclarationGroup.Kind, _ name: TokenSyntax?
  ) -> SyntaxVisitorContinueKind {
    let scope = self.scope
    let written = name.map(OneLine.name) ?? TypeNames.plain(node.as(ExtensionDeclSyntax.self)?.extendedType)
    let generics = node.asProtocol((any WithGenericParametersSyntax).self)
    groups.append(
      DeclarationGroup(
        path: file.path, kind: kind, name: name == nil ? written : (scope + [written]).joined(separator: "."),
        scope: scope, inherited: node.inheritanceClause?.inheritedTypes.flatMap { TypeNames.all($0.type) } ?? [],
        isConstrained: generics?.genericWhereClause != nil
          || node.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil,
        isGeneric: generics?.genericParameterClause != nil, modifiers: Self.modifiers(node.modifiers),
        attributes: Self.attributes(node.attributes), accessFromAround: accessOfExtensionAround,
        node: DeclSyntax(node), place: place(of: node, nameEnd: name)))
    if contexts.isEmpty, name != nil { noteTopLevel(written, Self.modifiers(node.modifiers)) }
    contexts.append(.group(groups.count - 1))
    return .visitChildren
  }

  private func place(of node: some DeclGroupSyntax, nameEnd: TokenSyntax?) -> DeclarationGroup.Place {
    let generics = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    let associated = node.as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause
    let bare =
      generics?.endPositionBeforeTrailingTrivia ?? associated?.endPositionBeforeTrailingTrivia
      ?? nameEnd?.endPositionBeforeTrailingTrivia
      ?? node.as(ExtensionDeclSyntax.self)?.extendedType.endPositionBeforeTrailingTrivia ?? node.position
    let inherited = node.inheritanceClause?.inheritedTypes.last?.endPositionBeforeTrailingTrivia
    let brace = node.memberBlock.rightBrace
    let block = node.memberBlock
    return DeclarationGroup.Place(
      name: (nameEnd ?? node.as(ExtensionDeclSyntax.self)?.extendedType.firstToken(viewMode: .sourceAccurate))?
        .positionAfterSkippingLeadingTrivia.utf8Offset ?? 0,
      inheritance: (inherited ?? bare).utf8Offset,
      openingBrace: block.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset,
      closingBrace: brace.positionAfterSkippingLeadingTrivia.utf8Offset,
      endOfOutermost: outermostEnd(node),
      lastMember: Self.followsLineEnd(brace) || block.members.last?.semicolon != nil ? nil : block.members.last?.decl.id
    )
  }

  private func outermostEnd(_ node: some DeclGroupSyntax) -> Int {
    guard case .group(let first)? = contexts.first else { return node.endPositionBeforeTrailingTrivia.utf8Offset }
    return groups[first].place.endOfOutermost
  }

  private static func followsLineEnd(_ token: TokenSyntax) -> Bool {
    token.leadingTrivia.contains { $0.isNewline }
  }

  /// The names of the types around the node that is visited.
  private var scope: [String] {
    contexts.map { context in
      switch context {
      case .group(let index): groups[index].kind == .extension ? groups[index].name : groups[index].simpleName
      case .code(let offset): "<\(file.path):\(offset)>"
      }
    }
  }

  private var accessOfExtensionAround: String? {
    guard case .group(let index)? = contexts.last, groups[index].kind == .extension else { return nil }
    return groups[index].modifiers.first { AccessLevels.names.contains($0) }
  }

  // MARK: - Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { OneLine.name($0.firstName) }
    note(.method, OneLine.name(node.name), labels, node)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note(.initializer, "init", node.signature.parameterClause.parameters.map { OneLine.name($0.firstName) }, node)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    note(.subscript, "subscript", node.parameterClause.parameters.map { OneLine.name($0.firstName) }, node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      for name in Self.names(in: binding.pattern) { note(.property, name, [], node, binding) }
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements { note(.enumerationCase, OneLine.name(element.name), [], node) }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = OneLine.name(node.name)
    aliases[(scope + [name]).joined(separator: ".")] = TypeNames.plain(node.initializer.value)
    note(.nestedAlias, name, [], node)
    return .visitChildren
  }

  private func note(
    _ kind: MemberDeclaration.Kind, _ name: String, _ labels: [String], _ node: some DeclSyntaxProtocol,
    _ binding: PatternBindingSyntax? = nil
  ) {
    let modifiers = node.asProtocol((any WithModifiersSyntax).self).map { Self.modifiers($0.modifiers) } ?? []
    if case .code? = contexts.last { return }
    let member = MemberDeclaration(
      kind: kind, baseName: name, labels: labels, modifiers: modifiers,
      attributes: node.asProtocol((any WithAttributesSyntax).self).map { Self.attributes($0.attributes) } ?? [],
      node: DeclSyntax(node), binding: binding)
    guard case .group(let index)? = contexts.last else {
      noteTopLevel(name, modifiers)
      topLevel.append(member)
      return
    }
    groups[index].members.append(member)
  }

  private func noteTopLevel(_ name: String, _ modifiers: [String]) {
    topLevelNames.insert(name)
    if modifiers.contains("private") || modifiers.contains("fileprivate") { privateNames.insert(name) }
  }

  private static func names(in pattern: PatternSyntax) -> [String] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [OneLine.name(name.identifier)] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(in: $0.pattern) } ?? []
  }

  static func modifiers(_ list: DeclModifierListSyntax) -> [String] {
    if list.isEmpty { return [] }
    return list.filter { $0.detail == nil }.map { $0.name.text }
  }

  static func attributes(_ list: AttributeListSyntax) -> [DeclaredAttribute] {
    if list.isEmpty { return [] }
    return list.compactMap { element in
      element.as(AttributeSyntax.self).map { DeclaredAttribute(name: TypeNames.plain($0.attributeName), node: $0) }
    }
  }

  // MARK: - Bodies, conditions, imports, names

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterCode(node) }
  override func visitPost(_ node: CodeBlockSyntax) { contexts.removeLast() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterCode(node) }
  override func visitPost(_ node: AccessorBlockSyntax) { contexts.removeLast() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterCode(node) }
  override func visitPost(_ node: ClosureExprSyntax) { contexts.removeLast() }

  private func enterCode(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    contexts.append(.code(node.positionAfterSkippingLeadingTrivia.utf8Offset))
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    conditions += 1
    for clause in PlatformConditions(options).activeClauses(of: node.clauses) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visitPost(_ node: IfConfigDeclSyntax) { conditions -= 1 }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(
      ImportDeclaration(
        names: node.path.map { OneLine.name($0.name) }, kind: node.importKindSpecifier?.text, node: node,
        isConditional: conditions > 0))
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    // It becomes a `Selector`.
    if node.macroName.text == "selector" { mentions.insert("Selector") }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let bytes = start..<start + token.trimmedLength.utf8Length
    // Most identifiers were seen before: no text is made of them.
    guard let first = bytes.first, IdentifierBytes.canBegin(file.bytes[first]), !seen.contains(bytes, in: file.bytes),
      case .identifier = token.tokenKind
    else { return .skipChildren }
    seen.insert(bytes, in: file.bytes)
    mentions.insert(OneLine.name(token))
    return .skipChildren
  }
}
