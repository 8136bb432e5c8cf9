import Drawing
import Foundation
import Raster
import Testing
import TextLayout

@Suite struct DisplayListTests {
  private let regular: FontInstance
  private let bold: FontInstance

  init() throws {
    regular = try FontInstance(file: FontFile(path: Self.path(ofFont: "Inter/Inter-Regular.otf")))
    bold = try FontInstance(file: FontFile(path: Self.path(ofFont: "Inter/Inter-Bold.otf")))
  }

  private static func path(ofFont name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("fonts/Files/" + name).path
  }

  private let black = Color(red: 0, green: 0, blue: 0)

  private func shape(
    _ x: Double = 1, _ y: Double = 2, _ width: Double = 3, _ height: Double = 4, radius: Double = 5
  ) -> RoundedRectangle {
    RoundedRectangle(rect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
  }

  private func run(
    _ font: FontInstance, size: Double = 17, color: Color = Color(red: 0, green: 0, blue: 0), id: UInt32 = 43,
    x: Double = 16, y: Double = 24.5
  ) -> GlyphRun {
    GlyphRun(font: font, pointSize: size, color: color, glyphs: [PositionedGlyph(id: id, x: x, y: y)])
  }

  /// A run of the regular font in a style.
  private func styled(slant: Double = 0, stretch: Double = 1, stroke: Double? = nil) -> GlyphRun {
    var styled = run(regular)
    (styled.slant, styled.stretch, styled.strokeWidth) = (slant, stretch, stroke)
    return styled
  }

  private func shadow(
    _ x: Double = 0, _ y: Double = 1, blur: Double = 3, color: Color = Color(red: 0, green: 0, blue: 0, alpha: 0.3)
  ) -> DrawCommand {
    .begin(.shadow(Shadow(offset: CGSize(width: x, height: y), blurRadius: blur, color: color)))
  }

  private func image(_ pixel: UInt32) throws -> ImageSource {
    let bitmap = try Bitmap(width: 2, height: 1)
    bitmap.pixels[0] = pixel
    return ImageSource(bitmap: bitmap)
  }

  private func list(
    _ commands: [DrawCommand], width: Double = 10, height: Double = 20, filters: [PictureFilter] = []
  ) -> DisplayList {
    DisplayList(size: CGSize(width: width, height: height), commands: commands, filters: filters)
  }

  /// Lists that differ from each other in exactly one field, or in the kind, number or order of commands.
  private func differentLists() throws -> [DisplayList] {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var empty = run(regular)
    empty.glyphs = []
    var twice = run(regular)
    twice.glyphs += twice.glyphs
    let commands = [
      list([]), list([], width: 11), list([], height: 21),
      list([.fill(.rectangle(shape()), black)]),
      list([.fill(.rectangle(shape()), black), .fill(.rectangle(shape()), black)]),
      list([.fill(.rectangle(shape(9)), black)]), list([.fill(.rectangle(shape(1, 9)), black)]),
      list([.fill(.rectangle(shape(1, 2, 9)), black)]),
      list([.fill(.rectangle(shape(1, 2, 3, 9)), black)]), list([.fill(.rectangle(shape(radius: 9)), black)]),
      list([.fill(.rectangle(shape()), Color(red: 0.1, green: 0, blue: 0))]),
      list([.fill(.rectangle(shape()), Color(red: 0, green: 0.1, blue: 0))]),
      list([.fill(.rectangle(shape()), Color(red: 0, green: 0, blue: 0.1))]),
      list([.fill(.rectangle(shape()), Color(red: 0, green: 0, blue: 0, alpha: 0.1))]),
      list([.fill(.border(shape(), width: 1), black)]), list([.fill(.border(shape(), width: 2), black)]),
      list([.fill(.border(shape(radius: 9), width: 1), black)]),
      list([.fill(.border(shape(), width: 1), Color(red: 0.1, green: 0, blue: 0))]),
      list([.glyphs(run(regular))]), list([.glyphs(run(bold))]), list([.glyphs(run(regular, size: 18))]),
      list([.glyphs(run(regular, color: Color(red: 1, green: 0, blue: 0)))]),
      list([.glyphs(run(regular, id: 44))]), list([.glyphs(run(regular, x: 17))]),
      list([.glyphs(run(regular, y: 25))]), list([.glyphs(empty)]), list([.glyphs(twice)]),
      list([.glyphs(styled(slant: 0.2))]), list([.glyphs(styled(stretch: 0.2))]),
      list([.glyphs(styled(stroke: 0))]), list([.glyphs(styled(stroke: 0.2))]),
      list([.image(try image(1), in: rect)]), list([.image(try image(2), in: rect)]),
      list([.image(try image(1), in: CGRect(x: 1, y: 2, width: 3, height: 9))]),
      list([.begin(.clip(.rectangle(shape())))]), list([.begin(.clip(.rectangle(shape(radius: 9))))]), list([.end]),
      list([.begin(.group(alpha: 0.5))]), list([.begin(.group(alpha: 0.6))]),
      list([.end, .end]), list([.begin(.group(alpha: 0.5)), .end]), list([.end, .begin(.group(alpha: 0.5))]),
      list([shadow()]), list([shadow(2)]), list([shadow(0, 2)]), list([shadow(blur: 2)]), list([shadow(color: black)]),
    ]
    let filters = [
      list([], filters: [.blur(standardDeviation: 1)]), list([], filters: [.blur(standardDeviation: 2)]),
      list([], filters: [.colors([1, 2])]), list([], filters: [.colors([1, 3])]), list([], filters: [.colors([1])]),
      list([], filters: [.contrast(1)]), list([], filters: [.contrast(1), .blur(standardDeviation: 1)]),
      list([], filters: [.blur(standardDeviation: 1), .contrast(1)]),
    ]
    return try commands + differentScopesAndPaths() + DisplayListLayers.different + filters
  }

  private func differentScopesAndPaths() throws -> [DisplayList] {
    let transforms = (0...6).map { changed -> DisplayList in
      var numbers = [1.0, 2, 3, 4, 5, 6]
      if changed < 6 { numbers[changed] = 9 }
      let transform = AffineTransform(
        m11: numbers[0], m12: numbers[1], m21: numbers[2], m22: numbers[3], tX: numbers[4], tY: numbers[5])
      return list([.begin(.transform(transform))])
    }
    let (one, two) = (CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 3))
    let outlines: [Outline] = [
      Outline([]), Outline([], usesEvenOddRule: true), Outline([.move(to: one)]), Outline([.move(to: two)]),
      Outline([.line(to: one)]), Outline([.close]), Outline([.close, .close]),
      Outline([.curve(to: one, control1: one, control2: one)]),
      Outline([.curve(to: two, control1: one, control2: one)]),
      Outline([.curve(to: one, control1: two, control2: one)]),
      Outline([.curve(to: one, control1: one, control2: two)]),
    ]
    var placed = run(regular)
    placed.origin = one
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let paints: [Paint] = [.image(try image(1), in: rect), .image(try image(1), in: rect.offsetBy(dx: 1, dy: 0))]
    let others: [DrawCommand] = [
      .begin(.clip(.outline(outlines[0]))), .begin(.clip(.border(shape(), width: 1))), .glyphs(placed),
    ]
    return transforms + outlines.map { list([.fill(.outline($0), black)]) }
      + paints.map { list([.fill(.rectangle(shape()), $0)]) } + others.map { list([$0]) }
  }

  @Test func everyFieldChangesTheHash() throws {
    let lists = try differentLists()
    for (index, list) in lists.enumerated() {
      for other in lists[..<index] {
        #expect(list.hash() != other.hash(), "\(list) and \(other)")
        #expect(list != other)
      }
    }
  }

  @Test func equalListsHaveEqualHashes() throws {
    for (first, second) in zip(try differentLists(), try differentLists()) {
      #expect(first == second)
      #expect(first.hash() == second.hash())
    }
  }

  @Test func negativeZeroCountsAsZero() {
    let positive = list([.fill(.rectangle(shape(0, 0, 3, 4, radius: 0)), black), .begin(.group(alpha: 0))])
    let negative = list([.fill(.rectangle(shape(-0.0, -0.0, 3, 4, radius: -0.0)), black), .begin(.group(alpha: -0.0))])
    #expect(positive == negative)
    #expect(positive.hash() == negative.hash())
  }

  @Test func everyNaNHasTheSameHash() {
    let first = list([.begin(.group(alpha: .nan))])
    let second = list([.begin(.group(alpha: Double(nan: 7, signaling: false)))])
    #expect(first.hash() == second.hash())
  }

  @Test func aFontOpenedAgainHasTheSameHash() throws {
    let again = try FontInstance(file: FontFile(path: Self.path(ofFont: "Inter/Inter-Regular.otf")))
    #expect(list([.glyphs(run(regular))]).hash() == list([.glyphs(run(again))]).hash())
  }

  @Test func fontsAreListedOnceInOrderOfFirstUse() {
    let commands: [DrawCommand] = [
      .fill(.rectangle(shape()), black), .glyphs(run(bold)), .glyphs(run(regular)), .glyphs(run(bold, size: 12)),
    ]
    #expect(list(commands).fonts == [bold, regular])
    #expect(list([]).fonts.isEmpty)
  }

  @Test func descriptionHasOneCommandALine() throws {
    let source = try image(0xFF00_0000)
    let commands: [DrawCommand] = [
      .fill(.rectangle(shape(0, 0, 10, 20, radius: 0)), Color(red: 1, green: 1, blue: 1)),
      .begin(.clip(.rectangle(shape(0, 0, 10, 20, radius: 2.5)))),
      .begin(.group(alpha: 0.5)),
      .glyphs(run(regular)),
      .image(source, in: CGRect(x: 1, y: 2, width: 3, height: 4)),
      .end,
      .end,
      .fill(.border(shape(), width: 0.5), black),
    ]
    #expect(
      list(commands).description == """
        size 10 20
        fill 0 0 10 20 color 1 1 1 1
        begin-clip 0 0 10 20 radius 2.5
          begin-group alpha 0.5
            glyphs Inter-Regular 17 color 0 0 0 1: 43@16,24.5
            fill 1 2 3 4 image 2x1 \(source.hash) in 1 2 3 4
          end
        end
        fill border 1 2 3 4 radius 5 width 0.5 color 0 0 0 1
        """)
  }

  @Test func descriptionOfAStyledRunAndItsShadow() {
    let commands: [DrawCommand] = [
      shadow(), .glyphs(styled(slant: 0.25, stretch: 1.5)), .glyphs(styled(stroke: 2)), .end,
    ]
    #expect(
      list(commands).description == """
        size 10 20
        begin-shadow offset 0 1 blur 3 color 0 0 0 0.3
          glyphs Inter-Regular 17 color 0 0 0 1 slant 0.25 stretch 1.5: 43@16,24.5
          glyphs Inter-Regular 17 color 0 0 0 1 stroke 2: 43@16,24.5
        end
        """)
  }

  @Test func descriptionOfAnUnbalancedListAndOfStrangeNumbers() {
    let commands: [DrawCommand] = [
      .end, .begin(.group(alpha: .nan)), .fill(.rectangle(shape(1e300, -.infinity)), black),
    ]
    #expect(
      list(commands).description == """
        size 10 20
        end
        begin-group alpha nan
          fill 1e+300 -inf 3 4 radius 5 color 0 0 0 1
        """)
  }

  @Test func descriptionOfTransformsAndOutlines() {
    let outline = Outline(
      [.move(to: .zero), .line(to: CGPoint(x: 9, y: 0)), .curve(to: .zero, control1: .zero, control2: .zero), .close],
      usesEvenOddRule: true)
    var run = run(regular)
    run.origin = CGPoint(x: 3, y: 4)
    let commands: [DrawCommand] = [
      .begin(.transform(AffineTransform(translationByX: 16, byY: 24.5))),
      .begin(.transform(AffineTransform(m11: 0, m12: 1, m21: -1, m22: 0, tX: 5, tY: 6))),
      .fill(.outline(outline), black),
      .glyphs(run), .end, .end,
    ]
    #expect(
      list(commands).description == """
        size 10 20
        begin-transform move 16 24.5
          begin-transform 0 1 -1 0 5 6
            fill outline even-odd move 0 0 line 9 0 curve 0 0 0 0 0 0 close color 0 0 0 1
            glyphs Inter-Regular 17 color 0 0 0 1 at 3 4: 43@16,24.5
          end
        end
        """)
  }

  // MARK: The probe

  /// A kind that the probe does not draw could change pictures without changing any fingerprint.
  @Test func theProbeHasEveryKindOfCommand() throws {
    let probe = try DisplayList.probe(font: TextFont(cascade: FontCascade(regular), pointSize: 13))
    #expect(probe.kinds == Set(DisplayListKind.allCases))
    var depth = 0
    for command in probe.commands {
      depth += command.opensScope ? 1 : command.closesScope ? -1 : 0
      #expect(depth >= 0)
    }
    #expect(depth == 0)
  }

  @Test func aListHasTheKindsOfItsCommands() {
    #expect(list([]).kinds.isEmpty)
    let group: [DrawCommand] = [.begin(.group(alpha: 1)), .fill(.rectangle(shape()), black), .end]
    #expect(list(group).kinds == [.group, .fill, .rectangle, .color, .end])
  }

  @Test func imagesAreEqualByTheirPixels() throws {
    #expect(try image(5) == image(5))
    #expect(try image(5) != image(6))
  }
}
