import Drawing
import Foundation

/// The location of a point in a radial gradient: the largest one whose circle passes through the point, of a radius of
/// at least zero, and within the gradient or where it continues (PDF 32000-1, §8.7.4.5.4).
struct RadialField {
  private let start: CGPoint
  private let startRadius: Double
  private let (dx, dy, growth): (Double, Double, Double)
  private let extendsBefore, extendsAfter: Bool
  /// The square's factor in the equation of locations.
  private let square: Double

  init(
    _ start: CGPoint, _ startRadius: Double, _ end: CGPoint, _ endRadius: Double, extendsBefore: Bool,
    extendsAfter: Bool
  ) {
    (self.start, self.startRadius) = (start, startRadius)
    (dx, dy, growth) = (end.x - start.x, end.y - start.y, endRadius - startRadius)
    (self.extendsBefore, self.extendsAfter) = (extendsBefore, extendsAfter)
    square = dx * dx + dy * dy - growth * growth
  }

  /// Nil where nothing is painted.
  func location(at point: CGPoint) -> Double? {
    let (x, y) = (point.x - start.x, point.y - start.y)
    let linear = x * dx + y * dy + startRadius * growth
    let constant = x * x + y * y - startRadius * startRadius
    guard square != 0 else { return linear == 0 ? nil : allowed(constant / (2 * linear)) }
    let root = linear * linear - square * constant
    guard root >= 0 else { return nil }
    let (one, other) = ((linear + root.squareRoot()) / square, (linear - root.squareRoot()) / square)
    return allowed(max(one, other)) ?? allowed(min(one, other))
  }

  private func allowed(_ location: Double) -> Double? {
    let isPainted =
      startRadius + location * growth >= 0 && (location >= 0 || extendsBefore)
      && (location <= 1 || extendsAfter)
    return isPainted ? location : nil
  }
}

/// The location of a point in a conic gradient: the share of a turn from its angle.
struct ConicField {
  private let center: CGPoint
  private let start: Double

  /// - Parameter angle: in degrees.
  init(_ center: CGPoint, _ angle: Double) {
    self.center = center
    start = angle / 360
  }

  func location(at point: CGPoint) -> Double {
    let turn = Trigonometry.angle(x: point.x - center.x, y: point.y - center.y) / (2 * .pi) - start
    return turn - turn.rounded(.down)
  }
}
