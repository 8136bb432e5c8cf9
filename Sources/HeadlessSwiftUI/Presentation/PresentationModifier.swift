import Foundation
import HeadlessUIKit

/// Presents something as long as its binding says so.
nonisolated struct PresentationModifier: ViewModifier, PrimitiveModifier {
  let call: String
  /// Makes what makes the presented controller; nil if nothing is presented.
  let make: (@MainActor (NodeContext) -> @MainActor (PresentationSource) -> UIViewController)?

  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    let nodes = content(context)
    guard let make, let first = nodes.first else { return nodes }
    let present = make(context)
    let (graph, call) = (context.graph, call)
    let source = first.with { node in
      node.layoutActions.append { [weak graph] frame in
        graph?.presentations.append(PresentationRequest(call: call, frame: frame, make: present))
      }
    }
    return [source] + nodes.dropFirst()
  }
}

extension View {
  nonisolated func presenting(
    _ call: String, when isPresented: Bool,
    _ make: @escaping @MainActor (NodeContext) -> @MainActor (PresentationSource) -> UIViewController
  ) -> ModifiedContent<Self, PresentationModifier> {
    modifier(PresentationModifier(call: call, make: isPresented ? make : nil))
  }
}

extension EnvironmentValues {
  /// The environment of what a view with this environment presents: its values, with the place and size of the presentation.
  func presented(in own: EnvironmentValues) -> EnvironmentValues {
    var environment = self
    environment.safeArea = own.safeArea
    environment.safeAreaInsets = own.safeAreaInsets
    environment.coordinateSpaces = [:]
    environment.isPresented = true
    environment.columnBackTitle = nil
    let (size, scheme) = (dynamicTypeSize, colorScheme)
    environment.replaceTraits(own.traits)
    if environment.dynamicTypeSize != size { environment.dynamicTypeSize = size }
    if environment.colorScheme != scheme { environment.colorScheme = scheme }
    return environment
  }
}

/// The root of what is presented: the content in the environment of the view that presents it.
struct PresentedRoot<Content: View>: View, PrimitiveView {
  let content: Content
  let presenter: EnvironmentValues

  func makeNodes(in context: NodeContext) -> [ViewNode] {
    context.with { $0 = presenter.presented(in: $0) }.nodes(of: content, at: .content)
  }
}
