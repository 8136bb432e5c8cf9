import Foundation
import ImageComparison
import Raster

/// A case that had to be drawn.
struct DrawnCase {
  let rendered: RenderedCase
  let actual: Bitmap
  private let file: PictureFile
  /// The views that are not looked into.
  let mask: ViewMask
  /// The reference's picture, where it was needed.
  var expected: Bitmap?

  init(_ rendered: RenderedCase, _ mask: ViewMask) throws {
    self.rendered = rendered
    self.mask = mask
    actual = try rendered.draw()
    file = PictureFile(actual)
  }

  /// The picture's file, for the reference and for the run's folder alike.
  var png: Data { get throws { try file.bytes() } }

  /// The picture as far as it is compared with an expected one: equal to it in what is masked.
  func actual(besides expected: Bitmap) throws -> Bitmap {
    mask.boxes.isEmpty ? actual : try ImageComparison.masked(actual, as: expected, in: mask.boxes)
  }
}

/// A picture's file, made when it is first asked for.
private final class PictureFile {
  private let picture: Bitmap
  private var known: Data?

  init(_ picture: Bitmap) { self.picture = picture }

  func bytes() throws -> Data {
    if let known { return known }
    let bytes = try PNG.encode(picture)
    known = bytes
    return bytes
  }
}
