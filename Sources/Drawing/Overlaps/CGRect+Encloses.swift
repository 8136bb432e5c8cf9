package import Foundation

extension CGRect {
  /// The rounding error of edges at the same position: a rectangle's far edges are sums.
  private static let roundingError = 1e-9

  /// Whether another rectangle is inside of this one, up to rounding errors. Foundation's `contains(_:)` compares the
  /// dimensions of the union, which are differences of sums, so it can miss a rectangle that is inside.
  package func encloses(_ other: CGRect) -> Bool {
    let error = Self.roundingError
    return other.minX >= minX - error && other.maxX <= maxX + error && other.minY >= minY - error
      && other.maxY <= maxY + error
  }
}
