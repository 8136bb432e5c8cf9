package import Foundation

/// A width or height in a compositional layout, before its container is known.
package struct LayoutDimension: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A share of the container's width, also as a height.
    case fractionalWidth
    /// A share of the container's height, also as a width.
    case fractionalHeight
    /// Points.
    case absolute
    /// Points, until the element has been asked for its own size.
    case estimated
    /// As `estimated`, but no sibling in the group is smaller than another.
    case uniformAcrossSiblings
  }

  package var kind: Kind
  /// A share or points.
  package var value: CGFloat

  package init(_ kind: Kind, _ value: CGFloat) {
    (self.kind, self.value) = (kind, value)
  }

  /// Whether the element itself decides.
  package var isEstimate: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
  /// Whether the dimension is a share of its container.
  package var isFraction: Bool { kind == .fractionalWidth || kind == .fractionalHeight }
}

/// A width and a height in a compositional layout.
package struct LayoutDimensions: Hashable, Sendable {
  package var width: LayoutDimension
  package var height: LayoutDimension

  package init(width: LayoutDimension, height: LayoutDimension) {
    (self.width, self.height) = (width, height)
  }

  package subscript(axis: LayoutAxis) -> LayoutDimension { axis == .horizontal ? width : height }
}

/// A distance between elements, or between an element and an edge.
package struct LayoutSpacing: Hashable, Sendable {
  /// Whether the distance also takes a share of what room is left over.
  package var isFlexible: Bool
  /// Points; of a flexible distance the least.
  package var length: CGFloat

  package init(isFlexible: Bool, length: CGFloat) {
    (self.isFlexible, self.length) = (isFlexible, length)
  }

  /// No distance.
  package static let none = LayoutSpacing(isFlexible: false, length: 0)
}

/// The distances around an element, outside of its size.
package struct LayoutEdgeSpacing: Hashable, Sendable {
  package var leading = LayoutSpacing.none
  package var top = LayoutSpacing.none
  package var trailing = LayoutSpacing.none
  package var bottom = LayoutSpacing.none

  package init() {}

  /// The distance at the start of an axis.
  package func start(of axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? leading : top }
  /// The distance at the end of an axis.
  package func end(of axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? trailing : bottom }
}
