import Drawing
import Foundation
import ImageComparison
import Raster

extension DrawnCase {
  /// How its pixels differ from the reference's picture, and in which views.
  ///
  /// - Parameter compared: the picture as far as it was compared.
  func located(_ difference: ImageDifference, in compared: Bitmap) -> PixelDifference {
    var pixels = PixelDifference(difference)
    let width = rendered.layout.frame.width
    guard let expected, width > 0 else { return pixels }
    pixels.places = PixelPlaces(
      ImageComparison.boxes(expected: expected, actual: compared), layout: rendered.layout,
      scale: Double(actual.width) / width)
    return pixels
  }
}
