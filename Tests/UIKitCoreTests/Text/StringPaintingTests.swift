import Drawing
import Foundation
import Raster
import Testing
import TextLayout
import UIKitCore
import UIKitTestSupport

/// A view that draws a text, as in the article that the class is named after.
private final class StringDrawer: UIView {
  var drawing: () -> Void = {}

  override func draw(_ rect: CGRect) { drawing() }
}

/// The painting of attributed text. In Roboto Slab at 20.48 points one of its 2048 units is a hundredth of a point. Its
/// tables, read by hand: `post` underline at -150, 100 thick; `OS/2` strikeout at 512, 102 thick; both positions are
/// the line's top, so the centres are 2 points below and 4.61 above the baseline.
@MainActor @Suite struct StringPaintingTests {
  private func commands(_ draw: @escaping () -> Void) -> [DrawCommand] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.overrideTraits = phoneTraits()
    let view = StringDrawer(frame: CGRect(x: 30, y: 50, width: 300, height: 200))
    view.drawing = draw
    root.addSubview(view)
    let commands = root.record().displayList.flatCommands
    guard !commands.isEmpty else { return [] }
    #expect(commands.first == .begin(.clip(.rectangle(view.frame))))
    #expect(commands.last == .end)
    return Array(commands.dropFirst().dropLast())
  }

  /// The commands for text whose baseline is at (30, 150) of the root.
  private func slab(_ attributes: [NSAttributedString.Key: Any], _ text: String = "one two") throws -> [DrawCommand] {
    let font = try #require(UIFont(name: "RobotoSlab-Regular", size: 20.48))
    let attributes = attributes.merging([.font: font]) { own, _ in own }
    let string = NSAttributedString(string: text, attributes: attributes)
    return commands { string.draw(with: CGRect(x: 0, y: 100, width: 0, height: 0), context: nil) }
  }

  private func fills(_ commands: [DrawCommand]) -> [CGRect] {
    commands.compactMap { command in
      if case .fill(let path, .color) = command { return path.bounds }
      return nil
    }
  }

  private func runs(_ commands: [DrawCommand]) -> [GlyphRun] {
    commands.compactMap { command in
      if case .glyphs(let run) = command { return run }
      return nil
    }
  }

  // MARK: Places

  @Test func drawingIsInTheViewsSpaceAndClippedToIt() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let drawn = commands { "x".draw(at: CGPoint(x: 7, y: 11), withAttributes: [.font: font]) }
    let glyph = try #require(runs(drawn).first?.glyphs.first)
    // An x is centred in San Francisco's advance, which moves it by a third of a point.
    #expect(abs(glyph.x - 37) < 0.5)
    let ascent = 20 * 1950.0 / 2048
    #expect(glyph.y == 61 + ascent)
    #expect(runs(drawn).first?.color == UIColor.black.color(under: phoneTraits()))
  }

  @Test func theOriginIsOnTheBaselineWithoutLineFragments() throws {
    let glyphs = runs(try slab([:])).flatMap(\.glyphs)
    #expect(glyphs.first?.x == 30)
    #expect(Set(glyphs.map(\.y)) == [150])
  }

  @Test func asManyLinesAreDrawnAsFitWholly() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let line = 20 * 2444.0 / 2048
    for (height, count) in [(2 * line, 2), (3 * line - 0.1, 2), (1, 1), (0, 0)] {
      let drawn = commands {
        "a\nb\nc".draw(in: CGRect(x: 0, y: 0, width: 50, height: height), withAttributes: attributes)
      }
      #expect(runs(drawn).count == count, "in \(height)")
    }
  }

  // MARK: Lines

  @Test func anUnderlineIsWhereTheFontHasItOnWholePixels() throws {
    let drawn = try slab([.underlineStyle: NSUnderlineStyle.single.rawValue])
    let rect = try #require(fills(drawn).first)
    // One point thick around 152: two pixels of half a point.
    #expect(rect.origin == CGPoint(x: 30, y: 151.5))
    #expect(rect.size.height == 1)
    guard case .fill = drawn.first, case .glyphs = drawn.last else {
      Issue.record("the underline is below the glyphs: \(drawn)")
      return
    }
  }

  @Test func aLineThroughTheTextIsAboveTheGlyphs() throws {
    let drawn = try slab([.strikethroughStyle: 1, .strikethroughColor: UIColor.red])
    let rect = try #require(fills(drawn).first)
    // 1.02 points are two pixels; the centre at 145.39 gives a top at 144.89, which is 145 in pixels.
    #expect(rect.origin.y == 145)
    #expect(rect.size.height == 1)
    guard case .fill(_, .color(let color)) = drawn.last else {
      Issue.record("the line is over the glyphs: \(drawn)")
      return
    }
    #expect(color == UIColor.red.color(under: phoneTraits()))
  }

  @Test func thickIsTwiceAsThickAndDoubleIsTwoLines() throws {
    let thick = fills(try slab([.underlineStyle: NSUnderlineStyle.thick.rawValue]))
    #expect(thick.map(\.size.height) == [2])
    #expect(thick.map(\.origin.y) == [151])
    let double = fills(try slab([.underlineStyle: NSUnderlineStyle.double.rawValue]))
    #expect(double.map(\.size.height) == [1, 1])
    #expect(double.map(\.origin.y) == [151.5, 153.5])
  }

  @Test func byWordLeavesSpacesOut() throws {
    let words = fills(
      try slab([.underlineStyle: NSUnderlineStyle.single.rawValue | NSUnderlineStyle.byWord.rawValue]))
    try #require(words.count == 2)
    // The advance of the space is 509 units (hb-shape).
    #expect(abs(words[1].minX - words[0].maxX - 5.09) < 1e-9)
  }

  /// There is no authority for the lengths of the dashes: here they are three times the thickness, as are the gaps.
  @Test func patternsAreDashesOnPixels() throws {
    let dots = fills(
      try slab([.underlineStyle: NSUnderlineStyle([.single, .patternDot]).rawValue]))
    #expect(dots.count > 5)
    for (index, dot) in dots.dropLast().enumerated() {
      #expect(Double(dot.minX) == 30 + 6 * Double(index))
      #expect(dot.size.width == 3)
    }
  }

  @Test func oneLineGoesOnUnderEqualNeighbours() throws {
    let text = NSMutableAttributedString(
      string: "one", attributes: [.underlineStyle: 1, .font: UIFont.systemFont(ofSize: 20)])
    text.append(
      NSAttributedString(
        string: "two", attributes: [.underlineStyle: 1, .font: UIFont.systemFont(ofSize: 20), .kern: 3]))
    let drawn = commands { text.draw(at: .zero) }
    #expect(fills(drawn).count == 1)
    #expect(runs(drawn).count == 2)
  }

  // MARK: Glyphs

  @Test func strokesTakeThePlaceOfTheFillingOrAreDrawnOverIt() throws {
    let hollow = runs(try slab([.strokeWidth: 5, .strokeColor: UIColor.red]))
    #expect(hollow.map(\.strokeWidth) == [20.48 * 0.05])
    #expect(hollow.first?.color == UIColor.red.color(under: phoneTraits()))
    let both = runs(try slab([.strokeWidth: -5, .foregroundColor: UIColor.blue]))
    #expect(both.map(\.strokeWidth) == [nil, 20.48 * 0.05])
    #expect(both.map(\.color) == [UIColor.blue, .blue].map { $0.color(under: phoneTraits()) })
  }

  @Test func lettersLeanAndStretch() throws {
    let run = try #require(runs(try slab([.obliqueness: 0.2, .expansion: 0.5])).first)
    #expect(run.slant == 0.2)
    #expect(abs(run.stretch - 1.6487212707001282) < 1e-12, "e to the power of 0.5")
  }

  @Test func aShadowHoldsAllOfItsText() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    let drawn = try slab([.shadow: shadow, .underlineStyle: 1])
    let color = UIColor(white: 0, alpha: 1.0 / 3).color(under: phoneTraits())
    #expect(
      drawn.first == .begin(.shadow(Shadow(offset: CGSize(width: 1, height: 2), blurRadius: 3, color: color))))
    #expect(drawn.last == .end)
    #expect(drawn.count == 4)
  }

  /// Links have their own colour and are underlined (cocoanetics.com, "Customizing UILabel Hyperlinks").
  @Test func linksAreUnderlinedInTheirOwnColour() throws {
    let drawn = try slab([.link: "https://example.com", .foregroundColor: UIColor.red])
    #expect(runs(drawn).map(\.color) == [UIColor.link.color(under: phoneTraits())])
    #expect(fills(drawn).count == 1)
  }

  @Test func backgroundsCoverTheLine() throws {
    let text = "a\nb"
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 20), .backgroundColor: UIColor.yellow,
    ]
    let drawn = commands { text.draw(at: .zero, withAttributes: attributes) }
    // Lines of 20 * 2444 / 2048 = 23.867 from 50 on, edges on half points.
    #expect(fills(drawn).map(\.minY) == [50, 74])
    #expect(fills(drawn).map(\.maxY) == [74, 97.5])
    guard case .fill = drawn[1], case .glyphs = drawn[2] else {
      Issue.record("backgrounds are below all glyphs: \(drawn)")
      return
    }
  }

  @Test func anAttachmentStandsOnItsBounds() throws {
    let bitmap = try Bitmap(width: 4, height: 2)
    let attachment = NSTextAttachment(image: UIImage(source: ImageSource(bitmap: bitmap), scale: 1))
    let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.append(NSAttributedString(attachment: attachment))
    func rect() -> CGRect? {
      for case .fill(_, .image(_, let rect)) in commands({
        text.draw(with: CGRect(x: 0, y: 100, width: 0, height: 0), context: nil)
      }) {
        return rect
      }
      return nil
    }
    let advance = "a".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
    #expect(rect() == CGRect(x: 30 + advance, y: 148, width: 4, height: 2))
    attachment.bounds = CGRect(x: 1, y: -3, width: 8, height: 10)
    #expect(rect() == CGRect(x: 31 + advance, y: 143, width: 8, height: 10))
  }

  // MARK: Direction

  @Test func aDirectionTurnsTheTextRound() throws {
    func glyphs(_ directions: [Int]?) throws -> [UInt32] {
      runs(try slab(directions.map { [.writingDirection: $0] } ?? [:], "abc")).flatMap(\.glyphs).map(\.id)
    }
    let plain = try glyphs(nil)
    /// Without the invisible glyph for the characters that set the direction.
    func letters(_ direction: Int) throws -> [UInt32] { try glyphs([direction]).filter(plain.contains) }
    let rightToLeft = NSWritingDirection.rightToLeft.rawValue
    #expect(try letters(rightToLeft + NSWritingDirectionFormatType.override.rawValue) == plain.reversed())
    #expect(try letters(rightToLeft + NSWritingDirectionFormatType.embedding.rawValue) == plain)
  }
}
