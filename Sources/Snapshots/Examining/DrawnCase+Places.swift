import Drawing
import ImageComparison
import Raster

extension DrawnCase {
  /// The difference from the reference's picture, and the views that it is in.
  ///
  /// - Parameter actual: the case's picture with masked places as in the reference.
  func located(_ difference: ImageDifference, in actual: Bitmap, refusedBy: Allowance? = nil) -> PixelDifference {
    var pixels = PixelDifference(difference, refusedBy: refusedBy)
    guard let expected else { return pixels }
    pixels.places = PixelPlaces(
      ImageComparison.boxes(expected: expected, actual: actual), layout: rendered.layout,
      scale: rendered.scale)
    return pixels
  }
}
