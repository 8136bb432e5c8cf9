import Drawing
import Foundation
import OutlineGeometry
import Testing

/// Shapes and arcs. Expected points follow from the shapes' equations, and rules of direction from Core Graphics' and UIKit's
/// documentation.
@Suite struct OutlineShapeTests {
  private func built(_ build: (inout OutlineBuilder) -> Void) -> Outline {
    var builder = OutlineBuilder()
    build(&builder)
    return builder.outline
  }

  private func ends(_ outline: Outline) -> [CGPoint] { outline.elements.compactMap(\.points.last) }

  @Test func aRectangleRunsFromItsOriginAlongItsWidth() {
    let outline = built { $0.rectangle(CGRect(x: 1, y: 2, width: 10, height: 20)) }
    #expect("\(outline)" == "move 1 2 line 11 2 line 11 22 line 1 22 close")
    #expect(outline.rectangle == CGRect(x: 1, y: 2, width: 10, height: 20))
  }

  @Test func anEllipseBeginsAtItsRightAndRunsClockwise() {
    let outline = built { $0.ellipse(in: CGRect(x: 0, y: 0, width: 40, height: 20)) }
    #expect(ends(outline) == [(40, 10), (20, 20), (0, 10), (20, 0), (40, 10)].map { CGPoint(x: $0.0, y: $0.1) })
    #expect(outline.elements.last == .close)
  }

  /// Each point of each quarter is on the ellipse to 0.03 % of its radii (the error of cubics of 90°).
  @Test func anEllipseIsOne() throws {
    let flat = built { $0.ellipse(in: CGRect(x: -30, y: 5, width: 60, height: 20)) }.flattened(tolerance: 1e-4)
    for point in ends(flat) {
      let (x, y) = (point.x / 30, (point.y - 15) / 10)
      #expect(abs((x * x + y * y).squareRoot() - 1) < 3e-4, "\(point)")
    }
    #expect(flat.elements.count > 200)
  }

  /// Start, end, whether the angle grows, and the angle that is covered, all in quarters of a turn.
  @Test(
    arguments: [
      (0, 1, true, 1), (0, 1, false, -3), (1, 0, true, 3), (1, 0, false, -1), (0, 4, true, 4), (0, 4, false, -4),
      (-1, 3, true, 4), (-1, 3, false, -4), (0, 0, true, 0), (0, 5, true, 5), (0, -5, true, 3), (2, 2, false, 0),
    ] as [(Double, Double, Bool, Double)])
  func anArcExtendsInItsDirection(start: Double, end: Double, growing: Bool, expected: Double) {
    let arc = Arc(
      center: .zero, radius: 1, from: start * .pi / 2, to: end * .pi / 2, growing: growing)
    #expect(abs(arc.sweep - expected * .pi / 2) < 1e-9, "\(arc.sweep)")
  }

  @Test func anArcIsJoinedToTheCurrentPoint() {
    let arc = Arc(center: CGPoint(x: 10, y: 0), radius: 5, startAngle: 0, sweep: .pi / 2)
    let alone = built { $0.arc(arc) }
    #expect(alone.elements.first == .move(to: CGPoint(x: 15, y: 0)))
    let joined = built {
      $0.move(to: .zero)
      $0.arc(arc)
    }
    #expect(joined.elements[1] == .line(to: CGPoint(x: 15, y: 0)))
    let end = ends(joined)[2]
    #expect(abs(end.x - 10) < 1e-12 && abs(end.y - 5) < 1e-12)
  }

  /// The corner of a square is rounded between the points at a radius from it, and the middle of the arc is at
  /// r (√2 - 1) from the corner.
  @Test func anArcTouchesTwoLines() throws {
    let outline = built {
      $0.move(to: .zero)
      $0.arc(around: CGPoint(x: 20, y: 0), to: CGPoint(x: 20, y: 30), radius: 8)
    }
    let points = ends(outline)
    #expect(abs(points[1].x - 12) < 1e-9 && points[1].y == 0)
    #expect(points[2].x == 20 && abs(points[2].y - 8) < 1e-9)
    let distances = ends(outline.flattened(tolerance: 1e-4)).dropFirst(2).map { point in
      let (x, y) = (point.x - 12, point.y - 8)
      return (x * x + y * y).squareRoot()
    }
    #expect(distances.allSatisfy { abs($0 - 8) < 0.003 }, "\(distances)")
  }

  /// The lines to and from (40, 0) are 53.13° apart, as 4/5 is the sine of that: the arc of 126.87° is more than a
  /// quarter, and touches them 6/tan(26.565°) = 12 from the corner, about (28, 6) or (28, -6).
  @Test(arguments: [1.0, -1])
  func anArcAtAnAcuteCornerStaysOnItsCircle(side: Double) {
    let outline = built {
      $0.move(to: .zero)
      $0.arc(around: CGPoint(x: 40, y: 0), to: CGPoint(x: 10, y: side * 40), radius: 6)
    }
    let points = ends(outline)
    #expect(points.count == 4, "a move, a line and two curves")
    #expect(abs(points[1].x - 28) < 1e-9 && points[1].y == 0)
    #expect(abs(points[3].x - 32.8) < 1e-9 && abs(points[3].y - side * 9.6) < 1e-9)
    for point in ends(outline.flattened(tolerance: 1e-4)).dropFirst(2) {
      let (x, y) = (point.x - 28, point.y - side * 6)
      #expect(abs((x * x + y * y).squareRoot() - 6) < 0.002)
    }
  }

  @Test func anArcBetweenParallelLinesIsALine() {
    let outline = built {
      $0.move(to: .zero)
      $0.arc(around: CGPoint(x: 20, y: 0), to: CGPoint(x: 40, y: 0), radius: 8)
    }
    #expect("\(outline)" == "move 0 0 line 20 0")
  }

  /// UIKit's two shapes: 2 · 1.528665 · 16 is 48.9.
  @Test func uikitsRoundedRectangleJumpsBetween48And49Points() {
    func shape(_ side: Double) -> RoundedRectangle {
      RoundedRectangle(ofUIKit: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: 16)
    }
    #expect(shape(49).curve == .continuous && shape(49).cornerRadius == 16)
    #expect(shape(48).curve == .circular && shape(48).cornerRadius == 24)
    let capsule = RoundedRectangle(ofUIKit: CGRect(x: 0, y: 0, width: 208, height: 50), cornerRadius: 20)
    #expect(capsule.cornerRadius == 25)
    #expect(RoundedRectangle(ofUIKit: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 0).contour.count == 5)
  }

  // MARK: Rules

  @Test func linesNeedACurrentPoint() {
    let outline = built {
      $0.line(to: CGPoint(x: 1, y: 1))
      $0.curve(to: .zero, control1: .zero, control2: .zero)
      $0.close()
    }
    #expect(outline.elements.isEmpty)
  }

  @Test func afterClosingTheSubpathsStartIsTheCurrentPoint() {
    var builder = OutlineBuilder()
    builder.move(to: CGPoint(x: 3, y: 4))
    builder.line(to: CGPoint(x: 9, y: 4))
    builder.close()
    #expect(builder.currentPoint == CGPoint(x: 3, y: 4))
    builder.line(to: CGPoint(x: 0, y: 0))
    #expect(builder.outline.subpaths.map(\.start) == [CGPoint(x: 3, y: 4), CGPoint(x: 3, y: 4)])
  }

  /// A quadratic curve of (0, 0), (30, 60), (60, 0) has its control points at two thirds of the way to the middle one.
  @Test func aQuadraticCurveIsTheSameCubicOne() {
    let outline = built {
      $0.move(to: .zero)
      $0.quadCurve(to: CGPoint(x: 60, y: 0), control: CGPoint(x: 30, y: 60))
    }
    #expect("\(outline)" == "move 0 0 curve 20 40 40 40 60 0")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersThatAreNotFiniteAreLeftOut(number: Double) {
    let point = CGPoint(x: number, y: 0)
    let outline = built {
      $0.move(to: point)
      $0.move(to: .zero)
      $0.line(to: point)
      $0.curve(to: .zero, control1: point, control2: .zero)
      $0.quadCurve(to: .zero, control: point)
      $0.arc(Arc(center: point, radius: 1, startAngle: 0, sweep: 1))
      $0.arc(Arc(center: .zero, radius: number, startAngle: number, sweep: 1))
      $0.arc(around: point, to: .zero, radius: 1)
      $0.rectangle(CGRect(x: number, y: 0, width: 1, height: 1))
      $0.ellipse(in: CGRect(x: 0, y: 0, width: number, height: 1))
      $0.roundedRectangle(CGRect(x: 0, y: 0, width: 9, height: 9), cornerWidth: number, cornerHeight: 2)
    }
    #expect("\(outline)" == "move 0 0")
  }

  @Test func aRelativeArcOfManyTurnsIsBounded() {
    let outline = built { $0.arc(Arc(center: .zero, radius: 1, startAngle: 0, sweep: 1e9)) }
    #expect(outline.elements.count <= 17)
  }
}
