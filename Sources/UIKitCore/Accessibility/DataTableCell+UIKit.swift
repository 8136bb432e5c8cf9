import Foundation
import SpokenElements

extension DataTableCell {
  /// The columns that are searched for a row's first cell.
  private static let columnLimit = 1_000

  /// A cell's place in its table, and the headers that are said with it: those of its row if it is the row's first cell,
  /// then those of its column. The cell itself is left out, and for a row's first cell the one directly above, which has
  /// just been read. (AccessibilitySnapshot's pictures and rules, H as the library's, M as VoiceOver's.)
  @MainActor
  init(_ cell: any UIAccessibilityContainerDataTableCell, in table: any UIAccessibilityContainerDataTable) {
    let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
    let row = rows.location == NSNotFound ? nil : rows.location
    let column = columns.location == NSNotFound ? nil : columns.location
    let isFirst = Self.isFirstOfRow(row, column, in: table)
    var headers: [any UIAccessibilityContainerDataTableCell] = []
    if let row, isFirst {
      headers += (table.accessibilityHeaderElements(forRow: row) ?? []).filter { $0 !== cell }
    }
    if let column {
      let above = row.flatMap { row in
        isFirst && row > 0 ? table.accessibilityDataTableCellElement(forRow: row - 1, column: column) : nil
      }
      headers += (table.accessibilityHeaderElements(forColumn: column) ?? []).filter { $0 !== cell && $0 !== above }
    }
    self.init(
      row: row, column: column, rowSpan: rows.length, columnSpan: columns.length, isFirstOfRow: isFirst,
      headers: headers.compactMap { header in
        (header as? any UIKitObject).map {
          Header(label: $0.accessibilityResponder.spokenLabel, value: $0.accessibilityResponder.spokenValue)
        }
      })
  }

  /// Whether no cell of the row begins at a smaller column.
  @MainActor
  private static func isFirstOfRow(
    _ row: Int?, _ column: Int?, in table: any UIAccessibilityContainerDataTable
  ) -> Bool {
    guard let row, let column else { return false }
    let end = min(column, table.accessibilityColumnCount(), columnLimit)
    guard end > 0 else { return true }
    return !(0..<end).contains { index in
      guard let other = table.accessibilityDataTableCellElement(forRow: row, column: index) else { return false }
      return other.accessibilityColumnRange().location < column
    }
  }
}
