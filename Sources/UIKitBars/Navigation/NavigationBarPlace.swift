import Foundation
import UIKitCore

/// The navigation controller's values for its bar.
struct NavigationBarPlace: Equatable {
  /// Whether the bar belongs to a controller.
  var isInController = false
  /// Whether the bar is in a page or form sheet.
  var isInSheet = false
  /// Whether the content lies below all of the bar.
  var isAtEdge = false
  /// The height above the bar that its background covers.
  var overhang: CGFloat = 0
  /// The distance by which the content has been scrolled from its start.
  var scrolled: CGFloat = 0
  /// Whether the row with the title is left out, as during a search.
  var hidesRow = false
  /// The button that changes the columns of a split view.
  var columnItem: UIBarButtonItem?
}
