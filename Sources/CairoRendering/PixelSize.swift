import Foundation
import Raster

/// The size of a bitmap in whole pixels.
struct PixelSize: Sendable, Equatable {
  static let largestScale = 16.0

  let width: Int
  let height: Int

  /// No pixels: what there is before anything is drawn.
  static let zero = PixelSize()

  private init() { (width, height) = (0, 0) }

  /// The whole pixels that `size` points cover at `scale` pixels a point: each side rounded up.
  ///
  /// A 1/1024 of a pixel is not counted: it is what adding frames in floating point leaves, not an edge to be seen.
  init(covering size: CGSize, scale: Double) throws(RenderingError) {
    guard scale > 0, scale <= Self.largestScale else { throw .unsupportedScale(scale) }
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .unsupportedSize(width: size.width, height: size.height)
    }
    width = Self.wholePixels(size.width * scale)
    height = Self.wholePixels(size.height * scale)
  }

  /// Throws if no bitmap is that large.
  func checkThatABitmapMayHaveIt() throws(RenderingError) {
    do throws(BitmapError) {
      _ = try Bitmap.byteCount(width: width, height: height)
    } catch {
      throw .noBitmap(reason: error.description)
    }
  }

  private static func wholePixels(_ length: Double) -> Int {
    // Far beyond any bitmap, and still an Int: the bitmap will say that it is too large.
    Int(min(max(1, (length - 1.0 / 1024).rounded(.up)), 1e9))
  }
}
