import Foundation

/// The state of a table view.
struct TableState {
  /// The positions of all parts; `nil` until they are needed after a reload, or after a change that affects heights.
  var geometry: TableGeometry?
  /// The delegate methods that are known to be the protocol's defaults, because they were called.
  var defaults: TableDelegateDefaults = []
  /// The delegate methods for views of headers and footers that were called since the last reload.
  var hasAskedForView: TableDelegateDefaults = []
  /// The part whose view is being created.
  var making: TablePart?
  /// The views of headers and footers that were created before they are displayed.
  var made: [TablePart: UIView] = [:]
  /// The views of titles, which are the system's own.
  var titleViews: Set<ObjectIdentifier> = []
  var selected: [IndexPath] = []
  var isEditing = false
  var separatorInset: UIEdgeInsets?
  /// The titles of the index, as last asked for; `nil` after a reload.
  var indexTitles: [String]?
  var index: TableIndexView?
  var batch = CollectionBatch()
  /// Whether the table was reloaded, and not laid out since.
  var isReloaded = false
  /// Whether the parts are being laid out.
  var isLayingOut = false
  /// Whether counts and heights are being asked for.
  var isAsking = false
  /// Whether the delegate is being asked for a footer's view.
  var isAskingForFooter = false
  /// Whether rows or heights have changed since heights were last asked for.
  var hasChanged = false
  /// Whether all rows count as visible.
  var showsAll = false
  /// The conditions under which heights were measured.
  var measured: TableMeasuringTerms?
  /// The heights to keep through an update, by the parts' new positions.
  var kept: [TablePart: PartHeight] = [:]
  /// The number of rows in each section when last asked for; `nil` after a reload.
  var counts: [Int]?
}

/// The conditions that the heights of rows depend on, besides their content.
struct TableMeasuringTerms: Equatable {
  var width: CGFloat
  var traits: TraitValues
}

/// The position of a displayed part of a table.
struct TablePlacement: ElementPlacement {
  var frame: CGRect

  var size: CGSize { frame.size }
  func differs(from other: TablePlacement) -> Bool { size != other.size }

  func moved(to other: TablePlacement) -> TablePlacement {
    TablePlacement(frame: CGRect(origin: other.frame.origin, size: size))
  }
}

/// The parts of a table that currently have views.
typealias DisplayedTableParts = DisplayedElements<TablePart, UIView, TablePlacement>
typealias DisplayedTablePart = DisplayedTableParts.Element
