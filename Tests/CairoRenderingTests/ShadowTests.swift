import CairoRendering
import Drawing
import Foundation
import Raster
import Testing
import TextLayout

@Suite struct ShadowTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func shadow(
    _ x: Double, _ y: Double, blur: Double = 0, _ color: Color = .black, of commands: [DrawCommand]
  ) -> [DrawCommand] {
    [.begin(.shadow(Shadow(offset: CGSize(width: x, height: y), blurRadius: blur, color: color)))] + commands
      + [.end]
  }

  /// The bounding box of the ink: left, top, right, bottom.
  private func box(_ bitmap: Bitmap, where isInk: (UInt32) -> Bool) -> [Int] {
    let places = (0..<bitmap.width * bitmap.height).filter { isInk(bitmap.pixels[$0]) }
    let (columns, rows) = (places.map { $0 % bitmap.width }, places.map { $0 / bitmap.width })
    return [columns.min() ?? 0, rows.min() ?? 0, (columns.max() ?? -1) + 1, (rows.max() ?? -1) + 1]
  }

  @Test(arguments: [1.0, 2, 3]) func theOffsetIsInPoints(scale: Double) throws {
    let commands = shadow(20, 3, of: [.fill(.rectangle(5, 6, 10, 12), red)])
    let bitmap = try draw(50, 40, scale: scale, commands)
    let pixels = Int(scale)
    #expect(box(bitmap) { $0 == 0xFFFF_0000 } == [5, 6, 15, 18].map { $0 * pixels })
    #expect(box(bitmap) { $0 == 0xFF00_0000 } == [25, 9, 35, 21].map { $0 * pixels })
    #expect(bitmap.coveredArea == 240 * scale * scale)
  }

  @Test(arguments: [(0.4, 0), (0.5, 1), (-0.5, 0), (-0.6, -1)] as [(Double, Int)])
  func theOffsetIsRoundedToWholePixels(offset: Double, pixels: Int) throws {
    let bitmap = try draw(20, 20, shadow(offset, offset, red, of: [.fill(.rectangle(5, 5, 4, 4), .black)]))
    let expected = try draw(
      20, 20,
      [.fill(.rectangle(5 + Double(pixels), 5 + Double(pixels), 4, 4), red), .fill(.rectangle(5, 5, 4, 4), .black)])
    #expect(bitmap.allPixels == expected.allPixels)
  }

  /// The shadow's own coverage is rounded to 1/255 per pixel: half a step each, in at most 120 × 120 pixels.
  @Test(arguments: [1.0, 2, 5, 8, 20]) func aBlurKeepsTheCoverage(blur: Double) throws {
    let bitmap = try draw(300, 150, shadow(150, 0, blur: blur, of: [.fill(.rectangle(50, 50, 40, 40), .black)]))
    #expect(abs(bitmap.coveredArea - 2 * 1600) <= 120 * 120 * 0.5 / 255)
  }

  /// Core Graphics' blur is twice the deviation: the differences along a row across a straight edge form the Gaussian.
  @Test(arguments: [(2.0, 1.0), (4, 1), (8, 1), (4, 3), (20, 1)] as [(Double, Double)])
  func theBlurIsTwiceTheDeviation(blur: Double, scale: Double) throws {
    let commands = shadow(150, 0, blur: blur, of: [.fill(.rectangle(0, 0, 100, 100), .black)])
    let bitmap = try draw(350, 100, scale: scale, commands)
    let row = bitmap.height / 2
    let edge = Int(250 * scale)
    let reach = Int(3 * blur * scale)
    var variance = 0.0
    for column in edge - reach..<edge + reach {
      let step = Double(bitmap.alpha(column - 1, row) - bitmap.alpha(column, row)) / 255
      variance += step * Double((column - edge) * (column - edge))
    }
    let deviation = blur * scale / 2
    // Alphas are rounded by half a step: in summation by parts each is weighted by the difference of two neighbouring
    // squares.
    #expect(abs(variance.squareRoot() - deviation) <= 0.03 * deviation + 0.02, "\(variance.squareRoot())")
  }

  @Test func whatCastsTheShadowLiesOverIt() throws {
    let bitmap = try draw(20, 20, shadow(2, 2, of: [.fill(.rectangle(5, 5, 10, 10), red)]))
    #expect(bitmap.pixel(14, 14) == 0xFFFF_0000 && bitmap.pixel(16, 16) == 0xFF00_0000)
    #expect(bitmap.pixel(4, 4) == 0)
  }

  /// Two overlapping squares cast one shadow, and neither casts it on the other.
  @Test func allOfItCastsOneShadow() throws {
    let squares: [DrawCommand] = [.fill(.rectangle(2, 2, 6, 6), red), .fill(.rectangle(5, 2, 6, 6), red)]
    let half = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
    let together = try draw(30, 30, shadow(0, 15, half, of: squares))
    #expect((2..<11).allSatisfy { abs(together.alpha($0, 20) - 128) <= 1 })
    let over = try draw(30, 30, shadow(3, 0, of: squares))
    #expect((2..<11).allSatisfy { over.pixel($0, 4) == 0xFFFF_0000 })
  }

  @Test func theAlphasOfCasterAndShadowMultiply() throws {
    let caster = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let color = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
    let bitmap = try draw(30, 10, shadow(15, 0, color, of: [.fill(.rectangle(2, 2, 6, 6), caster)]))
    #expect(abs(bitmap.alpha(4, 4) - 128) <= 1)
    #expect(abs(bitmap.alpha(19, 4) - 64) <= 1)
    // Seen through the caster: 0.5 + 0.5 × 0.25.
    let near = try draw(30, 10, shadow(1, 0, color, of: [.fill(.rectangle(2, 2, 6, 6), caster)]))
    #expect(abs(Double(near.alpha(5, 4)) - 255 * 0.625) <= 2)
  }

  @Test func aShadowWithoutOpacityAndAHiddenOneChangeNothing() throws {
    let fill: [DrawCommand] = [.fill(.rectangle(2, 2, 6, 6, radius: 2), red)]
    let plain = try draw(20, 20, fill)
    let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    #expect(try draw(20, 20, shadow(3, 3, blur: 2, clear, of: fill)).allPixels == plain.allPixels)
    let hidden = [.begin(.group(alpha: 0))] + shadow(3, 3, of: fill) + [.end]
    #expect(try draw(20, 20, hidden).coveredArea == 0)
    #expect(try draw(20, 20, shadow(3, 3, of: [])).coveredArea == 0)
  }

  /// Negative blur counts as none.
  @Test func aNegativeBlurIsNone() throws {
    let fill: [DrawCommand] = [.fill(.rectangle(2, 2, 6, 6), red)]
    #expect(
      try draw(20, 20, shadow(3, 3, blur: -5, of: fill)).allPixels == draw(20, 20, shadow(3, 3, of: fill)).allPixels)
  }

  // MARK: Clips, groups and edges

  @Test func whatIsOutsideThePictureCastsItsShadowIntoIt() throws {
    for (x, y) in [(-20.0, 5.0), (30, 5), (5, -20), (5, 30), (-25, -25)] {
      let commands = shadow(5 - x, 5 - y, of: [.fill(.rectangle(x, y, 6, 6), red)])
      #expect(try draw(20, 20, commands).allPixels == draw(20, 20, [.fill(.rectangle(5, 5, 6, 6), .black)]).allPixels)
    }
    // The blur extends from outside as it does on a larger picture.
    let large = try draw(60, 20, shadow(0, 0, blur: 8, of: [.fill(.rectangle(0, 0, 18, 20), .black)]))
    let small = try draw(40, 20, shadow(0, 0, blur: 8, of: [.fill(.rectangle(-20, 0, 18, 20), .black)]))
    for x in 0..<40 { #expect(small.alpha(x, 10) == large.alpha(x + 20, 10)) }
  }

  @Test func aClipAroundCutsTheShadowOnly() throws {
    let commands =
      [.begin(.clip(.rectangle(10, 0, 20, 20)))] + shadow(10, 0, of: [.fill(.rectangle(2, 2, 6, 6), red)]) + [.end]
    #expect(try draw(30, 20, commands).allPixels == draw(30, 20, [.fill(.rectangle(12, 2, 6, 6), .black)]).allPixels)
  }

  @Test func aClipInsideCutsWhatCastsIt() throws {
    let clipped: [DrawCommand] = [.begin(.clip(.rectangle(2, 2, 3, 6))), .fill(.rectangle(2, 2, 6, 6), red), .end]
    let bitmap = try draw(30, 20, shadow(10, 0, of: clipped))
    let expected: [DrawCommand] = [.fill(.rectangle(12, 2, 3, 6), .black), .fill(.rectangle(2, 2, 3, 6), red)]
    #expect(try bitmap.allPixels == draw(30, 20, expected).allPixels)
  }

  @Test func aGroupAroundIsOnePictureWithTheShadow() throws {
    let commands = [.begin(.group(alpha: 0.5))] + shadow(2, 0, of: [.fill(.rectangle(2, 2, 6, 6), red)]) + [.end]
    let bitmap = try draw(20, 10, commands)
    for x in 2..<10 { #expect(abs(bitmap.alpha(x, 4) - 128) <= 1) }
    #expect(bitmap.channels(3, 4)[1] > 120 && bitmap.channels(9, 4)[1] == 0)
  }

  @Test func aGroupInsideCastsItsShadow() throws {
    let group: [DrawCommand] = [.begin(.group(alpha: 0.5)), .fill(.rectangle(2, 2, 6, 6), red), .end]
    let bitmap = try draw(30, 10, shadow(15, 0, of: group))
    #expect(abs(bitmap.alpha(19, 4) - 128) <= 1 && abs(bitmap.alpha(4, 4) - 128) <= 1)
  }

  /// The inner shadow is part of the outer one's caster.
  @Test func shadowsNest() throws {
    let inner = shadow(10, 0, Color(red: 0, green: 0, blue: 1), of: [.fill(.rectangle(2, 2, 4, 4), red)])
    let bitmap = try draw(30, 20, shadow(0, 10, of: inner))
    let colors = [(3, 3), (13, 3), (3, 13), (13, 13), (23, 3)].map { bitmap.pixel($0.0, $0.1) }
    #expect(colors == [0xFFFF_0000, 0xFF00_00FF, 0xFF00_0000, 0xFF00_0000, 0])
  }

  @Test func textCastsTheShadowOfItsShape() throws {
    let font = try TestFiles.font("Inter/Inter-Regular.otf")
    let glyph = try #require(font.nominalGlyph(for: "g"))
    func run(_ x: Double, _ color: Color) -> DrawCommand {
      .glyphs(GlyphRun(font: font, pointSize: 30, color: color, glyphs: [PositionedGlyph(id: glyph, x: x, y: 30)]))
    }
    let cast = try draw(80, 40, shadow(40, 0, of: [run(5.25, red)]))
    let expected = try draw(80, 40, [run(45.25, .black), run(5.25, red)])
    #expect(cast.allPixels == expected.allPixels)
  }
}
