package import Foundation

/// A part of a circle.
package struct Arc: Sendable, Equatable {
  package var center: CGPoint
  package var radius: Double
  /// The angle in radians at which the arc begins, clockwise from the direction to the right, as y points down.
  package var startAngle: Double
  /// The angle that it covers, in radians; negative against the clock.
  package var sweep: Double

  package init(center: CGPoint, radius: Double, startAngle: Double, sweep: Double) {
    (self.center, self.radius, self.startAngle, self.sweep) = (center, radius, startAngle, sweep)
  }

  package var start: CGPoint { point(at: startAngle) }
  package var end: CGPoint { point(at: startAngle + sweep) }

  /// The arc as cubic curves of at most a quarter of a circle, without its start: handles of 4/3 tan(θ/4) radii, never
  /// farther than 0.03 % of the radius from the circle. At most four turns are drawn.
  package var curves: [Outline.Element] {
    guard sweep.isFinite, startAngle.isFinite else {
      return [.line(to: CGPoint(x: Double.nan, y: Double.nan))]
    }
    let sweep = max(-8 * .pi, min(sweep, 8 * .pi))
    let count = max(1, (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    let step = sweep / count
    let (sine, cosine) = Trigonometry.sineAndCosine(step / 4)
    let handle = 4 / 3 * sine / cosine * radius
    return (0..<Int(count)).map { index in
      let (first, last) = (startAngle + Double(index) * step, startAngle + Double(index + 1) * step)
      return .curve(
        to: point(at: last), control1: point(at: first, along: handle), control2: point(at: last, along: -handle))
    }
  }

  /// The point of the circle at an angle, moved along the tangent.
  private func point(at angle: Double, along distance: Double = 0) -> CGPoint {
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    return CGPoint(
      x: center.x + radius * cosine - distance * sine, y: center.y + radius * sine + distance * cosine)
  }
}
