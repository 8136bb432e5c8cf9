import SwiftSyntax

/// `@ModelActor`, a macro of SwiftData's: the actor has a container, and an executor with a context of its own.
/// `@ModelActor actor Store {}` becomes
///
///     actor Store: SwiftData.ModelActor { nonisolated let modelExecutor: …; nonisolated let modelContainer: …; init(modelContainer: …) {…} }
enum ModelActorRule {
  static func rewrite(_ node: ActorDeclSyntax, _ visitor: RewritingVisitor) {
    guard let attribute = node.attributes.named("ModelActor") else { return }
    visitor.removeWord(attribute, .model)
    let end = node.genericParameterClause?.endPositionBeforeTrailingTrivia ?? node.name.endPositionBeforeTrailingTrivia
    if let inherited = node.inheritanceClause?.inheritedTypes.last {
      visitor.edits.insert(", SwiftData.ModelActor", at: inherited.endPositionBeforeTrailingTrivia.utf8Offset, .model)
    } else {
      visitor.edits.insert(": SwiftData.ModelActor", at: end.utf8Offset, .model)
    }
    let access = accessLevel(of: node)
    var members =
      " \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor;"
      + " \(access)nonisolated let modelContainer: SwiftData.ModelContainer;"
    if attribute.arguments == nil {
      members +=
        " \(access)init(modelContainer: SwiftData.ModelContainer) { self.modelContainer = modelContainer;"
        + " modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer)) };"
    }
    visitor.edits.insert(members, at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset, .model)
  }

  /// The actor's access level with a space, as its members have it; empty if none is written.
  private static func accessLevel(of node: ActorDeclSyntax) -> String {
    let levels = ["public", "package"]
    return node.modifiers.lazy.map(\.name.text).first { levels.contains($0) }.map { $0 + " " } ?? ""
  }
}
