package import Foundation

/// A rectangle, its corners rounded by circular arcs.
///
/// A radius above half of the shorter side counts as that half, one below zero as zero.
package struct RoundedRectangle: Sendable, Equatable {
  package var rect: CGRect
  package var cornerRadius: Double

  package init(rect: CGRect, cornerRadius: Double = 0) {
    self.rect = rect
    self.cornerRadius = cornerRadius
  }

  /// The rectangle `distance` inside of this one, its corners about the same centres.
  package func inset(by distance: Double) -> RoundedRectangle {
    RoundedRectangle(rect: rect.insetBy(dx: distance, dy: distance), cornerRadius: cornerRadius - distance)
  }

  /// The rectangle moved; nil where a transform does more.
  func moved(by transform: AffineTransform) -> RoundedRectangle? {
    transform.isTranslation ? RoundedRectangle(rect: transform.box(of: rect), cornerRadius: cornerRadius) : nil
  }
}

extension RoundedRectangle: CustomStringConvertible {
  package var description: String {
    cornerRadius == 0 ? numbers(rect) : "\(numbers(rect)) radius \(number(cornerRadius))"
  }
}
