import Drawing
public import Foundation
import ImageDecoding
import Raster

extension UIImage {
  /// Creates an image of pixels, one of which is a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Creates an image of pixels.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; one that is not positive counts as 1.
  ///   - orientation: how the pixels are turned for display.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(content: BitmapContent(cgImage.source, scale: scale, orientation: orientation))
  }

  /// The pixels as they are stored; `nil` for an image of no pixels.
  public final var cgImage: CGImage? {
    ((content as? BitmapContent)?.stored ?? source).map(CGImage.init)
  }

  /// The image as a PNG file; `nil` for one of no pixels.
  ///
  /// The pixels of an image that code has drawn are drawn now. Where nothing draws, as in a program without Galley's
  /// commands or assertions, that is a fault, and the result `nil`.
  public final func pngData() -> Data? {
    drawnBitmap("pngData()").flatMap { try? PNG.encode($0) }
  }

  /// The image as a JPEG file, on white where it is not opaque; `nil` for one of no pixels. Pixels are drawn as those of
  /// `pngData()`.
  ///
  /// - Parameter compressionQuality: from 0, for the smallest file, to 1, for the best picture. Differs from UIKit: the
  ///   file is written by libjpeg, whose scale of qualities is another.
  public final func jpegData(compressionQuality: CGFloat) -> Data? {
    drawnBitmap("jpegData(compressionQuality:)")?.jpegFile(quality: UIImage.libjpegQuality(compressionQuality))
  }

  /// The step of libjpeg's scale of 1...100 for UIKit's of 0...1. How UIKit's encoder maps its own is not documented.
  static func libjpegQuality(_ quality: CGFloat) -> Int {
    quality.isFinite ? Int((min(max(quality, 0), 1) * 100).rounded()) : 100
  }

  /// The pixels; nil without any, or, with a fault, where nothing draws them.
  private func drawnBitmap(_ call: String) -> Bitmap? {
    guard let source else { return nil }
    guard source.hasPixels else {
      UIKitFaults.unsupported(
        "\(call) of a drawn image without a renderer", instead: "Read it in a test that imports GalleyTesting.")
      return nil
    }
    return source.bitmap
  }
}
