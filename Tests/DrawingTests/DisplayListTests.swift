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
  ) -> Shape {
    Shape(rect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
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
    .beginShadow(Shadow(offset: CGSize(width: x, height: y), blurRadius: blur, color: color))
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

  /// Lists that differ from one another in exactly one field or in the kind, number or order of commands.
  private func differentLists() throws -> [DisplayList] {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var empty = run(regular)
    empty.glyphs = []
    var twice = run(regular)
    twice.glyphs += twice.glyphs
    return [
      list([]), list([], width: 11), list([], height: 21),
      list([.fill(shape(), black)]), list([.fill(shape(), black), .fill(shape(), black)]),
      list([.fill(shape(9), black)]), list([.fill(shape(1, 9), black)]), list([.fill(shape(1, 2, 9), black)]),
      list([.fill(shape(1, 2, 3, 9), black)]), list([.fill(shape(radius: 9), black)]),
      list([.fill(shape(), Color(red: 0.1, green: 0, blue: 0))]),
      list([.fill(shape(), Color(red: 0, green: 0.1, blue: 0))]),
      list([.fill(shape(), Color(red: 0, green: 0, blue: 0.1))]),
      list([.fill(shape(), Color(red: 0, green: 0, blue: 0, alpha: 0.1))]),
      list([.border(shape(), width: 1, black)]), list([.border(shape(), width: 2, black)]),
      list([.border(shape(radius: 9), width: 1, black)]),
      list([.border(shape(), width: 1, Color(red: 0.1, green: 0, blue: 0))]),
      list([.glyphs(run(regular))]), list([.glyphs(run(bold))]), list([.glyphs(run(regular, size: 18))]),
      list([.glyphs(run(regular, color: Color(red: 1, green: 0, blue: 0)))]),
      list([.glyphs(run(regular, id: 44))]), list([.glyphs(run(regular, x: 17))]),
      list([.glyphs(run(regular, y: 25))]), list([.glyphs(empty)]), list([.glyphs(twice)]),
      list([.glyphs(styled(slant: 0.2))]), list([.glyphs(styled(stretch: 0.2))]),
      list([.glyphs(styled(stroke: 0))]), list([.glyphs(styled(stroke: 0.2))]),
      list([.image(try image(1), in: rect)]), list([.image(try image(2), in: rect)]),
      list([.image(try image(1), in: CGRect(x: 1, y: 2, width: 3, height: 9))]),
      list([.beginClip(shape())]), list([.beginClip(shape(radius: 9))]), list([.endClip]),
      list([.beginGroup(alpha: 0.5)]), list([.beginGroup(alpha: 0.6)]), list([.endGroup]),
      list([.endClip, .endGroup]), list([.endGroup, .endClip]),
      list([shadow()]), list([shadow(2)]), list([shadow(0, 2)]), list([shadow(blur: 2)]), list([shadow(color: black)]),
      list([.endShadow]),
      list([], filters: [.blur(standardDeviation: 1)]), list([], filters: [.blur(standardDeviation: 2)]),
      list([], filters: [.colors([1, 2])]), list([], filters: [.colors([1, 3])]), list([], filters: [.colors([1])]),
      list([], filters: [.contrast(1)]), list([], filters: [.contrast(1), .blur(standardDeviation: 1)]),
      list([], filters: [.blur(standardDeviation: 1), .contrast(1)]),
    ]
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
    let positive = list([.fill(shape(0, 0, 3, 4, radius: 0), black), .beginGroup(alpha: 0)])
    let negative = list([.fill(shape(-0.0, -0.0, 3, 4, radius: -0.0), black), .beginGroup(alpha: -0.0)])
    #expect(positive == negative)
    #expect(positive.hash() == negative.hash())
  }

  @Test func everyNaNHasTheSameHash() {
    let first = list([.beginGroup(alpha: .nan)])
    let second = list([.beginGroup(alpha: Double(nan: 7, signaling: false))])
    #expect(first.hash() == second.hash())
  }

  @Test func aFontOpenedAgainHasTheSameHash() throws {
    let again = try FontInstance(file: FontFile(path: Self.path(ofFont: "Inter/Inter-Regular.otf")))
    #expect(list([.glyphs(run(regular))]).hash() == list([.glyphs(run(again))]).hash())
  }

  @Test func fontsAreListedOnceInOrderOfFirstUse() {
    let commands: [DrawCommand] = [
      .fill(shape(), black), .glyphs(run(bold)), .glyphs(run(regular)), .glyphs(run(bold, size: 12)),
    ]
    #expect(list(commands).fonts == [bold, regular])
    #expect(list([]).fonts.isEmpty)
  }

  @Test func descriptionHasOneCommandALine() throws {
    let source = try image(0xFF00_0000)
    let commands: [DrawCommand] = [
      .fill(shape(0, 0, 10, 20, radius: 0), Color(red: 1, green: 1, blue: 1)),
      .beginClip(shape(0, 0, 10, 20, radius: 2.5)),
      .beginGroup(alpha: 0.5),
      .glyphs(run(regular)),
      .image(source, in: CGRect(x: 1, y: 2, width: 3, height: 4)),
      .endGroup,
      .endClip,
      .border(shape(), width: 0.5, black),
    ]
    #expect(
      list(commands).description == """
        size 10 20
        fill 0 0 10 20 color 1 1 1 1
        begin-clip 0 0 10 20 radius 2.5
          begin-group alpha 0.5
            glyphs Inter-Regular 17 color 0 0 0 1: 43@16,24.5
            image 2x1 \(source.hash) in 1 2 3 4
          end-group
        end-clip
        border 1 2 3 4 radius 5 width 0.5 color 0 0 0 1
        """)
  }

  @Test func descriptionOfAStyledRunAndItsShadow() {
    let commands: [DrawCommand] = [
      shadow(), .glyphs(styled(slant: 0.25, stretch: 1.5)), .glyphs(styled(stroke: 2)), .endShadow,
    ]
    #expect(
      list(commands).description == """
        size 10 20
        begin-shadow offset 0 1 blur 3 color 0 0 0 0.3
          glyphs Inter-Regular 17 color 0 0 0 1 slant 0.25 stretch 1.5: 43@16,24.5
          glyphs Inter-Regular 17 color 0 0 0 1 stroke 2: 43@16,24.5
        end-shadow
        """)
  }

  @Test func descriptionOfAnUnbalancedListAndOfStrangeNumbers() {
    let commands: [DrawCommand] = [.endClip, .beginGroup(alpha: .nan), .fill(shape(1e300, -.infinity), black)]
    #expect(
      list(commands).description == """
        size 10 20
        end-clip
        begin-group alpha nan
          fill 1e+300 -inf 3 4 radius 5 color 0 0 0 1
        """)
  }

  @Test func imagesAreEqualByTheirPixels() throws {
    #expect(try image(5) == image(5))
    #expect(try image(5) != image(6))
  }
}
