import Drawing
public import Foundation
import Raster
import SystemText

extension CGContext {
  /// Draws an image in a rectangle: upright where y grows upwards, and so upside down in UIKit's contexts, as by Core
  /// Graphics. `UIImage.draw(in:)` draws upright.
  ///
  /// - Parameter byTiling: Not supported: one that is `true` is a fault, and draws the image once.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    if byTiling {
      UIKitFaults.unsupported(
        "CGContext.draw(_:in:byTiling:) with tiling", instead: "Use UIImage.drawAsPattern(in:), which tiles.")
    }
    guard rect.standardized.isFinite, rect.size.width != 0, rect.size.height != 0 else { return }
    paintContent(image.commands(in: rect))
  }

  // MARK: Bitmaps

  /// Creates a context of a bitmap, in which a point is a pixel and y grows upwards.
  ///
  /// Differs from Core Graphics: it is always sRGB with 8 bits, and has no memory of the caller's: `nil` with `data`, for
  /// sizes of less than a pixel, and for more pixels than an image can have.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil else {
      UIKitFaults.unsupported("CGContext(data:…) with memory", instead: "Pass nil, and read `makeImage()`.")
      return nil
    }
    guard width > 0, height > 0, (try? Bitmap.byteCount(width: width, height: height)) != nil else { return nil }
    let area = CGRect(x: 0, y: 0, width: width, height: height)
    self.init(
      area: area, pixels: OffsetPixelGrid(PixelGrid(scale: 1), zero: .zero), traits: .current,
      transform: AffineTransform(m11: 1, m12: 0, m21: 0, m22: -1, tX: 0, tY: CGFloat(height)), imageScale: 1)
  }

  /// The number of columns of pixels.
  public var width: Int { Int(pixels.grid.pixels(area.width).rounded(.up)) }
  /// The number of rows of pixels.
  public var height: Int { Int(pixels.grid.pixels(area.height).rounded(.up)) }
  /// Always 8.
  public var bitsPerComponent: Int { 8 }
  /// Always 32.
  public var bitsPerPixel: Int { 32 }
  /// Four for each column.
  public var bytesPerRow: Int { 4 * width }
  /// sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// Opacity comes last in a pixel, and colours are multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// The picture that has been drawn so far; `nil` for more pixels than an image can have.
  public func makeImage() -> CGImage? { picture().map(CGImage.init) }

  /// The picture of what has been drawn so far; nil for more pixels than an image can have.
  func picture() -> ImageSource? {
    let commands = recorder.finished.moved(by: CGPoint(x: -area.minX, y: -area.minY))
    let drawing = ImageDrawing(DisplayList(size: area.size, commands: commands), scale: pixels.grid.scale)
    return try? ImageSource(drawing: drawing)
  }
}

extension CGRect {
  /// Whether all numbers are finite.
  var isFinite: Bool { [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) }
}
