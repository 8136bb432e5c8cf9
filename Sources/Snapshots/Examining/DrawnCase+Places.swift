import Drawing
import ImageComparison
import Raster

extension DrawnCase {
  /// How pixels differ from the reference's picture, and in which views.
  ///
  /// - Parameter actual: its picture as far as it is compared.
  func located(_ difference: ImageDifference, in actual: Bitmap, refusedBy: Allowance? = nil) -> PixelDifference {
    var pixels = PixelDifference(difference, refusedBy: refusedBy)
    guard let expected else { return pixels }
    pixels.places = PixelPlaces(
      ImageComparison.boxes(expected: expected, actual: actual), layout: rendered.layout,
      scale: rendered.scale)
    return pixels
  }
}
