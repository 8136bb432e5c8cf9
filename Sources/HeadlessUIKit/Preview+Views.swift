public import DeveloperToolsSupport

/// Previews of views and view controllers: what `#Preview` expands to.
///
/// Those of SwiftUI's views come first: statements without `return` could be either.
extension Preview {
  /// Makes a preview of a view.
  ///
  /// - Parameters:
  ///   - name: the name that lists show; nil for a number in the file.
  ///   - traits: size and orientation.
  ///   - body: makes the view, once for each configuration, with its traits.
  @_disfavoredOverload
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () throws -> UIView
  ) {
    self.init(name, traits, [Content { try body() }])
  }

  /// Makes a preview of a view controller: see the initializer for views.
  @_disfavoredOverload
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () throws -> UIViewController
  ) {
    self.init(name, traits, [Content { try body() }])
  }

  /// Makes a preview of a view for each argument.
  @_disfavoredOverload
  @MainActor public init<Arguments: Sequence>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: Arguments,
    body: @escaping @MainActor (Arguments.Element) throws -> UIView
  ) {
    self.init(name, traits, arguments.map { argument in Content(argument: "\(argument)") { try body(argument) } })
  }

  /// Makes a preview of a view controller for each argument.
  @_disfavoredOverload
  @MainActor public init<Arguments: Sequence>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: Arguments,
    body: @escaping @MainActor (Arguments.Element) throws -> UIViewController
  ) {
    self.init(name, traits, arguments.map { argument in Content(argument: "\(argument)") { try body(argument) } })
  }
}
