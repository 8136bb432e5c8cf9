package import Foundation

/// The device pixels that positions and lengths in points are rounded to.
///
/// Sums of points have rounding errors: a value within a millionth of a pixel of a whole pixel, or of the middle
/// between two, counts as being there. Results are a whole number of pixels divided by the scale, so that 300 pixels at
/// three per point are 100 points and not 100.00000000000001.
package struct PixelGrid: Equatable, Sendable {
  /// The tolerance in pixels.
  private static let tolerance: CGFloat = 1e-6

  /// Pixels per point.
  package let scale: CGFloat

  /// - Parameter scale: Pixels per point. Anything that is not positive counts as 1.
  package init(scale: CGFloat) {
    self.scale = scale > 0 ? scale : 1
  }

  /// The nearest position on the grid; on a tie, the one further down or to the right. 950.25 at two pixels per point
  /// becomes 950.5, as in frames stored by Interface Builder, and 130.75 becomes 131 (charon, "intrinsicGrid").
  package func nearest(_ points: CGFloat) -> CGFloat { nearestPixel(points) / scale }

  /// Rounds up to the grid, so that measured content fits.
  package func up(_ points: CGFloat) -> CGFloat {
    // Adding 0 turns -0 into 0.
    (points * scale - PixelGrid.tolerance).rounded(.up) / scale + 0
  }

  /// Rounds down to the grid.
  package func down(_ points: CGFloat) -> CGFloat { (points * scale + PixelGrid.tolerance).rounded(.down) / scale }

  /// The number of the nearest pixel.
  package func nearestPixel(_ points: CGFloat) -> CGFloat { PixelGrid.nearestWhole(points * scale) }

  /// A length in pixels; an integer if it is on the grid.
  package func pixels(_ points: CGFloat) -> CGFloat {
    let pixels = points * scale
    return (pixels - pixels.rounded()).magnitude < PixelGrid.tolerance ? pixels.rounded() : pixels
  }

  /// The integer nearest to a number of pixels; on a tie, the greater one.
  package static func nearestWhole(_ pixels: CGFloat) -> CGFloat { (pixels + 0.5 + tolerance).rounded(.down) }
}
