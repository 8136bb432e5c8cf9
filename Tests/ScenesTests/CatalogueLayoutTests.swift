import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// The catalogue's scenes with constraints, against figures worked out by hand from published text metrics.
@MainActor @Suite struct CatalogueLayoutTests {
  @Test(arguments: CatalogueCase.all.filter { ["alert-card", "copy-and-button", "doctor"].contains($0.scene.file) })
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

  // MARK: The copy-and-button screen

  /// Safe areas: 20 at the top of an SE, 59 and 34 on an iPhone 15, 24 and 20 on the iPad; margins of 16, on the iPad a
  /// readable width of 672 at the default size (`Tests/ViewRenderingTests/DeviceLayoutTests`).
  private func container(_ configuration: Configuration) -> CGRect? {
    switch configuration.device.name {
    case "iPhone SE (3rd gen)": CGRect(x: 16, y: 20, width: 343, height: 647)
    case "iPhone 15": CGRect(x: 16, y: 59, width: 361, height: 759)
    default: configuration.category == .large ? CGRect(x: 74, y: 24, width: 672, height: 1_136) : nil
    }
  }

  @Test(arguments: CatalogueCase.all(of: "copy-and-button"))
  func theButtonIsAtTheBottomAndTheTextsInTheMiddleOfTheRest(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    let (container, button) = (try scene.frame("container"), try scene.frame("button"))
    if let expected = self.container(scene.configuration) { #expect(container == expected) }
    #expect(abs(container.midX - scene.rendered.layout.frame.midX) <= 2 * scene.halfPixel)
    // A button is as high as its line in whole points, and 12 (frames that Interface Builder stored).
    let line = try ExpectedFont(style: "body", at: scene.configuration.category).lineHeight
    let height = line.rounded(.up) + 12
    #expect(button == CGRect(x: container.minX, y: container.maxY - height, width: container.width, height: height))
    let copy = try scene.frame("copy")
    let copyHeight = container.height - height - 16
    #expect(copy == CGRect(x: container.minX, y: container.minY, width: container.width, height: copyHeight))
    let (title, message) = (try scene.frame("title"), try scene.frame("message"))
    #expect(title.height == (try scene.height(of: "title", style: "title1")))
    #expect(message.height == (try scene.height(of: "message", style: "body")))
    let texts = try scene.frame("texts")
    #expect(abs(texts.midY - copy.midY) <= scene.halfPixel)
    #expect(texts.height == title.height + message.height)
    #expect((title.minY, message.maxY) == (texts.minY, texts.maxY))
    for text in [title, message] { #expect(abs(text.midX - copy.midX) <= 2 * scene.halfPixel) }
  }

  // MARK: The doctor's page

  /// A picture 100 points wide, at the accessibility sizes 140, 16 from the edges; texts beside it, or below.
  @Test(arguments: CatalogueCase.all(of: "doctor"))
  func textsStandBesideThePictureOrBelow(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    let isBelow = scene.configuration.category.isAccessibilityCategory
    let side: CGFloat = isBelow ? 140 : 100
    #expect(try scene.frame("picture") == CGRect(x: 16, y: 16, width: side, height: side))
    let (x, y, width): (CGFloat, CGFloat, CGFloat) = isBelow ? (16, 16 + 140 + 8, 343) : (132, 16, 227)
    #expect(try scene.frame("name").minY == y)
    for name in ["name", "phone", "address", "city"] {
      let frame = try scene.frame(name)
      #expect((frame.minX, frame.width) == (x, width), "\(name)")
      let height = try scene.height(of: name, style: name == "name" ? "headline" : "body")
      #expect(abs(frame.height - height) <= scene.halfPixel, "\(name)")
    }
    let notes = try scene.frame("notes")
    #expect((notes.minX, notes.width) == (16, 343))
    #expect(scene.rendered.layout.frame.height == notes.maxY + 16)
  }

  /// How far the system sets baselines apart is not public; that it is the same between texts of one font, follows the
  /// larger font, and grows with it is Apple's description (WWDC 2017, session 201).
  @Test func baselinesAreApartByTheFontAndTheNotesBelowAllOfIt() throws {
    var previous: CGFloat = 0
    for tested in CatalogueCase.all(of: "doctor") {
      let scene = try LaidOutScene(tested)
      func distance(_ above: String, _ below: String) throws -> CGFloat {
        let last = try #require(scene.node(above).lines.last).baseline
        return try #require(scene.node(below).lines.first).baseline - last
      }
      let spacing = try distance("phone", "address")
      let tolerance = 2 * scene.halfPixel
      #expect(spacing >= previous, "\(tested.testDescription)")
      previous = spacing
      #expect(abs(try distance("address", "city") - spacing) <= tolerance, "\(tested.testDescription)")
      let font = try ExpectedFont(style: "body", at: scene.configuration.category)
      // Both baselines are moved to pixels, by half of one at most.
      #expect(spacing + 2 * scene.halfPixel + tolerance >= font.lineHeight, "\(tested.testDescription)")
      // The notes stand 8 below the picture, or a baseline's distance below the city if that is further down.
      let toCity = try distance("city", "notes")
      #expect(toCity + tolerance >= spacing, "\(tested.testDescription)")
      guard !scene.configuration.category.isAccessibilityCategory else { continue }
      let top = try scene.frame("notes").minY
      #expect(top + scene.halfPixel >= 124, "\(tested.testDescription)")
      #expect(abs(top - 124) <= scene.halfPixel || abs(toCity - spacing) <= tolerance, "\(tested.testDescription)")
    }
  }
}
