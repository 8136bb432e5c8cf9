package import Foundation

extension CGRect {
  /// How far, in pixels, a rectangle reaches into one without touching it: edges on the grid are sums and products.
  private static let roundingError = 1e-6

  /// The pixels that the rectangle touches, of so many a point: from whole numbers to whole numbers.
  package func touchedPixels(scale: Double) -> CGRect {
    func first(_ edge: Double) -> Double { (edge * scale + Self.roundingError).rounded(.down) }
    func end(_ edge: Double) -> Double { (edge * scale - Self.roundingError).rounded(.up) }
    let (left, top) = (first(minX), first(minY))
    return CGRect(x: left, y: top, width: max(0, end(maxX) - left), height: max(0, end(maxY) - top))
  }
}
