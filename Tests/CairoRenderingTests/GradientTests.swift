import CairoRendering
import Drawing
import Foundation
import Raster
import Testing

@Suite struct GradientTests {
  private func gradient(
    _ geometry: Gradient.Geometry, _ colors: [Color], transform: AffineTransform = .identity, before: Bool = true,
    after: Bool = true
  ) -> Gradient {
    let stops = colors.enumerated().map { index, color in
      Gradient.Stop(location: Double(index) / Double(max(1, colors.count - 1)), color: color)
    }
    return Gradient(geometry, stops: stops, transform: transform, extendsBefore: before, extendsAfter: after)
  }

  private func draw(_ width: Double, _ height: Double, _ gradient: Gradient) throws -> Bitmap {
    try CairoRenderingTests.draw(width, height, [.fill(.rectangle(0, 0, width, height), .gradient(gradient))])
  }

  private func axial(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> Gradient.Geometry {
    .axial(from: CGPoint(x: x0, y: y0), to: CGPoint(x: x1, y: y1))
  }

  /// Colours are interpolated before they are multiplied by alpha: white to a transparent black is a half transparent
  /// grey half way, of which a byte is 63.75.
  @Test func whiteToTransparentIsGreyHalfWay() throws {
    let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    let bitmap = try draw(101, 1, gradient(axial(0, 0, 101, 0), [.white, clear]))
    #expect(zip(bitmap.channels(50, 0), [128, 64, 64, 64]).allSatisfy { abs($0 - $1) <= 1 })
    #expect(bitmap.alpha(0, 0) >= 253 && bitmap.alpha(100, 0) <= 2)
  }

  /// The unit square from corner to corner, mapped to 200 × 50: equal colours lie on the other diagonal, which is not
  /// perpendicular to the line.
  @Test func equalColorsOfAnOblongLayerLieOnItsOtherDiagonal() throws {
    let bounds = AffineTransform(scaleByX: 200, byY: 50)
    let bitmap = try draw(200, 50, gradient(axial(0, 0, 1, 1), [.black, .white], transform: bounds))
    for row in stride(from: 5, to: 50, by: 5) {
      let column = 199 - row * 4
      #expect(abs(bitmap.channels(column, row)[1] - 128) <= 3)
    }
  }

  @Test func stopsAtOneLocationAreAJump() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let stops: [Gradient.Stop] = [
      Gradient.Stop(location: 0, color: red), Gradient.Stop(location: 0.5, color: red),
      Gradient.Stop(location: 0.5, color: .white), Gradient.Stop(location: 1, color: .white),
    ]
    let jump = Gradient(axial(0, 0, 20, 0), stops: stops)
    let bitmap = try draw(20, 2, jump)
    let seen = (0..<20).map { bitmap.pixel($0, 1) }
    #expect(seen.prefix(10).allSatisfy { $0 == 0xFFFF_0000 })
    #expect(seen.suffix(10).allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func itEndsWhereItDoesNotContinue() throws {
    let colors = [Color.black, .white]
    let bitmap = try draw(30, 1, gradient(axial(10, 0, 20, 0), colors, before: false, after: false))
    #expect((0..<30).map { bitmap.alpha($0, 0) > 0 } == (0..<30).map { (10..<20).contains($0) })
    let continued = try draw(30, 1, gradient(axial(10, 0, 20, 0), colors))
    #expect(continued.pixel(3, 0) == 0xFF00_0000)
    #expect(continued.pixel(25, 0) == 0xFFFF_FFFF)
  }

  @Test func whatHasNoExtentPaintsNothing() throws {
    let point = CGPoint(x: 5, y: 5)
    let colors = [Color.black, .white]
    let nothing: [Gradient] = [
      gradient(.radial(from: point, startRadius: 0, to: point, endRadius: 0), colors),
      gradient(axial(3, 3, 3, 3), colors), gradient(axial(0, 0, 9, 0), []),
      gradient(axial(0, 0, 9, 0), colors, transform: AffineTransform(scaleByX: 0, byY: 1)),
      gradient(axial(0, 0, 9, 0), colors, transform: AffineTransform(m11: 1, m12: 2, m21: 2, m22: 4, tX: 0, tY: 0)),
    ]
    for gradient in nothing { #expect(try draw(10, 10, gradient).coveredArea == 0) }
  }

  /// The location in a radial gradient is the distance from its centre.
  @Test func aRadialGradientGrowsWithTheDistance() throws {
    let middle = CGPoint(x: 50, y: 50)
    let bitmap = try draw(
      100, 100, gradient(.radial(from: middle, startRadius: 0, to: middle, endRadius: 40), [.black, .white]))
    for (x, y) in [(50, 50), (60, 50), (50, 75), (20, 20), (78, 22), (3, 50)] {
      let distance = hypot(Double(x) + 0.5 - 50, Double(y) + 0.5 - 50)
      #expect(abs(Double(bitmap.channels(x, y)[1]) - min(distance / 40, 1) * 255) <= 1)
    }
  }

  /// Clockwise from the angle, as y points down: a quarter of the way below the centre if it begins on the right.
  @Test(arguments: [(0, [0, 64, 128, 191]), (90, [191, 0, 64, 128])] as [(Double, [Int])])
  func aConicGradientGoesAroundClockwise(angle: Double, expected: [Int]) throws {
    let conic = gradient(.conic(center: CGPoint(x: 50, y: 50), angle: angle), [.black, .white])
    let bitmap = try draw(100, 100, conic)
    // Just after the axes to the right, down, left and up.
    let seen = [(99, 50), (49, 99), (0, 49), (50, 0)].map { bitmap.channels($0.0, $0.1)[1] }
    #expect(zip(seen, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(seen)")
  }
}
