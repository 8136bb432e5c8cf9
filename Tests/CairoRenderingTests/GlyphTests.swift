import Drawing
import Foundation
import Raster
import Testing
import TextLayout

@testable import CairoRendering

@Suite struct GlyphTests {
  private struct Sample: Decodable, CustomStringConvertible {
    var font: String
    var glyph: UInt32
    var character: String
    var pixelSize: Double
    var quarter: Int
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    var coverage: [Double]

    var description: String { "\(character) of \(font) at \(pixelSize) px, quarter \(quarter)" }
  }

  private struct Joined: Decodable {
    var font: String
    var glyph: UInt32
    var advance: Double
    var unitsPerEm: Double
  }

  private func fixture<Value: Decodable>(_ name: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(contentsOf: TestFiles.fixture(name)))
  }

  private func run(
    _ font: FontInstance, _ size: Double, _ glyphs: [(id: UInt32, x: Double)], y: Double, _ color: Color = .black
  ) -> DrawCommand {
    let glyphs = glyphs.map { PositionedGlyph(id: $0.id, x: $0.x, y: y) }
    return .glyphs(GlyphRun(font: font, pointSize: size, color: color, glyphs: glyphs))
  }

  /// The exact area of each pixel under the outline, from polygons (`Fixtures/make-fixtures.py`).
  ///
  /// FreeType 2.12 replaces a cubic curve by its chord if its control points are at most 1/6 pixel from the thirds of
  /// the chord (`gray_render_cubic` in `src/smooth/ftgrays.c`), so it is at most 1/8 pixel off; a quadratic one 1/16
  /// pixel. Points are rounded to 1/64 pixel: √2/128 more. An edge in a pixel is at most √2 long.
  @Test func glyphsCoverTheAreaOfTheirOutlines() throws {
    for sample in try fixture("glyph-coverage.json") as [Sample] {
      let curves = sample.font.hasSuffix(".otf") ? 1.0 / 8 : 1.0 / 16
      let tolerance = 255 * 2.0.squareRoot() * (curves + 2.0.squareRoot() / 128)
      let bitmap = try drawSample(sample)
      for row in 0..<sample.height {
        for column in 0..<sample.width {
          let expected = sample.coverage[row * sample.width + column]
          let actual = bitmap.alpha(column + 10, row + 10)
          #expect(abs(Double(actual) - expected) <= tolerance, "\(sample) at \(column), \(row)")
        }
      }
    }
  }

  /// Errors of single pixels cancel out over a glyph: its area is within 1 %, and its centre within 1/16 pixel, half of
  /// the largest offset by which chords in place of curves could move it.
  @Test func glyphsHaveTheAreaAndPlaceOfTheirOutlines() throws {
    for sample in try fixture("glyph-coverage.json") as [Sample] {
      let bitmap = try drawSample(sample)
      let expected = moments(bitmap.width, bitmap.height) { column, row in
        let (column, row) = (column - 10, row - 10)
        let isInside = (0..<sample.width).contains(column) && (0..<sample.height).contains(row)
        return isInside ? sample.coverage[row * sample.width + column] : 0
      }
      let actual = moments(bitmap.width, bitmap.height) { Double(bitmap.alpha($0, $1)) }
      #expect(abs(actual.area - expected.area) <= expected.area / 100, "\(sample)")
      #expect(abs(actual.x - expected.x) <= 1.0 / 16, "\(sample): \(actual.x), not \(expected.x)")
      #expect(abs(actual.y - expected.y) <= 1.0 / 16, "\(sample): \(actual.y), not \(expected.y)")
    }
  }

  /// The sample's glyph in black, its mask's top left pixel at (10, 10).
  private func drawSample(_ sample: Sample) throws -> Bitmap {
    let font = try TestFiles.font(sample.font)
    let x = Double(10 - sample.left) + Double(sample.quarter) / 4
    let glyphs = run(font, sample.pixelSize, [(sample.glyph, x)], y: Double(10 - sample.top))
    return try draw(Double(sample.width + 20), Double(sample.height + 20), [glyphs])
  }

  private func moments(
    _ width: Int, _ height: Int, _ value: (Int, Int) -> Double
  ) -> (area: Double, x: Double, y: Double) {
    var (area, x, y) = (0.0, 0.0, 0.0)
    for row in 0..<height {
      for column in 0..<width {
        area += value(column, row)
        x += value(column, row) * Double(column)
        y += value(column, row) * Double(row)
      }
    }
    return (area, x / area, y / area)
  }

  @Test func aRunsColourIsPaintedThroughItsMask() throws {
    let font = try TestFiles.font("Inter/Inter-Regular.otf")
    let glyph = try #require(font.nominalGlyph(for: "H"))
    let color = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let bitmap = try draw(40, 40, [run(font, 40, [(glyph, 4)], y: 35, color)])
    let opaque = bitmap.allPixels.max()
    #expect(opaque.map { $0 >> 24 } == 128)
    #expect(opaque.map { $0 & 0xFF } == 0)
  }

  @Test func glyphsMoveByQuarterPixels() throws {
    let font = try TestFiles.font("Inter/Inter-Regular.otf")
    let glyph = try #require(font.nominalGlyph(for: "a"))
    func pixels(_ x: Double) throws -> [UInt32] { try draw(40, 30, [run(font, 17, [(glyph, x)], y: 20)]).allPixels }
    let quarters = try [10, 10.25, 10.5, 10.75].map(pixels)
    #expect(Set(quarters).count == 4)
    // One pixel to the right it is the same mask one pixel to the right.
    #expect(try pixels(11).dropFirst() == quarters[0].dropLast())
    #expect(try pixels(10.3) == quarters[1])
  }

  @Test(
    arguments: [
      (0.0, 0, 0), (0.11, 0, 0), (0.125, 0, 1), (0.36, 0, 1), (0.375, 0, 2), (0.875, 1, 0), (-0.125, 0, 0),
      (-0.14, -1, 3), (-1.25, -2, 3),
    ] as [(Double, Int, Int)])
  func anOriginIsRoundedToTheNearestQuarter(x: Double, column: Int, quarter: Int) throws {
    let origin = try #require(GlyphOrigin(x: x, y: 0, scale: 1))
    #expect(origin.column == column && origin.quarters.right == quarter)
    let scaled = try #require(GlyphOrigin(x: x / 3, y: 0, scale: 3))
    #expect(scaled == origin)
  }

  @Test(arguments: [(10.0, 10), (10.49, 10), (10.5, 11), (-0.5, 0), (-0.51, -1)] as [(Double, Int)])
  func aBaselineIsRoundedToAWholePixel(y: Double, baseline: Int) throws {
    #expect(GlyphOrigin(x: 0, y: y, scale: 1)?.baseline == baseline)
  }

  @Test func originsOutOfReachStayOutOfReach() {
    for value in [1e300, -1e300, Double.greatestFiniteMagnitude] {
      #expect(GlyphOrigin(x: value, y: value, scale: 16) != nil)
    }
    #expect(GlyphOrigin(x: .nan, y: 0, scale: 1) == nil)
    #expect(GlyphOrigin(x: 0, y: .infinity, scale: 1) == nil)
  }

  @Test func aGlyphDrawnTwiceInARunIsDrawnOnce() throws {
    let font = try TestFiles.font("Inter/Inter-Regular.otf")
    let glyph = try #require(font.nominalGlyph(for: "g"))
    let color = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
    let once = try draw(30, 30, [run(font, 20, [(glyph, 5.25)], y: 20, color)])
    let twice = try draw(30, 30, [run(font, 20, [(glyph, 5.25), (glyph, 5.25)], y: 20, color)])
    #expect(once.allPixels == twice.allPixels)
  }

  /// Bars side by side, each 50 units longer than its advance, in half-transparent black: they form one bar from the
  /// first origin to the last. Rows inside it are uniform; in the rows of its edges a joint shows the corners cut off
  /// the bars' ends, at most 1/16 of a pixel. If bars were painted one by one, joints would be half as dark again.
  @Test(arguments: [34.0, 51, 60, 80.5]) func joinedGlyphsShowNoSeam(size: Double) throws {
    let joined: Joined = try fixture("joined-glyphs.json")
    let font = try TestFiles.font(joined.font)
    let advance = joined.advance / joined.unitsPerEm * size
    let glyphs = (0..<5).map { (id: joined.glyph, x: 10 + Double($0) * advance) }
    let color = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
    let bitmap = try draw(20 + 5 * advance, 2 * size, [run(font, size, glyphs, y: (1.2 * size).rounded(), color)])
    for row in 0..<bitmap.height {
      let alphas = (12..<Int(10 + 4 * advance)).map { bitmap.alpha($0, row) }
      let (least, most) = (alphas.min() ?? 0, alphas.max() ?? 0)
      #expect(most - least <= (most == 128 ? 0 : 8), "row \(row): \(least) to \(most)")
    }
    #expect(bitmap.allPixels.map { $0 >> 24 }.max() == 128)
  }

  @Test func glyphsOutsideTheBitmapAreCutOff() throws {
    let font = try TestFiles.font("Inter/Inter-Regular.otf")
    let glyph = try #require(font.nominalGlyph(for: "M"))
    let whole = try draw(60, 60, [run(font, 30, [(glyph, 20)], y: 40)])
    let places: [(Double, Double)] = [(-10, 10), (10, 35), (-10, 35), (-500, 0), (1e12, 0), (0, -1e12)]
    for (x, y) in places {
      let part = try draw(20, 20, [run(font, 30, [(glyph, x)], y: y)])
      for row in 0..<20 {
        for column in 0..<20 {
          let (u, v) = (Double(column) - x + 20, Double(row) - y + 40)
          let isInside = (0..<60).contains(u) && (0..<60).contains(v)
          let expected = isInside ? whole.alpha(Int(u), Int(v)) : 0
          #expect(part.alpha(column, row) == expected, "\(column), \(row) of the glyph at \(x), \(y)")
        }
      }
    }
  }

  /// The bar is 250, 500 and 1000 units wide at the axis' start, default and end: linear in between.
  @Test(
    arguments: [
      (nil, 5), (100, 2.5), (250, 3.75), (400, 5), (650, 7.5), (900, 10), (5000, 10), (.infinity, 10),
      (-.infinity, 2.5), (.nan, 5),
    ] as [(Double?, Double)])
  func variableFontsAreDrawnAtTheirLocationOnTheAxis(weight: Double?, width: Double) throws {
    let variations = weight.map { [FontVariation(tag: "wght", value: $0)] } ?? []
    let file = try FontFile(path: TestFiles.fixture("variable-bar.ttf").path)
    let font = try FontInstance(file: file, variations: variations)
    let bitmap = try draw(20, 10, [run(font, 10, [(1, 2)], y: 8)])
    #expect(abs(bitmap.coveredArea - width * 5) <= 0.05)
    #expect(bitmap.alpha(2, 5) == 255 && bitmap.alpha(1, 5) == 0)
  }
}
