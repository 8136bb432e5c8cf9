import Drawing
import Foundation
import Raster

extension DeviceMapping {
  /// The smallest scale: Cairo fails if one pixel averages more than 2^15 of an image's. A narrower target shows the
  /// beginning of the image.
  private static let smallestReduction = 1.0 / 32_000

  /// The transform to the picture's pixels from those of an image that is scaled to a rectangle of the scope; nil if
  /// none of it is visible.
  ///
  /// - Parameter rect: all of its numbers must be finite.
  func imageTransform(of image: Bitmap, in rect: CGRect) -> AffineTransform? {
    imageTransform(CGSize(width: Double(image.width), height: Double(image.height)), in: rect)
  }

  /// - Parameter size: the image's size in its pixels.
  func imageTransform(_ size: CGSize, in rect: CGRect) -> AffineTransform? {
    guard transform.isTranslation else { return turnedImageTransform(size, in: rect) }
    guard let target = DeviceShape(rect, self) else { return nil }
    return Self.imageTransform(size, in: target)
  }

  /// The transform for a rectangle in pixels.
  private static func imageTransform(_ size: CGSize, in target: DeviceShape) -> AffineTransform? {
    guard !target.isEmpty else { return nil }
    return AffineTransform(
      m11: max(target.width / size.width, smallestReduction), m12: 0, m21: 0,
      m22: max(target.height / size.height, smallestReduction), tX: target.left, tY: target.top)
  }

  private func turnedImageTransform(_ size: CGSize, in rect: CGRect) -> AffineTransform? {
    let placed = AffineTransform(
      m11: rect.size.width / size.width, m12: 0, m21: 0, m22: rect.size.height / size.height, tX: rect.origin.x,
      tY: rect.origin.y)
    return placed.inside(toPixels).ifDrawable(smallest: Self.smallestReduction)
  }
}

extension AffineTransform {
  /// The transform; nil if it reduces an image too much, or is outside of the range of Cairo's numbers.
  fileprivate func ifDrawable(smallest: Double) -> AffineTransform? {
    let determinant = m11 * m22 - m12 * m21
    let largest = [m11, m12, m21, m22].map(abs).max() ?? 0
    guard [m11, m12, m21, m22, tX, tY].allSatisfy(\.isFinite), largest <= DeviceShape.farthest,
      max(abs(tX), abs(tY)) <= DeviceShape.farthest, abs(determinant) > smallest * largest
    else { return nil }
    return self
  }
}
