package import Foundation
package import UIKitValues

/// A point of a rectangle: the middle of an edge, a corner or the centre, moved by points or by a share of a size.
package struct LayoutAnchor: Hashable, Sendable {
  package var edges: NSDirectionalRectEdge
  package var offset: CGPoint
  /// Whether the offset is a share of the supplementary view's own size.
  package var isFractional: Bool

  package init(edges: NSDirectionalRectEdge, offset: CGPoint = .zero, isFractional: Bool = false) {
    (self.edges, self.offset, self.isFractional) = (edges, offset, isFractional)
  }

  /// The position along an axis as a share of an extent: 0 at its start, 1 at its end, else ½.
  func share(along axis: LayoutAxis) -> CGFloat {
    let start = edges.contains(axis == .horizontal ? .leading : .top)
    let end = edges.contains(axis == .horizontal ? .trailing : .bottom)
    if start == end { return 0.5 }
    return start ? 0 : 1
  }

  /// The offset in points, for a supplementary view of the size.
  func distance(_ size: CGSize) -> CGPoint {
    isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// A supplementary view of an item or group, such as a badge.
package struct LayoutSupplementary: Hashable, Sendable {
  package var kind: String
  package var size: LayoutDimensions
  package var contentInsets: NSDirectionalEdgeInsets
  package var zIndex: Int
  package var container: LayoutAnchor
  /// The point of the view that lies on the container's anchor; `nil` for a view inside the anchored edges.
  package var item: LayoutAnchor?

  package init(
    kind: String, size: LayoutDimensions, contentInsets: NSDirectionalEdgeInsets, zIndex: Int,
    container: LayoutAnchor, item: LayoutAnchor?
  ) {
    (self.kind, self.size, self.contentInsets) = (kind, size, contentInsets)
    (self.zIndex, self.container, self.item) = (zIndex, container, item)
  }
}

/// A supplementary view at the boundary of a section or of the whole layout, such as a header.
package struct LayoutBoundaryItem: Hashable, Sendable {
  package var kind: String
  package var size: LayoutDimensions
  package var contentInsets: NSDirectionalEdgeInsets
  package var zIndex: Int
  /// The edges of the section that the view lies at; none for its centre.
  package var edges: NSDirectionalRectEdge
  package var offset: CGPoint
  package var extendsBoundary: Bool
  package var pinsToVisibleBounds: Bool

  package init(
    kind: String, size: LayoutDimensions, contentInsets: NSDirectionalEdgeInsets, zIndex: Int,
    edges: NSDirectionalRectEdge, offset: CGPoint, extendsBoundary: Bool, pinsToVisibleBounds: Bool
  ) {
    (self.kind, self.size, self.contentInsets, self.zIndex) = (kind, size, contentInsets, zIndex)
    (self.edges, self.offset) = (edges, offset)
    (self.extendsBoundary, self.pinsToVisibleBounds) = (extendsBoundary, pinsToVisibleBounds)
  }
}

/// A background of a section.
package struct LayoutDecoration: Hashable, Sendable {
  package var kind: String
  package var contentInsets: NSDirectionalEdgeInsets
  package var zIndex: Int

  package init(kind: String, contentInsets: NSDirectionalEdgeInsets, zIndex: Int) {
    (self.kind, self.contentInsets, self.zIndex) = (kind, contentInsets, zIndex)
  }
}
