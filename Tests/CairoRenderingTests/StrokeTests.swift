import CairoRendering
import Drawing
import Foundation
import Raster
import Testing

@Suite struct StrokeTests {
  private func line(_ points: (Double, Double)..., closed: Bool = false) -> Outline {
    let points = points.map { CGPoint(x: $0.0, y: $0.1) }
    return Outline(
      [.move(to: points[0])] + points[1...].map { .line(to: $0) } + (closed ? [.close] : []))
  }

  private func area(_ outline: Outline, _ style: StrokeStyle, transform: AffineTransform = .identity) throws -> Double {
    let commands: [DrawCommand] = [.stroke(outline, style, .color(.black))]
    return try draw(100, 100, commands.inside(.transform(transform))).coveredArea
  }

  /// A line of 40 by 6; round caps add a circle of diameter 6, square ones 3 at each end.
  @Test func capsAddTheirAreas() throws {
    let straight = line((20, 50), (60, 50))
    #expect(try area(straight, StrokeStyle(width: 6)) == 240)
    #expect(abs(try area(straight, StrokeStyle(width: 6, cap: .round)) - 240 - 9 * .pi) < 0.5)
    #expect(try area(straight, StrokeStyle(width: 6, cap: .square)) == 276)
  }

  /// At a right angle a mitre adds a square of half the width, a bevel half of it, a round join a quarter of a circle. A
  /// mitre of √2 widths is cut off by a limit below that.
  @Test func joinsAddTheirAreas() throws {
    let corner = line((20, 20), (60, 20), (60, 60))
    let inner = 2 * 40 * 6 - 9.0
    func outside(_ style: StrokeStyle) throws -> Double { try area(corner, style) - inner }
    #expect(abs(try outside(StrokeStyle(width: 6)) - 9) < 0.1)
    #expect(abs(try outside(StrokeStyle(width: 6, join: .bevel)) - 4.5) < 0.2)
    #expect(abs(try outside(StrokeStyle(width: 6, join: .round)) - 9 * .pi / 4) < 0.2)
    #expect(abs(try outside(StrokeStyle(width: 6, miterLimit: 1.41)) - 4.5) < 0.2)
    #expect(abs(try outside(StrokeStyle(width: 6, miterLimit: 1.42)) - 9) < 0.2)
  }

  @Test func dashesBeginAtTheirPhase() throws {
    let bitmap = try draw(
      40, 3, [.stroke(line((0, 1.5), (40, 1.5)), StrokeStyle(width: 3, dashes: [6, 4], dashPhase: 3), .color(.black))])
    #expect((0..<40).map { bitmap.alpha($0, 1) > 0 } == (0..<40).map { ($0 + 3) % 10 < 6 })
    // An odd number of lengths is repeated: 5 on, 5 off.
    let odd = try draw(
      40, 3, [.stroke(line((0, 1.5), (40, 1.5)), StrokeStyle(width: 3, dashes: [5]), .color(.black))])
    #expect((0..<40).map { odd.alpha($0, 1) > 0 } == (0..<40).map { $0 % 10 < 5 })
  }

  /// Lengths that cannot be dashes leave the line whole; a line without width is not drawn.
  @Test func impossibleStylesAreHarmless() throws {
    let straight = line((20, 50), (60, 50))
    for dashes in [[0, 0], [-1, 3], [0.0]] {
      #expect(try area(straight, StrokeStyle(width: 6, dashes: dashes)) == 240)
    }
    #expect(try area(straight, StrokeStyle(width: 0)) == 0)
    #expect(try area(straight, StrokeStyle(width: -3)) == 0)
    #expect(try area(line((5, 5)), StrokeStyle(width: 4)) == 0)
    #expect(try area(Outline([]), StrokeStyle(width: 4)) == 0)
  }

  /// A transform that scales across and down differently makes lines of two widths; one that collapses areas draws
  /// nothing.
  @Test func aTransformMovesThePen() throws {
    let frame = line((10, 10), (30, 10), (30, 30), (10, 30), closed: true)
    let scaled = try area(frame, StrokeStyle(width: 2), transform: AffineTransform(scaleByX: 3, byY: 1))
    #expect(abs(scaled - 3 * (22 * 22 - 18 * 18)) < 0.5)
    for singular in [
      AffineTransform(scaleByX: 0, byY: 1), AffineTransform(scale: 0),
      AffineTransform(m11: 1, m12: 2, m21: 2, m22: 4, tX: 0, tY: 0),
    ] { #expect(try area(frame, StrokeStyle(width: 2), transform: singular) == 0) }
  }

  @Test func aTranslucentLineHasOneOpacity() throws {
    let half = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
    let cross = Outline(line((2, 2), (18, 18)).elements + line((18, 2), (2, 18)).elements)
    let bitmap = try draw(20, 20, [.stroke(cross, StrokeStyle(width: 4), .color(half))])
    #expect(bitmap.alpha(10, 10) == 128)
    #expect(bitmap.alpha(5, 5) == 128)
  }
}
