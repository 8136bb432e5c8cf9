import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Renderers
import Testing
import ViewRendering

@testable import Scenes

/// Collection views from files: 200 points wide, with items whose heights follow from constraints.
@MainActor @Suite struct CollectionSceneTests {
  /// A collection view with insets of 10 at its sides, and items with the given heights.
  private static func keys(layout: String, items: [Double], more: String = "tag: 1") -> String {
    """
    contentInset: [0, 10, 0, 10]
    \(more)
    layout: \(layout)
    templates:
      block:
        name: content
        constraints: [body.top = self.topMargin, body.bottom <= self.bottomMargin, body.height = 0, "H:|[body]|"]
        subviews: [{class: UIView, name: body}]
    sections:
      - items:
    \(items.map { "      - content: {layoutMargins: [\($0), 0, 0, 0]}" }.joined(separator: "\n"))
    """
  }

  private func cells(
    _ keys: String, category: ContentSizeCategory = .large, height: Double? = 100
  ) throws -> [CGRect] {
    let scene = try WrittenScene(keys, viewClass: "UICollectionView", category: category, height: height)
    #expect(scene.rendered.findings.isEmpty, "\(scene.rendered.findings)")
    return scene.rendered.layout.children.filter { $0.kind == "UICollectionViewCell" }.map(\.frame)
  }

  /// `facts/seed-systems` F5 to F8: columns share the width without insets and gaps; a row is as tall as its tallest
  /// item.
  @Test func aGridHasRowsAsTallAsTheirTallestItem() throws {
    let layout = "{class: FlexibleRowHeightGridLayout, columns: 2, minimumLineSpacing: 4, minimumInteritemSpacing: 20}"
    #expect(
      try cells(Self.keys(layout: layout, items: [10, 30, 20]), height: nil) == [
        rect(10, 0, 80, 30), rect(110, 0, 80, 30), rect(10, 34, 80, 20),
      ])
  }

  /// Constraints refer to a template's views by their names there, whatever names an item has.
  @Test func anItemsIdentifierIsNoOtherName() throws {
    let keys = Self.keys(layout: "{class: FlexibleRowHeightGridLayout, columns: 2}", items: [10])
    let item = "- body: {accessibilityIdentifier: shown}\n        content:"
    #expect(try cells(keys.replacing("- content:", with: item), height: nil) == [rect(10, 0, 90, 10)])
  }

  /// W2 and W3: items alternate between columns, with a padding of 6 around each.
  @Test func aWaterfallFillsItsColumnsInTurn() throws {
    let layout = "{class: WaterfallLayout, columns: 2}"
    #expect(
      try cells(Self.keys(layout: layout, items: [10, 30, 20]), height: nil) == [
        rect(16, 6, 78, 10), rect(106, 6, 78, 30), rect(16, 28, 78, 20),
      ])
  }

  /// Apple's guide: a line is as tall as its tallest item, the others are centred in it.
  @Test func aFlowLayoutCentresItsItemsInTheirRows() throws {
    let layout = "{class: UICollectionViewFlowLayout, columns: 2, minimumLineSpacing: 4, minimumInteritemSpacing: 20}"
    #expect(
      try cells(Self.keys(layout: layout, items: [10, 30, 20]), height: nil) == [
        rect(10, 10, 80, 10), rect(110, 0, 80, 30), rect(10, 34, 80, 20),
      ])
  }

  @Test func aFlowLayoutHasFixedSizesToo() throws {
    let layout = "{class: UICollectionViewFlowLayout, itemSize: [50, 40], minimumInteritemSpacing: 0}"
    #expect(
      try cells(Self.keys(layout: layout, items: [1, 2, 3, 4])) == [
        rect(10, 0, 50, 40), rect(75, 0, 50, 40), rect(140, 0, 50, 40), rect(10, 50, 50, 40),
      ])
  }

  @Test func columnsVaryWithTheConfiguration() throws {
    let layout = """
      {class: FlexibleRowHeightGridLayout, columns: 2, variations: [{when: {category: accessibility}, columns: 1}, \
      {when: {orientation: landscape}, columns: 4}]}
      """
    let keys = Self.keys(layout: layout, items: [10, 30])
    #expect(try cells(keys, height: nil) == [rect(10, 0, 90, 30), rect(100, 0, 90, 30)])
    #expect(
      try cells(keys, category: .accessibilityMedium, height: nil) == [rect(10, 0, 180, 10), rect(10, 10, 180, 30)])
  }

  /// Only visible cells are built: of a hundred items 50 points high, two in 100 points.
  @Test func whatDoesNotShowIsNotBuilt() throws {
    let layout = "{class: FlexibleRowHeightGridLayout, columns: 1}"
    let items = Array(repeating: 50.0, count: 100)
    #expect(try cells(Self.keys(layout: layout, items: items)).map(\.minY) == [0, 50])
    let scrolled = Self.keys(layout: layout, items: items, more: "contentOffset: [-10, 120]")
    let frames = try cells(scrolled)
    #expect(frames.map(\.minY) == [-20, 30, 80])
    #expect(try cells(Self.keys(layout: layout, items: items), height: nil).count == 100)
  }

  /// A device's window grows until everything is visible; the safe area stays the same.
  @Test func theWholeContentOfADeviceIsShown() throws {
    let layout = "{class: FlexibleRowHeightGridLayout, columns: 1}"
    let keys = Self.keys(layout: layout, items: Array(repeating: 100.0, count: 10))
    func rendered(_ shows: String) throws -> ViewRecording {
      let text = oneScene(keys, viewClass: "UICollectionView").replacing("  - name: one", with: "  - name: one\(shows)")
      let definition = try read(text).definition()
      let device = try #require(Device.all.first { $0.name == "iPhone SE (3rd gen)" })
      let configuration = Configuration(device: device)
      return try ViewRenderer().layOut(under: configuration, showing: definition.shows, fonts: definition.fonts) {
        try definition.makeView(for: configuration)
      }
    }
    let whole = try rendered("\n    shows: whole")
    #expect(whole.layout.frame == rect(0, 0, 375, 1_020))
    #expect(whole.layout.children.map(\.frame.minY) == (0..<10).map { 20 + 100 * CGFloat($0) })
    let visible = try rendered("")
    #expect(visible.layout.frame == rect(0, 0, 375, 667))
    #expect(visible.layout.children.map(\.frame.minY) == (0..<7).map { 20 + 100 * CGFloat($0) })
  }

  // MARK: Templates

  @Test func itemsFillTheirTemplates() throws {
    let keys = """
      layout: {class: FlexibleRowHeightGridLayout, columns: 1}
      templates:
        plain: {constraints: ["V:|[text]|", "H:|[text]|"], subviews: [{class: UILabel, name: text, text: nothing}]}
        button: {constraints: ["V:|[go]|", "H:|[go]|"], subviews: [{class: UIButton, name: go}]}
      sections:
        - header: {text: Head}
          items:
            - {text: One}
            - {}
            - {text: {text: Two, textColor: red}}
            - {template: button, go: Go}
      """
    let scene = try WrittenScene(keys, viewClass: "UICollectionView", height: nil)
    var texts: [String] = []
    func collect(_ node: LayoutNode) {
      texts += node.lines.map(\.text)
      node.children.forEach(collect)
    }
    collect(scene.rendered.layout)
    #expect(texts.sorted() == ["Go", "Head", "One", "Two", "nothing"])
  }

  // MARK: Mistakes

  private static let frame = """
    layout: {class: FlexibleRowHeightGridLayout, columns: 1}
    templates: {card: {subviews: [{class: UILabel, name: title}, {class: UIView, name: line}]}}
    sections: [{items: [{title: One}]}]
    """

  @Test(arguments: [
    ("{title: One}", "{titel: One}", "8:28: the template 'card' has no 'titel'. Did you mean 'title'?"),
    ("{title: One}", "{line: One}", "8:34: 'line' takes a mapping of properties of UIView, not 'One'."),
    ("{title: One}", "{title: {txt: One}}", "8:36: UILabel has no 'txt'. Did you mean 'text'?"),
    (
      "{title: One}", "{template: cart, title: One}",
      "8:38: 'template' has no value 'cart'. Did you mean 'card'?"
    ),
    ("columns: 1", "columns: 0", "6:61: 'columns' takes a whole number from 1 to 1000, not '0'."),
    ("columns: 1", "colums: 1", "6:52: FlexibleRowHeightGridLayout has no 'colums'. Did you mean 'columns'?"),
    ("class: FlexibleRowHeightGridLayout", "class: GridLayout", "6:23: 'class' has no value 'GridLayout'."),
    ("{card: {", "{card: {class: UILabel, ", "7:25: 'card' takes a UIView: the cell's content view, not a UILabel."),
    ("sections: [", "sektions: [", "8:7: UICollectionView has no 'sektions'. Did you mean 'sections'?"),
    ("sections: [{items: [{title: One}]}]", "tag: 1", "5:7: UICollectionView needs 'sections'."),
  ])
  func aMistakeHasItsPlaceAndItsSentence(text: String, mistake: String, message: String) throws {
    let keys = Self.frame.replacing(text, with: mistake)
    let error = try firstError(oneScene(keys, viewClass: "UICollectionView"))
    #expect(error?.hasPrefix("a.yaml:" + message) == true, Comment(rawValue: error ?? "none"))
  }

  @Test func aWaterfallHasNoHeaders() throws {
    let keys = Self.frame.replacing("FlexibleRowHeightGridLayout", with: "WaterfallLayout")
      .replacing("{items:", with: "{header: {title: Head}, items:")
    let error = try firstError(oneScene(keys, viewClass: "UICollectionView"))
    #expect(error == "a.yaml:8:19: a section has no 'header'. Use items.", "\(error ?? "none")")
  }

  @Test func onlyWhatScrollsIsShownWhole() throws {
    let text = oneScene("name: card", viewClass: "UIView")
      .replacing("  - name: one", with: "  - name: one\n    shows: whole")
    #expect(
      try firstError(text)
        == "a.yaml:4:12: an outermost UIView takes no 'shows: whole'. A UIScrollView, a UICollectionView or a "
        + "UITableView can have more content than is visible.")
  }

  /// A cell is built during layout, where errors cannot be thrown.
  @Test func aMistakeInACellHasOnePlace() throws {
    let keys = """
      layout: {class: FlexibleRowHeightGridLayout, columns: 1}
      templates: {card: {constraints: ["V:|[title]|"], subviews: [{class: UILabel, name: title}]}}
      sections: [{items: [{title: {text: a, font: {name: Frutiger, size: 17}}}]}]
      """
    do {
      _ = try WrittenScene(keys, viewClass: "UICollectionView")
      Issue.record("there is no Frutiger")
    } catch {
      let message =
        "a.yaml:8:51: No font is named 'Frutiger'. List its file under 'fonts' in the catalogue file, or name a "
        + "folder that contains it with --fonts."
      #expect("\(error)" == message)
      #expect("\(try read(oneScene("text: a")).definition().placed(error))" == message)
    }
    // The next scene is not affected.
    #expect(try cells(Self.keys(layout: "{class: FlexibleRowHeightGridLayout}", items: [10]), height: nil).count == 1)
  }

  @Test func anOffsetIsAPoint() throws {
    let layout = "layout: {class: FlexibleRowHeightGridLayout}\ntemplates: {a: {}}\nsections: []\n"
    func error(_ offset: String) throws -> String? {
      try firstError(oneScene(layout + "contentOffset: \(offset)", viewClass: "UICollectionView"))
    }
    #expect(
      try error("[0, 1e6]") == "a.yaml:9:22: 'contentOffset.y' takes a number from -100000 to 100000, not 1000000.")
    #expect(try error("{x: 0, y: 5}") == nil)
    #expect(try error("{width: 0, height: 5}") == "a.yaml:9:23: 'contentOffset' has no 'width'. Use one of x, y.")
    #expect(try error("3") == "a.yaml:9:22: 'contentOffset' takes [x, y], not '3'. Write [3, 3].")
  }
}
