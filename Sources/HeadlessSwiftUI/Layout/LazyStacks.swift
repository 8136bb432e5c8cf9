public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// Views one below the other, of which those in sight are made.
public struct LazyVStack<Content: View>: View, PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Views one below the other, as wide as what is proposed. Of more than 50 elements only those in sight are made;
  /// headers are not pinned.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// As wide as what is proposed (L4).
  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let spacing = context.spacing(spacing, "LazyVStack(spacing:)")
    let children = context.inStack(.vertical).lazily.nodes(of: content, at: .content)
    let container = LazyContainer.stack("LazyVStack", .vertical, alignment.guide, spacing: spacing)
    if let node = container.node(of: children, in: context) { return [node] }
    let stack = ViewNode(
      "LazyVStack", Stack.vertical(alignment.guide, spacing: spacing), children, in: context)
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

  /// Views side by side, as high as what is proposed. Of more than 50 elements only those in sight are made; headers
  /// are not pinned.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let spacing = context.spacing(spacing, "LazyHStack(spacing:)")
    let children = context.inStack(.horizontal).lazily.nodes(of: content, at: .content)
    let container = LazyContainer.stack("LazyHStack", .horizontal, alignment.guide, spacing: spacing)
    if let node = container.node(of: children, in: context) { return [node] }
    let stack = ViewNode(
      "LazyHStack", Stack.horizontal(alignment.guide, spacing: spacing), children, in: context)
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
  /// The members as bits.
  public let rawValue: UInt32

  /// The members of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers, which are not pinned at rest.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers, which are not pinned at rest.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension LazyContainer {
  /// A stack: a grid of one track that is as wide as the room.
  static func stack(
    _ kind: String, _ axis: LayoutAxis, _ alignment: AlignmentGuide, spacing: Double?
  ) -> LazyContainer {
    let track = LazyGrid.Track(.flexible(least: 0, most: .infinity))
    return LazyContainer(
      kind: kind, axis: axis, grid: LazyGrid(axis, [track], alignment: alignment, spacing: spacing), spacing: spacing,
      isStack: true)
  }
}
