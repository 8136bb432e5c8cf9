package import Foundation
package import UIKitValues

/// An axis of the plane. Sizes, points, rectangles and insets are read along it, so that one piece of arithmetic serves
/// both directions.
package enum LayoutAxis: Hashable, Sendable {
  case horizontal
  case vertical

  /// The other axis.
  package var across: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  /// The width or the height.
  package subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  /// The x or the y coordinate.
  package subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGRect {
  /// The start and the end along an axis.
  package func range(along axis: LayoutAxis) -> (start: CGFloat, end: CGFloat) {
    (origin[axis], origin[axis] + size[axis])
  }

  /// The rectangle moved along an axis.
  package func moved(by distance: CGFloat, along axis: LayoutAxis) -> CGRect {
    var rect = self
    rect.origin[axis] += distance
    return rect
  }

  /// The rectangle less the insets, with leading at the left; sizes do not become negative.
  package func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}

extension NSDirectionalEdgeInsets {
  /// The inset at the start of an axis: leading or top.
  package func start(of axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }
  /// The inset at the end of an axis: trailing or bottom.
  package func end(of axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
  /// Both insets of an axis.
  package func sum(along axis: LayoutAxis) -> CGFloat { start(of: axis) + end(of: axis) }

  /// The insets without those of an axis.
  package func without(_ axis: LayoutAxis) -> NSDirectionalEdgeInsets {
    axis == .horizontal
      ? NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
      : NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
  }
}
