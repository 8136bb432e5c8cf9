import Drawing
import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import Renderers
import Testing
import ViewRendering

@testable import Scenes

/// Every scene in the catalogue at every text size, compared with figures from outside; references only preserve the
/// state.
@MainActor @Suite struct CatalogueFiguresTests {
  /// The cards are 343 points wide, with the label 16 points from every edge.
  static let (margin, labelWidth): (CGFloat, CGFloat) = (16, 311)

  private func ceilToPixel(_ length: CGFloat, _ scale: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }

  @Test func everySceneIsInAllCategories() throws {
    let scenes = Dictionary(grouping: CatalogueCase.cards) { "\($0.scene.file)/\($0.scene.scene)" }
    // 13 text styles, 9 languages, 2 of the team's font, 1 line limit, 1 in two appearances.
    #expect(scenes.count == 26)
    #expect(CatalogueCase.cards.count == 27 * 12)
    for (name, cases) in scenes {
      let categories = Set(cases.compactMap(\.scene.configuration?.category))
      #expect(categories.count == 12, "\(name)")
      #expect(cases.allSatisfy { $0.scene.configuration?.scale == 2 }, "\(name)")
    }
  }

  // MARK: Fonts

  @Test(arguments: CatalogueCase.cards)
  func theFontIsAsPublished(_ tested: CatalogueCase) throws {
    let laidOut = try LaidOutCase(tested)
    let (font, expected) = (try #require(laidOut.label.font), laidOut.expected)
    #expect(font.pointSize == expected.pointSize)
    #expect(font.lineHeight == expected.lineHeight)
    #expect(font.ascender == expected.ascent)
    #expect(font.leading == expected.leading)
    let family = tested.scene.file == "custom-font" ? "RobotoSlab" : "Inter"
    #expect(font.fontName.hasPrefix(family), "\(font.fontName)")
    #expect(font.fontName.lowercased().hasSuffix("-" + expected.weight), "\(font.fontName)")
  }

  /// 17 points times body's leadings over 22, in whole points, computed by hand from the published leadings.
  @Test(arguments: [
    ("scaled", [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]),
    ("scaled-to-maximum", [15, 15, 16, 17, 19, 20, 22, 24, 24, 24, 24, 24]),
  ])
  func theTeamsFontGrowsAsFarAsItMay(scene: String, sizes: [CGFloat]) throws {
    let fonts = try CatalogueCase.all(of: "custom-font", scene).map { try LaidOutCase($0).label.font.pointSize }
    #expect(fonts == sizes)
  }

  /// Each size times its own style's leadings over that at L, in whole points: title1 31 to 68 over 34, body 19 to 62
  /// over 22, footnote 16 to 52 over 18 (Apple's table of text sizes).
  @Test(arguments: CatalogueCase.all(of: "custom-font", "page"))
  func eachSizeOfAFamilyGrowsAsItsStyle(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    var y: CGFloat = 16
    for (name, style, size) in [("heading", "title1", 24.0), ("text", "body", 17), ("note", "footnote", 13)] {
      let leading = try ExpectedFont(style: style, at: scene.configuration.category).pitch
      let points = (CGFloat(size) * leading / (try ExpectedFont(style: style, at: .large).pitch)).rounded()
      let node = try scene.node(name)
      // `hhea` of the bundled RobotoSlab-Regular: 2146 and -555 of 2048 units.
      let height = ceilToPixel(CGFloat(node.lines.count) * points * 2701 / 2048, 2)
      #expect(node.frame == CGRect(x: 16, y: y, width: 311, height: height), "\(name): \(points) points")
      y += height + 8
    }
    #expect(scene.rendered.findings.isEmpty, "\(scene.rendered.findings)")
  }

  // MARK: Heights and baselines

  @Test(arguments: CatalogueCase.cards)
  func theCardIsAsHighAsItsLines(_ tested: CatalogueCase) throws {
    let laidOut = try LaidOutCase(tested)
    let text = ceilToPixel(laidOut.expected.height(ofLines: laidOut.lines.count), laidOut.scale)
    let card = CGRect(x: 0, y: 0, width: 343, height: text + 2 * Self.margin)
    #expect(laidOut.rendered.layout.frame == card, "\(laidOut.lines.count) lines")
    #expect(laidOut.node.frame == CGRect(x: Self.margin, y: Self.margin, width: Self.labelWidth, height: text))
  }

  /// The block of lines is centred in the label, then moved so that its last baseline is on the nearest pixel.
  @Test(arguments: CatalogueCase.cards)
  func baselinesStandWhereUIKitPutsThem(_ tested: CatalogueCase) throws {
    let laidOut = try LaidOutCase(tested)
    let (expected, count) = (laidOut.expected, laidOut.lines.count)
    let height = expected.height(ofLines: count)
    let top = Self.margin + (ceilToPixel(height, laidOut.scale) - height) / 2
    let centred = top + CGFloat(count - 1) * expected.pitch + expected.ascent
    let last = (centred * laidOut.scale).rounded() / laidOut.scale
    for (index, line) in laidOut.lines.enumerated() {
      let baseline = last - CGFloat(count - 1 - index) * expected.pitch
      #expect(abs(line.baseline - baseline) < 1e-9, "line \(index): \(line.baseline), expected \(baseline)")
    }
  }

  // MARK: Lines

  @Test(arguments: CatalogueCase.cards)
  func linesStartAtTheirSideAndFit(_ tested: CatalogueCase) throws {
    let laidOut = try LaidOutCase(tested)
    let isRightToLeft = ["arabic", "hebrew"].contains(tested.scene.scene)
    try #require(!laidOut.lines.isEmpty)
    for line in laidOut.lines {
      #expect(line.width <= Self.labelWidth, "\(line.text)")
      let start = isRightToLeft ? line.x + line.width : line.x
      let side = isRightToLeft ? Self.margin + Self.labelWidth : Self.margin
      #expect(abs(start - side) < 1e-9, "\(line.text)")
    }
  }

  @Test(arguments: CatalogueCase.cards.filter { $0.scene.file != "line-limit" })
  func allTextIsShown(_ tested: CatalogueCase) throws {
    let laidOut = try LaidOutCase(tested)
    #expect(laidOut.rendered.findings.isEmpty, "\(laidOut.rendered.findings)")
    let shown = laidOut.lines.map(\.text).joined()
    #expect(shown.filter { !$0.isWhitespace } == laidOut.label.text?.filter { !$0.isWhitespace })
  }

  /// The limit truncates exactly those texts that need more than two lines without it.
  @Test(arguments: CatalogueCase.all(of: "line-limit"), [nil, "Short.", "Two\nlines", "Three\nlines\nhere"])
  func twoLinesAreTheLimit(_ tested: CatalogueCase, text: String?) throws {
    let limited = try LaidOutCase(tested) { if let text { $0.text = text } }
    let unlimited = try LaidOutCase(tested) {
      if let text { $0.text = text }
      $0.numberOfLines = 0
    }
    let isCut = unlimited.lines.count > 2
    #expect(isCut || text != nil, "the scene shows nothing")
    #expect(limited.lines.count == min(2, unlimited.lines.count))
    #expect(limited.lines.last?.text.hasSuffix("\u{2026}") == isCut)
    #expect(limited.rendered.findings.map(\.kind) == (isCut ? [.truncatedText] : []))
    #expect(unlimited.rendered.findings.isEmpty)
  }
}

/// A case after layout, with the label in its card and the figures it is compared with.
@MainActor
struct LaidOutCase {
  static let renderer = ViewRenderer()

  let rendered: ViewRecording
  let label: UILabel
  /// The label, laid out.
  let node: LayoutNode
  let expected: ExpectedFont
  let configuration: Configuration

  var lines: [LayoutNode.Line] { node.lines }
  var scale: CGFloat { configuration.scale }

  init(_ tested: CatalogueCase, change: (UILabel) -> Void = { _ in }) throws {
    let configuration = try #require(tested.scene.configuration)
    let definition = try tested.scene.definition.get()
    var label: UILabel?
    rendered = try LaidOutCase.renderer.layOut(under: configuration, showing: definition.shows, fonts: definition.fonts)
    {
      let view = try definition.makeView(for: configuration)
      label = view.subviews.first as? UILabel
      label.map(change)
      return view
    }
    self.configuration = configuration
    self.label = try #require(label)
    node = try #require(rendered.layout.children.first)
    expected = try ExpectedFont(of: tested.scene, at: configuration.category)
  }
}
