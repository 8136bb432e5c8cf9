import Foundation
import Raster

/// The size of a bitmap in whole pixels.
struct PixelSize: Sendable, Equatable {
  static let largestScale = 16.0

  let width: Int
  let height: Int

  /// No pixels: the size before anything is drawn.
  static let zero = PixelSize()

  private init() { (width, height) = (0, 0) }

  /// Creates the size in whole pixels of `size` points at `scale` pixels per point, with each side rounded up.
  ///
  /// An excess of 1/1024 pixel is ignored: it comes from adding frames in floating point and is not a visible edge.
  init(covering size: CGSize, scale: Double) throws(RenderingError) {
    guard scale > 0, scale <= Self.largestScale else { throw .unsupportedScale(scale) }
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .unsupportedSize(width: size.width, height: size.height)
    }
    width = Self.wholePixels(size.width * scale)
    height = Self.wholePixels(size.height * scale)
  }

  /// Throws if a bitmap cannot have this size.
  func checkBitmapSize() throws(RenderingError) {
    do throws(BitmapError) {
      _ = try Bitmap.byteCount(width: width, height: height)
    } catch {
      throw .noBitmap(reason: error.description)
    }
  }

  private static func wholePixels(_ length: Double) -> Int {
    // 1e9 is far beyond any bitmap but fits into an Int: creating the bitmap then reports that it is too large.
    Int(min(max(1, (length - 1.0 / 1024).rounded(.up)), 1e9))
  }
}
