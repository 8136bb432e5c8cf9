import ImageComparison
import Raster

/// A case that had to be drawn.
struct DrawnCase {
  let rendered: RenderedCase
  let actual: Bitmap
  /// The views that are left out of the comparison.
  var mask: ViewMask
  let files: CaseFiles
  /// The reference's picture, where it was needed.
  var expected: Bitmap?

  /// - Parameter form: the form of its reference.
  init(_ rendered: RenderedCase, _ mask: ViewMask, keptAs form: ReferenceForm) throws {
    self.rendered = rendered
    self.mask = mask
    actual = try rendered.draw()
    files = CaseFiles(rendered, actual, keptAs: form)
  }

  /// The picture for comparison with an expected one: masked places are copied from that.
  func actual(besides expected: Bitmap) throws -> Bitmap {
    mask.boxes.isEmpty ? actual : try ImageComparison.masked(actual, as: expected, in: mask.boxes)
  }
}
