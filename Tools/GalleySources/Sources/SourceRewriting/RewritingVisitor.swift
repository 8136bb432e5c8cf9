import SwiftSyntax

/// Walks a file once and hands each node to the rules for its kind.
///
/// A rule is a function in `Rules/`: it looks at one node, and adds edits or a problem. Branches of `#if` that are not
/// active on iOS are not looked at.
final class RewritingVisitor: SyntaxVisitor {
  let file: SourceText
  let members: DeclaredMembers
  let conditions: PlatformConditions
  /// Whether the target sees UIKit's module.
  let hasUIKit: Bool
  /// The declarations of the target's files.
  var target: TargetDeclarations { members.target }
  var edits = SourceEdits()
  var problems: [SourceProblem] = []
  /// The bodies from which statements were left out.
  var sliced: Set<SyntaxIdentifier> = []

  init(_ file: SourceText, _ members: DeclaredMembers, _ options: RewritingOptions) {
    self.file = file
    self.members = members
    conditions = PlatformConditions(options)
    hasUIKit = options.providedModules.contains("UIKit")
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    WrittenTypeScopes.rewrite(file, self)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    AttributeRule.rewrite(node, self)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    ObjectiveCProtocolRule.rewrite(node, self)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    ModelRule.rewrite(node, self)
    TestCaseRule.rewrite(node, self)
    RenamedClassRule.rewrite(node, self)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    GenerableRule.rewrite(node, self)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    GenerableRule.rewrite(node, self)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    ModelActorRule.rewrite(node, self)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    ManagedPropertyRule.rewrite(node, self)
    ObservedPropertyRule.rewrite(node, self)
    EntryRule.rewrite(node, self)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    ManagedPropertyRule.rewrite(node, self)
    ObserverRule.rewrite(node, self)
    MainActorTestRule.rewrite(node, self)
    return RuntimeCallRule.rewrite(node, self)
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    ObserverRule.rewrite(node, self)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { visit(macro: node) }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { visit(macro: node) }

  private func visit(macro node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": SelectorRule.rewrite(node, self)
    case "keyPath": KeyPathRule.rewrite(node, self)
    case "colorLiteral": LiteralRule.rewriteColor(node, self)
    case "imageLiteral": LiteralRule.rewriteImage(node, self)
    case "Rule": TipRule.rewrite(node, self)
    case "Predicate": PredicateRule.rewrite(node, self)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    ConditionRule.rewrite(node, self)
    for clause in conditions.activeClauses(of: node.clauses) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    CaughtErrorRule.rewrite(node, self)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    RuntimeCallRule.check(node.baseName, self)
    TestCaseRule.check(node.baseName, self)
    RenamedClassRule.rewrite(node.baseName, self)
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    RuntimeCallRule.check(node.name, self)
    TestCaseRule.check(node.name, self)
    RenamedClassRule.rewrite(node.name, self)
    UnmanagedRule.rewrite(node, self)
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Removes a node with the spaces after it. The words around it stay apart.
  func removeWord(_ node: some SyntaxProtocol, _ construct: Construct) {
    let range = node.bytes(andSpacesAfter: true)
    let isBetweenWords =
      range.lowerBound > file.start && isWord(file.bytes[range.lowerBound - 1])
      && range.upperBound < file.bytes.count && isWord(file.bytes[range.upperBound])
    edits.replace(range, with: isBetweenWords ? " " : "", construct)
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    OptionalCallRule.rewrite(node, self)
    BundleRule.rewrite(node, self)
    AppFolderRule.rewrite(node, self)
    AppLocaleRule.rewrite(node, self)
    AmbiguousNumberRule.rewrite(node, self)
    HiddenFunctionRule.rewrite(node, self)
    SharedObjectRule.rewrite(node, self)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    OptionalCallRule.rewrite(node, self)
    BundleRule.rewrite(node, self)
    AppLocaleRule.rewrite(node, self)
    return .visitChildren
  }

  /// Whether an expression became one with a name of UIKit's that the file did not have.
  var usesUIKit: Bool {
    edits.all.contains { [.anyObjectMember, .appFolder, .appLocale, .renamedClass].contains($0.construct) }
  }

  /// Notes something that cannot be rewritten.
  func refuse(_ node: some SyntaxProtocol, _ construct: Construct, _ message: String, suggestion: String) {
    problems.append(
      SourceProblem(
        file.position(of: node), path: file.path, construct: construct, message: message, suggestion: suggestion))
  }

  /// Leaves out a part of the file, and notes what that means.
  ///
  /// - Parameter node: what keeps it from being rewritten.
  func leaveOut(
    _ ranges: [Range<Int>], for node: some SyntaxProtocol, _ construct: Construct, _ message: String, suggestion: String
  ) {
    for range in ranges { edits.replace(range, with: "", construct) }
    problems.append(
      SourceProblem(
        file.position(of: node), path: file.path, construct: construct, message: message, suggestion: suggestion,
        leavesOut: .part))
  }
}
