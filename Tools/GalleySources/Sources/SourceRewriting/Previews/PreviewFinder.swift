import SwiftSyntax

/// Finds the previews of a file. Bodies of functions have none, and are not searched.
final class PreviewFinder: SyntaxVisitor {
  /// A `#Preview`, or a type that is a `PreviewProvider`.
  enum Finding {
    case macro(PreviewMacro)
    case provider(name: String, node: Syntax)
  }

  private static let word = Array("Preview".utf8)

  private(set) var findings: [(finding: Finding, branches: [IfConfigClauseSyntax], isInType: Bool)] = []
  private var branches: [IfConfigClauseSyntax] = []
  private var typeDepth = 0

  init() { super.init(viewMode: .sourceAccurate) }

  /// The previews of a file, in its order. A file without the word is not searched.
  static func findings(in file: SourceText) -> [(finding: Finding, branches: [IfConfigClauseSyntax], isInType: Bool)] {
    guard file.mentions(word) else { return [] }
    let finder = PreviewFinder()
    finder.walk(file.syntax)
    return finder.findings
  }

  private func add(_ finding: Finding) { findings.append((finding, branches, typeDepth > 0)) }

  // MARK: Macros

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let macro = PreviewMacro(node) else { return .skipChildren }
    add(.macro(macro))
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let macro = PreviewMacro(node) else { return .skipChildren }
    add(.macro(macro))
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, named: node.name.text, inheriting: node.inheritanceClause)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, named: node.name.text, inheriting: node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, named: node.name.text, inheriting: node.inheritanceClause)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, named: node.extendedType.trimmedDescription, inheriting: node.inheritanceClause)
  }

  override func visitPost(_: StructDeclSyntax) { typeDepth -= 1 }
  override func visitPost(_: ClassDeclSyntax) { typeDepth -= 1 }
  override func visitPost(_: EnumDeclSyntax) { typeDepth -= 1 }
  override func visitPost(_: ExtensionDeclSyntax) { typeDepth -= 1 }

  private func enter(
    _ node: some SyntaxProtocol, named name: String, inheriting clause: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let isProvider = clause?.inheritedTypes.contains { $0.type.lastName == "PreviewProvider" } ?? false
    if isProvider { add(.provider(name: name, node: Syntax(node))) }
    typeDepth += 1
    return isProvider ? .skipChildren : .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    branches.append(node)
    return .visitChildren
  }

  override func visitPost(_: IfConfigClauseSyntax) { branches.removeLast() }

  // MARK: Bodies

  override func visit(_: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension TypeSyntax {
  /// The name of a type without what it is in, such as `View` for `SwiftUI.View`; nil for what has none.
  var lastName: String? {
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text }
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.lastName }
    return nil
  }
}
