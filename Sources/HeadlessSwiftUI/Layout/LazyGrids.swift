public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// The length across the grid.
  public enum Size: Sendable {
    /// A length in points.
    case fixed(CGFloat)
    /// One column that takes a share of what is left.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as have room, each at least as wide as the minimum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length of the column or row.
  public var size: Size
  /// The distance to the next one in points; nil for the standard one. The first item's is taken for all.
  public var spacing: CGFloat?
  /// The alignment of cells; nil for the grid's own. The first item's is taken for all.
  public var alignment: Alignment?

  /// A column or a row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }

  @MainActor func track(in context: NodeContext) -> LazyGrid.Track {
    func length(_ length: CGFloat, or other: Double) -> Double {
      context.length(length, "GridItem", allowsInfinity: other == .infinity) ?? other
    }
    let length: LazyGrid.Track.Length =
      switch size {
      case .fixed(let fixed): .fixed(length(fixed, or: 0))
      case .flexible(let least, let most): .flexible(least: length(least, or: 10), most: length(most, or: .infinity))
      case .adaptive(let least, let most): .adaptive(least: length(least, or: 10), most: length(most, or: .infinity))
      }
    return LazyGrid.Track(
      length, spacing: context.spacing(spacing, "GridItem(spacing:)"), alignment: alignment?.layoutAlignment)
  }
}

/// Views in columns, one row after another, of which those in sight are made.
public struct LazyVGrid<Content: View>: View, PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Views in columns, whose distance and alignment are those of the first. The distance of rows is points, nil for the
  /// standard one. Of many elements only those in sight are made; headers are not pinned.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing, content())
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    LazyGridNodes(
      kind: "LazyVGrid", axis: .vertical, alignment: alignment.guide,
      spacing: context.spacing(spacing, "LazyVGrid(spacing:)")
    ).makeNodes(of: content, columns, in: context)
  }
}

/// Views in rows, one column after another, of which those in sight are made.
public struct LazyHGrid<Content: View>: View, PrimitiveView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Views in rows, whose distance and alignment are those of the first. The distance of columns is points, nil for the
  /// standard one. Of many elements only those in sight are made; headers are not pinned.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing, self.content) = (rows, alignment, spacing, content())
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    LazyGridNodes(
      kind: "LazyHGrid", axis: .horizontal, alignment: alignment.guide,
      spacing: context.spacing(spacing, "LazyHGrid(spacing:)")
    ).makeNodes(of: content, rows, in: context)
  }
}

/// Makes the node of a lazy grid.
@MainActor
private struct LazyGridNodes {
  let kind: String
  let axis: LayoutAxis
  let alignment: AlignmentGuide
  let spacing: Double?

  func makeNodes<Content: View>(of content: Content, _ items: [GridItem], in context: NodeContext) -> [ViewNode] {
    let children = context.inStack(nil).lazily.nodes(of: content, at: .content)
    let tracks = items.map { $0.track(in: context) }
    let container = LazyContainer(
      kind: kind, axis: axis, grid: LazyGrid(axis, tracks, alignment: alignment, spacing: spacing), spacing: spacing,
      isStack: false)
    if let node = container.node(of: children, in: context) { return [node] }
    let spanning = Set(children.indices.filter { children[$0].traits.isSectionEdge })
    let rule = LazyGrid(axis, tracks, alignment: alignment, spacing: spacing, spanning: spanning)
    return [ViewNode(kind, rule, children, in: context)]
  }
}
