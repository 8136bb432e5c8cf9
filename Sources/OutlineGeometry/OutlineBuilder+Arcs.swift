package import Drawing
package import Foundation

extension Arc {
  /// Creates an arc between two angles, in radians, growing or falling.
  ///
  /// As Core Graphics', it extends less than once around. From 0 to 2π it is a whole turn in either direction, and an end
  /// beyond that is reached after one. Numbers that are not finite make no arc.
  package init(center: CGPoint, radius: Double, from start: Double, to end: Double, growing: Bool) {
    let turn = 2 * Double.pi
    let difference = growing ? end - start : start - end
    var rest = difference.truncatingRemainder(dividingBy: turn)
    if abs(rest) < 1e-9 || abs(abs(rest) - turn) < 1e-9 { rest = 0 }
    let isWhole = rest == 0 && abs(difference) > 1
    let sweep = isWhole ? turn : rest < 0 ? rest + turn : difference >= turn ? rest + turn : rest
    self.init(center: center, radius: radius, startAngle: start, sweep: growing ? sweep : -sweep)
  }
}

extension OutlineBuilder {
  /// Adds an arc, and a line to it if there is a current point.
  package mutating func arc(_ arc: Arc, _ transform: AffineTransform = .identity) {
    guard arc.center.isFinite, arc.radius.isFinite, arc.radius >= 0, arc.startAngle.isFinite, arc.sweep.isFinite else {
      return
    }
    if currentPoint == nil { move(to: arc.start, transform) } else { line(to: arc.start, transform) }
    if arc.sweep != 0 { append(Outline(arc.curves), transform) }
  }

  /// Adds the arc that touches the line from the current point to `corner` and that from there to `end`, and a line to it.
  /// Where there is none, as the three points are on a line, it adds a line to the corner.
  package mutating func arc(
    around corner: CGPoint, to end: CGPoint, radius: Double, _ transform: AffineTransform = .identity
  ) {
    guard let place = currentPoint, radius.isFinite, radius >= 0, corner.isFinite, end.isFinite,
      let inverse = transform.inverted()
    else { return }
    guard let back = inverse.place(of: place).from(corner).unit, let onward = end.from(corner).unit,
      abs(back.cross(onward)) > 1e-12, radius > 0
    else { return line(to: corner, transform) }
    // The tangent of half the angle between both lines.
    let tangent = abs(back.cross(onward)) / (1 + back.dot(onward))
    let distance = radius / tangent
    guard distance.isFinite else { return line(to: corner, transform) }
    let first = corner.moved(back, distance)
    line(to: first, transform)
    // The turn from one direction to the next, clockwise if positive; the centre is on the side of the turn.
    let sweep = Trigonometry.angle(x: -back.dot(onward), y: -back.cross(onward))
    let outward = back.turned
    let side = sweep < 0 ? -1.0 : 1
    let arc = Arc(
      center: first.moved(outward, -side * radius), radius: radius,
      startAngle: Trigonometry.angle(x: side * outward.x, y: side * outward.y), sweep: sweep)
    append(Outline(arc.curves), transform)
  }
}
