import ImageComparison
import Raster

/// A case that had to be drawn.
struct DrawnCase {
  let rendered: RenderedCase
  let actual: Bitmap
  /// The views that are not looked into.
  let mask: ViewMask
  let files: CaseFiles
  /// The reference's picture, where it was needed.
  var expected: Bitmap?

  /// - Parameter form: what its reference is kept as.
  init(_ rendered: RenderedCase, _ mask: ViewMask, keptAs form: ReferenceForm) throws {
    self.rendered = rendered
    self.mask = mask
    actual = try rendered.draw()
    files = CaseFiles(rendered, actual, keptAs: form)
  }

  /// The picture as far as it is compared with an expected one: equal to it in what is masked.
  func actual(besides expected: Bitmap) throws -> Bitmap {
    mask.boxes.isEmpty ? actual : try ImageComparison.masked(actual, as: expected, in: mask.boxes)
  }
}
