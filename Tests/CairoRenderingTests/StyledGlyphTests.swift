import CairoRendering
import Drawing
import Foundation
import Raster
import Testing
import TextLayout

/// Slanted, stretched and stroked bars: polygons whose areas and edges follow from school geometry.
///
/// The bar is half an em square and stands on the baseline, with its left edge at the origin
/// (`Fixtures/make-fixtures.py`): at 100 pixels per em it is 50 pixels high and wide, with all corners on multiples of
/// 1/64 pixel.
@Suite struct StyledGlyphTests {
  private static let side = 50.0
  private static let baseline = 80

  private func bar(
    x: Double = 100, slant: Double = 0, stretch: Double = 1, stroke: Double? = nil, scale: Double = 1
  ) throws -> Bitmap {
    let run = GlyphRun(
      font: try TestFiles.fixtureFont("variable-bar.ttf"), pointSize: 100 / scale, color: .black,
      glyphs: [PositionedGlyph(id: 1, x: x / scale, y: Double(Self.baseline) / scale)], slant: slant, stretch: stretch,
      strokeWidth: stroke.map { $0 / scale })
    return try draw(500 / scale, 110 / scale, scale: scale, [.glyphs(run)])
  }

  private func rowArea(_ bitmap: Bitmap, _ row: Int) -> Double {
    Double((0..<bitmap.width).reduce(0) { $0 + bitmap.alpha($1, row) }) / 255
  }

  /// The columns of a row that have ink.
  private func inkedColumns(_ bitmap: Bitmap, _ row: Int) -> [Int] {
    (0..<bitmap.width).filter { bitmap.alpha($0, row) > 0 }
  }

  /// A pixel's coverage is rounded to 1/255: 51 rows with two cut pixels each are less than half a pixel off.
  private let tolerance = 0.4

  @Test(arguments: [0, 0.01, 0.5, 1, 1.25, 2, 7.9]) func aStretchedBarIsSoManyTimesAsWide(stretch: Double) throws {
    let bitmap = try bar(stretch: stretch)
    #expect(abs(bitmap.coveredArea - stretch * Self.side * Self.side) <= tolerance + 50.0 / 64)
    let columns = inkedColumns(bitmap, 60)
    #expect(columns.first == (stretch == 0 ? nil : 100))
    #expect(columns.last == (stretch == 0 ? nil : 99 + Int((stretch * Self.side).rounded(.up))))
  }

  /// At height h the slanted bar's edges are `slant` h to the right of the upright one's. In a pixel's row h is the
  /// row's middle.
  @Test(arguments: [0.2, 0.25, 1, -0.5, 3]) func aSlantedBarLeansAndKeepsItsArea(slant: Double) throws {
    let bitmap = try bar(slant: slant)
    #expect(abs(bitmap.coveredArea - Self.side * Self.side) <= tolerance)
    for height in 0..<50 {
      let row = Self.baseline - 1 - height
      let left = 100 + slant * (Double(height) + 0.5)
      #expect(abs(rowArea(bitmap, row) - Self.side) <= 0.02)
      let centre = (0..<bitmap.width).reduce(0.0) { $0 + Double(bitmap.alpha($1, row)) / 255 * (Double($1) + 0.5) }
      #expect(abs(centre / Self.side - (left + Self.side / 2)) <= 0.05, "\(height) above the baseline")
    }
  }

  @Test func stretchDoesNotChangeTheSlant() throws {
    let bitmap = try bar(slant: 1, stretch: 2)
    #expect(abs(bitmap.coveredArea - 2 * Self.side * Self.side) <= tolerance)
    // At heights 0...1 from 100 to 201, at 49...50 from 149 to 250.
    #expect(inkedColumns(bitmap, Self.baseline - 1) == Array(100...200))
    #expect(inkedColumns(bitmap, Self.baseline - 50) == Array(149...249))
  }

  /// A line of width w with mitred corners: (50 + w)² less (50 - w)², which is 200 w. From a width of 50 on there is no
  /// hole.
  @Test(arguments: [0.5, 1, 2, 3.5, 4, 20]) func aStrokedBarIsItsEdge(width: Double) throws {
    let bitmap = try bar(stroke: width)
    // One level for each pixel that an edge cuts.
    #expect(abs(bitmap.coveredArea - 200 * width) <= 8 * (50 + width) / 255)
    #expect(bitmap.alpha(125, 55) == 0)
  }

  @Test func aStrokeLiesHalfOnEitherSideAndHasSharpCorners() throws {
    let bitmap = try bar(stroke: 4)
    for row in 0..<bitmap.height {
      for column in 90..<160 {
        let (x, y) = (column - 100, Self.baseline - 1 - row)
        let isInOuter = (-2..<52).contains(x) && (-2..<52).contains(y)
        let isInInner = (2..<48).contains(x) && (2..<48).contains(y)
        #expect(bitmap.alpha(column, row) == (isInOuter && !isInInner ? 255 : 0), "at \(column), \(row)")
      }
    }
  }

  /// The acute corner of a bar slanted by s has the angle a with tan a = 1/s; its mitre is 1 / sin (a/2) times as long
  /// as the line is wide. At s = 4 that is 8.2, and for a line of 4 the tip is 2 cot (a/2) = 16.2 pixels left of the
  /// corner; at s = 6 it is 12.1, above Core Graphics' limit of 10: bevelled, the line extends 2 sin a = 0.3 pixels to
  /// the left.
  @Test(arguments: [(4.0, 16.25), (6, 0.33)] as [(Double, Double)])
  func sharpCornersAreMitredUpToTheLimit(slant: Double, reach: Double) throws {
    let bitmap = try bar(slant: slant, stroke: 4)
    let lowest = (0..<bitmap.height).last { !inkedColumns(bitmap, $0).isEmpty }
    #expect(lowest == Self.baseline + 1)
    let left = (0..<bitmap.height).compactMap { inkedColumns(bitmap, $0).first }.min()
    #expect(left == Int((100 - reach).rounded(.down)))
  }

  @Test func aStrokeIsAsWideOnStretchedShapes() throws {
    // Outer 104 × 54, inner 96 × 46.
    #expect(abs(try bar(stretch: 2, stroke: 4).coveredArea - (104 * 54 - 96 * 46)) <= tolerance)
  }

  @Test func aStrokeWithoutWidthIsNotSeen() throws {
    for width in [0, -3, 1e-9] { #expect(try bar(stroke: width).coveredArea == 0) }
  }

  @Test func stylesAreInPoints() throws {
    let once = try bar(slant: 0.3, stretch: 1.2, stroke: 3)
    for scale in [2.0, 4] {
      #expect(try bar(slant: 0.3, stretch: 1.2, stroke: 3, scale: scale).allPixels == once.allPixels)
    }
  }

  @Test func styledGlyphsMoveByQuarterPixels() throws {
    for (x, coverage) in [(100.0, 1.0), (100.25, 0.75), (100.5, 0.5), (100.75, 0.25)] {
      #expect(abs(Double(try bar(x: x, stroke: 4).alpha(98, 60)) - 255 * coverage) <= 1)
    }
  }

  @Test func stylesDoNotChangeOnePictureAfterAnother() throws {
    let renderer = CairoRenderer()
    let font = try TestFiles.font("Inter/Inter-Regular.otf")
    let glyph = try #require(font.nominalGlyph(for: "R"))
    func pixels(_ renderer: CairoRenderer, slant: Double, stretch: Double, stroke: Double?) throws -> [UInt32] {
      let run = GlyphRun(
        font: font, pointSize: 30, color: .black, glyphs: [PositionedGlyph(id: glyph, x: 10, y: 40)], slant: slant,
        stretch: stretch, strokeWidth: stroke)
      return try draw(60, 50, with: renderer, [.glyphs(run)]).allPixels
    }
    var seen: Set<[UInt32]> = []
    for (slant, stretch, stroke) in [(0, 1, nil), (0.2, 1, nil), (0, 1.2, nil), (0, 1, 1), (0, 1, 1.5)]
      as [(Double, Double, Double?)]
    {
      let kept = try pixels(renderer, slant: slant, stretch: stretch, stroke: stroke)
      #expect(try pixels(CairoRenderer(), slant: slant, stretch: stretch, stroke: stroke) == kept)
      #expect(seen.insert(kept).inserted)
    }
  }

  /// The strokes of overlapping glyphs in a run are painted as a union, like their insides.
  @Test func strokedGlyphsOfARunAreUnited() throws {
    let font = try TestFiles.fixtureFont("variable-bar.ttf")
    func run(_ xs: [Double]) -> DrawCommand {
      .glyphs(
        GlyphRun(
          font: font, pointSize: 100, color: Color(red: 0, green: 0, blue: 0, alpha: 0.5),
          glyphs: xs.map { PositionedGlyph(id: 1, x: $0, y: 80) }, strokeWidth: 4))
    }
    #expect(try draw(100, 100, [run([20])]).allPixels == draw(100, 100, [run([20, 20])]).allPixels)
  }
}
