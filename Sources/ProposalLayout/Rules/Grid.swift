/// `Grid`: columns as wide as their widest cell, rows as high as their highest (D1 to D3).
///
/// It is not known what a grid does that is too narrow: columns share its width, and rows its height, as a stack's
/// children do. A cell of several columns, and a view across all of them, is offered the grid's width; what it needs beyond
/// its columns is shared alike by these, which is not settled either.
package struct Grid: LayoutRule {
  /// A row of a grid.
  package enum Row: Sendable {
    /// A row of that many cells, with an alignment of its own, or the grid's.
    case cells(Int, alignment: AlignmentGuide? = nil)
    /// A view across all columns.
    case spanning
  }

  /// A cell's traits for its grid.
  package struct CellTraits: Sendable {
    /// The number of columns that the cell takes.
    package var columns = 1
    /// The place in the cell and in its room that coincide, as fractions of their sizes; nil for the grid's alignment.
    package var anchor: LayoutPoint?
    /// The alignment of the column that the cell is in.
    package var columnAlignment: AlignmentGuide?
    /// The directions in which the cell does not widen its column or row.
    package var unsized: Set<LayoutAxis> = []

    package init() {}
  }

  private let rows: [Row]
  private let alignment: LayoutAlignment
  private let horizontalSpacing: Double
  private let verticalSpacing: Double
  private let cells: [Cell]
  /// The alignments of columns that differ from the grid's.
  private let columnAlignments: [Int: AlignmentGuide]
  /// Cells may take up to this many columns.
  package static let columnLimit = 10_000

  /// - Parameters:
  ///   - spacing: the distances of columns and of rows; nil for 8 points (objc.io).
  ///   - traits: what cells say, by their index among the children.
  package init(
    _ rows: [Row], alignment: LayoutAlignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, traits: [Int: CellTraits] = [:]
  ) {
    self.rows = rows
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing ?? LayoutSpacing.standardDistance
    self.verticalSpacing = verticalSpacing ?? LayoutSpacing.standardDistance
    cells = Self.cells(of: rows, traits)
    var alignments: [Int: AlignmentGuide] = [:]
    for cell in cells {
      guard let column = cell.columns?.lowerBound, let guide = cell.traits.columnAlignment else { continue }
      if alignments[column] == nil { alignments[column] = guide }
    }
    columnAlignments = alignments
  }

  /// A child with its place in the grid.
  private struct Cell: Sendable {
    let index: Int
    let row: Int
    /// The columns; nil for a view across all.
    let columns: Range<Int>?
    let traits: CellTraits
  }

  private static func cells(of rows: [Row], _ traits: [Int: CellTraits]) -> [Cell] {
    var result: [Cell] = []
    for (row, kind) in rows.enumerated() {
      switch kind {
      case .cells(let count, _):
        var column = 0
        for _ in 0..<count {
          let traits = traits[result.count] ?? CellTraits()
          let end = column + min(max(1, traits.columns), columnLimit)
          result.append(Cell(index: result.count, row: row, columns: column..<end, traits: traits))
          column = end
        }
      case .spanning:
        result.append(
          Cell(index: result.count, row: row, columns: nil, traits: traits[result.count] ?? CellTraits()))
      }
    }
    return result
  }

  package func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    let (columns, rows) = lengths(proposal, children)
    return LayoutSize(
      width: Self.total(columns, horizontalSpacing), height: Self.total(rows, verticalSpacing))
  }

  package func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    let (columns, rows) = lengths(proposal, children)
    let (lefts, tops) = (Self.starts(columns, horizontalSpacing), Self.starts(rows, verticalSpacing))
    for cell in cells where cell.index < children.count {
      let room = LayoutSize(
        width: Self.total(columns[cell.columns ?? columns.indices], horizontalSpacing), height: rows[cell.row])
      let corner = LayoutPoint(x: cell.columns.map { lefts[$0.lowerBound] } ?? 0, y: tops[cell.row])
      let child = children[cell.index]
      let offer = ProposedSize(room)
      child.place(at: corner + inside(cell, child, room, offer), proposal: offer)
    }
  }

  /// The place of a cell in its room.
  private func inside(_ cell: Cell, _ child: LayoutNode, _ room: LayoutSize, _ offer: ProposedSize) -> LayoutPoint {
    if let anchor = cell.traits.anchor {
      let size = child.size(for: offer)
      return LayoutPoint(x: anchor.x * (room.width - size.width), y: anchor.y * (room.height - size.height))
    }
    let horizontal = cell.columns.flatMap { columnAlignments[$0.lowerBound] } ?? alignment.horizontal
    var vertical = alignment.vertical
    if case .cells(_, let own?) = rows[cell.row] { vertical = own }
    return LayoutPoint(
      x: horizontal.defaultValue(room) - child.place(of: horizontal, for: offer),
      y: vertical.defaultValue(room) - child.place(of: vertical, for: offer))
  }

  private func lengths(_ proposal: ProposedSize, _ children: LayoutChildren) -> (columns: [Double], rows: [Double]) {
    let cells = cells.filter { $0.index < children.count }
    let count = cells.compactMap(\.columns?.upperBound).max() ?? 0
    var (inColumn, inRow) = ([[Cell]](repeating: [], count: count), [[Cell]](repeating: [], count: rows.count))
    for cell in cells {
      if let columns = cell.columns, columns.count == 1, !sizes(cell, .horizontal) {
        inColumn[columns.lowerBound].append(cell)
      }
      if !sizes(cell, .vertical) { inRow[cell.row].append(cell) }
    }
    var columns = share(proposal.width, horizontalSpacing, count) { column, width in
      inColumn[column].lazy
        .map { children[$0.index].size(for: ProposedSize(width: width, height: proposal.height)).width }.max() ?? 0
    }
    for cell in cells where !sizes(cell, .horizontal) {
      let range = cell.columns ?? columns.indices
      guard range.count > 1 || cell.columns == nil && count == 1 else { continue }
      let known = Self.total(columns[range], horizontalSpacing)
      let missing = children[cell.index].size(for: proposal).width - known
      if missing > 0, missing.isFinite { for column in range { columns[column] += missing / Double(range.count) } }
    }
    let whole = Self.total(columns, horizontalSpacing)
    let rows = share(proposal.height, verticalSpacing, rows.count) { row, height in
      inRow[row].lazy
        .map { cell in
          let own = cell.columns.map { Self.total(columns[$0], horizontalSpacing) }
          let width = own ?? (count > 0 ? whole : proposal.width)
          return children[cell.index].size(for: ProposedSize(width: width, height: height)).height
        }.max() ?? 0
    }
    guard count == 0 else { return (columns, rows) }
    // Without a row of cells there is one column, as wide as the widest view.
    let widest = cells.map { children[$0.index].size(for: proposal).width }.max() ?? 0
    return ([widest], rows)
  }

  private func sizes(_ cell: Cell, _ axis: LayoutAxis) -> Bool { cell.traits.unsized.contains(axis) }

  private func share(
    _ room: Double?, _ spacing: Double, _ count: Int, _ length: @escaping (Int, Double?) -> Double
  ) -> [Double] {
    guard let room else { return (0..<count).map { length($0, nil) } }
    let parts = (0..<count).map { index in RoomSharing.Part(priority: 0) { length(index, $0) } }
    let offers = RoomSharing.proposals(for: parts, in: room - spacing * Double(max(0, count - 1)))
    return (0..<count).map { length($0, offers[$0]) }
  }

  private static func total(_ lengths: some Collection<Double>, _ spacing: Double) -> Double {
    lengths.reduce(0, +) + spacing * Double(max(0, lengths.count - 1))
  }

  /// The beginnings of columns or rows.
  private static func starts(_ lengths: [Double], _ spacing: Double) -> [Double] {
    var position = 0.0
    return lengths.map { length in
      defer { position += length + spacing }
      return position
    }
  }
}
