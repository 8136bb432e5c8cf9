import CairoRendering
import Drawing
import Foundation
import Raster
import Testing

/// Expected values are the shapes' own geometry: a pixel's alpha is 255 times the area covered of it.
@Suite struct ShapeTests {
  @Test func rectangleOnWholePixelsIsExact() throws {
    let bitmap = try draw(8, 6, [.fill(.rectangle(2, 1, 3, 4), Color(red: 1, green: 0, blue: 0))])
    for y in 0..<6 {
      for x in 0..<8 {
        let isInside = (2..<5).contains(x) && (1..<5).contains(y)
        #expect(bitmap.pixel(x, y) == (isInside ? 0xFFFF_0000 : 0), "at \(x), \(y)")
      }
    }
  }

  @Test func emptyListIsTransparentOnUsedMemoryToo() throws {
    let pool = BitmapPool()
    let renderer = CairoRenderer()
    let filled = DisplayList(size: CGSize(width: 9, height: 9), commands: [.fill(.rectangle(0, 0, 9, 9), .white)])
    _ = try renderer.draw(filled, scale: 1, into: pool)
    let empty = try renderer.draw(DisplayList(size: CGSize(width: 9, height: 9)), scale: 1, into: pool)
    #expect(empty.allPixels.allSatisfy { $0 == 0 })
  }

  /// One level of tolerance, as half of 255 is not an integer and Cairo's coverage is in 256ths.
  @Test func halfAndQuarterPixelsAreCoveredByTheirArea() throws {
    let bitmap = try draw(3, 3, [.fill(.rectangle(0.5, 0.5, 2, 2), .black)])
    let expected = [[0.25, 0.5, 0.25], [0.5, 1, 0.5], [0.25, 0.5, 0.25]]
    for y in 0..<3 {
      for x in 0..<3 {
        #expect(abs(Double(bitmap.alpha(x, y)) - 255 * expected[y][x]) <= 1, "at \(x), \(y): \(bitmap.alpha(x, y))")
      }
    }
  }

  @Test(arguments: [1.0, 2, 3]) func shapesScale(scale: Double) throws {
    let bitmap = try draw(10, 10, scale: scale, [.fill(.rectangle(1, 2, 3, 4), .white)])
    #expect(bitmap.width == Int(10 * scale) && bitmap.height == Int(10 * scale))
    #expect(bitmap.coveredArea == 12 * scale * scale)
    #expect(bitmap.alpha(Int(scale), Int(2 * scale)) == 255)
    #expect(bitmap.alpha(Int(scale) - 1, Int(2 * scale)) == 0)
  }

  /// Area w h - (4 - π) r². The tolerance is the sum, per quarter circle of length πr/2, of flattening (chords at most
  /// 1/32 pixel inside the arc, on average 2/3 of it), the Bézier curve (0.03 % of r outside the circle), Cairo's 15
  /// sample rows per pixel (at most one row of the poles' chord), and rounding to 8 bits (half a level per pixel).
  @Test(arguments: [1.0, 2.5, 8, 20, 100.25, 150]) func roundedCornersHaveTheirArea(radius: Double) throws {
    let side = 300.0
    let bitmap = try draw(side, side, [.fill(.rectangle(0, 0, side, side, radius: radius), .black)])
    let arc = 2 * Double.pi * radius
    let tolerance =
      arc / 32 * 2 / 3 + arc * 0.0003 * radius + 4 * (2 * radius / 15).squareRoot() / 15 + arc / 510 + 4.0 / 510
    let expected = side * side - (4 - Double.pi) * radius * radius
    #expect(abs(bitmap.coveredArea - expected) <= tolerance, "\(bitmap.coveredArea), not \(expected) ± \(tolerance)")
  }

  @Test func aRadiusAboveHalfOfTheShorterSideIsThatHalf() throws {
    let most = try draw(40, 20, [.fill(.rectangle(0, 0, 40, 20, radius: 10), .black)])
    let more = try draw(40, 20, [.fill(.rectangle(0, 0, 40, 20, radius: 1e9), .black)])
    let less = try draw(40, 20, [.fill(.rectangle(0, 0, 40, 20, radius: -3), .black)])
    #expect(most.allPixels == more.allPixels)
    #expect(less.coveredArea == 800)
  }

  @Test func aBorderLiesInsideTheEdge() throws {
    let bitmap = try draw(14, 12, [.fill(.border(RoundedRectangle(2, 2, 10, 8), width: 2), .black)])
    for y in 0..<12 {
      for x in 0..<14 {
        let isOuter = (2..<12).contains(x) && (2..<10).contains(y)
        let isInner = (4..<10).contains(x) && (4..<8).contains(y)
        #expect(bitmap.alpha(x, y) == (isOuter && !isInner ? 255 : 0), "at \(x), \(y)")
      }
    }
  }

  /// π (r² - (r - w)²), with the tolerance for both circles, as above.
  @Test func aRoundBorderHasItsArea() throws {
    let (radius, width) = (30.0, 4.0)
    let bitmap = try draw(
      60, 60, [.fill(.border(RoundedRectangle(0, 0, 60, 60, radius: radius), width: width), .black)])
    let expected = Double.pi * (radius * radius - (radius - width) * (radius - width))
    let arc = 2 * Double.pi * (radius + radius - width)
    let tolerance = arc / 48 + arc * 0.0003 * radius + 8 * (2 * radius / 15).squareRoot() / 15 + arc / 510
    #expect(abs(bitmap.coveredArea - expected) <= tolerance, "\(bitmap.coveredArea), not \(expected) ± \(tolerance)")
  }

  @Test func aBorderWiderThanHalfTheShapeFillsIt() throws {
    let border = try draw(9, 9, [.fill(.border(RoundedRectangle(1, 1, 7, 5), width: 2.5), .black)])
    let fill = try draw(9, 9, [.fill(.rectangle(1, 1, 7, 5), .black)])
    #expect(border.allPixels == fill.allPixels)
    #expect(try draw(9, 9, [.fill(.border(RoundedRectangle(1, 1, 7, 5), width: -1), .black)]).coveredArea == 0)
  }

  @Test func enormousShapesCoverWhatIsSeenOfThem() throws {
    let huge = Double.greatestFiniteMagnitude
    let commands: [DrawCommand] = [
      .fill(.rectangle(-9, 2, huge, huge), .black), .fill(.rectangle(3, -huge, 1, huge), .black),
    ]
    let bitmap = try draw(5, 5, scale: 3, commands)
    #expect(bitmap.coveredArea == 3 * 5 * 9)
  }

  @Test func aNegativeWidthReachesToTheLeft() throws {
    let negative = DrawCommand.fill(.rectangle(CGRect(x: 5, y: 5, width: -3, height: -2)), .black)
    #expect(try draw(9, 9, [negative]).allPixels == draw(9, 9, [.fill(.rectangle(2, 3, 3, 2), .black)]).allPixels)
  }
}
