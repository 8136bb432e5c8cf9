import Drawing
import Foundation
import Raster
import Testing
import TextLayout

@testable import CairoRendering

@Suite struct LimitTests {
  private let fill = DrawCommand.fill(.rectangle(0, 0, 1, 1), .black)

  private func fault(
    width: Double = 10, height: Double = 10, scale: Double = 1, _ commands: [DrawCommand]
  ) -> RenderingError? {
    #expect(throws: RenderingError.self) { try draw(width, height, scale: scale, commands) }
  }

  @Test(
    arguments: [
      (343.0, 2.0, 686), (343, 3, 1029), (100.25, 2, 201), (20.1, 1, 21), (0.1 + 0.2, 10, 3), (61.0 / 3, 3, 61),
      (0.001, 1, 1),
    ] as [(Double, Double, Int)])
  func aBitmapCoversTheListInWholePixels(points: Double, scale: Double, pixels: Int) throws {
    let size = try PixelSize(covering: CGSize(width: points, height: points), scale: scale)
    #expect(size.width == pixels && size.height == pixels)
  }

  @Test func sizesWithoutAreaAreRefused() {
    for (width, height) in [(0.0, 5.0), (5, 0), (-1, 5), (.nan, 5), (5, .infinity)] {
      #expect(throws: RenderingError.self) { try draw(width, height, [fill]) }
    }
    #expect(
      fault(width: 0, height: 5, [])?.description
        == "A picture of 0 × 5 points cannot be drawn: both sides must be finite and above 0. Give the view a size."
    )
  }

  @Test(arguments: [0, -1, .nan, .infinity, 17]) func scalesOutsideTheirRangeAreRefused(scale: Double) {
    #expect(
      fault(scale: scale, [])?.description
        == "A scale of \(number(scale)) cannot be drawn: it must be above 0 and at most 16.")
  }

  @Test func enormousBitmapsAreRefused() {
    for size in [32_768, 1e9, 1e300] {
      guard case .noBitmap(let reason) = fault(width: size, height: 1, []) else {
        Issue.record("no error for \(size)")
        continue
      }
      #expect(reason.contains("each side must be 1 to 32767 pixels"))
    }
  }

  @Test func numbersThatAreNotFiniteAreRefused() throws {
    let font = try TestFiles.font("Inter/Inter-Regular.otf")
    func run(
      size: Double = 17, x: Double = 0, alpha: Double = 1, slant: Double = 0, stretch: Double = 1, stroke: Double? = nil
    ) -> DrawCommand {
      let color = Color(red: 0, green: 0, blue: 0, alpha: alpha)
      let glyphs = [PositionedGlyph(id: 1, x: x, y: 0)]
      return .glyphs(
        GlyphRun(
          font: font, pointSize: size, color: color, glyphs: glyphs, slant: slant, stretch: stretch,
          strokeWidth: stroke))
    }
    func shadow(_ x: Double = 0, _ y: Double = 0, blur: Double = 0, alpha: Double = 1) -> DrawCommand {
      let color = Color(red: 0, green: 0, blue: 0, alpha: alpha)
      return .begin(.shadow(Shadow(offset: CGSize(width: x, height: y), blurRadius: blur, color: color)))
    }
    let image = ImageSource(bitmap: try Bitmap(width: 1, height: 1))
    let commands: [DrawCommand] = [
      .fill(.rectangle(.nan, 0, 1, 1), .black), .fill(.rectangle(0, 0, .infinity, 1), .black),
      .fill(.rectangle(0, 0, 1, 1, radius: .nan), .black),
      .fill(.rectangle(0, 0, 1, 1), Color(red: .nan, green: 0, blue: 0)),
      .fill(.border(RoundedRectangle(0, 0, 1, 1), width: .infinity), .black), run(size: .nan), run(x: -.infinity),
      run(alpha: .nan),
      .image(image, in: CGRect(x: 0, y: 0, width: 1, height: Double.nan)), .begin(.clip(.rectangle(0, .nan, 1, 1))),
      .begin(.group(alpha: .nan)), run(slant: .nan), run(stretch: .infinity), run(stroke: .nan),
      run(stroke: -.infinity), shadow(.nan), shadow(0, .infinity), shadow(blur: .nan), shadow(alpha: .nan),
    ]
    for command in commands {
      #expect(fault([fill, command]) == .notFinite(command: 1, name: command.name), "\(command)")
    }
    #expect(
      fault([commands[0]])?.description
        == "Drawing command 0 (fill) holds a number that is infinite or not a number. "
        + "Look for a division by zero in the view's frame, alpha or colours.")
  }

  @Test func fontSizesOutsideTheirRangeAreRefused() throws {
    let font = try TestFiles.font("Inter/Inter-Regular.otf")
    func run(_ size: Double, _ id: UInt32 = 1) -> DrawCommand {
      .glyphs(
        GlyphRun(font: font, pointSize: size, color: .black, glyphs: [PositionedGlyph(id: id, x: 0, y: 9)]))
    }
    #expect(fault([run(-1)]) == .unsupportedFontSize(command: 0, font: "Inter-Regular", pixels: -1))
    #expect(fault(scale: 2, [run(1537)]) == .unsupportedFontSize(command: 0, font: "Inter-Regular", pixels: 3074))
    #expect(try draw(10, 10, [run(0), run(0.001)]).coveredArea == 0)
    _ = try draw(10, 10, [run(3072)])
    guard case .unusableGlyph("Inter-Regular", 60_000, _) = fault([run(17, 60_000)]) else {
      Issue.record("A glyph that the font does not have was drawn.")
      return
    }
  }

  @Test func stylesOutsideTheirRangeAreRefused() throws {
    let font = try TestFiles.font("Inter/Inter-Regular.otf")
    func run(_ size: Double = 10, slant: Double = 0, stretch: Double = 1, stroke: Double? = nil) -> DrawCommand {
      .glyphs(
        GlyphRun(
          font: font, pointSize: size, color: .black, glyphs: [PositionedGlyph(id: 1, x: 0, y: 9)], slant: slant,
          stretch: stretch, strokeWidth: stroke))
    }
    for command in [
      run(slant: 15.1), run(slant: -15.1), run(stretch: -0.1), run(stretch: 16.1), run(stroke: 512.1),
      run(3000, slant: 1.1), run(3000, stretch: 2.1),
    ] {
      #expect(fault([command]) == .unsupportedGlyphStyle(command: 0, font: "Inter-Regular"), "\(command)")
    }
    for command in [
      run(slant: 15), run(slant: -15), run(stretch: 0), run(stretch: 16), run(stroke: 512), run(3072, slant: -1),
      run(stroke: 0), run(stroke: -1), run(stroke: 1e-9), run(3072, stroke: 512),
    ] {
      _ = try draw(10, 10, [command])
    }
    #expect(
      fault([run(stretch: 17)])?.description
        == "Drawing command 0 slants, stretches or strokes 'Inter-Regular' too far: stretch must be 0 or more, stretch "
        + "and slant together at most 16 and at most 6144 pixels an em, a stroke at most 512 pixels wide. Choose "
        + "smaller values, or a smaller font or scale.")
  }

  @Test func shadowsOutsideTheirRangeAreRefused() throws {
    func shadow(_ x: Double, _ y: Double, blur: Double) -> [DrawCommand] {
      [.begin(.shadow(Shadow(offset: CGSize(width: x, height: y), blurRadius: blur, color: .black))), fill, .end]
    }
    for (x, y, blur) in [(4097.0, 0.0, 0.0), (0, -4097, 0), (0, 0, 1025), (1e300, 0, 0), (0, 0, 1e300)] {
      #expect(fault(shadow(x, y, blur: blur)) == .unsupportedShadow(command: 0))
    }
    #expect(fault(scale: 2, shadow(0, 0, blur: 513)) == .unsupportedShadow(command: 0))
    for (x, y, blur) in [(4096.0, -4096.0, 0.0), (0, 0, 1024), (0, 0, -1), (0, 0, -1e300)] {
      _ = try draw(10, 10, shadow(x, y, blur: blur))
    }
    #expect(
      fault(shadow(0, 0, blur: 1025))?.description
        == "Drawing command 0 casts a shadow too far: its blur must be at most 1024 pixels and its offset at most "
        + "4096 pixels. Choose smaller values or a smaller scale.")
  }

  @Test func whatIsNotOpenCannotBeClosed() {
    #expect(fault([.end]) == .unbalanced(command: 0))
    let shadow = Scope.shadow(Shadow(offset: .zero, blurRadius: 1, color: .black))
    let scopes: [Scope] = [
      .transform(.identity), .clip(.rectangle(0, 0, 1, 1)), .group(alpha: 0.5), .group(alpha: 1), .group(alpha: 0),
      shadow,
    ]
    for scope in scopes {
      #expect(fault([.begin(scope), fill, .end, .end]) == .unbalanced(command: 3))
      #expect(fault([.begin(scope)]) == .unclosed(count: 1))
    }
    #expect(fault([.end])?.description == "Drawing command 0 ends a scope, and none is open.")
  }

  @Test func whatIsOpenMustBeClosed() {
    #expect(fault([.begin(.group(alpha: 0.5)), .begin(.clip(.rectangle(0, 0, 1, 1))), fill]) == .unclosed(count: 2))
  }

  @Test func nestingHasALimit() throws {
    func nested(_ depth: Int) -> [DrawCommand] {
      let open = (0..<depth).map { index -> DrawCommand in
        index % 2 == 0 ? .begin(.clip(.rectangle(0, 0, 9, 9, radius: 1))) : .begin(.group(alpha: 0.999))
      }
      return open + [fill] + open.map { _ in .end }
    }
    #expect(try draw(10, 10, nested(256)).coveredArea > 0)
    #expect(fault(nested(257)) == .nestedTooDeeply(command: 256))
    #expect(fault(nested(10_000)) == .nestedTooDeeply(command: 256))
  }

  @Test func groupsOpenAtOnceHaveAMemoryLimit() {
    let groups = Array(repeating: DrawCommand.begin(.group(alpha: 0.5)), count: 3)
    // 16384 × 8192 pixels are half of the limit.
    #expect(fault(width: 1024, height: 512, scale: 16, groups) == .groupsTooLarge(command: 2))
    let shadow = DrawCommand.begin(.shadow(Shadow(offset: .zero, blurRadius: 0, color: .black)))
    #expect(fault(width: 1024, height: 512, scale: 16, [shadow, groups[0]]) == .groupsTooLarge(command: 1))
  }

  /// Ten thousand lists of strange commands: each is drawn or refused, and none crashes the process.
  @Test func strangeListsDrawOrAreRefused() throws {
    let font = try TestFiles.font("Inter/Inter-Regular.otf")
    let image = ImageSource(bitmap: try Bitmap(width: 7, height: 5))
    var random = SplitMix(state: 20_261_121)
    let renderer = CairoRenderer()
    let pool = BitmapPool()
    var refused = 0
    for round in 0..<10_000 {
      let commands = (0..<8).map { _ in random.command(font: font, image: image) }
      let list = DisplayList(size: CGSize(width: 40, height: 30), commands: commands)
      do {
        let bitmap = try renderer.draw(list, scale: 1.5, into: pool)
        let isPremultiplied = bitmap.pixels.allSatisfy { pixel in
          [16, 8, 0].allSatisfy { pixel >> $0 & 255 <= pixel >> 24 }
        }
        #expect(isPremultiplied, "round \(round):\n\(list)")
      } catch {
        refused += 1
        #expect(!error.description.isEmpty)
      }
    }
    #expect(refused > 0 && refused < 10_000)
  }
}

/// Vigna's SplitMix64, so that every run draws the same lists.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// Usually a number within a picture, sometimes one at the end of its range, or not a number.
  mutating func number() -> Double {
    let strange = [0, -0.0, 1e-300, -1e18, 1e18, 1e300, -1.7e308, 32_767, 1_048_576.5]
    switch UInt.random(in: 0..<40, using: &self) {
    case 0: return [Double.nan, .infinity].randomElement(using: &self) ?? 0
    case 1...4: return strange.randomElement(using: &self) ?? 0
    default: return Double.random(in: -20...60, using: &self)
    }
  }

  mutating func shape() -> RoundedRectangle {
    RoundedRectangle(number(), number(), number(), number(), radius: number())
  }

  mutating func outline() -> Outline {
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    let elements = (0..<5).map { _ -> Outline.Element in
      switch UInt.random(in: 0..<4, using: &self) {
      case 0: .move(to: point())
      case 1: .line(to: point())
      case 2: .curve(to: point(), control1: point(), control2: point())
      default: .close
      }
    }
    return Outline(elements, usesEvenOddRule: Bool.random(using: &self))
  }

  mutating func transform() -> AffineTransform {
    if Bool.random(using: &self) { return AffineTransform(translationByX: number(), byY: number()) }
    return AffineTransform(
      m11: number() / 20, m12: number() / 20, m21: number() / 20, m22: number() / 20, tX: number(), tY: number())
  }

  mutating func color() -> Color {
    func channel() -> Double { Double.random(in: -0.2...1.2, using: &self) }
    return Color(red: channel(), green: channel(), blue: channel(), alpha: channel())
  }

  mutating func shadow() -> Shadow {
    Shadow(offset: CGSize(width: number(), height: number()), blurRadius: number() / 4, color: color())
  }

  mutating func command(font: FontInstance, image: ImageSource) -> DrawCommand {
    switch UInt.random(in: 0..<14, using: &self) {
    case 0, 1: return .fill(.rectangle(shape()), color())
    case 2: return .fill(.border(shape(), width: number()), color())
    case 3:
      let glyphs = (0..<4).map { _ in
        PositionedGlyph(id: UInt32.random(in: 0..<2000, using: &self), x: number(), y: number())
      }
      let size = Double.random(in: 0...40, using: &self)
      var run = GlyphRun(font: font, pointSize: size, color: color(), glyphs: glyphs)
      if Bool.random(using: &self) { (run.slant, run.stretch) = (number() / 20, number() / 20) }
      if Bool.random(using: &self) { run.strokeWidth = number() / 10 }
      return .glyphs(run)
    case 4: return .image(image, in: shape().rect)
    case 5: return .begin(.clip(.rectangle(shape())))
    case 6: return .begin(.transform(transform()))
    case 7: return .begin(.group(alpha: Double.random(in: -0.2...1.2, using: &self)))
    case 8: return .begin(.shadow(shadow()))
    case 9: return .fill(.outline(outline()), .image(image, in: shape().rect))
    default: return .end
    }
  }
}
