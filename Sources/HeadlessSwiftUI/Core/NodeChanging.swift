/// Changes the nodes of the content where they are.
public nonisolated struct _NodeModifier: ViewModifier, PrimitiveModifier {
  private let change: @MainActor (ViewNode, NodeContext) -> Void

  init(_ change: @escaping @MainActor (ViewNode, NodeContext) -> Void) { self.change = change }

  @MainActor public func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    content(context).map { node in node.with { change($0, context) } }
  }
}

extension View {
  /// The view with a change of its nodes that does not move them.
  nonisolated func changingNodes(
    _ change: @escaping @MainActor (ViewNode) -> Void
  ) -> ModifiedContent<Self, _NodeModifier> {
    modifier(_NodeModifier { node, _ in change(node) })
  }

  nonisolated func changingNodes(
    _ change: @escaping @MainActor (ViewNode, NodeContext) -> Void
  ) -> ModifiedContent<Self, _NodeModifier> {
    modifier(_NodeModifier(change))
  }
}
