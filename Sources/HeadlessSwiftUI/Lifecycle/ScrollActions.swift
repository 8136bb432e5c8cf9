public import Foundation
import HeadlessUIKit

extension View {
  /// The action is not called: a finding says so.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ old: T, _ new: T) -> Void
  ) -> some View { notRun("onScrollGeometryChange(for:of:action:)") }
  /// Calls an action when as much of the view as a part of 1 is in sight.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { modifier(VisibilityModifier(threshold: threshold, action: action)) }
  /// The action is not called: a finding says so.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { notRun("onScrollTargetVisibilityChange(idType:threshold:_:)") }
}

/// Calls an action when a part of a view comes in sight of the screen.
nonisolated struct VisibilityModifier: ViewModifier, PrimitiveModifier {
  let threshold: Double
  let action: (Bool) -> Void

  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    let (element, bounds) = (context.element, context.environment.safeArea.bounds)
    return content(context).map { node in
      node.with {
        $0.layoutActions.append { frame in
          let seen = bounds.isNull ? frame : frame.intersection(bounds)
          let isSeen =
            frame.width * frame.height > 0 && seen.width * seen.height >= threshold * frame.width * frame.height
          let wasSeen = element[.of(Self.self)] ?? false
          guard isSeen != wasSeen else { return }
          element[.of(Self.self)] = isSeen
          context.graph.afterLayout { action(isSeen) }
        }
      }
    }
  }
}
