import Drawing
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// Compositional layouts from files, 200 points wide.
@MainActor @Suite struct CompositionalSceneTests {
  private static func keys(section: String, items: Int, extra: String = "") -> String {
    """
    layout: {class: UICollectionViewCompositionalLayout\(extra)}
    templates:
      block:
        constraints: [body.top = self.top, body.bottom = self.bottom, body.height = 30 @750, "H:|[body]|"]
        subviews: [{class: UIView, name: body, backgroundColor: systemRed}]
    sections:
      - layout: \(section)
        items: [\(Array(repeating: "{}", count: items).joined(separator: ", "))]
    """
  }

  private func cells(_ keys: String) throws -> [CGRect] {
    let scene = try WrittenScene(keys, viewClass: "UICollectionView", height: 100)
    #expect(scene.rendered.findings.isEmpty, "\(scene.rendered.findings)")
    return scene.rendered.layout.children.filter { $0.kind == "UICollectionViewCell" }.map(\.frame)
  }

  @Test func groupsAreArranged() throws {
    let section = """
      {contentInsets: [5, 10, 5, 10], interGroupSpacing: 4, group: {axis: horizontal, width: fractionalWidth(1), \
      height: 20, count: 2, interItemSpacing: 20, subitems: [{width: fractionalWidth(1), height: fractionalHeight(1)}]}}
      """
    #expect(
      try cells(Self.keys(section: section, items: 3)) == [
        rect(10, 5, 80, 20), rect(110, 5, 80, 20), rect(10, 29, 80, 20),
      ])
  }

  @Test func estimatedCellsAreAsHighAsTheirContent() throws {
    let item = "{width: fractionalWidth(0.5), height: estimated(50)}"
    let section = "{group: {axis: horizontal, width: fractionalWidth(1), height: estimated(50), subitems: [\(item)]}}"
    #expect(
      try cells(Self.keys(section: section, items: 3)) == [
        rect(0, 0, 100, 30), rect(100, 0, 100, 30), rect(0, 30, 100, 30),
      ])
  }

  /// A single item may stand for the group.
  @Test func flexibleDistancesTakeWhatIsLeft() throws {
    let item = "{width: 40, height: fractionalHeight(1)}"
    let section = """
      {group: {axis: horizontal, width: fractionalWidth(1), height: 20, interItemSpacing: flexible(5), \
      subitems: [\(item), \(item), \(item)]}}
      """
    #expect(try cells(Self.keys(section: section, items: 3)).map(\.minX) == [0, 80, 160])
    let single = "{group: \(item)}"
    #expect(try cells(Self.keys(section: single, items: 1)) == [rect(0, 0, 40, 100)])
  }

  @Test(
    arguments: [
      ("{group: {width: half(1), height: 20}}", "half"),
      ("{group: {width: 20, height: fractionalHeight(x)}}", "points, or one of"),
      ("{group: {axis: diagonal, width: 1, height: 1, subitems: [{width: 1, height: 1}]}}", "diagonal"),
      ("{group: {axis: horizontal, width: 1, height: 1, subitems: []}}", "at least one item"),
      ("{group: {width: 1, height: 1}, spacing: 3}", "spacing"),
      (
        "{group: {axis: horizontal, width: 1, height: 1, count: 2, subitems: [{width: 1, height: 1}, {width: 1, height: 1}]}}",
        "with a single subitem"
      ), ("{interGroupSpacing: 3}", "group"),
    ]) func mistakesAreNamed(_ section: String, _ text: String) throws
  {
    let error = #expect(throws: SceneError.self) {
      _ = try WrittenScene(Self.keys(section: section, items: 1), viewClass: "UICollectionView", height: 100)
    }
    #expect(error.map { "\($0)" }?.contains(text) == true, "\(error.map { "\($0)" } ?? "")")
  }

  @Test func columnsBelongToOtherLayouts() {
    #expect(throws: SceneError.self) {
      _ = try WrittenScene(
        Self.keys(section: "{group: {width: 1, height: 1}}", items: 1, extra: ", columns: 2"),
        viewClass: "UICollectionView", height: 100)
    }
  }
}
