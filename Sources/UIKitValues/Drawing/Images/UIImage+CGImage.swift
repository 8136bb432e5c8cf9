import Drawing
public import Foundation
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
    guard let source else { return nil }
    guard source.hasPixels else {
      UIKitFaults.unsupported(
        "pngData() of a drawn image without a renderer", instead: "Read it in a test that imports GalleyTesting.")
      return nil
    }
    return try? PNG.encode(source.bitmap)
  }
}
