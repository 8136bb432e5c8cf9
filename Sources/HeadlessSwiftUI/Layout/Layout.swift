public import Foundation
public import HeadlessUIKit

/// A layout of an app's own: it says how large a container is, and places the views in it.
///
/// As a function it makes a container of views: `Columns(count: 2) { … }`. What it answers is checked: sizes that are
/// no numbers, negative or infinite where a finite one is proposed fail the scene, and count as 0 or what was proposed.
public protocol Layout: Animatable {
  /// The values that are kept between calls.
  associatedtype Cache = Void

  /// The views in the container.
  typealias Subviews = LayoutSubviews

  /// The properties of the container that views in it have to know.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept between calls.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date when the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container would have from its neighbours; by default those of its views.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The container's size in points for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views in the container's bounds. A view that is not placed lies in their centre; of several places the
  /// last one counts.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The place of a guide in the coordinates of the bounds; nil for the guide's own. By default the views' places are
  /// merged.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The place of a guide in the coordinates of the bounds; nil for the guide's own. By default the views' places are
  /// merged.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Lays the container out where that is not by the functions above.
  @MainActor func _makeNodes(_ subviews: [ViewNode], in context: NodeContext) -> [ViewNode]

  /// The axis along which spacers in the container grow.
  var _stackAxis: Axis? { get }
}

/// The properties of a container that views in it have to know.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers grow and across which dividers lie; nil for no stack.
  public var stackOrientation: Axis?

  /// The properties of a layout that is not a stack.
  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public var _stackAxis: Axis? { Self.layoutProperties.stackOrientation }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { subviews.mergedPlace(of: guide.guide) }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.mergedPlace(of: guide.guide) }

  @MainActor public func _makeNodes(_ subviews: [ViewNode], in context: NodeContext) -> [ViewNode] {
    [ViewNode(LayoutName.of(Self.self), LayoutProtocolRule(self, of: subviews, in: context), subviews, in: context)]
  }

  /// A container of views, laid out by this layout.
  @MainActor @preconcurrency public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// A container of views with a layout.
public nonisolated struct _LayoutView<L: Layout, Content: View>: View, PrimitiveView {
  let layout: L
  let content: Content

  @MainActor public func makeNodes(in context: NodeContext) -> [ViewNode] {
    layout._makeNodes(context.inStack(layout._stackAxis?.layoutAxis).nodes(of: content, at: .content), in: context)
  }
}

/// The names of layouts in records.
enum LayoutName {
  static func of(_ type: Any.Type) -> String {
    let name = "\(type)"
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
  }
}
