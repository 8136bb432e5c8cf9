package import Foundation
package import UIKitValues

/// The area in which a controller is presented, and what decides how it adapts.
package struct PresentationSpace: Hashable {
  /// The size of the container, in points.
  package var size: CGSize
  /// The container's safe area insets.
  package var safeArea: UIEdgeInsets
  /// Whether the horizontal size class is compact.
  package var isCompactWidth: Bool
  /// Whether the vertical size class is compact.
  package var isCompactHeight: Bool
  /// The size of a device pixel, in points.
  package var pixel: CGFloat

  package init(
    size: CGSize, safeArea: UIEdgeInsets, isCompactWidth: Bool, isCompactHeight: Bool, pixel: CGFloat = 1.0 / 3
  ) {
    (self.size, self.safeArea, self.pixel) = (size, safeArea, pixel)
    (self.isCompactWidth, self.isCompactHeight) = (isCompactWidth, isCompactHeight)
  }

  /// The rectangle within the safe area.
  package var safeRect: CGRect {
    CGRect(
      x: safeArea.left, y: safeArea.top, width: max(0, size.width - safeArea.left - safeArea.right),
      height: max(0, size.height - safeArea.top - safeArea.bottom))
  }

  /// The rectangle with its edges on device pixels.
  package func onPixels(_ rect: CGRect) -> CGRect {
    guard pixel > 0 else { return rect }
    let (left, top, right, bottom) = (pixels(rect.minX), pixels(rect.minY), pixels(rect.maxX), pixels(rect.maxY))
    return CGRect(x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
  }

  /// The place of the nearest edge between device pixels.
  package func nearest(_ place: CGFloat) -> CGFloat { pixel > 0 ? pixels(place) / scale : place }

  /// The device pixels in a point.
  private var scale: CGFloat { 1 / pixel }

  private func pixels(_ place: CGFloat) -> CGFloat { (place * scale).rounded() }
}
