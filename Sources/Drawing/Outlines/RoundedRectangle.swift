package import Foundation

/// A rectangle whose corners, or some of them, are rounded.
///
/// A radius larger than half of the shorter side counts as that half, a negative one as zero.
package struct RoundedRectangle: Sendable, Equatable {
  package var rect: CGRect
  package var cornerRadius: Double
  /// The corners that are rounded.
  package var corners: RectCorner
  package var curve: CornerCurve

  package init(
    rect: CGRect, cornerRadius: Double = 0, corners: RectCorner = .all, curve: CornerCurve = .circular
  ) {
    self.rect = rect
    self.cornerRadius = cornerRadius
    self.corners = corners
    self.curve = curve
  }

  /// The distance from the corner at which a continuous curve begins, in radii: Core Animation's
  /// `cornerCurveExpansionFactor`.
  package static let continuousReach = 1.528665

  /// Whether its round corners are all four, and circular.
  package var hasCircularCorners: Bool { corners == .all && curve == .circular }

  /// The rectangle inset by `distance`, with concentric corners.
  package func inset(by distance: Double) -> RoundedRectangle {
    with(rect: rect.insetBy(dx: distance, dy: distance), cornerRadius: cornerRadius - distance)
  }

  /// The rectangle, translated; nil if the transform is not a translation.
  func moved(by transform: AffineTransform) -> RoundedRectangle? {
    transform.isTranslation ? with(rect: transform.box(of: rect), cornerRadius: cornerRadius) : nil
  }

  /// The same corners of another rectangle.
  private func with(rect: CGRect, cornerRadius: Double) -> RoundedRectangle {
    RoundedRectangle(rect: rect, cornerRadius: cornerRadius, corners: corners, curve: curve)
  }
}

extension RoundedRectangle: CustomStringConvertible {
  package var description: String {
    var words = [numbers(rect)]
    if cornerRadius != 0 { words.append("radius \(number(cornerRadius))") }
    if corners != .all { words.append("corners \(corners.rawValue)") }
    if curve != .circular { words.append("\(curve)") }
    return words.joined(separator: " ")
  }
}
