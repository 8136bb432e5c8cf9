import Foundation

extension RoundedRectangle {
  /// The distance of a Bézier curve's control points on a quarter circle's tangents, per radius: 4/3 (√2 - 1). The
  /// curve is then never farther than 0.03 % of the radius from the circle.
  package static let circleHandle = 0.5522847498307936

  /// The same rectangle with non-negative dimensions and the effective radius.
  package var standardized: RoundedRectangle {
    let (x, y, width, height) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    let rect = CGRect(x: min(x, x + width), y: min(y, y + height), width: abs(width), height: abs(height))
    return RoundedRectangle(
      rect: rect, cornerRadius: max(0, min(cornerRadius, min(abs(width), abs(height)) / 2)), corners: corners,
      curve: curve)
  }

  /// The edge, clockwise from the top left corner. If a number of the rectangle is not finite, neither are the points.
  package var contour: [Outline.Element] {
    guard cornerRadius.isFinite else { return [.move(to: CGPoint(x: cornerRadius, y: cornerRadius))] }
    let standard = standardized
    let (rect, radius) = (standard.rect, standard.cornerRadius)
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.size.width, top + rect.size.height)
    guard radius > 0, !corners.isDisjoint(with: .all) else {
      return [
        .move(to: CGPoint(x: left, y: top)), .line(to: CGPoint(x: right, y: top)),
        .line(to: CGPoint(x: right, y: bottom)), .line(to: CGPoint(x: left, y: bottom)), .close,
      ]
    }
    let curve = CornerShape(curve, radius: radius, room: min(rect.size.width, rect.size.height) / 2)
    let places: [(RectCorner, corner: CGPoint, entering: CGVector, leaving: CGVector)] = [
      (.topRight, CGPoint(x: right, y: top), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (.bottomRight, CGPoint(x: right, y: bottom), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (.bottomLeft, CGPoint(x: left, y: bottom), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
      (.topLeft, CGPoint(x: left, y: top), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
    ]
    let start = corners.contains(.topLeft) ? CGPoint(x: left + curve.reach, y: top) : CGPoint(x: left, y: top)
    var elements: [Outline.Element] = [.move(to: start)]
    for (name, corner, entering, leaving) in places {
      elements += corners.contains(name) ? curve.elements(at: corner, entering, leaving) : [.line(to: corner)]
    }
    return elements + [.close]
  }
}

/// A vector in the plane.
private struct CGVector {
  var dx, dy: Double
}

/// The curve of one corner.
private struct CornerShape {
  /// The positions of points: distances from the corner along the entering and the leaving edge, in points.
  private let places: [CGPoint]

  /// - Parameter room: half of the rectangle's shorter side. A continuous curve that does not fit into it lies between
  ///   its own shape and a circle's, which always fits.
  init(_ curve: CornerCurve, radius: Double, room: Double) {
    let share = (room / radius - 1) / (RoundedRectangle.continuousReach - 1)
    guard curve == .continuous, share > 0 else {
      let handle = radius * (1 - RoundedRectangle.circleHandle)
      places = [
        CGPoint(x: radius, y: 0), CGPoint(x: handle, y: 0), CGPoint(x: 0, y: handle), CGPoint(x: 0, y: radius),
      ]
      return
    }
    places = zip(Self.circular, Self.continuous).map { circle, point in
      let share = min(share, 1)
      return CGPoint(
        x: radius * (circle.x + share * (point.x - circle.x)), y: radius * (circle.y + share * (point.y - circle.y)))
    }
  }

  /// The distance from the corner at which the curve begins.
  var reach: Double { places[0].x }

  func elements(at corner: CGPoint, _ entering: CGVector, _ leaving: CGVector) -> [Outline.Element] {
    let points = places.map {
      CGPoint(
        x: corner.x + entering.dx * $0.x + leaving.dx * $0.y, y: corner.y + entering.dy * $0.x + leaving.dy * $0.y)
    }
    func curve(_ first: Int) -> Outline.Element {
      .curve(to: points[first + 2], control1: points[first], control2: points[first + 1])
    }
    guard points.count > 4 else { return [.line(to: points[0]), curve(1)] }
    return [.line(to: points[0]), curve(1), .line(to: points[4]), curve(5), .line(to: points[8]), curve(9)]
  }

  /// The points for a radius of 1: three curves with lines between them, as several projects read them from UIKit's own
  /// outlines.
  private static let continuous = symmetric([
    CGPoint(x: RoundedRectangle.continuousReach, y: 0), CGPoint(x: 1.08849299, y: 0), CGPoint(x: 0.86840701, y: 0),
    CGPoint(x: 0.66993397, y: 0.065496), CGPoint(x: 0.63149399, y: 0.074911), CGPoint(x: 0.37282401, y: 0.16906001),
  ])

  /// The circle's points with the same distances along the entering edge where the curves end.
  private static let circular: [CGPoint] = {
    let (first, second) = (1 - continuous[3].x, 1 - continuous[4].x)
    func cosine(_ sine: Double) -> Double { (1 - sine * sine).squareRoot() }
    func handle(_ angle: Double) -> Double {
      let (sine, cosine) = Trigonometry.sineAndCosine(angle / 4)
      return 4 / 3 * sine / cosine
    }
    let (firstCosine, secondCosine) = (cosine(first), cosine(second))
    let outer = handle(Trigonometry.angle(x: firstCosine, y: first))
    let inner = handle(.pi / 2 - 2 * Trigonometry.angle(x: secondCosine, y: second))
    return symmetric([
      CGPoint(x: 1, y: 0), CGPoint(x: 1 - outer, y: 0),
      CGPoint(x: 1 - first + outer * firstCosine, y: 1 - firstCosine - outer * first),
      CGPoint(x: 1 - first, y: 1 - firstCosine), CGPoint(x: 1 - second, y: 1 - secondCosine),
      CGPoint(x: 1 - second - inner * secondCosine, y: 1 - secondCosine + inner * second),
    ])
  }()

  /// The points of a half, and their mirror images.
  private static func symmetric(_ half: [CGPoint]) -> [CGPoint] {
    half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }
}
