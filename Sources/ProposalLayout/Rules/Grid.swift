/// `Grid`: columns as wide as their widest cell, rows as high as their highest (D1 to D3).
///
/// It is not known what a grid does that is too narrow: columns share its width, and rows its height, as a stack's
/// children do.
package struct Grid: LayoutRule {
  /// What the children are, in order.
  package enum Row: Sendable {
    /// A row of that many cells.
    case cells(Int)
    /// A view across all columns.
    case spanning
  }

  private let rows: [Row]
  private let alignment: LayoutAlignment
  private let horizontalSpacing: Double
  private let verticalSpacing: Double
  private let unsized: [Int: Set<LayoutAxis>]

  /// - Parameters:
  ///   - spacing: the distances of columns and of rows; nil for 8 points (objc.io).
  ///   - unsized: the directions in which cells, by their index, do not widen their column or row.
  package init(
    _ rows: [Row], alignment: LayoutAlignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, unsized: [Int: Set<LayoutAxis>] = [:]
  ) {
    self.rows = rows
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing ?? LayoutSpacing.standardDistance
    self.verticalSpacing = verticalSpacing ?? LayoutSpacing.standardDistance
    self.unsized = unsized
  }

  /// A child with its place in the grid.
  private struct Cell {
    let index: Int
    let row: Int
    /// The column; nil for a view across all.
    let column: Int?
  }

  private var cells: [Cell] {
    var result: [Cell] = []
    for (row, kind) in rows.enumerated() {
      switch kind {
      case .cells(let count):
        for column in 0..<count { result.append(Cell(index: result.count, row: row, column: column)) }
      case .spanning: result.append(Cell(index: result.count, row: row, column: nil))
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
    let whole = Self.total(columns, horizontalSpacing)
    for cell in cells where cell.index < children.count {
      let x = cell.column.map { Self.total(Array(columns[..<$0]), horizontalSpacing, after: true) } ?? 0
      let y = Self.total(Array(rows[..<cell.row]), verticalSpacing, after: true)
      let room = LayoutSize(width: cell.column.map { columns[$0] } ?? whole, height: rows[cell.row])
      let child = children[cell.index]
      let offer = ProposedSize(room)
      let inside = LayoutPoint(
        x: alignment.horizontal.defaultValue(room) - child.place(of: alignment.horizontal, for: offer),
        y: alignment.vertical.defaultValue(room) - child.place(of: alignment.vertical, for: offer))
      child.place(at: LayoutPoint(x: x, y: y) + inside, proposal: offer)
    }
  }

  private func lengths(_ proposal: ProposedSize, _ children: LayoutChildren) -> (columns: [Double], rows: [Double]) {
    let cells = cells.filter { $0.index < children.count }
    let count = (cells.compactMap(\.column).max() ?? -1) + 1
    let columns = share(proposal.width, horizontalSpacing, count) { column, width in
      cells.lazy.filter { $0.column == column && !sizes($0, .horizontal) }
        .map { children[$0.index].size(for: ProposedSize(width: width, height: proposal.height)).width }.max() ?? 0
    }
    let whole = Self.total(columns, horizontalSpacing)
    let rows = share(proposal.height, verticalSpacing, rows.count) { row, height in
      cells.lazy.filter { $0.row == row && !sizes($0, .vertical) }
        .map { cell in
          let width = cell.column.map { columns[$0] } ?? (count > 0 ? whole : proposal.width)
          return children[cell.index].size(for: ProposedSize(width: width, height: height)).height
        }.max() ?? 0
    }
    guard count == 0 else { return (columns, rows) }
    // Without a row of cells there is one column, as wide as the widest view.
    let widest = cells.map { children[$0.index].size(for: proposal).width }.max() ?? 0
    return ([widest], rows)
  }

  private func sizes(_ cell: Cell, _ axis: LayoutAxis) -> Bool { unsized[cell.index]?.contains(axis) ?? false }

  private func share(
    _ room: Double?, _ spacing: Double, _ count: Int, _ length: @escaping (Int, Double?) -> Double
  ) -> [Double] {
    guard let room else { return (0..<count).map { length($0, nil) } }
    let parts = (0..<count).map { index in RoomSharing.Part(priority: 0) { length(index, $0) } }
    let offers = RoomSharing.proposals(for: parts, in: room - spacing * Double(max(0, count - 1)))
    return (0..<count).map { length($0, offers[$0]) }
  }

  private static func total(_ lengths: [Double], _ spacing: Double, after: Bool = false) -> Double {
    lengths.reduce(0, +) + spacing * Double(max(0, lengths.count - (after ? 0 : 1)))
  }
}

/// `LazyVGrid`, `LazyHGrid`: tracks across the axis share the width (or height) that is proposed (L1 to L4). One flexible track
/// is a lazy stack.
package struct LazyGrid: LayoutRule {
  /// A column of a vertical grid, or a row of a horizontal one; lengths in points.
  package enum Track: Sendable {
    case fixed(Double)
    case flexible(least: Double, most: Double)
    /// As many as fit, each at least that long.
    case adaptive(least: Double, most: Double)

    /// The lengths of the tracks in a room.
    func lengths(in room: Double, spacing: Double) -> [Double] {
      switch self {
      case .fixed(let length): return [length]
      case .flexible(let least, let most): return [max(least, min(room, most))]
      case .adaptive(let least, let most):
        let fitting = ((room + spacing) / (least + spacing)).rounded(.down)
        let count = fitting.isFinite ? max(1, min(fitting, 10_000)) : 1
        let length = (room - (count - 1) * spacing) / count
        return [Double](repeating: max(least, min(length, most)), count: Int(count))
      }
    }
  }

  private let axis: LayoutAxis
  private let tracks: [Track]
  private let alignment: AlignmentGuide
  private let trackSpacing: Double
  private let spacing: Double

  /// - Parameters:
  ///   - axis: the direction in which the grid grows.
  ///   - alignment: a guide across the axis: where a cell lies that is shorter than its track.
  ///   - trackSpacing: the distance of tracks; nil for 8 points.
  ///   - spacing: the distance of lines of cells; nil for 8 points.
  package init(
    _ axis: LayoutAxis, _ tracks: [Track], alignment: AlignmentGuide, trackSpacing: Double? = nil,
    spacing: Double? = nil
  ) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.trackSpacing = trackSpacing ?? LayoutSpacing.standardDistance
    self.spacing = spacing ?? LayoutSpacing.standardDistance
  }

  package func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    let lengths = lengths(proposal)
    let lines = lines(lengths, children)
    return LayoutSize(
      lines.reduce(0, +) + spacing * Double(max(0, lines.count - 1)), along: axis,
      across: max(proposal[axis.other] ?? 0, Self.total(lengths, trackSpacing)))
  }

  package func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    let lengths = lengths(proposal)
    guard !lengths.isEmpty else { return }
    var position = 0.0
    for (line, length) in lines(lengths, children).enumerated() {
      var across = max(0, (size[axis.other] - Self.total(lengths, trackSpacing)) / 2)
      for (column, track) in lengths.enumerated() where line * lengths.count + column < children.count {
        let child = children[line * lengths.count + column]
        let offer = offer(track)
        var room = LayoutSize.zero
        (room[axis], room[axis.other]) = (length, track)
        var origin = LayoutPoint.zero
        origin[axis] = position + (length - child.size(for: offer)[axis]) / 2
        origin[axis.other] = across + alignment.defaultValue(room) - child.place(of: alignment, for: offer)
        child.place(at: origin, proposal: offer)
        across += track + trackSpacing
      }
      position += length + spacing
    }
  }

  private func offer(_ track: Double) -> ProposedSize {
    axis == .vertical ? ProposedSize(width: track, height: nil) : ProposedSize(width: nil, height: track)
  }

  /// Fixed tracks first; each of the others is offered an equal part of what is left, in order.
  private func lengths(_ proposal: ProposedSize) -> [Double] {
    let fixed = tracks.map { track in
      if case .fixed(let length) = track { length } else { 0.0 }
    }
    var room = (proposal[axis.other] ?? 0) - fixed.reduce(0, +) - trackSpacing * Double(max(0, tracks.count - 1))
    var left = tracks.count { if case .fixed = $0 { false } else { true } }
    var result: [Double] = []
    for track in tracks {
      if case .fixed(let length) = track {
        result.append(length)
        continue
      }
      let lengths = track.lengths(in: max(0, room / Double(left)), spacing: trackSpacing)
      result += lengths
      room -= Self.total(lengths, trackSpacing)
      left -= 1
    }
    return result
  }

  private func lines(_ lengths: [Double], _ children: LayoutChildren) -> [Double] {
    guard !lengths.isEmpty else { return [] }
    return stride(from: 0, to: children.count, by: lengths.count).map { start in
      (start..<min(start + lengths.count, children.count))
        .map { children[$0].size(for: offer(lengths[$0 - start]))[axis] }.max() ?? 0
    }
  }

  private static func total(_ lengths: [Double], _ spacing: Double) -> Double {
    lengths.reduce(0, +) + spacing * Double(max(0, lengths.count - 1))
  }
}
