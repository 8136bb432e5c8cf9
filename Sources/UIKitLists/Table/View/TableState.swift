import Foundation

/// How far a table has come, and what it was told.
struct TableState {
  /// Nil until it is asked for after a reload, or a change of what heights follow from.
  var geometry: TableGeometry?
  /// What of the delegate's methods are the defaults, as far as they were called.
  var defaults: TableDelegateDefaults = []
  /// The methods for views of headers and footers that were called since the last reload.
  var hasAskedForView: TableDelegateDefaults = []
  /// The part that a view is asked for.
  var making: TablePart?
  /// Views of headers and footers that were asked for before they show.
  var made: [TablePart: UIView] = [:]
  /// Views of titles, which are the system's own.
  var titleViews: Set<ObjectIdentifier> = []
  var selected: [IndexPath] = []
  var isEditing = false
  var separatorInset: UIEdgeInsets?
  var batch = CollectionBatch()
  /// Whether the rows are being laid out.
  var isLayingOut = false
  /// Whether heights are being asked for.
  var isAsking = false
  /// Whether the delegate is being asked for a footer's view.
  var isAskingForFooter = false
  /// Whether rows or heights have become others since heights were asked for last.
  var hasChanged = false
  /// Whether all rows count as visible.
  var showsAll = false
  /// What measured heights depend on.
  var measured: TableMeasuringTerms?
  /// Heights to be kept through an update, by the parts' new places.
  var kept: [TablePart: PartHeight] = [:]
  /// How many rows each section had when that was last asked; nil after a reload.
  var counts: [Int]?
}

/// What the heights of rows depend on, apart from the rows.
struct TableMeasuringTerms: Equatable {
  var width: CGFloat
  var traits: TraitValues
}

/// Where a part of a table is shown.
struct TablePlacement: ElementPlacement {
  var frame: CGRect

  var size: CGSize { frame.size }
  func differs(from other: TablePlacement) -> Bool { size != other.size }

  func moved(to other: TablePlacement) -> TablePlacement {
    TablePlacement(frame: CGRect(origin: other.frame.origin, size: size))
  }
}

/// The parts of a table that have views.
typealias DisplayedTableParts = DisplayedElements<TablePart, UIView, TablePlacement>
typealias DisplayedTablePart = DisplayedTableParts.Element
