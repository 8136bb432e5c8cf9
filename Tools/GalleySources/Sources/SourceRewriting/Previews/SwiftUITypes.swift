import SwiftSyntax

/// The views of a target that are SwiftUI's.
struct SwiftUITypes {
  /// The target's own types that are views of SwiftUI, or make one.
  private let own: Set<String>
  /// The target's classes, which are none.
  private let classes: Set<String>

  /// Looks at the types of files.
  init(_ files: [SourceText]) {
    let collector = TypeCollector()
    for file in files { collector.walk(file.syntax) }
    (own, classes) = (collector.views, collector.classes)
  }

  /// Whether a preview is one of SwiftUI's.
  ///
  /// - Parameter importsSwiftUI: whether its file imports it.
  func isSwiftUI(_ macro: PreviewMacro, importsSwiftUI: Bool) -> Bool {
    let body = PreviewBody(macro.body)
    if body.hasState { return true }
    guard let source = body.source else { return importsSwiftUI }
    if own.contains(source) || SwiftUINames.views.contains(source) { return true }
    if classes.contains(source) || source.hasPrefix("UI") { return false }
    return importsSwiftUI
  }

  /// Collects the names of types by what they conform to.
  private final class TypeCollector: SyntaxVisitor {
    private(set) var views: Set<String> = []
    private(set) var classes: Set<String> = []

    private static let protocols: Set<String> = [
      "NSViewControllerRepresentable", "NSViewRepresentable", "Shape", "UIViewControllerRepresentable",
      "UIViewRepresentable", "View",
    ]

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name.text, node.inheritanceClause)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name.text, node.inheritanceClause)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.extendedType.lastName ?? "", node.inheritanceClause)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      classes.insert(node.name.text)
      return .visitChildren
    }

    private func add(_ name: String, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
      let isView = clause?.inheritedTypes.contains { Self.protocols.contains($0.type.lastName ?? "") } ?? false
      if isView { views.insert(name) }
      return .visitChildren
    }

    override func visit(_: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
