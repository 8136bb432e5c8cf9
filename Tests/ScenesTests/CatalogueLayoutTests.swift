import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// The catalogue's cards with constraints, against figures worked out by hand from published text metrics.
@MainActor @Suite struct CatalogueLayoutTests {
  private nonisolated static let files = ["alert-card", "copy-and-button", "readable-width", "scrolling-form"]

  @Test(arguments: CatalogueCase.all.filter { files.contains($0.scene.file) })
  func nothingIsAmbiguousBrokenOrCut(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    #expect(scene.rendered.findings.isEmpty, "\(scene.rendered.findings)")
  }

  // MARK: The alert card

  /// Margins of 16, a picture of 40 points, 12 to the texts, 4 between those.
  @Test(arguments: CatalogueCase.all(of: "alert-card"))
  func theAlertIsAsHighAsItsTexts(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    var y: CGFloat = 16
    for (name, style) in [("title", "headline"), ("message", "body"), ("date", "footnote")] {
      let height = try scene.height(of: name, style: style)
      #expect(try scene.frame(name) == CGRect(x: 68, y: y, width: 259, height: height), "\(name)")
      y += height + 4
    }
    let texts = y - 4 - 16
    #expect(try scene.frame("content") == CGRect(x: 16, y: 16, width: 311, height: texts))
    let icon = try scene.frame("icon")
    #expect((icon.origin.x, icon.size.width, icon.size.height) == (16, 40, 40))
    #expect(abs(icon.midY - (16 + texts / 2)) <= scene.halfPixel)
    let isTall = tested.scene.scene == "alert-in-a-tall-cell"
    #expect(try scene.frame("card") == CGRect(x: 0, y: 0, width: 343, height: isTall ? 160 : texts + 32))
  }

  // MARK: Line break modes

  /// Seven captions with a line each, 8 between two pairs, 16 around all.
  @Test(arguments: CatalogueCase.all(of: "attributed-text", "line-break-modes"))
  func everyModeHasItsLine(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    let modes = ["word", "char", "clip", "head", "tail", "middle", "shrunk"]
    let line = try scene.height(of: "word", style: "body")
    let caption = try ExpectedFont(style: "caption1", at: scene.configuration.category).lineHeight
    let pixels = (caption * 2).rounded(.up) / 2
    #expect(try scene.frame("card") == rect(0, 0, 343, 32 + 7 * (line + pixels) + 6 * 8))
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
