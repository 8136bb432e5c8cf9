import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// The catalogue's screens with texts and a button, with a long text, and with a form, compared with figures worked out
/// by hand.
///
/// Safe areas: 20 at the top of an SE; 59 and 34 on an iPhone 15, and in landscape 59 at both sides and 21 below; 24
/// and 20 on the iPad. Margins of 16, on the iPad 20 and a readable width of 672 at the default size
/// (`Tests/ViewRenderingTests/DeviceLayoutTests`).
@MainActor @Suite struct CatalogueScreenTests {
  private func near(_ frame: CGRect, _ expected: CGRect, _ scene: LaidOutScene) {
    #expect(isNear(frame, expected, scene.halfPixel), "\(frame), expected \(expected)")
  }

  /// The height of a line in whole points.
  private func wholeLine(_ style: String, _ scene: LaidOutScene) throws -> CGFloat {
    try ExpectedFont(style: style, at: scene.configuration.category).lineHeight.rounded(.up)
  }

  // MARK: The copy-and-button screen

  private func container(_ configuration: Configuration) -> CGRect? {
    switch configuration.device.name {
    case "iPhone SE (3rd gen)": CGRect(x: 16, y: 20, width: 343, height: 631)
    case "iPhone 15": CGRect(x: 16, y: 59, width: 361, height: 743)
    default: configuration.category == .large ? CGRect(x: 74, y: 24, width: 672, height: 1_120) : nil
    }
  }

  @Test(arguments: CatalogueCase.all(of: "copy-and-button"))
  func theButtonIsAtTheBottomAndTheTextsInTheMiddleOfTheRest(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    let (container, button) = (try scene.frame("container"), try scene.frame("button"))
    if let expected = self.container(scene.configuration) { near(container, expected, scene) }
    #expect(abs(container.midX - scene.rendered.layout.frame.midX) <= 2 * scene.halfPixel)
    // A button is as high as its line in whole points, plus 12 (frames stored by Interface Builder).
    let height = try wholeLine("body", scene) + 12
    near(button, CGRect(x: container.minX, y: container.maxY - height, width: container.width, height: height), scene)
    let copy = try scene.frame("copy")
    let copyHeight = container.height - height - 16
    near(copy, CGRect(x: container.minX, y: container.minY, width: container.width, height: copyHeight), scene)
    let (title, message) = (try scene.frame("title"), try scene.frame("message"))
    let texts = try scene.frame("texts")
    #expect(abs(texts.midY - copy.midY) <= 2 * scene.halfPixel)
    let heights = try scene.height(of: "title", style: "title1") + scene.height(of: "message", style: "body") + 8
    #expect(abs(texts.height - heights) <= 2 * scene.halfPixel)
    #expect(abs(title.minY - texts.minY) <= scene.halfPixel && abs(message.maxY - texts.maxY) <= scene.halfPixel)
    for text in [title, message] { #expect(abs(text.midX - copy.midX) <= 2 * scene.halfPixel) }
  }

  // MARK: Readable and full width

  @Test(arguments: CatalogueCase.all(of: "readable-width", "full-width"))
  func theFullWidthIsThatBetweenTheMargins(_ tested: CatalogueCase) throws {
    let texts = try LaidOutScene(tested).frame("texts")
    #expect((texts.minX, texts.minY, texts.width) == (20, 48, 1_140))
  }

  /// 672 points at the default size; for other sizes it is not public except that it grows with them.
  @Test func theReadableWidthGrowsWithTheText() throws {
    var previous: CGFloat = 0
    for tested in CatalogueCase.all(of: "readable-width", "readable-width") {
      let scene = try LaidOutScene(tested)
      let texts = try scene.frame("texts")
      if scene.configuration.category == .large { #expect((texts.minX, texts.width) == (254, 672)) }
      #expect(texts.width >= previous && texts.width <= 1_140)
      #expect(abs(texts.midX - 590) <= scene.halfPixel)
      previous = texts.width
      let heights = try scene.height(of: "title", style: "title1") + scene.height(of: "arrival", style: "body")
      let records = try scene.height(of: "records", style: "body")
      let absence = try scene.height(of: "heading", style: "title2") + scene.height(of: "absence", style: "body")
      #expect(abs(texts.height - (heights + records + absence + 4 * 12)) <= scene.halfPixel)
    }
  }

  // MARK: The form that scrolls

  /// The page extends to the upper and lower edge of the screen; the form fills the safe area.
  private func page(_ configuration: Configuration) -> (page: CGRect, safeArea: CGRect) {
    switch (configuration.device.name, configuration.orientation) {
    case ("iPhone 15", .portrait): (rect(0, 0, 393, 852), rect(0, 59, 393, 759))
    case ("iPhone 15", .landscape): (rect(59, 0, 734, 393), rect(59, 0, 734, 372))
    default: (rect(0, 0, 375, 667), rect(0, 20, 375, 647))
    }
  }

  /// 16 around everything and between texts and button; a picture of 64, 12 between texts; 12 above and below the
  /// button's title. The form is as high as the safe area, or as all of that if it is more.
  @Test(arguments: CatalogueCase.all(of: "scrolling-form"))
  func theFormFillsThePageUntilItOverflows(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    let (whole, page) = page(scene.configuration)
    near(try scene.frame("page"), whole, scene)
    let texts =
      try 64 + 12 + scene.height(of: "title", style: "title1") + 12 + scene.height(of: "message", style: "body")
    let button = try wholeLine("headline", scene) + 24
    let height = max(page.height, 16 + texts + 16 + button + 16)
    let form = try scene.frame("form")
    near(form, CGRect(x: page.minX, y: page.minY, width: page.width, height: height), scene)
    near(
      try scene.frame("button"),
      CGRect(x: form.minX + 16, y: page.minY + height - 16 - button, width: page.width - 32, height: button), scene)
    let (frame, copy) = (try scene.frame("texts"), try scene.frame("copy"))
    #expect(abs(frame.height - texts) <= 2 * scene.halfPixel)
    #expect(abs(frame.midY - copy.midY) <= 2 * scene.halfPixel)
    let overflows = scene.configuration.category == .accessibilityExtraExtraExtraLarge
    #expect(overflows == (height > page.height) || scene.configuration.category.isAccessibilityCategory)
  }
}
