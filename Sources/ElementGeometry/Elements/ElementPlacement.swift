package import Foundation

/// The position and appearance of an element: the layout attributes in a collection view, the frame in a table.
///
/// A view's preference is a placement as well: the one that it was asked with, changed to what it prefers.
@MainActor
package protocol ElementPlacement {
  var size: CGSize { get }
  /// Whether the size is computed only when it is read.
  var isSizeDeferred: Bool { get }
  /// Whether anything but the position differs: views prefer sizes, not positions.
  func differs(from other: Self) -> Bool
  /// An independent copy at the other placement's position.
  func moved(to other: Self) -> Self
}

extension ElementPlacement {
  /// `false`, for placements that are created with their sizes.
  package var isSizeDeferred: Bool { false }
}
