public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// Views in rows and columns.
public struct Grid<Content: View>: View, PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  /// Rows, and views between them that span all columns. Distances are points, nil for the standard one.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
    self.content = content()
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let rows = context.inStack(.vertical).nodes(of: content, at: .content)
    return GridLayout(
      alignment: alignment,
      horizontalSpacing: context.spacing(horizontalSpacing, "Grid(horizontalSpacing:)").map { CGFloat($0) },
      verticalSpacing: context.spacing(verticalSpacing, "Grid(verticalSpacing:)").map { CGFloat($0) }
    )._makeNodes(rows, in: context)
  }
}

/// The cells of a row, which the grid around it lays out.
struct GridRowCells {
  let cells: [ViewNode]
  let alignment: AlignmentGuide?
}

/// A row of a grid.
public struct GridRow<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// The cells of a row. The alignment is that of a row outside of a grid; a grid has its own.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  /// Outside of a grid the cells lie in a row.
  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let cells = context.inStack(nil).nodes(of: content, at: .content)
    let node = ViewNode("GridRow", Stack.horizontal(alignment?.guide ?? .centerY), cells, in: context)
    node.traits.values[ObjectIdentifier(GridRowCells.self)] = GridRowCells(cells: cells, alignment: alignment?.guide)
    return [node]
  }
}

extension ViewNode {
  /// The node's traits for a grid that it is a cell of.
  var gridCell: ProposalLayout.Grid.CellTraits {
    get { traits.values[ObjectIdentifier(ProposalLayout.Grid.self)] as? ProposalLayout.Grid.CellTraits ?? .init() }
    set { traits.values[ObjectIdentifier(ProposalLayout.Grid.self)] = newValue }
  }
}

extension View {
  /// The number of a grid's columns that the cell takes.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    changingNodes { $0.gridCell.columns = count }
  }

  /// The directions in which the cell does not widen its column or row.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    changingNodes { $0.gridCell.unsized = axes.layoutAxes }
  }

  /// The place in the cell and in its room that coincide, as fractions of their sizes.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    changingNodes { $0.gridCell.anchor = LayoutPoint(x: Double(anchor.x), y: Double(anchor.y)) }
  }

  /// The alignment of the grid's column that the cell is in.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    changingNodes { $0.gridCell.columnAlignment = guide.guide }
  }
}
