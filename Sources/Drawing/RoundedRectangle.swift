package import Foundation

/// A rectangle whose corners are rounded by circular arcs.
///
/// A radius larger than half of the shorter side counts as that half, a negative one as zero.
package struct RoundedRectangle: Sendable, Equatable {
  package var rect: CGRect
  package var cornerRadius: Double

  package init(rect: CGRect, cornerRadius: Double = 0) {
    self.rect = rect
    self.cornerRadius = cornerRadius
  }

  /// The rectangle inset by `distance`, with concentric corners.
  package func inset(by distance: Double) -> RoundedRectangle {
    RoundedRectangle(rect: rect.insetBy(dx: distance, dy: distance), cornerRadius: cornerRadius - distance)
  }

  /// The rectangle, translated; nil if the transform is not a translation.
  func moved(by transform: AffineTransform) -> RoundedRectangle? {
    transform.isTranslation ? RoundedRectangle(rect: transform.box(of: rect), cornerRadius: cornerRadius) : nil
  }
}

extension RoundedRectangle: CustomStringConvertible {
  package var description: String {
    cornerRadius == 0 ? numbers(rect) : "\(numbers(rect)) radius \(number(cornerRadius))"
  }
}
