/// A modifier that is made of the environment where it is used.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the modifier that is made.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  @MainActor public func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    resolve(in: context.environment).makeNodes(changing: content, in: context)
  }
}
