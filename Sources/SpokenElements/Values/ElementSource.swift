package import Drawing
package import Foundation

/// The facts that a search reads off an element, before its place in the order and its words are known.
package struct ElementSource: Sendable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits = SpokenTraits()
  package var frame = CGRect.zero
  package var path: Path?
  /// The activation point that was set or that the class has; `nil` for the frame's centre.
  package var activationPoint: CGPoint?
  package var customActions: [String] = []
  package var customContent: [SpokenElement.CustomContent] = []
  package var userInputLabels: [String] = []
  package var respondsToUserInteraction = true
  package var speech: [SpokenElement.SpeechAttribute] = []
  package var language: String?
  package var identifier: String?
  /// The place in a data table, of a cell of one.
  package var cell: DataTableCell?
  package var containers: [SpokenContainer] = []
  package var node: [Int] = []

  package init() {}
}

/// The place of an element in a data table. Rows and columns count from 0.
package struct DataTableCell: Sendable, Equatable {
  /// A header of the cell's row or column.
  package struct Header: Sendable, Equatable {
    package var label: String?
    package var value: String?

    package init(label: String?, value: String?) {
      (self.label, self.value) = (label, value)
    }
  }

  /// `nil` if the row is not defined.
  package var row: Int?
  /// `nil` if the column is not defined.
  package var column: Int?
  package var rowSpan: Int
  package var columnSpan: Int
  /// Whether no other cell of the row begins at a smaller column.
  package var isFirstOfRow: Bool
  /// The headers that are said with the cell, those of the row first.
  package var headers: [Header]

  package init(row: Int?, column: Int?, rowSpan: Int, columnSpan: Int, isFirstOfRow: Bool, headers: [Header]) {
    (self.row, self.column, self.rowSpan, self.columnSpan) = (row, column, rowSpan, columnSpan)
    (self.isFirstOfRow, self.headers) = (isFirstOfRow, headers)
  }
}
