/// A view that is read and not shown.
struct SpokenLabel<Label: View> {
  let label: Label

  init(_ label: Label) { self.label = label }
}

extension View {
  /// The label that VoiceOver reads: that of a view that is not shown.
  nonisolated func accessibilityLabel<Label: View>(_ spoken: SpokenLabel<Label>) -> some View {
    nonisolated(unsafe) let label = spoken.label
    return changingNodes { node, context in
      let text = context.nodes(of: label, at: .part("spoken")).map { SpokenTree.label(of: $0) }.joined(separator: " ")
      if !text.isEmpty { node.spoken.label = text }
    }
  }
}

extension View {
  /// Sets what VoiceOver says of the view to the labels of views that are not shown.
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    nonisolated(unsafe) let view = self
    return accessibilityLabel(SpokenLabel(content(PlaceholderContentView { $0.nodes(of: view, at: .content) })))
  }
}
