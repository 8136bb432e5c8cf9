import Findings
public import Foundation
public import HeadlessUIKit
import ProposalLayout
@_spi(Subclasses) import UIKitValues

/// Views in rows and columns.
public struct Grid<Content: View>: View, PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
    self.content = content()
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let rows = context.inStack(.vertical).nodes(of: content, at: .content)
    var kinds: [ProposalLayout.Grid.Row] = []
    var cells: [ViewNode] = []
    for row in rows {
      guard let members = row.traits.values[ObjectIdentifier(GridRowCells.self)] as? GridRowCells else {
        kinds.append(.spanning)
        cells.append(row)
        continue
      }
      kinds.append(.cells(members.cells.count))
      cells += members.cells
    }
    var unsized: [Int: Set<LayoutAxis>] = [:]
    for (index, cell) in cells.enumerated() where !cell.traits.gridUnsizedAxes.isEmpty {
      unsized[index] = cell.traits.gridUnsizedAxes
    }
    let rule = ProposalLayout.Grid(
      kinds, alignment: alignment.layoutAlignment, horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) }, unsized: unsized)
    return [ViewNode("Grid", rule, cells, in: context)]
  }
}

/// The cells of a row, which the grid around it lays out.
private struct GridRowCells {
  let cells: [ViewNode]
}

/// A row of a grid.
public struct GridRow<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  /// Outside of a grid the cells lie in a row.
  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let cells = context.inStack(nil).nodes(of: content, at: .content)
    let node = ViewNode("GridRow", Stack.horizontal(alignment?.guide ?? .centerY), cells, in: context)
    node.traits.values[ObjectIdentifier(GridRowCells.self)] = GridRowCells(cells: cells)
    return [node]
  }
}

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// The length across the grid.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }

  var track: LazyGrid.Track {
    switch size {
    case .fixed(let length): .fixed(Double(length))
    case .flexible(let least, let most): .flexible(least: Double(least), most: Double(most))
    case .adaptive(let least, let most): .adaptive(least: Double(least), most: Double(most))
    }
  }
}

/// Views in columns, one row after another.
public struct LazyVGrid<Content: View>: View, PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing, content())
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let children = context.inStack(nil).nodes(of: content, at: .content)
    let rule = LazyGrid(
      .vertical, columns.map(\.track), alignment: columns.first?.alignment?.horizontal.guide ?? alignment.guide,
      trackSpacing: columns.first?.spacing.map { Double($0) }, spacing: spacing.map { Double($0) })
    return [ViewNode("LazyVGrid", rule, children, in: context)]
  }
}

/// Views in rows, one column after another.
public struct LazyHGrid<Content: View>: View, PrimitiveView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing, self.content) = (rows, alignment, spacing, content())
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let children = context.inStack(nil).nodes(of: content, at: .content)
    let rule = LazyGrid(
      .horizontal, rows.map(\.track), alignment: rows.first?.alignment?.vertical.guide ?? alignment.guide,
      trackSpacing: rows.first?.spacing.map { Double($0) }, spacing: spacing.map { Double($0) })
    return [ViewNode("LazyHGrid", rule, children, in: context)]
  }
}

extension View {
  /// The number of a grid's columns that the cell takes. Not supported: a cell takes one.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    changingNodes { node in
      guard count > 1 else { return }
      node.effects.append(
        .note(.init(kind: .approximateLook, message: "gridCellColumns(\(count)) is shown as one column.")))
    }
  }

  /// The directions in which the cell does not widen its column or row.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    changingNodes { $0.traits.gridUnsizedAxes = axes.layoutAxes }
  }
}

/// The first of several views whose ideal size fits.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let children = context.inStack(nil).nodes(of: content, at: .content)
    return [ViewNode("ViewThatFits", FirstThatFits(axes.layoutAxes), children, in: context)]
  }
}
