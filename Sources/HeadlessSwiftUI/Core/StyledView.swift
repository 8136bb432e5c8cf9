/// The view that a style makes of a configuration. The style's properties are linked as a view's are.
struct StyledView<Style, Content: View>: View, PrimitiveView {
  let style: Style
  let content: @MainActor () -> Content

  func makeNodes(in context: NodeContext) -> [ViewNode] { context.nodesOfBody(of: style, content) }
}
