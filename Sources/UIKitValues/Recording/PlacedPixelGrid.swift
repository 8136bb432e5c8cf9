package import Foundation
package import SystemText

/// The device's pixels in coordinates that begin elsewhere than the picture does, as those of a view in it.
///
/// At three pixels a point, in a view at (0.5, 0), the nearest place to 10 is 9.8333: the pixel's edge at 10.3333.
@_spi(Subclasses) public struct PlacedPixelGrid: Sendable {
  package let grid: PixelGrid
  /// Where (0, 0) lies in the picture, in points.
  package let zero: CGPoint

  package init(_ grid: PixelGrid, zero: CGPoint) { (self.grid, self.zero) = (grid, zero) }

  /// The same pixels in coordinates that begin at a point of these.
  package func beginning(at point: CGPoint) -> PlacedPixelGrid {
    PlacedPixelGrid(grid, zero: CGPoint(x: zero.x + point.x, y: zero.y + point.y))
  }

  /// The edge between two columns of pixels that is nearest.
  package func nearestX(_ x: CGFloat) -> CGFloat { grid.nearest(zero.x + x) - zero.x }

  /// The edge between two rows of pixels that is nearest.
  package func nearestY(_ y: CGFloat) -> CGFloat { grid.nearest(zero.y + y) - zero.y }
}
