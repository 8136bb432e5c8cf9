import SwiftSyntax

/// The imports of SwiftUI in a file, under any condition.
struct SwiftUIImports {
  let declarations: [ImportDeclSyntax]

  init(in file: SourceText) {
    let finder = Finder()
    finder.walk(file.syntax)
    declarations = finder.declarations
  }

  private final class Finder: SyntaxVisitor {
    private(set) var declarations: [ImportDeclSyntax] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.path.first?.name.text == "SwiftUI" { declarations.append(node) }
      return .skipChildren
    }

    override func visit(_: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
