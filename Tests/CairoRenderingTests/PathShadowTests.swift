import Drawing
import Foundation
import Raster
import Testing

@testable import CairoRendering

@Suite struct PathShadowTests {
  private func shadow(_ x: Double = 0, _ y: Double = 0, deviation: Double) -> Shadow {
    Shadow(offset: CGSize(width: x, height: y), blurRadius: 2 * deviation, color: .black)
  }

  /// Beyond a straight edge, a Gaussian has fallen to Φ(-1) = 15.87 % after one deviation, and is at Φ(1) as far inside.
  @Test(arguments: [(3.0, 1.0), (3, 2), (3, 3), (10, 2)] as [(Double, Double)])
  func theDeviationIsHalfOfTheBlurRadius(deviation: Double, scale: Double) throws {
    let commands: [DrawCommand] = [.shadow(.rectangle(50, 50, 100, 100), shadow(deviation: deviation))]
    let bitmap = try draw(200, 200, scale: scale, commands)
    let row = Int(100 * scale)
    for (distance, share) in [(deviation, 0.1587), (0, 0.5), (-deviation, 0.8413)] {
      let column = Int((150 + distance) * scale)
      let seen = Double(bitmap.alpha(column - 1, row) + bitmap.alpha(column, row)) / 510
      #expect(abs(seen - share) < 0.01, "\(distance) from the edge")
    }
  }

  @Test(arguments: [0.3, 1, 2.5, 8])
  func aShortenedRectangleHasTheShadowOfTheWhole(deviation: Double) throws {
    let shape = RoundedRectangle(10.3, 12.6, 160.4, 120.9, radius: 9)
    let offset = shadow(1.25, 3.5, deviation: deviation)
    let short = try draw(200, 160, [.shadow(.rectangle(shape), offset)])
    let whole = try draw(200, 160, [.shadow(.outline(Outline(shape.contour)), offset)])
    let largest = zip(short.allPixels, whole.allPixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max() ?? 255
    #expect(largest <= 1)  // Coordinates of shortened edges are rounded elsewhere.
  }

  /// Continuous corners, some corners, and a shape with a gap beside a curve: the same pixels as a path whose points leave
  /// no gap that is wide enough, as points were put on its lines.
  @Test(arguments: [0.3, 2.5, 8])
  func aShortenedOutlineHasTheShadowOfTheWhole(deviation: Double) throws {
    let rect = CGRect(x: 10.3, y: 12.6, width: 160.4, height: 120.9)
    let rounded = RoundedRectangle(rect: rect, cornerRadius: 14, corners: [.topLeft, .bottomRight], curve: .continuous)
    let bow: [Outline.Element] = [
      .move(to: CGPoint(x: 10, y: 20)), .line(to: CGPoint(x: 170, y: 20)),
      .curve(to: CGPoint(x: 20, y: 90), control1: CGPoint(x: 175, y: 60), control2: CGPoint(x: 25, y: 100)), .close,
    ]
    for contour in [RoundedRectangle(rect: rect, cornerRadius: 20, curve: .continuous).contour, rounded.contour, bow] {
      let cast = shadow(1.25, 3.5, deviation: deviation)
      let short = try draw(200, 160, [.shadow(.outline(Outline(contour)), cast)])
      let whole = try draw(200, 160, [.shadow(.outline(Outline(dense(contour))), cast)])
      #expect(short.allPixels == whole.allPixels)
    }
  }

  /// The contour with a point on each of its lines every eight points.
  private func dense(_ contour: [Outline.Element]) -> [Outline.Element] {
    var (elements, start, current) = ([Outline.Element](), CGPoint.zero, CGPoint.zero)
    func points(to end: CGPoint) -> [Outline.Element] {
      let steps = Int((max(abs(end.x - current.x), abs(end.y - current.y)) / 8).rounded(.up))
      guard steps > 1, end.x == current.x || end.y == current.y else { return [] }
      return (1..<steps).map {
        let share = CGFloat($0) / CGFloat(steps)
        return .line(
          to: CGPoint(x: current.x + (end.x - current.x) * share, y: current.y + (end.y - current.y) * share))
      }
    }
    for element in contour {
      if case .line(let point) = element { elements += points(to: point) }
      if case .close = element { elements += points(to: start) }
      if case .move(let point) = element { start = point }
      elements.append(element)
      current = element.points.last ?? start
    }
    return elements
  }

  @Test func equalContinuousCornersCastOneShadow() throws {
    let shadows = PathShadows()
    let renderer = CairoRenderer(masks: GlyphMasks(), shadows: shadows)
    let cards = [(10.0, 300.0, 80.0), (110, 350, 90), (210, 280, 130.0)].map { y, width, height -> DrawCommand in
      let card = RoundedRectangle(
        rect: CGRect(x: 10, y: y, width: width, height: height), cornerRadius: 12, curve: .continuous)
      return .shadow(.rectangle(card), shadow(0, 4, deviation: 5))
    }
    _ = try draw(400, 400, with: renderer, cards)
    #expect(shadows.madeCount == 1)
  }

  /// An offset by half a pixel halves an edge's coverage.
  @Test func offsetsAreExact() throws {
    let bitmap = try draw(20, 20, [.shadow(.rectangle(5, 5, 8, 8), shadow(0.5, -0.25, deviation: 0))])
    let seen = [4, 5, 6, 12, 13, 14].map { bitmap.alpha($0, 8) }
    #expect(zip(seen, [0, 128, 255, 255, 128, 0]).allSatisfy { abs($0 - $1) <= 1 }, "\(seen)")
    #expect(abs(bitmap.alpha(8, 4) - 64) <= 4)
  }

  @Test func aShadowIsTurnedAndClippedWithItsScope() throws {
    let turned = AffineTransform(m11: 0, m12: 1, m21: -1, m22: 0, tX: 20, tY: 0)
    let commands = [.shadow(.rectangle(2, 2, 4, 10), shadow(4, 0, deviation: 0))].inside(.transform(turned))
    let bitmap = try draw(20, 20, commands.inside(.clip(.rectangle(0, 0, 20, 8))))
    for y in 0..<20 {
      for x in 0..<20 { #expect((bitmap.alpha(x, y) > 0) == ((8..<18).contains(x) && (6..<8).contains(y))) }
    }
  }

  @Test func equalShadowsAreMadeOnce() throws {
    let shadows = PathShadows()
    let renderer = CairoRenderer(masks: GlyphMasks(), shadows: shadows)
    let offset = shadow(0, 4, deviation: 5)
    func cards(_ sizes: [Double]) -> [DrawCommand] {
      sizes.enumerated().map { .shadow(.rectangle(10, 10 + 100 * Double($0), 300, $1, radius: 12), offset) }
    }
    let first = try draw(400, 400, with: renderer, cards([80, 90, 95]))
    #expect(shadows.madeCount == 1)
    #expect(try draw(400, 400, with: renderer, cards([80, 90, 95])).allPixels == first.allPixels)
    #expect(shadows.madeCount == 1)
    _ = try draw(400, 400, scale: 2, with: renderer, cards([80]))
    #expect(shadows.madeCount == 2)
    let small = PathShadows(capacity: 1)
    let forgetful = CairoRenderer(masks: GlyphMasks(), shadows: small)
    #expect(try draw(400, 400, with: forgetful, cards([80, 90, 95])).allPixels == first.allPixels)
    #expect(small.madeCount == 3)
  }

  /// A path of 10,000 points has a shadow of the visible part alone.
  @Test func aLargeShadowIsThatOfItsVisiblePart() throws {
    let large = Outline(RoundedRectangle(-5000, -5000, 10_000, 5020).contour)
    let bitmap = try draw(40, 40, [.shadow(.outline(large), shadow(deviation: 4))])
    let half = try draw(40, 40, [.shadow(.rectangle(-100, -100, 200, 120), shadow(deviation: 4))])
    #expect((0..<40).allSatisfy { abs(bitmap.alpha(20, $0) - half.alpha(20, $0)) <= 1 })
  }

  /// Below what is painted over it, a shadow is left out. With an invisible command between the two, it is painted whole.
  @Test(arguments: [CornerCurve.circular, .continuous])
  func aShadowBelowItsCardMakesNoDifference(curve: CornerCurve) throws {
    let (light, dark) = (Color(red: 0.9, green: 0.6, blue: 0.3), Color(red: 0.1, green: 0.2, blue: 0.3))
    let paints: [Paint] = [
      .color(light), .color(Color(red: 0.9, green: 0.6, blue: 0.3, alpha: 0.5)),
      gradient(light, dark), gradient(light, Color(red: 0, green: 0, blue: 0, alpha: 0.4)),
    ]
    let scopes: [Scope] = [
      .transform(AffineTransform(translationByX: 0.3, byY: 0.7)), .transform(AffineTransform(scale: 0.9)),
      .clip(.rectangle(30.4, 20.3, 60.3, 50.8)), .clip(.rectangle(30, 20, 60, 50, radius: 25)), .group(alpha: 0.5),
    ]
    let none = DrawCommand.fill(.rectangle(0, 0, 10, 10), .color(Color(red: 0, green: 0, blue: 0, alpha: 0)))
    for (paint, radius, scale) in [(0, 0, 1), (0, 9.5, 2), (1, 9, 1), (2, 12, 3), (3, 12, 1), (0, 80, 1)] {
      let card = RoundedRectangle(
        rect: CGRect(x: 25.2, y: 18.4, width: 80, height: 60.7), cornerRadius: radius, curve: curve)
      let cast = DrawCommand.shadow(.rectangle(card), shadow(6.3, 4, deviation: 5))
      let fill = DrawCommand.fill(.rectangle(card), paints[paint])
      for scope in scopes {
        let seen = try draw(120, 100, scale: Double(scale), [cast, fill].inside(scope))
        let whole = try draw(120, 100, scale: Double(scale), [cast, none, fill].inside(scope))
        #expect(seen.allPixels == whole.allPixels, "\(paint) \(radius) \(scope)")
      }
    }
  }

  private func gradient(_ first: Color, _ last: Color) -> Paint {
    .gradient(
      Gradient(
        .axial(from: .zero, to: CGPoint(x: 100, y: 80)),
        stops: [Gradient.Stop(location: 0, color: first), Gradient.Stop(location: 1, color: last)]))
  }
}
