package import Foundation

/// The device pixels that places and lengths in points are rounded to.
///
/// Sums of points carry errors of the arithmetic: what is within a millionth of a pixel of a whole pixel, or of the
/// middle between two, counts as there. Results are a whole number of pixels divided by the scale, so that 300 pixels at
/// three a point are 100 points and not 100.00000000000001.
package struct PixelGrid: Equatable, Sendable {
  /// In pixels.
  private static let tolerance: CGFloat = 1e-6

  /// Pixels in a point.
  package let scale: CGFloat

  /// - Parameter scale: Pixels in a point. What is not positive counts as 1.
  package init(scale: CGFloat) {
    self.scale = scale > 0 ? scale : 1
  }

  /// The nearest one; of two that are, the one further down or to the right. 950.25 at two pixels a point is 950.5, as
  /// Interface Builder's stored frames have it, and 130.75 is 131 (charon, "intrinsicGrid").
  package func nearest(_ points: CGFloat) -> CGFloat { nearestPixel(points) / scale }

  /// Not less, so that what is measured fits.
  package func up(_ points: CGFloat) -> CGFloat {
    // The sum makes 0 of -0.
    (points * scale - PixelGrid.tolerance).rounded(.up) / scale + 0
  }

  /// Not more.
  package func down(_ points: CGFloat) -> CGFloat { (points * scale + PixelGrid.tolerance).rounded(.down) / scale }

  /// The nearest one's number.
  package func nearestPixel(_ points: CGFloat) -> CGFloat { PixelGrid.nearestWhole(points * scale) }

  /// How many pixels a length has, whole if it is on the grid.
  package func pixels(_ points: CGFloat) -> CGFloat {
    let pixels = points * scale
    return (pixels - pixels.rounded()).magnitude < PixelGrid.tolerance ? pixels.rounded() : pixels
  }

  /// The whole number nearest to one of pixels; of two that are, the greater one.
  package static func nearestWhole(_ pixels: CGFloat) -> CGFloat { (pixels + 0.5 + tolerance).rounded(.down) }
}
