import CairoRendering
import Drawing
import Foundation
import Raster
import Testing
import TextLayout

/// Scopes with transforms: expected positions and areas are those of the transformed shapes.
@Suite struct TransformTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  /// A quarter turn clockwise: (x, y) is mapped to (60 - y, x + 10).
  private let quarterTurn = AffineTransform(m11: 0, m12: 1, m21: -1, m22: 0, tX: 60, tY: 10)

  private func draw(
    _ commands: [DrawCommand], in transform: AffineTransform, scale: Double = 1, side: Double = 100
  ) throws -> Bitmap {
    try CairoRenderingTests.draw(side, side, scale: scale, commands.inside(.transform(transform)))
  }

  private func bars(at origin: CGPoint, size: Double = 100, stroke: Double? = nil) throws -> DrawCommand {
    .glyphs(
      GlyphRun(
        font: try TestFiles.fixtureFont("variable-bar.ttf"), pointSize: size, color: .black, origin: origin,
        glyphs: [PositionedGlyph(id: 1, x: 0, y: 0)], strokeWidth: stroke))
  }

  private func expectInk(_ bitmap: Bitmap, in columns: Range<Int>, _ rows: Range<Int>) {
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        #expect(bitmap.alpha(x, y) == (columns.contains(x) && rows.contains(y) ? 255 : 0), "at \(x), \(y)")
      }
    }
  }

  // MARK: Moves

  /// Translated by thirds and sevenths of points, everything is where its own coordinates would place it.
  @Test(arguments: [1.0, 2, 3]) func movedCommandsAreDrawnAsThoseThatLieThere(scale: Double) throws {
    let (x, y) = (31 + 1.0 / 3, 12 + 2.0 / 7)
    let font = try TestFiles.font("Inter/Inter-Regular.otf")
    let glyph = try #require(font.nominalGlyph(for: "g"))
    let source = ImageSource(bitmap: try Bitmap(width: 3, height: 2))
    for index in 0..<6 { source.bitmap.pixels[index] = 0xFF00_0000 | UInt32(index) << 4 }
    func commands(_ x: Double, _ y: Double) -> [DrawCommand] {
      let run = GlyphRun(
        font: font, pointSize: 17, color: .black, origin: CGPoint(x: x, y: y),
        glyphs: [PositionedGlyph(id: glyph, x: 3.5, y: 20), PositionedGlyph(id: glyph, x: 16.25, y: 20)])
      let lens = Outline([
        .move(to: CGPoint(x: x + 2, y: y + 30)),
        .curve(
          to: CGPoint(x: x + 20, y: y + 30), control1: CGPoint(x: x + 4, y: y + 20), control2: CGPoint(x: x + 9, y: y)),
      ])
      return [
        .fill(.rectangle(x, y, 40, 30, radius: 6), red),
        .fill(.border(RoundedRectangle(x, y, 40, 30, radius: 6), width: 0.5), .black),
      ]
        + [
          .glyphs(run), .image(source, in: CGRect(x: x + 25, y: y + 2, width: 9, height: 9)),
          .fill(.outline(lens), red),
        ]
        .inside(.clip(.rectangle(x, y + 1, 33, 25, radius: 3)))
    }
    let moved = try draw(commands(0, 0), in: AffineTransform(translationByX: x, byY: y), scale: scale)
    let there = try CairoRenderingTests.draw(100, 100, scale: scale, commands(x, y))
    #expect(moved.allPixels == there.allPixels)
    #expect(moved.coveredArea > 1000 * scale * scale)
  }

  @Test func transformsNest() throws {
    let inner = AffineTransform(translationByX: 3, byY: 4)
    let commands = [.fill(.rectangle(0, 0, 5, 7), .black)].inside(.transform(inner))
    expectInk(try draw(commands, in: AffineTransform(scaleByX: 2, byY: 3)), in: 6..<16, 12..<33)
    expectInk(try draw(commands + [.fill(.rectangle(3, 4, 5, 7), .black)], in: .identity), in: 3..<8, 4..<11)
  }

  /// Clips and groups have a limit because of the time they take; nested views have none here.
  @Test func transformsNestAsDeepAsViews() throws {
    let moves = Array(repeating: DrawCommand.begin(.transform(AffineTransform(translationByX: 1, byY: 0))), count: 2000)
    let commands = moves + [.fill(.rectangle(-1990, 0, 5, 5), .black)] + moves.map { _ in .end }
    expectInk(try CairoRenderingTests.draw(20, 20, commands), in: 10..<15, 0..<5)
  }

  // MARK: Turns and scales

  @Test func aTurnedRectangleLiesWhereItsCornersGo() throws {
    expectInk(try draw([.fill(.rectangle(2, 3, 20, 10), .black)], in: quarterTurn), in: 47..<57, 12..<32)
    let border = try draw([.fill(.border(RoundedRectangle(2, 3, 20, 10), width: 2), .black)], in: quarterTurn)
    #expect(border.coveredArea == 200 - 16 * 6 && border.alpha(47, 12) == 255 && border.alpha(49, 14) == 0)
    let filled = try draw([.fill(.border(RoundedRectangle(2, 3, 20, 10), width: 5), .black)], in: quarterTurn)
    expectInk(filled, in: 47..<57, 12..<32)
    #expect(
      try draw([.fill(.border(RoundedRectangle(2, 3, 20, 10), width: -1), .black)], in: quarterTurn).coveredArea == 0)
  }

  /// Areas grow by the determinant. An edge cuts at most about 100 pixels, each half a level off.
  @Test(arguments: [0.3, 1, 2.5]) func areasGrowByTheDeterminant(angle: Double) throws {
    var transform = AffineTransform(m11: 1.2, m12: 0.3, m21: -0.2, m22: 0.7, tX: 50, tY: 50)
    transform.prepend(AffineTransform(rotationByRadians: angle))
    let determinant = 1.2 * 0.7 + 0.3 * 0.2
    let bitmap = try draw([.fill(.rectangle(-20, -15, 40, 30), .black)], in: transform)
    #expect(abs(bitmap.coveredArea - 1200 * determinant) <= 1)
    let round = try draw([.fill(.rectangle(-20, -15, 40, 30, radius: 10), .black)], in: transform)
    let expected = (1200 - (4 - Double.pi) * 100) * determinant
    // Chords are at most 1/32 pixel inside the arcs, and curves have 0.03 % (`ShapeTests`).
    #expect(abs(round.coveredArea - expected) <= 2 * Double.pi * 12 / 32 + 2)
  }

  @Test func outlinesHaveTheAreaOfTheirContours() throws {
    func triangle(_ x: Double, _ y: Double, _ side: Double) -> [Outline.Element] {
      [.move(to: CGPoint(x: x, y: y)), .line(to: CGPoint(x: x + side, y: y)), .line(to: CGPoint(x: x, y: y + side))]
    }
    let contours = triangle(10, 10, 60) + [.close] + triangle(20, 20, 20)
    let whole = try draw([.fill(.outline(Outline(contours)), .black)], in: .identity)
    let hole = try draw([.fill(.outline(Outline(contours, usesEvenOddRule: true)), .black)], in: .identity)
    #expect(abs(whole.coveredArea - 1800) <= 1 && abs(hole.coveredArea - 1600) <= 1)
    #expect(whole.alpha(22, 22) == 255 && hole.alpha(22, 22) == 0)
    let clipped = try draw(
      [.fill(.rectangle(0, 0, 100, 100), .black)].inside(.clip(.outline(Outline(contours, usesEvenOddRule: true)))),
      in: .identity)
    #expect(abs(clipped.coveredArea - 1600) <= 1)
    #expect(try draw([.fill(.outline(Outline([])), .black)], in: .identity).coveredArea == 0)
    #expect(
      try draw([.fill(.rectangle(0, 0, 100, 100), .black)].inside(.clip(.outline(Outline([])))), in: .identity)
        .coveredArea == 0)
  }

  /// A quarter of a circle, whose Bézier curve is 0.03 % off.
  @Test func curvesAreDrawn() throws {
    let (radius, handle) = (80.0, 80 * 0.5522847498307936)
    let quarter = Outline([
      .move(to: .zero), .line(to: CGPoint(x: radius, y: 0)),
      .curve(
        to: CGPoint(x: 0, y: radius), control1: CGPoint(x: radius, y: handle), control2: CGPoint(x: handle, y: radius)),
    ])
    let area = Double.pi * radius * radius / 4
    #expect(abs(try draw([.fill(.outline(quarter), .black)], in: .identity).coveredArea - area) <= 0.001 * area)
  }

  @Test func whatHasNoAreaIsNotSeen() throws {
    let commands: [DrawCommand] = [
      .fill(.rectangle(0, 0, 9, 9), .black), try bars(at: CGPoint(x: 5, y: 5)),
      .image(ImageSource(bitmap: try Bitmap(width: 2, height: 2)), in: CGRect(x: 0, y: 0, width: 9, height: 9)),
    ]
    #expect(try draw(commands, in: AffineTransform(m11: 0, m12: 0, m21: 0, m22: 0, tX: 5, tY: 5)).coveredArea == 0)
  }

  // MARK: Images

  /// The first pixel, at the left, ends up at the top.
  @Test func aTurnedImageKeepsItsPixels() throws {
    let bitmap = try Bitmap(width: 2, height: 1)
    (bitmap.pixels[0], bitmap.pixels[1]) = (0xFF00_0000, 0xFFFF_0000)
    let image = DrawCommand.image(ImageSource(bitmap: bitmap), in: CGRect(x: 0, y: 0, width: 20, height: 10))
    let turned = try draw([image], in: quarterTurn)
    expectInk(turned, in: 50..<60, 10..<30)
    #expect(turned.pixel(55, 12) == 0xFF00_0000 && turned.pixel(55, 27) == 0xFFFF_0000)
  }

  /// Outside of its rectangle an image's edge pixels are repeated.
  @Test func anImageFillsPaths() throws {
    let bitmap = try Bitmap(width: 2, height: 1)
    (bitmap.pixels[0], bitmap.pixels[1]) = (0xFF00_0000, 0xFFFF_0000)
    let paint = Paint.image(ImageSource(bitmap: bitmap), in: CGRect(x: 40, y: 0, width: 20, height: 10))
    let drawn = try draw([.fill(.rectangle(10, 20, 80, 5), paint)], in: .identity)
    expectInk(drawn, in: 10..<90, 20..<25)
    #expect(drawn.pixel(10, 22) == 0xFF00_0000 && drawn.pixel(89, 22) == 0xFFFF_0000)
  }

  // MARK: Glyphs

  /// A bar of half an em stands on its baseline: rotated to the right it is to the right of it.
  @Test func turnedGlyphsLieWhereTheirOutlinesGo() throws {
    expectInk(try draw([bars(at: CGPoint(x: 5, y: 40))], in: quarterTurn), in: 20..<70, 15..<65)
    let stroked = try draw([bars(at: CGPoint(x: 5, y: 40), stroke: 4)], in: quarterTurn)
    #expect(abs(stroked.coveredArea - 54 * 54 + 46 * 46) <= 0.4)
    #expect(stroked.alpha(18, 13) == 255 && stroked.alpha(22, 17) == 0)
  }

  /// Rotated lines are also placed at quarters of pixels vertically.
  @Test(arguments: [(0.25, 191), (0.5, 128), (0.75, 64)] as [(Double, Int)])
  func turnedGlyphsMoveByQuarterPixels(offset: Double, alpha: Int) throws {
    let bitmap = try draw([bars(at: CGPoint(x: 5 + offset, y: 40))], in: quarterTurn)
    #expect(abs(bitmap.alpha(30, 15) - alpha) <= 1 && bitmap.alpha(30, 16) == 255)
  }

  @Test func enlargedGlyphsAreThoseOfALargerFont() throws {
    let twice = AffineTransform(scaleByX: 2, byY: 2)
    let font = try TestFiles.font("Inter/Inter-Regular.otf")
    let glyph = try #require(font.nominalGlyph(for: "g"))
    func run(_ size: Double, _ x: Double, stroke: Double? = nil) -> [DrawCommand] {
      [
        .glyphs(
          GlyphRun(
            font: font, pointSize: size, color: .black, glyphs: [PositionedGlyph(id: glyph, x: x, y: x)],
            strokeWidth: stroke))
      ]
    }
    #expect(try draw(run(20, 25), in: twice).allPixels == draw(run(40, 50), in: .identity).allPixels)
    #expect(
      try draw(run(20, 25, stroke: 1), in: twice).allPixels == draw(run(40, 50, stroke: 2), in: .identity).allPixels)
  }

  /// A glyph's bitmap keeps its covered area when it is rotated, except for averaging at its edges.
  @Test func glyphsWithColoursAreTurned() throws {
    let font = try TestFiles.fixtureFont("noto-color-emoji.ttf")
    let glyph = try #require(font.nominalGlyph(for: "\u{2764}"))
    func run(_ x: Double, _ y: Double) -> DrawCommand {
      .glyphs(GlyphRun(font: font, pointSize: 40, color: .black, glyphs: [PositionedGlyph(id: glyph, x: x, y: y)]))
    }
    let upright = try draw([run(20, 60)], in: .identity)
    let turned = try draw([run(20, 30)], in: quarterTurn)
    #expect(upright.coveredArea > 500)
    #expect(abs(turned.coveredArea - upright.coveredArea) <= 0.02 * upright.coveredArea)
  }

  // MARK: Shadows and faults

  @Test func shadowsAreTurnedWithWhatCastsThem() throws {
    let shadow = Shadow(offset: CGSize(width: 12, height: 0), blurRadius: 0, color: .black)
    let bitmap = try draw([.fill(.rectangle(0, 0, 10, 10), red)].inside(.shadow(shadow)), in: quarterTurn)
    #expect(bitmap.coveredArea == 200)
    #expect(bitmap.pixel(55, 15) == 0xFFFF_0000 && bitmap.pixel(55, 27) == 0xFF00_0000)
  }

  @Test func transformsWithoutEndAreRefused() throws {
    let huge = AffineTransform(scaleByX: 1e300, byY: 1e300)
    for transforms in [[AffineTransform(translationByX: .nan, byY: 0)], [huge, huge]] {
      let commands = transforms.map { DrawCommand.begin(.transform($0)) } + [.fill(.rectangle(0, 0, 1, 1), .black)]
      #expect(throws: RenderingError.notFinite(command: transforms.count - 1, name: "begin-transform")) {
        try CairoRenderingTests.draw(10, 10, commands + transforms.map { _ in .end })
      }
    }
  }
}
