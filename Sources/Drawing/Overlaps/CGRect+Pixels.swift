package import Foundation

extension CGRect {
  /// The overlap with a pixel, in pixels, that does not yet count as touching it: edges on the grid are the results of
  /// sums and products.
  private static let roundingError = 1e-6

  /// The pixels that the rectangle touches at a scale; its edges are whole numbers.
  package func touchedPixels(scale: Double) -> CGRect {
    func first(_ edge: Double) -> Double { (edge * scale + Self.roundingError).rounded(.down) }
    func end(_ edge: Double) -> Double { (edge * scale - Self.roundingError).rounded(.up) }
    let (left, top) = (first(minX), first(minY))
    return CGRect(x: left, y: top, width: max(0, end(maxX) - left), height: max(0, end(maxY) - top))
  }
}
