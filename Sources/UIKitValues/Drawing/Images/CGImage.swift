package import Drawing
public import Foundation
import Raster

/// An image's pixels: sRGB with 8 bits for each of red, green, blue and opacity.
public final class CGImage: Hashable, Sendable {
  package let source: ImageSource

  package init(_ source: ImageSource) { self.source = source }

  /// The number of columns of pixels.
  public var width: Int { source.width }
  /// The number of rows of pixels.
  public var height: Int { source.height }
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
  /// The same in bits.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The order in which components are listed.
  public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }
  /// Components of 8 bits, one after the other.
  public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }
  /// Always `nil`: components are used as they are.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// Always `true`: an image is smoothed where it is drawn larger.
  public var shouldInterpolate: Bool { true }
  /// The intent that the context has by default.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// Always `nil`: the form of the file is not known.
  public var utType: CFString? { nil }
  /// Always `false`.
  public var isMask: Bool { false }

  /// The bytes of the pixels, row by row, as `alphaInfo` says.
  public var dataProvider: CGDataProvider? {
    let bitmap = source.bitmap
    var bytes = Data(capacity: bytesPerRow * height)
    for line in 0..<height {
      // Rows have blue first; images of Core Graphics with this information have red first.
      for pixel in UnsafeBufferPointer(start: bitmap.row(line), count: width) {
        bytes.append(contentsOf: [
          UInt8(pixel >> 16 & 0xFF), UInt8(pixel >> 8 & 0xFF), UInt8(pixel & 0xFF), UInt8(pixel >> 24),
        ])
      }
    }
    return CGDataProvider(data: bytes)
  }

  /// The part in a rectangle of pixels, which is extended to whole ones; `nil` if nothing of the image is in it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.standardized.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.size.width > 0, part.size.height > 0,
      let cropped = source.bitmap.cropped(
        x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height))
    else { return nil }
    return CGImage(ImageSource(bitmap: cropped, libraries: source.libraries))
  }

  /// The image itself, as it never changes.
  public func copy() -> CGImage? { self }

  public static func == (left: CGImage, right: CGImage) -> Bool { left.source == right.source }

  public func hash(into hasher: inout Hasher) { hasher.combine(source.hash) }

  /// The commands that draw the image in a rectangle as Core Graphics does: upright where y grows upwards.
  func commands(in rect: CGRect) -> [DrawCommand] {
    let box = rect.standardized
    let turned = AffineTransform(m11: 1, m12: 0, m21: 0, m22: -1, tX: 0, tY: box.minY + box.maxY)
    return [DrawCommand.image(source, in: box)].inside(.transform(turned))
  }
}

extension Bitmap {
  /// A part of the bitmap, which lies in it; nil if there is no memory.
  fileprivate func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap? {
    guard let part = try? Bitmap(width: width, height: height) else { return nil }
    for line in 0..<height { part.row(line).update(from: row(y + line) + x, count: width) }
    return part
  }
}
