import Foundation

/// How the cases of a sheet stand in rows, and how large their pictures are: one scale for all, so that sizes compare.
///
/// Each group of cases begins a row.
struct SheetGrid: Sendable {
  let cells: [[SheetCell]]
  let columns: Int
  /// Points of the sheet for a point of the device, at most 1.
  let scale: Double
  private let gap: Double

  init(_ cells: [[SheetCell]], columns: Int, scale: Double, gap: Double) {
    (self.cells, self.columns, self.scale, self.gap) = (cells, columns, scale, gap)
  }

  /// The cells of each row of a group.
  func rows(of group: Int) -> [Range<Int>] {
    let count = cells[group].count
    return stride(from: 0, to: count, by: columns).map { $0..<min($0 + columns, count) }
  }

  func width(of row: Range<Int>, in group: Int) -> Double {
    cells[group][row].reduce(gap * Double(row.count - 1)) { $0 + $1.width(scale: scale) }
  }

  func height(of row: Range<Int>, in group: Int) -> Double {
    cells[group][row].map { $0.height(scale: scale) }.max() ?? 0
  }

  private func map<Value>(_ body: (Range<Int>, Int) -> Value) -> [Value] {
    cells.indices.flatMap { group in rows(of: group).map { body($0, group) } }
  }

  /// Of the widest row.
  var width: Double { map(width(of:in:)).max() ?? 0 }

  /// Of each row, in their order.
  var rowHeights: [Double] { map(height(of:in:)) }

  /// Of all rows and what is between them.
  var height: Double { rowHeights.reduce(gap * Double(max(0, rowHeights.count - 1)), +) }
}

extension SheetGrid {
  /// The grid with the largest pictures, at most as large as on a device, that needs no more pages than pictures of the
  /// style's least scale would. Of several, the one whose shape is the most like the page's.
  ///
  /// - Parameters:
  ///   - arrangements: the same cells with their pictures arranged in one way or another.
  ///   - pageCount: how many pages a grid needs; nil if it has no room on any.
  static func fitting(
    _ arrangements: [[[SheetCell]]], _ style: SheetStyle, pageCount: (SheetGrid) -> Int?
  ) -> SheetGrid {
    func pages(_ grid: SheetGrid) -> Int? { grid.width <= style.contentWidth ? pageCount(grid) : nil }
    let candidates = arrangements.flatMap { cells in
      (1...max(1, cells.map(\.count).max() ?? 1)).map { columns in
        SheetGrid(cells, columns: columns, scale: style.leastScale, gap: style.gap)
      }
    }
    let fewest = candidates.compactMap(pages).min() ?? .max
    let fitting = candidates.map { $0.largest { pages($0).map { $0 <= fewest } ?? false } }
    return fitting.max { ($0.scale, -$0.stretch(in: style)) < ($1.scale, -$1.stretch(in: style)) } ?? candidates[0]
  }

  /// How much longer one side is than the page's, compared with the other.
  private func stretch(in style: SheetStyle) -> Double {
    abs(log(max(1, width) / style.contentWidth) - log(max(1, height) / style.contentHeight))
  }

  /// The same grid with the largest scale that fits, to the thousandth; the smallest where none does.
  private func largest(fits: (SheetGrid) -> Bool) -> SheetGrid {
    func grid(_ thousandths: Int) -> SheetGrid {
      SheetGrid(cells, columns: columns, scale: Double(thousandths) / 1_000, gap: gap)
    }
    if fits(grid(1_000)) { return grid(1_000) }
    var (low, high) = (1, 1_000)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(grid(middle)) { low = middle } else { high = middle }
    }
    return grid(low)
  }
}
