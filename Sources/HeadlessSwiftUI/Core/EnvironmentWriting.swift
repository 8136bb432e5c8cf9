/// Changes a value of the environment.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: ViewModifier, PrimitiveModifier {
  let change: @MainActor (inout EnvironmentValues) -> Void

  init(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) { self.change = change }

  @MainActor public func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    content(context.with(change))
  }
}

extension View {
  /// The view with a change of its environment.
  nonisolated func changingEnvironment(
    _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Void>> {
    modifier(_EnvironmentKeyWritingModifier(change))
  }
}
