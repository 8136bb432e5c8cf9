public import DeveloperToolsSupport

/// Previews of SwiftUI's views: what `#Preview` expands to.
extension Preview {
  /// Makes a preview of a view.
  ///
  /// - Parameters:
  ///   - name: the name that lists show; nil for a number in the file.
  ///   - traits: size and orientation.
  ///   - body: makes the view, once for each configuration, with its traits.
  @MainActor public init<Content: View>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> Content
  ) {
    self.init(name, traits, [Preview.Content { UIHostingController(rootView: body()) }])
  }
}
