package import Foundation

extension CGRect {
  /// What edges of the same place differ by: a rectangle's far edges are sums.
  private static let roundingError = 1e-9

  /// Whether another rectangle is inside of this one, rounding errors aside. Foundation's `contains(_:)` compares a union's
  /// sides, which are differences of sums: it may miss what is inside.
  package func encloses(_ other: CGRect) -> Bool {
    let error = Self.roundingError
    return other.minX >= minX - error && other.maxX <= maxX + error && other.minY >= minY - error
      && other.maxY <= maxY + error
  }
}
