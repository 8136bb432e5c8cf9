public import Foundation

/// A container whose elements are the cells of a table. Rows and columns count from 0.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// The cell that covers a place; `nil` if none does.
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  /// The number of rows.
  func accessibilityRowCount() -> Int
  /// The number of columns.
  func accessibilityColumnCount() -> Int
  /// The headers of a row; `nil` by default.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// The headers of a column; `nil` by default.
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  /// No headers.
  public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
  /// No headers.
  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// An element that is a cell of a table.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// The rows that the cell covers; the location is `NSNotFound` if it is not in a row.
  func accessibilityRowRange() -> NSRange
  /// The columns that the cell covers; the location is `NSNotFound` if it is not in a column.
  func accessibilityColumnRange() -> NSRange
}
