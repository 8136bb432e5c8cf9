import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// The catalogue's cards with constraints, compared with figures worked out by hand from published text metrics.
@MainActor @Suite struct CatalogueLayoutTests {
  private nonisolated static let files = ["alert-card", "copy-and-button", "readable-width", "scrolling-form"]

  @Test(arguments: CatalogueCase.all.filter { files.contains($0.scene.file) })
  func nothingIsAmbiguousBrokenOrCut(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    #expect(scene.rendered.findings.isEmpty, "\(scene.rendered.findings)")
  }

  // MARK: The alert card

  /// Margins of 16, a picture of 40 points, 12 to the texts beside or below it, and 4 between these.
  @Test(arguments: CatalogueCase.all(of: "alert-card").filter { $0.scene.scene != "alert-with-a-title-alone" })
  func theAlertIsAsHighAsItsTexts(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    let isBelow = scene.configuration.category.isAccessibilityCategory
    var (x, y, width): (CGFloat, CGFloat, CGFloat) = (68, 16, 259)
    if isBelow { (x, y, width) = (16, 68, 311) }
    let top = y
    for (name, style) in [("title", "headline"), ("message", "body"), ("date", "footnote")] {
      let height = try scene.height(of: name, style: style)
      let frame = try scene.frame(name)
      #expect((frame.minX, frame.minY, frame.height) == (x, y, height), "\(name)")
      #expect(isBelow ? frame.width <= width : frame.width == width, "\(name)")
      y += height + 4
    }
    let texts = y - 4 - top
    #expect(try scene.frame("content") == CGRect(x: 16, y: 16, width: 311, height: top - 16 + texts))
    let icon = try scene.frame("icon")
    #expect((icon.minX, icon.width, icon.height) == (16, 40, 40))
    #expect(abs(icon.midY - (isBelow ? 36 : 16 + texts / 2)) <= scene.halfPixel)
    let isTall = tested.scene.scene == "alert-in-a-tall-cell"
    #expect(try scene.frame("card") == CGRect(x: 0, y: 0, width: 343, height: isTall ? 160 : top + texts + 16))
  }

  /// The title's lines are centred on the picture's 40 points until they are taller.
  @Test(arguments: CatalogueCase.all(of: "alert-card", "alert-with-a-title-alone"))
  func theCardIsNeverLowerThanItsPicture(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    let title = try scene.height(of: "title", style: "headline")
    let content = max(40, title)
    #expect(try scene.frame("card") == rect(0, 0, 343, content + 32))
    for name in ["icon", "title"] {
      #expect(abs(try scene.frame(name).midY - (16 + content / 2)) <= scene.halfPixel, "\(name)")
    }
    if scene.configuration.category == .large { #expect(title < 40) }
  }

  // MARK: The view that draws

  /// The article's arithmetic: the lines' height in whole points, plus 5. Drawn lines have the distance of the font's
  /// height, a label's that of the style's leading. There are as many as in the label.
  @Test(arguments: CatalogueCase.all(of: "string-drawer"))
  func theCardIsAsHighAsWhatIsDrawn(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    let (label, drawer) = try (scene.node("label"), scene.node("drawer"))
    let font = try ExpectedFont(style: "body", at: scene.configuration.category)
    let drawn = (font.lineHeight * CGFloat(label.lines.count)).rounded(.up) + 5
    #expect((drawer.frame.width, drawer.frame.height) == (311, drawn))
    let labelHeight = try scene.height(of: "label", style: "body")
    #expect((label.frame.width, label.frame.height) == (311, labelHeight))
    let card = try scene.frame("second")
    #expect(card.maxY == drawer.frame.maxY + 16)
    #expect(scene.rendered.layout.frame.height == card.maxY + 16)
    #expect(scene.rendered.findings.isEmpty, "\(scene.rendered.findings)")
  }

  // MARK: Line break modes

  /// Seven captions, each above a line of text, with 8 between pairs and 16 around all.
  @Test(arguments: CatalogueCase.all(of: "attributed-text", "line-break-modes"))
  func everyModeHasItsLine(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    let modes = ["word", "char", "clip", "head", "tail", "middle", "shrunk"]
    let line = try scene.height(of: "word", style: "body")
    let modesHeight = try scene.node("modes").children.reduce(6.0 * 8) { height, node in
      guard node.name.isEmpty else { return height + line }
      let caption = try ExpectedFont(style: "caption1", at: scene.configuration.category)
      return height + (caption.height(ofLines: node.lines.count) * 2).rounded(.up) / 2
    }
    #expect(try scene.frame("card") == rect(0, 0, 343, 32 + modesHeight))
    for name in modes { #expect(try scene.node(name).lines.count == 1) }
  }

  /// The Hebrew paragraph ends at the label's right edge, 16 from the card's.
  @Test(arguments: CatalogueCase.all(of: "attributed-text", "paragraphs"))
  func hebrewStandsAtTheRight(_ tested: CatalogueCase) throws {
    let lines = try LaidOutScene(tested).node("title").lines
    let hebrew = lines.drop { !$0.text.contains("מימין") }
    #expect(!hebrew.isEmpty)
    for line in hebrew { #expect(abs(line.x + line.width - 327) < 1e-6, "\(line.text)") }
  }
}
