import Drawing
package import Foundation

extension CGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point moved along a vector, `factor` times.
  func moved(_ vector: CGPoint, _ factor: Double) -> CGPoint {
    CGPoint(x: x + factor * vector.x, y: y + factor * vector.y)
  }

  /// The point between this one (0) and another (1).
  func toward(_ other: CGPoint, by part: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }

  /// The vector from another point to this one.
  func from(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }

  /// The length of a vector.
  var length: Double { (x * x + y * y).squareRoot() }

  /// The vector with a length of 1; nil for one of no length.
  var unit: CGPoint? {
    let length = length
    guard length > 0, length.isFinite else { return nil }
    return CGPoint(x: x / length, y: y / length)
  }

  /// The vector turned by a quarter, clockwise where y grows downwards.
  var turned: CGPoint { CGPoint(x: -y, y: x) }

  /// The vector in the opposite direction.
  var opposite: CGPoint { CGPoint(x: -x, y: -y) }

  /// The third component of the vectors' cross product.
  func cross(_ other: CGPoint) -> Double { x * other.y - y * other.x }

  func dot(_ other: CGPoint) -> Double { x * other.x + y * other.y }
}

extension CGRect {
  /// Whether all numbers are finite; an empty rectangle is usable, a null one is not.
  var isUsable: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}
