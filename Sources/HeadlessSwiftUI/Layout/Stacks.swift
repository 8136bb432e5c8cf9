public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// Views side by side.
public struct HStack<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// - Parameter spacing: the distance of neighbours in points; nil for the standard one.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let children = context.inStack(.horizontal).nodes(of: content, at: .content)
    return [
      ViewNode("HStack", Stack.horizontal(alignment.guide, spacing: spacing.map { Double($0) }), children, in: context)
    ]
  }
}

/// Views one below the other.
public struct VStack<Content: View>: View, PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// - Parameter spacing: the distance of neighbours in points; nil for the standard one.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let children = context.inStack(.vertical).nodes(of: content, at: .content)
    return [
      ViewNode("VStack", Stack.vertical(alignment.guide, spacing: spacing.map { Double($0) }), children, in: context)
    ]
  }
}

/// Views one above the other.
public struct ZStack<Content: View>: View, PrimitiveView {
  private let alignment: Alignment
  private let content: Content

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
  public var minLength: CGFloat?

  /// - Parameter minLength: the least length in points; nil for 8.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let rule = ProposalLayout.Spacer(along: context.stackAxis, minimum: minLength.map { Double($0) })
    return [ViewNode("Spacer", rule, in: context, isListed: false)]
  }
}

/// A line between views.
public struct Divider: View, PrimitiveView {
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

/// Views one below the other, of which those in sight are made.
public struct LazyVStack<Content: View>: View, PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// As wide as what is proposed (L4).
  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    if let lazy = LazyContent(content, .vertical, alignment.guide, spacing: spacing) {
      return [lazy.makeNode("LazyVStack", in: context)]
    }
    let children = context.inStack(.vertical).nodes(of: content, at: .content)
    let stack = ViewNode(
      "LazyVStack", Stack.vertical(alignment.guide, spacing: spacing.map { Double($0) }), children, in: context)
    return [
      stack.inside(
        FlexibleFrame(
          horizontal: FlexibleFrame.Limits(least: 0, most: .infinity),
          alignment: LayoutAlignment(alignment.guide, .centerY)), in: context)
    ]
  }
}

/// Views side by side, of which those in sight are made.
public struct LazyHStack<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    if let lazy = LazyContent(content, .horizontal, alignment.guide, spacing: spacing) {
      return [lazy.makeNode("LazyHStack", in: context)]
    }
    let children = context.inStack(.horizontal).nodes(of: content, at: .content)
    let stack = ViewNode(
      "LazyHStack", Stack.horizontal(alignment.guide, spacing: spacing.map { Double($0) }), children, in: context)
    return [
      stack.inside(
        FlexibleFrame(
          vertical: FlexibleFrame.Limits(least: 0, most: .infinity),
          alignment: LayoutAlignment(.centerX, alignment.guide)), in: context)
    ]
  }
}

/// Headers and footers that stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
