package import Foundation
package import UIKitValues

/// An item or a group in a compositional layout.
package struct LayoutItem: Sendable {
  package var size: LayoutDimensions
  /// The insets of the cell in the item's place, or of the subitems in the group's. Without effect along an axis that
  /// is estimated.
  package var contentInsets: NSDirectionalEdgeInsets
  package var edgeSpacing = LayoutEdgeSpacing()
  package var supplementaries: [LayoutSupplementary] = []
  /// The group's content; `nil` for an item.
  package var group: LayoutGroup?

  package init(size: LayoutDimensions, contentInsets: NSDirectionalEdgeInsets = .zero, group: LayoutGroup? = nil) {
    (self.size, self.contentInsets, self.group) = (size, contentInsets, group)
  }

  /// The insets that count: none along an axis that is estimated.
  var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if size.width.isEstimate { insets = insets.without(.horizontal) }
    if size.height.isEstimate { insets = insets.without(.vertical) }
    return insets
  }
}

/// The content of a group.
package struct LayoutGroup: Sendable {
  package enum Arrangement: Sendable {
    /// One subitem after the other along the axis. With a count, the subitems share the group in that many equal parts;
    /// without one they repeat as long as there is room.
    case line(LayoutAxis, count: Int?)
    /// Frames from a closure, which is given the group's size.
    case custom(CustomPlaces)
  }

  /// A closure that places the items of a custom group of the size.
  package typealias CustomPlaces = @MainActor (_ size: CGSize, _ insets: NSDirectionalEdgeInsets) -> [CustomPlace]

  package var arrangement: Arrangement
  package var subitems: [LayoutItem]
  package var spacing: LayoutSpacing

  package init(_ arrangement: Arrangement, subitems: [LayoutItem] = [], spacing: LayoutSpacing = .none) {
    (self.arrangement, self.subitems, self.spacing) = (arrangement, subitems, spacing)
  }
}

/// The place of an item in a custom group, in the group's coordinates.
package struct CustomPlace: Hashable, Sendable {
  package var frame: CGRect
  package var zIndex: Int

  package init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
  }
}
