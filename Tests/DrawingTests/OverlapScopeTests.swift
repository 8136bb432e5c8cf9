import Drawing
import Foundation
import Raster
import Testing
import TextLayout

/// Texts of two views, each in a scope of its own: their positions matter, and anything painted between and over them.
@Suite struct OverlapScopeTests {
  private let black = Color(red: 0, green: 0, blue: 0)
  private let font: FontInstance

  init() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../fonts/Files/Inter/Inter-Regular.otf")
      .standardizedFileURL
    font = try FontInstance(file: FontFile(path: file.path))
  }

  /// An H of 20 points, whose baseline is at (0, 20) in its scope.
  private func letter(_ scope: AffineTransform) throws -> [DrawCommand] {
    let glyph = try #require(font.nominalGlyph(for: "H"))
    let run = GlyphRun(
      font: font, pointSize: 20, color: black, origin: CGPoint(x: 0, y: 20),
      glyphs: [PositionedGlyph(id: glyph, x: 0, y: 0)])
    return [.begin(.transform(scope)), .glyphs(run), .end]
  }

  private func move(_ x: Double, _ y: Double) -> AffineTransform { AffineTransform(translationByX: x, byY: y) }

  /// - Parameter cover: the commands between the two letters.
  private func overlaps(
    _ lower: AffineTransform, _ upper: AffineTransform, cover: [DrawCommand] = []
  ) throws -> [TextOverlap] {
    let (lower, upper) = (try letter(lower), try letter(upper))
    let list = DisplayList(size: CGSize(width: 200, height: 200), commands: lower + cover + upper)
    let start = lower.count + cover.count
    return list.textOverlaps(between: [0..<lower.count, start..<start + upper.count])
  }

  @Test func textsOverlapWhereTheirScopesPutThem() throws {
    let found = try overlaps(move(50, 60), move(53, 62))
    #expect(found.map(\.lower.baseline) == [80] && found.map(\.upper.baseline) == [82])
    #expect(try overlaps(move(50, 60), move(90, 60)).isEmpty)
    // x becomes 3 x - 100: 50 stays.
    let large = AffineTransform(m11: 3, m12: 0, m21: 0, m22: 3, tX: -100, tY: -120)
    #expect(try overlaps(move(50, 60), move(50, 60).inside(large)).count == 1)
  }

  @Test func coversCountWhereTheirScopesPutThem() throws {
    func cover(_ transform: AffineTransform) -> [DrawCommand] {
      [.fill(.rectangle(CGRect(x: 0, y: 0, width: 40, height: 40)), black)].inside(.transform(transform))
    }
    #expect(try overlaps(move(50, 60), move(50, 60), cover: cover(move(45, 55))).isEmpty)
    #expect(try overlaps(move(50, 60), move(50, 60), cover: cover(move(0, 0))).count == 1)
    // Rotated text is not treated as its bounding box.
    var turned = AffineTransform(rotationByDegrees: 45)
    turned.append(move(60, 50))
    #expect(try overlaps(move(50, 60), move(50, 60), cover: cover(turned)).count == 1)
    let triangle = Outline([.move(to: .zero), .line(to: CGPoint(x: 200, y: 0)), .line(to: CGPoint(x: 0, y: 200))])
    #expect(
      try overlaps(move(50, 60), move(50, 60), cover: cover(move(45, 55)).inside(.clip(.outline(triangle)))).count == 1)
  }

  /// An H of 20 points in Inter is 14.5 high: within four standard deviations of 5, not of 3.
  @Test(arguments: [(5.0, 0), (3, 1)]) func aBlurHidesWhatIsSmallBelowIt(blur: Double, count: Int) throws {
    func cover(_ width: Double) -> [DrawCommand] {
      [
        .backdrop(.rectangle(CGRect(x: 45, y: 55, width: width, height: 40)), BackdropFilter(blur: blur)),
        .fill(.rectangle(CGRect(x: 45, y: 55, width: width, height: 40)), Color(red: 1, green: 1, blue: 1, alpha: 0.8)),
      ]
    }
    #expect(try overlaps(move(50, 60), move(50, 60), cover: cover(60)).count == count)
    // What ends within the letters leaves the others.
    #expect(try overlaps(move(50, 60), move(50, 60), cover: cover(8)).count == 1)
    let letters = try letter(move(50, 60))
    let list = DisplayList(size: CGSize(width: 200, height: 200), commands: letters + cover(60))
    #expect(list.visibleTexts(of: [0..<letters.count]).map(\.letters.count) == [count])
  }

  @Test func boxesOfLettersLieInTheirScopes() throws {
    let list = DisplayList(size: CGSize(width: 200, height: 200), commands: try letter(move(50.25, 60)))
    let boxed = list.withBoxes(of: black, scale: 2)
    let areas = boxed.commands.compactMap { if case .fill(let path, _) = $0 { path.bounds } else { nil } }
    let area = try #require(areas.first?.offsetBy(dx: 50.25, dy: 60))
    #expect(
      areas.count == 1 && [area.minX, area.maxX, area.minY, area.maxY].allSatisfy { $0 * 2 == ($0 * 2).rounded() })
    let text = try #require(list.visibleTexts(of: [0..<3]).first)
    #expect(text.pointSize == 20 && text.outline.map { area.contains($0) } == true)
    #expect(list.withoutGlyphs.commands == [.begin(.transform(move(50.25, 60))), .end])
  }
}
