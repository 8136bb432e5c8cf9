import Drawing
import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import Renderers
import Testing

@testable import ViewRendering

/// The result of laying out a view under a configuration, and the cases in which there is none.
@MainActor @Suite struct LayoutTests {
  private let renderer = ViewRenderer()

  private func height(_ configuration: Configuration = card(), _ view: () -> UIView) throws -> CGFloat {
    try renderer.layOut(under: configuration, makeView: view).layout.frame.size.height
  }

  private func error(_ configuration: Configuration = card(), _ view: () throws -> UIView) -> ViewRenderingError? {
    do {
      _ = try renderer.layOut(under: configuration, makeView: view)
      return nil
    } catch {
      return error as? ViewRenderingError
    }
  }

  // MARK: The content's height

  /// One line of 17 points is 20.5 points high at 2x (`UILabelSizeTests`).
  @Test func aLeafIsAsHighAsItSays() throws {
    #expect(try height { label("a") } == 20.5)
    #expect(try height { label("a\nb") } == 41)
  }

  @Test func aContainerKeepsTheDistancesAroundAFlexibleSubview() throws {
    #expect(try height { cardView(label("a")) } == 52.5)
    #expect(try height { cardView(cardView(label("a"))) } == 84.5)
  }

  @Test func textWrapsAtTheWindowsWidth() throws {
    let text = String(repeating: "word ", count: 40)
    let wide = try renderer.layOut(under: card(width: 343)) { cardView(label(text)) }
    let narrow = try renderer.layOut(under: card(width: 200)) { cardView(label(text)) }
    let widths: [CGFloat] = [343, 200]
    for (rendered, width) in zip([wide, narrow], widths) {
      let label = try #require(rendered.layout.children.first)
      #expect(rendered.layout.frame.size.width == width)
      #expect(label.frame.size.width == width - 32)
      #expect(label.lines.allSatisfy { $0.width <= width - 32 })
      let lines = CGFloat(label.lines.count)
      #expect(rendered.layout.frame.size.height == 32 + (lines * 20.287109375 * 2).rounded(.up) / 2)
    }
    #expect(narrow.layout.frame.size.height > wide.layout.frame.size.height)
  }

  @Test func aContainerReachesToItsLowestSubview() throws {
    let container = UIView()
    for (y, isHidden) in [(10.0, false), (40, false), (90, true)] {
      let child = UIView(frame: CGRect(x: 0, y: y, width: 20, height: 20))
      child.isHidden = isHidden
      container.addSubview(child)
    }
    #expect(try height { container } == 60)
  }

  @Test func aDevicesHeightIsTheWindows() throws {
    #expect(try height(card(height: 500)) { label("a") } == 500)
    let phone = Configuration(device: try #require(Device.named("iPhone 15")))
    let rendered = try renderer.layOut(under: phone) { UIView() }
    #expect(rendered.layout.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  // MARK: Traits

  @Test func theConfigurationsTraitsAreCurrentWhileAViewIsMade() throws {
    let before = UITraitCollection.current
    var configuration = card()
    configuration.category = .accessibilityExtraExtraExtraLarge
    configuration.appearance = .dark
    _ = try renderer.layOut(under: configuration) {
      #expect(UITraitCollection.current == configuration.traits)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
      return label("a")
    }
    #expect(UITraitCollection.current === before)
    #expect(throws: CancellationError.self) {
      try renderer.layOut(under: configuration) { throw CancellationError() }
    }
    #expect(UITraitCollection.current === before)
  }

  @Test func findingsComeInTheOrderOfTheTree() throws {
    let rendered = try renderer.layOut(under: card()) {
      let card = cardView(label("\u{10FFFF}"))
      let other = label("\u{10FFFE}")
      other.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
      other.accessibilityIdentifier = "second"
      card.addSubview(other)
      return card
    }
    #expect(rendered.findings.map(\.view) == ["UILabel", "second"])
    #expect(rendered.findings.map(\.kind) == [.missingGlyph, .missingGlyph])
  }

  // MARK: Errors

  @Test func aFaultFailsTheView() {
    let message =
      "NSMutableParagraphStyle.hyphenationFactor = 1.0 is not supported yet. Use soft hyphens (U+00AD)."
    let fault = #expect(throws: ViewFaults.self) {
      try renderer.layOut(under: card()) {
        let (label, style) = (label("a"), NSMutableParagraphStyle())
        style.hyphenationFactor = 1
        label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
        return label
      }
    }
    #expect(fault?.description == message)
  }

  /// The fault in making a view is reported, rather than its consequences, which tell less.
  @Test func aFaultOfMakingAViewFailsIt() {
    let message = "CALayerInvalidGeometry: UIView.center = (nan, 0.0): it is not finite"
    for height in [100.0, -1] {
      #expect(throws: ViewFaults(faults: [message])) {
        try renderer.layOut(under: card(height: height)) {
          let label = label("a")
          label.center = CGPoint(x: CGFloat.nan, y: 0)
          return label
        }
      }
    }
  }

  @Test func theFaultsOfOneViewAreNotTheNexts() {
    UIView().center.x = .nan
    #expect(error { label("a") } == nil)
  }

  @Test func treesEndAtTheDepthLimit() {
    func nested(_ depth: Int) -> UIView {
      let root = UIView()
      var innermost = root
      for _ in 1..<depth {
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        innermost.addSubview(child)
        innermost = child
      }
      return root
    }
    #expect(error { nested(ViewRenderer.depthLimit) } == nil)
    #expect(error { nested(ViewRenderer.depthLimit + 1) } == .tooDeep(limit: 1_000))
    #expect(error { nested(10_000) } == .tooDeep(limit: 1_000))
    #expect(
      ViewRenderingError.tooDeep(limit: 1_000).description
        == "Views are nested more than 1000 levels deep. Remove levels that contain a single view.")
  }

  @Test func aViewWithoutContentHasNoHeight() {
    let fault = error { label("") }
    #expect(fault == .unusableSize(width: 343, height: 0))
    #expect(
      fault?.description
        == "The view came to 343 × 0 points: width and height have to be positive and finite. "
        + "Give the device a height, or the view a frame, content, or constraints from its top to its bottom.")
  }

  @Test(arguments: [0, -10, Double.infinity, -.infinity, .nan])
  func anUnusableSideIsAnError(side: Double) {
    for configuration in [card(width: side, height: 100), card(width: 100, height: side)] {
      guard case .unusableSize = error(configuration, { label("a") }) else {
        Issue.record("\(configuration.windowSize) was accepted")
        continue
      }
    }
  }
}
