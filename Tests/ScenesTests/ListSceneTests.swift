import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// Lists from files, 200 points wide at one pixel a point. The figures are those of the tests for list sections.
@MainActor @Suite struct ListSceneTests {
  private func scene(_ keys: String, height: Double? = 600) throws -> LayoutNode {
    let scene = try WrittenScene(keys, viewClass: "UICollectionView", height: height)
    #expect(scene.rendered.findings.isEmpty, "\(scene.rendered.findings)")
    return scene.rendered.layout
  }

  private func cells(_ layout: LayoutNode) -> [LayoutNode] {
    layout.children.filter { $0.kind == "UICollectionViewListCell" }.sorted { $0.frame.minY < $1.frame.minY }
  }

  private func texts(_ node: LayoutNode) -> [String] {
    node.lines.map(\.text) + node.children.flatMap(texts)
  }

  /// 17 and 6 around a line of footnote, which is 16 high at one pixel a point; cards 16 from the sides.
  @Test func cardsHaveHeadersAndItems() throws {
    let layout = try scene(
      """
      list: {appearance: insetGrouped}
      sections:
        - header: Sound
          items:
            - Ringtone
            - {text: Volume, secondaryText: high, accessories: [disclosureIndicator], isSelected: true}
      """)
    let cells = cells(layout)
    #expect(cells.map(\.frame).prefix(2) == [rect(16, 0, 168, 39), rect(16, 39, 168, 44)])
    #expect(cells.map(texts) == [["SOUND"], ["Ringtone"], ["Volume", "high"]])
  }

  @Test func outlinesShowWhatIsExpanded() throws {
    let layout = try scene(
      """
      list: {appearance: sidebar}
      sections:
        - items:
            - text: Walks
              isExpanded: true
              accessories: [outlineDisclosure]
              children: [Coast, {text: Hills, children: [North]}]
            - {text: Archive, children: [Old]}
      """)
    #expect(cells(layout).flatMap(texts) == ["Walks", "Coast", "Hills", "Archive"])
  }

  @Test func templatesFillItems() throws {
    let layout = try scene(
      """
      templates:
        block:
          constraints: ["V:|[body(30)]|", "H:|[body]|"]
          subviews: [{class: UIView, name: body}]
      list: {appearance: plain, showsSeparators: false, backgroundColor: systemTeal}
      sections: [{items: [{template: block, body: {tag: 3}}, {contentConfiguration: {style: valueCell, text: Two}}]}]
      """)
    #expect(cells(layout).map(\.frame) == [rect(0, 0, 200, 30), rect(0, 30, 200, 44)])
  }

  @Test(arguments: [
    ("list: {appearance: round}\nsections: []", "round"),
    ("list: {look: plain}\nsections: []", "look"),
    ("list: {}\nlayout: {class: UICollectionViewFlowLayout}\nsections: []", "layout"),
    ("list: {}\nsections: [{items: [{txt: A}]}]", "txt"),
    ("list: {}\nsections: [{rows: []}]", "rows"),
    ("list: {}\nsections: [{items: [{text: A, accessories: [chevron]}]}]", "chevron"),
    ("list: {}\nsections: [{header: {text: A, isSelected: true}, items: []}]", "isSelected"),
    ("list: {}", "sections"),
  ])
  func mistakesAreNamed(keys: String, word: String) throws {
    let error = try #require(try firstError(oneScene(keys, viewClass: "UICollectionView")))
    #expect(error.contains(word), "\(error)")
  }
}
