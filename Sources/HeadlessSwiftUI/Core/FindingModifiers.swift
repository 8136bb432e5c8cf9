/// Findings of what is not drawn.
extension View {
  /// A finding that an effect is not drawn, if it would be seen.
  package nonisolated func undrawn(_ call: String, when isSeen: Bool) -> some View {
    changingNodes { node in
      guard isSeen else { return }
      node.note("\(call) is not drawn.")
    }
  }

  /// A finding that a screen of the system is presented that is not shown.
  package nonisolated func notPresented(_ call: String, when isPresented: Bool) -> some View {
    changingNodes { node in
      guard isPresented else { return }
      node.note("\(call) presents something, which is not shown.")
    }
  }
}
