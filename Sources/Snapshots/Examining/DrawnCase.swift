import Raster

/// A case that had to be drawn.
struct DrawnCase {
  let rendered: RenderedCase
  let actual: Bitmap
  /// The reference's picture, where it was needed.
  var expected: Bitmap?

  init(_ rendered: RenderedCase) throws {
    self.rendered = rendered
    actual = try rendered.draw()
  }
}
