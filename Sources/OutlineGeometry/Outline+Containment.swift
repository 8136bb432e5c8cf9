package import Drawing
package import Foundation

extension Outline {
  /// Whether a point is inside, by the even-odd or the nonzero winding rule. Open subpaths count as closed.
  package func contains(_ point: CGPoint, byEvenOddRule: Bool) -> Bool {
    guard point.isFinite else { return false }
    let winding = subpaths.reduce(0) { sum, path in
      let segments = path.segments + [path.closingLine].compactMap(\.self)
      return sum + segments.reduce(0) { $0 + $1.winding(around: point) }
    }
    return byEvenOddRule ? winding % 2 != 0 : winding != 0
  }
}

extension Segment {
  /// The largest number of times that curves are halved: more does not change a coordinate.
  private static let halvings = 48

  /// The number of times the segment crosses the ray from a point to the right: downwards less upwards. Of a segment
  /// the upper end counts and the lower one does not, so that a corner is crossed once.
  fileprivate func winding(around point: CGPoint) -> Int {
    switch self {
    case .line(let start, let end): Segment.crossing(start, end, point)
    case .curve: curveWinding(around: point, halvings: Segment.halvings)
    }
  }

  private static func crossing(_ start: CGPoint, _ end: CGPoint, _ point: CGPoint) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let side = end.from(start).cross(point.from(start))
    if start.y <= point.y { return side > 0 ? 1 : 0 }
    return side < 0 ? -1 : 0
  }

  private func curveWinding(around point: CGPoint, halvings: Int) -> Int {
    let points = points
    guard points.contains(where: { $0.y <= point.y }), points.contains(where: { $0.y > point.y }),
      points.contains(where: { $0.x > point.x })
    else { return 0 }
    // Left of the curve's control points the line between its ends is crossed as often as the curve.
    if halvings == 0 || points.allSatisfy({ $0.x > point.x }) {
      return Segment.passing(start, end, point)
    }
    let (first, second) = halves
    return first.curveWinding(around: point, halvings: halvings - 1)
      + second.curveWinding(around: point, halvings: halvings - 1)
  }

  /// The crossing of a line that is to the right of the point wherever it passes the point's height.
  private static func passing(_ start: CGPoint, _ end: CGPoint, _ point: CGPoint) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    return start.y <= point.y ? 1 : -1
  }

  /// Both halves of a curve (P. de Casteljau).
  var halves: (Segment, Segment) {
    let points = points
    guard points.count == 4 else {
      let middle = start.toward(end, by: 0.5)
      return (.line(start, middle), .line(middle, end))
    }
    let (a, b, c) = (
      points[0].toward(points[1], by: 0.5), points[1].toward(points[2], by: 0.5), points[2].toward(points[3], by: 0.5)
    )
    let (left, right) = (a.toward(b, by: 0.5), b.toward(c, by: 0.5))
    let middle = left.toward(right, by: 0.5)
    return (.curve(start, a, left, middle), .curve(middle, right, c, end))
  }
}
