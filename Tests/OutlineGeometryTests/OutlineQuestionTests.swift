import Drawing
import Foundation
import OutlineGeometry
import Testing

/// Containment, extents, reversal, flattening.
@Suite struct OutlineQuestionTests {
  private func built(_ build: (inout OutlineBuilder) -> Void) -> Outline {
    var builder = OutlineBuilder()
    build(&builder)
    return builder.outline
  }

  /// A pentagram winds twice around its middle.
  private var star: Outline {
    let corners = (0..<5).map { index in
      Arc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: Double(index) * 4 * .pi / 5 - .pi / 2, sweep: 0).start
    }
    return built { builder in
      builder.move(to: corners[0])
      for corner in corners.dropFirst() { builder.line(to: corner) }
      builder.close()
    }
  }

  @Test func theMiddleOfAStarIsInsideByWindingAlone() {
    let middle = CGPoint(x: 50, y: 50)
    #expect(star.contains(middle, byEvenOddRule: false))
    #expect(!star.contains(middle, byEvenOddRule: true))
    let ray = CGPoint(x: 50, y: 15)
    #expect(star.contains(ray, byEvenOddRule: false) && star.contains(ray, byEvenOddRule: true))
    #expect(!star.contains(CGPoint(x: 20, y: 20), byEvenOddRule: false))
  }

  /// Points at random are inside an ellipse by its equation; those nearer to it than cubics are exact are left out.
  @Test func pointsOfAnEllipseAreFoundByItsEquation() {
    let outline = built { $0.ellipse(in: CGRect(x: 10, y: 20, width: 80, height: 30)) }
    var (state, counted) = (UInt64(7), 0)
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(UInt32.max / 2)
    }
    for _ in 0..<2_000 {
      let point = CGPoint(x: 100 * next(), y: 60 * next())
      let (x, y) = ((point.x - 50) / 40, (point.y - 35) / 15)
      let distance = (x * x + y * y).squareRoot()
      guard abs(distance - 1) > 4e-4 else { continue }
      counted += 1
      #expect(outline.contains(point, byEvenOddRule: false) == (distance < 1), "\(point)")
    }
    #expect(counted > 1_900)
  }

  @Test func openSubpathsCountAsClosed() {
    let outline = built {
      $0.move(to: .zero)
      $0.line(to: CGPoint(x: 10, y: 0))
      $0.line(to: CGPoint(x: 0, y: 10))
    }
    #expect(outline.contains(CGPoint(x: 2, y: 2), byEvenOddRule: false))
    #expect(!outline.contains(CGPoint(x: 8, y: 8), byEvenOddRule: false))
    #expect(!outline.contains(CGPoint(x: Double.nan, y: 2), byEvenOddRule: false))
  }

  /// The cubic of (0, 0), (0, 10), (10, 10), (10, 0) rises to three quarters of its control points.
  @Test func theExtentIsThatOfTheCurve() {
    let outline = built {
      $0.move(to: .zero)
      $0.curve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
    }
    #expect(outline.extent == CGRect(x: 0, y: 0, width: 10, height: 7.5))
    #expect(outline.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(Outline([]).extent == nil)
  }

  @Test func aReversedPathHasTheSameInsideTheOtherWayAround() {
    let outer = CGRect(x: 0, y: 0, width: 30, height: 30)
    let inner = CGRect(x: 10, y: 10, width: 10, height: 10)
    let hole = built { $0.rectangle(inner) }.reversed
    #expect("\(hole)" == "move 10 10 line 10 20 line 20 20 line 20 10 line 10 10 close")
    let ring = built {
      $0.rectangle(outer)
      $0.append(hole)
    }
    #expect(!ring.contains(CGPoint(x: 15, y: 15), byEvenOddRule: false))
    #expect(ring.contains(CGPoint(x: 5, y: 15), byEvenOddRule: false))
    let open = built {
      $0.move(to: .zero)
      $0.line(to: CGPoint(x: 5, y: 0))
      $0.curve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 6, y: 0), control2: CGPoint(x: 9, y: 3))
    }
    #expect("\(open.reversed)" == "move 9 9 curve 9 3 6 0 5 0 line 0 0")
  }

  @Test(arguments: [0.5, 0.05, 0.005])
  func flattenedCurvesAreAsNearAsAskedFor(tolerance: Double) {
    let circle = built { $0.ellipse(in: CGRect(x: -50, y: -50, width: 100, height: 100)) }
    let flat = circle.flattened(tolerance: tolerance)
    var place = CGPoint.zero
    for element in flat.elements {
      guard let end = element.points.last else { continue }
      if case .line = element {
        let (x, y) = ((place.x + end.x) / 2, (place.y + end.y) / 2)
        // Cubics of a quarter are up to 0.0136 points off this circle themselves.
        #expect(50 - (x * x + y * y).squareRoot() < tolerance + 0.014)
      }
      place = end
    }
  }

  /// Subpaths of a million segments: each question is one pass.
  @Test func aMillionSegmentsAreOnePass() {
    let outline = built { builder in
      builder.move(to: .zero)
      for index in 1...1_000_000 { builder.line(to: CGPoint(x: Double(index % 1_000), y: Double(index / 1_000))) }
    }
    #expect(outline.elements.count == 1_000_001)
    #expect(outline.extent == CGRect(x: 0, y: 0, width: 999, height: 1_000))
    #expect(!outline.contains(CGPoint(x: -1, y: 5), byEvenOddRule: false))
    #expect(outline.reversed.elements.count == 1_000_001)
  }
}
