public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// Views side by side.
public struct HStack<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Views in a row. The distance of neighbours is points, nil for the standard one.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let children = context.inStack(.horizontal).nodes(of: content, at: .content)
    return [
      ViewNode(
        "HStack", Stack.horizontal(alignment.guide, spacing: context.spacing(spacing, "HStack(spacing:)")), children,
        in: context)
    ]
  }
}

/// Views one below the other.
public struct VStack<Content: View>: View, PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Views in a column. The distance of neighbours is points, nil for the standard one.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let children = context.inStack(.vertical).nodes(of: content, at: .content)
    return [
      ViewNode(
        "VStack", Stack.vertical(alignment.guide, spacing: context.spacing(spacing, "VStack(spacing:)")), children,
        in: context)
    ]
  }
}

/// Views one above the other.
public struct ZStack<Content: View>: View, PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Views that are proposed the same size, the first one at the bottom.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let children = context.inStack(nil).nodes(of: content, at: .content)
    return [ViewNode("ZStack", Layers(alignment.layoutAlignment), children, in: context)]
  }
}

/// Room that grows in a stack.
public struct Spacer: View, PrimitiveView {
  /// The least length in points; nil for 8.
  public var minLength: CGFloat?

  /// - Parameter minLength: the least length in points; nil for 8.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let minimum = context.spacing(minLength, "Spacer(minLength:)")
    let rule = ProposalLayout.Spacer(along: context.stackAxis, minimum: minimum)
    return [ViewNode("Spacer", rule, in: context, isListed: false)]
  }
}

/// A line between views.
public struct Divider: View, PrimitiveView {
  /// A line in the separator's colour.
  public nonisolated init() {}

  /// On iOS a line of a pixel, across the stack that it is in; not settled by a picture.
  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let axis: LayoutAxis = context.stackAxis == .horizontal ? .vertical : .horizontal
    let rule = Leaf.divider(axis, thickness: Double(context.environment.pixelLength))
    let node = ViewNode("Divider", rule, in: context)
    node.painter = FillPainter(filling: .color(.separator))
    return [node]
  }
}
