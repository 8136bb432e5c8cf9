import Foundation

/// An item's place in the outline of its section.
struct OutlinePlace: Equatable {
  /// The number of items above it.
  var level: Int
  /// Whether its children are visible.
  var isExpanded: Bool
}

/// A data source whose sections may be outlines.
@MainActor
protocol OutlineSource: AnyObject {
  /// The place of the item at an index path; `nil` in a section that is not an outline.
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace?
}
