import Drawing
import Foundation
import OutlineGeometry
import Testing

/// The outlines of lines and dashes: places that are inside or outside by the definitions of caps, joins and patterns
/// (PDF 32000-1, 8.4.3).
@Suite struct StrokedOutlineTests {
  private func path(_ points: [(Double, Double)], closed: Bool = false) -> Outline {
    var builder = OutlineBuilder()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { builder.move(to: place) } else { builder.line(to: place) }
    }
    if closed { builder.close() }
    return builder.outline
  }

  private func isInside(_ outline: Outline, _ x: Double, _ y: Double) -> Bool {
    outline.contains(CGPoint(x: x, y: y), byEvenOddRule: false)
  }

  @Test(arguments: [(StrokeStyle.LineCap.butt, false, false), (.round, true, false), (.square, true, true)])
  func capsReachHalfOfTheWidth(cap: StrokeStyle.LineCap, middle: Bool, corner: Bool) {
    let line = path([(10, 10), (40, 10)]).stroked(StrokeStyle(width: 10, cap: cap), tolerance: 0.01)
    #expect(isInside(line, 25, 14.9) && isInside(line, 25, 5.1) && !isInside(line, 25, 15.1))
    #expect(isInside(line, 44.9, 10) == middle && isInside(line, 5.1, 10) == middle)
    #expect(isInside(line, 44.5, 14.5) == corner)
    #expect(!isInside(line, 45.1, 10))
  }

  @Test(arguments: [(StrokeStyle.LineJoin.miter, true, true), (.round, true, false), (.bevel, false, false)])
  func joinsFillTheCorner(join: StrokeStyle.LineJoin, arc: Bool, tip: Bool) {
    let corner = path([(0, 40), (40, 40), (40, 0)]).stroked(StrokeStyle(width: 10, join: join), tolerance: 0.01)
    #expect(isInside(corner, 42, 42), "within the bevel, which cuts the corner at (45, 40) and (40, 45)")
    #expect(isInside(corner, 43.4, 43.4) == arc)
    #expect(isInside(corner, 44.9, 44.9) == tip)
  }

  /// A corner of 90° has a mitre of √2 widths.
  @Test func aMitreLongerThanItsLimitIsBevelled() {
    func tip(_ limit: Double) -> Bool {
      let style = StrokeStyle(width: 10, miterLimit: limit)
      return isInside(path([(0, 40), (40, 40), (40, 0)]).stroked(style, tolerance: 0.01), 44.9, 44.9)
    }
    #expect(tip(1.42) && !tip(1.41))
  }

  @Test func aClosedPathHasAJoinAndNoCaps() {
    let square = path([(10, 10), (30, 10), (30, 30), (10, 30)], closed: true)
      .stroked(StrokeStyle(width: 4, cap: .square), tolerance: 0.01)
    #expect(isInside(square, 8.1, 8.1) && isInside(square, 10, 20) && !isInside(square, 20, 20))
    #expect(!isInside(square, 7.9, 10))
  }

  @Test func aPointHasTheShapeOfItsCaps() {
    let point = path([(10, 10), (10, 10)])
    let butt = point.stroked(StrokeStyle(width: 8), tolerance: 0.01)
    #expect(!isInside(butt, 10, 10))
    let round = point.stroked(StrokeStyle(width: 8, cap: .round), tolerance: 0.01)
    #expect(isInside(round, 13.9, 10) && !isInside(round, 13.5, 13.5))
    let square = point.stroked(StrokeStyle(width: 8, cap: .square), tolerance: 0.01)
    #expect(isInside(square, 13.5, 13.5))
  }

  /// Around a circle of 100 points the line is a ring of 95 to 105.
  @Test func aCircleBecomesARing() {
    var builder = OutlineBuilder()
    builder.ellipse(in: CGRect(x: -100, y: -100, width: 200, height: 200))
    let ring = builder.outline.stroked(StrokeStyle(width: 10), tolerance: 0.01)
    for step in 0..<360 {
      let direction = Arc(center: .zero, radius: 1, startAngle: Double(step) * .pi / 180, sweep: 0).start
      for (radius, inside) in [(94.9, false), (95.1, true), (104.9, true), (105.1, false)] {
        #expect(isInside(ring, radius * direction.x, radius * direction.y) == inside, "\(step)° \(radius)")
      }
    }
  }

  /// A line there and back that is closed has two joins and no caps.
  @Test(arguments: [(StrokeStyle.LineJoin.round, true), (.miter, false), (.bevel, false)])
  func aLineThereAndBackHasJoins(join: StrokeStyle.LineJoin, isInside expected: Bool) {
    let style = StrokeStyle(width: 10, cap: .square, join: join)
    let line = path([(10, 10), (40, 10)], closed: true).stroked(style, tolerance: 0.01)
    #expect(isInside(line, 44, 10) == expected && isInside(line, 6, 10) == expected)
    #expect(isInside(line, 25, 14) && !isInside(line, 44.9, 14.9))
  }

  /// A cap is half a disc (PDF, 8.4.3.3), which shows where less than that of the line is behind a corner.
  @Test func aRoundCapIsHalfADisc() {
    let style = StrokeStyle(width: 10, cap: .round, join: .bevel)
    let line = path([(10, 10), (40, 10), (39, 10)]).stroked(style, tolerance: 0.01)
    #expect(isInside(line, 39.9, 14) && isInside(line, 5.1, 10) && !isInside(line, 42, 10))
  }

  // MARK: Dashes

  /// The dashes of a curve are parts of it: none is a line.
  @Test func dashesOfACurveAreCurves() {
    var builder = OutlineBuilder()
    builder.ellipse(in: CGRect(x: -100, y: -100, width: 200, height: 200))
    let dashes = builder.outline.dashed(phase: 0, lengths: [.pi * 10, .pi * 10], tolerance: 0.01)
    #expect(dashes.subpaths.count == 10)
    for dash in dashes.subpaths {
      for segment in dash.segments {
        if case .line = segment { Issue.record("\(segment)") }
        let (x, y) = (segment.end.x, segment.end.y)
        #expect(abs((x * x + y * y).squareRoot() - 100) < 0.03)
      }
    }
  }

  /// Dashes of 6 and gaps of 4 along 30 points; the phase begins 3 points into the first dash.
  @Test(
    arguments: [
      (0, [6, 4], [0, 6, 10, 16, 20, 26]), (3, [6, 4], [0, 3, 7, 13, 17, 23, 27, 30]),
      (-4, [6, 4], [4, 10, 14, 20, 24, 30]), (0, [10], [0, 10, 20, 30]), (0, [5, 5, 10], [0, 5, 10, 20, 25, 30]),
    ] as [(Double, [Double], [Double])])
  func dashesFollowThePattern(phase: Double, lengths: [Double], expected: [Double]) {
    let dashes = path([(0, 0), (20, 0), (30, 0)]).dashed(phase: phase, lengths: lengths, tolerance: 0.01)
    let ends = dashes.subpaths.filter { !$0.segments.isEmpty }.flatMap { [Double($0.start.x), Double($0.end.x)] }
    #expect(ends.count == expected.count && zip(ends, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(ends)")
  }

  @Test(arguments: [[], [0, 0], [-1, 2], [.nan]] as [[Double]])
  func withoutAUsablePatternTheLineIsWhole(lengths: [Double]) {
    let line = path([(0, 0), (20, 0)])
    #expect(line.dashed(phase: 0, lengths: lengths, tolerance: 0.01) == line)
  }

  /// 10^9 dashes would be too many: the line stays whole.
  @Test func dashesWithoutEndAreNotCut() {
    let line = path([(0, 0), (1e6, 0)])
    #expect(line.dashed(phase: 0, lengths: [0.001, 0.001], tolerance: 0.01) == line)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func aLineWithoutAWidthHasNoOutline(width: Double) {
    #expect(path([(0, 0), (20, 0)]).stroked(StrokeStyle(width: width), tolerance: 0.01).elements.isEmpty)
  }
}
