import Drawing
import ImageComparison
import Raster

extension DrawnCase {
  /// The places of the pixels that differ from the reference's picture; nil if that is not there.
  ///
  /// - Parameter actual: the case's picture with masked places as in the reference.
  func differingPlaces(in actual: Bitmap) -> DifferenceBoxes? {
    expected.map { ImageComparison.boxes(expected: $0, actual: actual) }
  }

  /// The comparison of the reference's layout with the case's, both without masked views.
  ///
  /// - Parameter places: the places of differing pixels; nil if there are none.
  func comparison(with record: Record, differingAt places: DifferenceBoxes?) -> LayoutComparison {
    let boxes = places.map { $0.places.map(\.box) + ($0.rest.map { [$0.box] } ?? []) } ?? []
    return LayoutComparison(
      from: mask.outside(record.layout), to: mask.outside(rendered.layout),
      ComparisonContext(
        knowsAttributes: record.hasAttributes, differingBoxes: boxes.map { $0.inPoints(scale: rendered.scale) }))
  }

  /// The comparison of what is read in the reference and in the case, without masked views; nil if it is the same, or not known.
  func spokenComparison(with record: Record) -> SpokenComparison? {
    SpokenComparison(
      from: record.spoken.map { mask.outside($0, of: record.layout) },
      to: rendered.spoken.map { mask.outside($0, of: rendered.layout) })
  }

  /// The difference from the reference's picture, with the views that it is in.
  ///
  /// - Parameter changed: the views that changed; nil if that is not known.
  func located(
    _ difference: ImageDifference, at places: DifferenceBoxes?, changed: [ChangedView]? = nil,
    refusedBy: Allowance? = nil
  ) -> PixelDifference {
    var pixels = PixelDifference(difference, refusedBy: refusedBy)
    pixels.places = places.map {
      PixelPlaces($0, layout: rendered.layout, changed: changed, scale: rendered.scale)
    }
    return pixels
  }
}
