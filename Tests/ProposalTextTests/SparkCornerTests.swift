import CairoRendering
import Drawing
import Foundation
import LayoutNotation
import OutlineGeometry
import Raster
import Testing

/// The corners of Spark's buttons and chips, which are filled and clipped along the same outline: of a pixel that is covered by
/// half, a quarter has the button's colour.
@Suite struct SparkCornerTests {
  /// P13 to P15: how far from the left edge the colour begins, on average, in rows of pixels from the top, as measured in `button-ax5-2`,
  /// `button-m-2` and `button-m-1`. A layer's corners are up to a tenth of the radius away from the first and the last.
  @Test(arguments: [
    (
      [792.0, 372, 135],
      [
        0: 160.8, 1: 134.9, 2: 123.4, 3: 115.4, 5: 103.7, 8: 91.3, 12: 79.7, 20: 63.9, 30: 49.5, 40: 38.5, 60: 22.6,
        80: 12.1, 100: 6.1, 120: 2.9, 134: 1.6,
      ]
    ),
    (
      [263.0, 126, 46],
      [0: 49.4, 1: 38.2, 2: 33.2, 3: 29.5, 5: 24.7, 8: 19.6, 12: 14.7, 20: 7.9, 30: 3.1, 40: 1.0, 60: 0]
    ),
    (
      [263.0, 126, 1_000_000],
      [0: 70.1, 1: 55.6, 2: 49.4, 3: 44.7, 5: 38.3, 8: 31.8, 12: 25.5, 20: 16.6, 30: 9.2, 40: 4.8, 60: 0.6]
    ),
  ])
  func rowsBeginWhereTheyDoInThePictures(shape: [Double], rows: [Int: Double]) throws {
    let bitmap = try filled(shape[0], shape[1], radius: shape[2])
    for (row, recorded) in rows {
      let inset = (0..<bitmap.width / 2).reduce(0.0) { $0 + 1 - bitmap.coverageTwice($1, row) }
      // 1.6 % of the radius.
      #expect(abs(inset - recorded) <= 0.016 * min(shape[2], shape[1] / 2), "row \(row): \(inset), \(recorded)")
    }
  }

  /// The number of pixels in which nothing of the button is seen.
  @Test func cornersCutOffAsMuchAsInThePictures() throws {
    var compared = 0
    for picture in try SparkPicture.all() {
      guard let radius = picture.cornerRadius, let recorded = picture.pageCount else { continue }
      let bitmap = try filled(Double(picture.size[0]), Double(picture.size[1]), radius: radius)
      // Less than half a level of 128.
      let count = bitmap.pixels.indices.count { bitmap.coverageTwice($0 % bitmap.width, $0 / bitmap.width) < 0.004 }
      #expect(abs(count - recorded) <= max(12, recorded / 66), "\(picture.name): \(count), \(recorded)")
      compared += 1
    }
    #expect(compared == 17)
  }

  @Test func cornersWithoutRadiusAreCorners() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 20)
    for radius in [0, -1, -Double.infinity] {
      #expect(Outline(ofSwiftUI: rect, cornerRadius: radius).elements == RoundedRectangle(rect: rect).contour)
    }
    let pill = Outline(ofSwiftUI: rect, cornerRadius: .infinity)
    #expect(pill.bounds == rect)
    // Where there is room, the curve is a layer's.
    let small = RoundedRectangle(rect: rect, cornerRadius: 4, curve: .continuous)
    #expect(zip(Outline(ofSwiftUI: rect, cornerRadius: 4).elements, small.contour).allSatisfy { $0.isNear($1) })
  }

  private func filled(_ width: Double, _ height: Double, radius: Double) throws -> Bitmap {
    let outline = Outline(ofSwiftUI: CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: radius)
    let list = DisplayList(
      size: CGSize(width: width, height: height), commands: [.fill(.outline(outline), Color(red: 0, green: 0, blue: 0))]
    )
    return try CairoRenderer().draw(list, scale: 1, into: BitmapPool())
  }
}

extension Bitmap {
  /// The share of a colour that is left of a pixel after it was filled and clipped.
  fileprivate func coverageTwice(_ x: Int, _ y: Int) -> Double {
    let coverage = Double(pixels[y * width + x] >> 24) / 255
    return coverage * coverage
  }
}

extension Outline.Element {
  fileprivate func isNear(_ other: Outline.Element) -> Bool {
    points.count == other.points.count
      && zip(points, other.points).allSatisfy { abs($0.x - $1.x) < 1e-9 && abs($0.y - $1.y) < 1e-9 }
  }
}

extension SparkPicture {
  /// The radius of the whole picture's corners in pixels, where the page is seen behind them alone.
  fileprivate var cornerRadius: Double? {
    guard ["background", "clip"].contains(view.name), name != "chip-m-2.png" else { return nil }
    if view.string("cornerRadius") == "capsule-like, radius 1000000" { return 1_000_000 }
    return view.number("cornerRadius").map { ($0 * 3).rounded() }
  }
}
