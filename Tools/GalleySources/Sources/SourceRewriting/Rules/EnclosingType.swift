import SwiftSyntax

/// The type or extension that a place in a file is inside of.
struct EnclosingType {
  /// The name by which the place refers to the type: its own, or the one that the extension gives.
  let name: String
  /// The declaration.
  let node: DeclSyntax
  /// Whether it is an extension of a protocol that says so by `where Self: …`.
  let constrainsSelf: Bool

  /// The innermost type around a node, or nil outside of types.
  init?(around node: some SyntaxProtocol) {
    var parent = node.parent
    while let next = parent {
      if let found = EnclosingType(next) {
        self = found
        return
      }
      parent = next.parent
    }
    return nil
  }

  private init?(_ syntax: Syntax) {
    switch syntax.as(SyntaxEnum.self) {
    case .classDecl(let node): self.init(node.name, DeclSyntax(node))
    case .structDecl(let node): self.init(node.name, DeclSyntax(node))
    case .enumDecl(let node): self.init(node.name, DeclSyntax(node))
    case .actorDecl(let node): self.init(node.name, DeclSyntax(node))
    case .protocolDecl(let node): self.init(node.name, DeclSyntax(node))
    case .extensionDecl(let node):
      let constrainsSelf =
        node.genericWhereClause?.requirements.contains {
          $0.firstToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.Self)
        } ?? false
      self.init(node.extendedType.oneLineText, DeclSyntax(node), constrainsSelf: constrainsSelf)
    default: return nil
    }
  }

  private init(_ name: TokenSyntax, _ node: DeclSyntax) { self.init(name.text, node, constrainsSelf: false) }

  private init(_ name: String, _ node: DeclSyntax, constrainsSelf: Bool) {
    self.name = name
    self.node = node
    self.constrainsSelf = constrainsSelf
  }

  /// The types around it, from the inside.
  var outer: EnclosingType? { EnclosingType(around: node) }
}
