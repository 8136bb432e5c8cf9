package import Foundation
package import UIKitValues

/// A section of a compositional layout: a group that repeats, and what surrounds it.
package struct LayoutSection: Sendable {
  /// The way in which a section scrolls across the layout's own direction.
  package enum OrthogonalScrolling: Hashable, Sendable {
    case continuous
    case continuousGroupLeadingBoundary
    case paging
    case groupPaging
    case groupPagingCentered
  }

  package var group: LayoutItem
  package var contentInsets = NSDirectionalEdgeInsets.zero
  package var interGroupSpacing: CGFloat = 0
  /// `nil` for a section that scrolls with the layout.
  package var orthogonal: OrthogonalScrolling?
  package var boundaryItems: [LayoutBoundaryItem] = []
  package var decorations: [LayoutDecoration] = []
  /// The insets of the layout's room for groups, decorations and, unless they have their own, boundary items.
  package var reference = NSDirectionalEdgeInsets.zero
  /// The insets of the layout's room for boundary items.
  package var boundaryReference = NSDirectionalEdgeInsets.zero
  /// Whether the section's insets across the scrolling direction narrow its boundary items.
  package var boundaryItemsFollowInsets = true

  package init(group: LayoutItem) {
    self.group = group
  }
}
