import Foundation

/// The arrangement of a sheet's cases in rows, with one scale for all pictures, so that sizes can be compared.
///
/// Each group of cases begins a new row.
struct SheetGrid: Sendable {
  let cells: [[SheetCell]]
  let columns: Int
  /// Points of the sheet per point of the device, at most 1.
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

  /// The width of the widest row.
  var width: Double { map(width(of:in:)).max() ?? 0 }

  /// The height of each row, in order.
  var rowHeights: [Double] { map(height(of:in:)) }

  /// The height of all rows and the gaps between them.
  var height: Double { rowHeights.reduce(gap * Double(max(0, rowHeights.count - 1)), +) }
}

extension SheetGrid {
  /// The grid with the largest pictures, at most as large as on a device, that needs no more pages than pictures at the
  /// style's smallest scale would. Of several, the one whose shape is closest to the page's.
  ///
  /// - Parameters:
  ///   - arrangements: the same cells with their pictures arranged in different ways.
  ///   - pageCount: returns the number of pages that a grid needs; nil if it fits on none.
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

  /// The difference between the grid's shape and the page's: the absolute logarithm of their aspect ratios' quotient.
  private func stretch(in style: SheetStyle) -> Double {
    abs(log(max(1, width) / style.contentWidth) - log(max(1, height) / style.contentHeight))
  }

  /// The same grid at the largest scale that fits, in thousandths; at the smallest if none does.
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
