/// Nodes that were made already, as a view.
struct NodesView: View, PrimitiveView {
  let nodes: [ViewNode]

  func makeNodes(in context: NodeContext) -> [ViewNode] { nodes }
}

extension NodeContext {
  /// The nodes of a view that is composed of nodes made just now, so that no body of it is kept.
  func composed<Content: View>(_ view: Content, _ name: String) -> [ViewNode] {
    var inner = inStack(stackAxis)
    inner.isFresh = true
    return inner.nodes(of: view, at: .part(name))
  }
}
