public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// A layout of the engine's own: the functions of `Layout` ask its rule.
protocol RuleLayout: Layout where Cache == Void {
  /// The rule for a number of views.
  func rule(count: Int) -> any LayoutRule
  static var kind: String { get }
}

extension RuleLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    CGSize(rule(count: subviews.count).size(for: proposal.proposal, subviews.children))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    guard subviews.access.isPlacing else { return }
    let children = subviews.children
    rule(count: subviews.count).place(children, in: LayoutSize(bounds.size), for: proposal.proposal)
    let corner = LayoutPoint(x: Double(bounds.minX), y: Double(bounds.minY))
    for child in children.nodes {
      guard corner != .zero, let placement = child.placement else { continue }
      child.place(at: placement.origin + corner, proposal: placement.proposal)
    }
  }

  public func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
    ViewSpacing(rule(count: subviews.count).spacing(of: subviews.children))
  }

  @MainActor public func _makeNodes(_ subviews: [ViewNode], in context: NodeContext) -> [ViewNode] {
    [ViewNode(Self.kind, rule(count: subviews.count), subviews, in: context)]
  }
}

/// The layout of `HStack`.
public struct HStackLayout: RuleLayout, Sendable {
  /// The alignment of subviews between top and bottom.
  public var alignment: VerticalAlignment
  /// The distance of neighbours in points; nil for the standard one.
  public var spacing: CGFloat?

  /// Subviews in a row. The distance of neighbours is points, nil for the standard one.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }
  static var kind: String { "HStack" }

  func rule(count: Int) -> any LayoutRule { Stack.horizontal(alignment.guide, spacing: spacing.map { Double($0) }) }
}

/// The layout of `VStack`.
public struct VStackLayout: RuleLayout, Sendable {
  /// The alignment of subviews between the sides.
  public var alignment: HorizontalAlignment
  /// The distance of neighbours in points; nil for the standard one.
  public var spacing: CGFloat?

  /// Subviews in a column. The distance of neighbours is points, nil for the standard one.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var layoutProperties: LayoutProperties { .stack(.vertical) }
  static var kind: String { "VStack" }

  func rule(count: Int) -> any LayoutRule { Stack.vertical(alignment.guide, spacing: spacing.map { Double($0) }) }
}

/// The layout of `ZStack`.
public struct ZStackLayout: RuleLayout, Sendable {
  /// The alignment of subviews.
  public var alignment: Alignment

  /// Subviews one above the other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  static var kind: String { "ZStack" }

  func rule(count: Int) -> any LayoutRule { Layers(alignment.layoutAlignment) }
}

/// The layout of `Grid`.
public struct GridLayout: RuleLayout, Sendable {
  /// The alignment of cells in their columns and rows.
  public var alignment: Alignment
  /// The distance of columns in points; nil for the standard one.
  public var horizontalSpacing: CGFloat?
  /// The distance of rows in points; nil for the standard one.
  public var verticalSpacing: CGFloat?

  /// Subviews in rows and columns. Distances are points, nil for the standard one.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
  }

  static var kind: String { "Grid" }

  /// Each view in a row of its own. With `GridRow`s in it, see `_makeNodes`.
  func rule(count: Int) -> any LayoutRule { rule([ProposalLayout.Grid.Row](repeating: .spanning, count: count), [:]) }

  func rule(
    _ rows: [ProposalLayout.Grid.Row], _ traits: [Int: ProposalLayout.Grid.CellTraits]
  ) -> ProposalLayout.Grid {
    ProposalLayout.Grid(
      rows, alignment: alignment.layoutAlignment, horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) }, traits: traits)
  }

  @MainActor public func _makeNodes(_ subviews: [ViewNode], in context: NodeContext) -> [ViewNode] {
    var rows: [ProposalLayout.Grid.Row] = []
    var cells: [ViewNode] = []
    for row in subviews {
      if let members = row.traits.values[ObjectIdentifier(GridRowCells.self)] as? GridRowCells {
        rows.append(.cells(members.cells.count, alignment: members.alignment))
        cells += members.cells
      } else {
        rows.append(.spanning)
        cells.append(row)
      }
    }
    var traits: [Int: ProposalLayout.Grid.CellTraits] = [:]
    for (index, cell) in cells.enumerated() { traits[index] = cell.gridCell }
    return [ViewNode(Self.kind, rule(rows, traits), cells, in: context)]
  }
}

extension LayoutProperties {
  fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
