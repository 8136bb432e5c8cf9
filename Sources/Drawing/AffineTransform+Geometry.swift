package import Foundation

extension AffineTransform {
  package init(moving offset: CGPoint) { self.init(translationByX: offset.x, byY: offset.y) }

  /// Whether the transform only translates.
  package var isTranslation: Bool { m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1 }

  package var isIdentity: Bool { isTranslation && tX == 0 && tY == 0 }

  /// The factor for lengths: the square root of the factor by which areas grow.
  package var scale: Double { isTranslation ? 1 : abs(m11 * m22 - m12 * m21).squareRoot() }

  /// This transform followed by that of the enclosing scope.
  ///
  /// Translations are simply added, so that coordinates are exactly the sums of frames' origins.
  package func inside(_ outer: AffineTransform) -> AffineTransform {
    var all = self
    if isTranslation, outer.isTranslation {
      (all.tX, all.tY) = (outer.tX + tX, outer.tY + tY)
    } else {
      all.append(outer)
    }
    return all
  }

  /// The inverse transform, or the identity if this one collapses areas to nothing.
  package var inverse: AffineTransform {
    isTranslation ? AffineTransform(translationByX: -tX, byY: -tY) : inverted() ?? .identity
  }

  package func place(of point: CGPoint) -> CGPoint {
    isTranslation ? CGPoint(x: point.x + tX, y: point.y + tY) : transform(point)
  }

  /// The smallest axis-aligned rectangle that contains a transformed rectangle.
  package func box(of rect: CGRect) -> CGRect {
    guard !isTranslation else {
      return CGRect(
        x: rect.origin.x + tX, y: rect.origin.y + tY, width: rect.size.width, height: rect.size.height)
    }
    let (left, right) = (rect.origin.x, rect.origin.x + rect.size.width)
    let (top, bottom) = (rect.origin.y, rect.origin.y + rect.size.height)
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)].map {
      transform(CGPoint(x: $0.0, y: $0.1))
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: x, y: y, width: (xs.max() ?? x) - x, height: (ys.max() ?? y) - y)
  }
}

/// A transform in descriptions: `move 16 24` for a translation, six numbers for any other.
package func words(_ transform: AffineTransform) -> String {
  guard !transform.isTranslation else { return "move \(number(transform.tX)) \(number(transform.tY))" }
  return [transform.m11, transform.m12, transform.m21, transform.m22, transform.tX, transform.tY].map(number)
    .joined(separator: " ")
}
