import CairoRendering
import Drawing
import Foundation
import Raster
import Testing

@Suite struct CornerTests {
  private func card(
    _ curve: CornerCurve, radius: Double = 10, scale: Double = 1, corners: RectCorner = .all
  ) throws -> Bitmap {
    let shape = RoundedRectangle(
      rect: CGRect(x: 0, y: 0, width: 100, height: 80), cornerRadius: radius, corners: corners, curve: curve)
    return try draw(100, 80, scale: scale, [.fill(.rectangle(shape), .black)])
  }

  /// The values that Cairo drew in an experiment with the same curves, written by hand; a level or two for its lines.
  @Test func theFirstRowsOfARadiusOf10() throws {
    let (circle, continuous) = (try card(.circular), try card(.continuous))
    let rows: [(Bitmap, row: Int, first: Int, [Int])] = [
      (circle, 0, 5, [6, 87, 166, 216, 244, 255]), (continuous, 0, 5, [2, 72, 138, 191, 218, 238, 238, 238, 252]),
      (circle, 1, 4, [83, 221]), (continuous, 1, 4, [83, 214]),
    ]
    for (bitmap, row, first, expected) in rows {
      let seen = (first..<first + expected.count).map { bitmap.alpha($0, row) }
      #expect(zip(seen, expected).allSatisfy { abs($0 - $1) <= 3 }, "row \(row): \(seen)")
    }
  }

  /// Where the edge of an inset grouped card lies in each row of pixels from the top, in pixels at 3x, as measured in a
  /// picture of an iPhone (radius 10). The curve fits them to 0.2 pixels (root of the mean square), a circle does not.
  @Test func theRowsOfAnInsetGroupedCard() throws {
    let measured = [
      29.5, 22.0, 18.5, 16.3, 14.4, 12.8, 11.4, 10.2, 9.1, 8.1, 7.2, 6.4, 5.7, 5.0, 4.4, 3.9, 3.3, 3.0, 2.5, 2.2, 1.9,
      1.6, 1.4, 1.2, 0.9, 0.9, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.2, 0.2, 0.2, 0.1,
    ]
    func error(_ bitmap: Bitmap) -> Double {
      let squares = measured.enumerated().map { row, edge in
        let covered = (0..<60).reduce(0.0) { $0 + Double(bitmap.alpha($1, row)) / 255 }
        return (60 - covered - edge) * (60 - covered - edge)
      }
      return (squares.reduce(0, +) / Double(squares.count)).squareRoot()
    }
    #expect(error(try card(.continuous, scale: 3)) < 0.2)
    #expect(error(try card(.circular, scale: 3)) > 0.7)
  }

  @Test(arguments: [CornerCurve.circular, .continuous])
  func onlyTheNamedCornersAreRound(curve: CornerCurve) throws {
    let bitmap = try card(curve, corners: [.topLeft, .bottomRight])
    #expect([bitmap.alpha(0, 0), bitmap.alpha(99, 0), bitmap.alpha(0, 79), bitmap.alpha(99, 79)] == [0, 255, 255, 0] as [Int])
    let half = try card(curve).coveredArea
    #expect(abs(bitmap.coveredArea - (8000 + half) / 2) < 0.5)
  }

  /// With a radius of half the side there is no room for the longer curve: the ends are circles, and between it changes
  /// gradually.
  @Test func aContinuousCurveWithoutRoomIsACircle() throws {
    let (circle, continuous) = (try card(.circular, radius: 40), try card(.continuous, radius: 40))
    #expect(continuous.allPixels == circle.allPixels)
    let areas = [10.0, 25, 30, 35, 39].map { radius in
      (try? card(.continuous, radius: radius).coveredArea - card(.circular, radius: radius).coveredArea) ?? .nan
    }
    #expect(areas.allSatisfy { abs($0) < 10 })
    #expect(abs(areas[4]) < abs(areas[2]))
  }

  /// A border's inner edge has the radius less its width, and the same corners.
  @Test func aBorderFollowsItsCorners() throws {
    let shape = RoundedRectangle(
      rect: CGRect(x: 0, y: 0, width: 100, height: 80), cornerRadius: 10, corners: .topRight, curve: .continuous)
    let border = try draw(100, 80, [.fill(.border(shape, width: 3), .black)])
    let outer = try draw(100, 80, [.fill(.rectangle(shape), .black)])
    let inner = try draw(100, 80, [.fill(.rectangle(shape.inset(by: 3)), .black)])
    #expect(abs(border.coveredArea - (outer.coveredArea - inner.coveredArea)) < 1)
    #expect(border.alpha(50, 40) == 0)
    #expect(border.alpha(1, 1) == 255)
  }
}
