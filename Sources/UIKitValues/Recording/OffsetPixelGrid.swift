package import Foundation
package import SystemText

/// The device's pixels in coordinates whose origin differs from the picture's, as those of a view in it.
///
/// At three pixels per point, in a view at (0.5, 0), the value nearest to 10 is 9.8333: the pixel's edge at 10.3333.
@_spi(Subclasses) public struct OffsetPixelGrid: Sendable {
  package let grid: PixelGrid
  /// The position of (0, 0) in the picture, in points.
  package let zero: CGPoint

  package init(_ grid: PixelGrid, zero: CGPoint) { (self.grid, self.zero) = (grid, zero) }

  /// The same pixels in coordinates whose origin is at a point of these.
  package func beginning(at point: CGPoint) -> OffsetPixelGrid {
    OffsetPixelGrid(grid, zero: CGPoint(x: zero.x + point.x, y: zero.y + point.y))
  }

  /// The nearest edge between two columns of pixels.
  package func nearestX(_ x: CGFloat) -> CGFloat { grid.nearest(zero.x + x) - zero.x }

  /// The nearest edge between two rows of pixels.
  package func nearestY(_ y: CGFloat) -> CGFloat { grid.nearest(zero.y + y) - zero.y }
}
