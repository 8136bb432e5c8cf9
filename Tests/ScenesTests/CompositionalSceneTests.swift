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

  // MARK: Supplementary views, decorations, offsets

  /// The views of a kind with their frames, in the tree's order.
  private func frames(of kind: String, _ keys: String) throws -> [CGRect] {
    let scene = try WrittenScene(keys, viewClass: "UICollectionView", height: 200)
    #expect(scene.rendered.findings.isEmpty, "\(scene.rendered.findings)")
    func found(_ node: LayoutNode) -> [CGRect] {
      (node.kind == kind ? [node.frame] : []) + node.children.flatMap(found)
    }
    return found(scene.rendered.layout)
  }

  private static func badges(_ anchors: String) -> String {
    """
    layout: {class: UICollectionViewCompositionalLayout}
    templates:
      block: {backgroundColor: systemRed}
      badge: {backgroundColor: systemBlue}
    sections:
      - layout:
          contentInsets: [40, 0, 0, 0]
          group:
            {width: 100, height: 100, supplementaryItems: [{elementKind: badge, width: 20, height: 20, \(anchors)}]}
        items: [{}]
        supplementaryViews: {badge: [{template: badge}]}
    """
  }

  /// The rules of anchors as pictures of iOS 17 have them (`compositional-layout.md`, cases 17, 21 and 22): a view lies inside the
  /// edges, moved by points or by shares of its own size; or with a point of its own on that of the item.
  @Test(arguments: [
    ("containerAnchor: {edges: [top, trailing]}", rect(80, 40, 20, 20)),
    ("containerAnchor: {edges: [top, trailing], fractionalOffset: {x: 0.5, y: -0.5}}", rect(90, 30, 20, 20)),
    ("containerAnchor: {edges: [top, trailing], absoluteOffset: {x: 10, y: -10}}", rect(90, 30, 20, 20)),
    (
      "containerAnchor: {edges: [top, trailing], absoluteOffset: {x: 10, y: -10}}, itemAnchor: {edges: [bottom, leading]}",
      rect(110, 10, 20, 20)
    ), ("containerAnchor: {}", rect(40, 80, 20, 20)),
  ]) func badgesLieAtAnchors(_ anchors: String, _ frame: CGRect) throws {
    #expect(try frames(of: "UICollectionReusableView", Self.badges(anchors)) == [frame])
  }

  @Test func eachItemHasItsOwnBadge() throws {
    let keys = """
      layout: {class: UICollectionViewCompositionalLayout}
      templates:
        block: {backgroundColor: systemRed}
        badge: {constraints: ["V:|[text]|", "H:|[text]|"], subviews: [{class: UILabel, name: text}]}
      sections:
        - layout:
            group:
              axis: horizontal
              width: fractionalWidth(1)
              height: 50
              count: 2
              subitems:
                - width: fractionalWidth(1)
                  height: fractionalHeight(1)
                  supplementaryItems:
                    - {elementKind: badge, width: 30, height: 20, containerAnchor: {edges: [top, trailing]}}
          items: [{}, {}, {}]
          supplementaryViews: {badge: [{template: badge, text: "1"}, {template: badge, text: "2"}]}
      """
    let scene = try WrittenScene(keys, viewClass: "UICollectionView", height: 200)
    func texts(_ node: LayoutNode) -> [String] { node.lines.map(\.text) + node.children.flatMap(texts) }
    #expect(texts(scene.rendered.layout) == ["1", "2"])
    #expect(
      try frames(of: "UICollectionReusableView", keys) == [
        rect(70, 0, 30, 20), rect(170, 0, 30, 20), rect(70, 50, 30, 20),
      ])
  }

  /// A background is as large as the section with its insets and its header, less its own insets (iOS 17's pictures, H).
  @Test func decorationsLieBehindSections() throws {
    let keys = """
      layout: {class: UICollectionViewCompositionalLayout, interSectionSpacing: 10}
      templates:
        block: {backgroundColor: systemRed}
        card: {backgroundColor: systemBlue}
      sections:
        - layout: &one
            contentInsets: [5, 10, 5, 10]
            header: {height: 20}
            decorationItems: [{elementKind: card, contentInsets: [1, 2, 3, 4]}]
            group: {width: fractionalWidth(1), height: 30}
          header: {}
          items: [{}, {}]
          decorationViews: {card: {template: card}}
        - layout: *one
          items: [{}]
          decorationViews: {card: {template: card}}
      """
    #expect(
      try frames(of: "DocumentDecorationView", keys) == [rect(2, 1, 194, 86), rect(2, 101, 194, 36)])
  }

  @Test func sectionsAreScrolled() throws {
    let section = """
      {orthogonalScrollingBehavior: continuous, contentOffset: 30, interGroupSpacing: 10, \
      group: {width: 100, height: 50}}
      """
    #expect(
      try frames(of: "UICollectionViewCell", Self.keys(section: section, items: 3)).map(\.minX) == [-30, 80, 190])
  }

  @Test(
    arguments: [
      ("{contentOffset: 30, group: {width: 1, height: 1}}", "orthogonalScrollingBehavior"),
      ("{contentOffset: -1, orthogonalScrollingBehavior: paging, group: {width: 1, height: 1}}", "contentOffset"),
      ("{group: {width: 1, height: 1, supplementaryItems: [{width: 1, height: 1}]}}", "elementKind"),
      (
        "{group: {width: 1, height: 1, supplementaryItems: [{elementKind: a, width: 1, height: 1}]}}", "containerAnchor"
      ),
      (
        "{group: {width: 1, height: 1, supplementaryItems: [{elementKind: a, width: 1, height: 1, "
          + "containerAnchor: {edges: [tap]}}]}}", "tap"
      ),
      (
        "{group: {width: 1, height: 1, supplementaryItems: [{elementKind: a, width: 1, height: 1, "
          + "containerAnchor: {absoluteOffset: {x: 1, y: 1}, fractionalOffset: {x: 1, y: 1}}}]}}", "fractionalOffset"
      ),
      (
        "{group: {width: 1, height: 1, supplementaryItems: [{elementKind: a, width: 1, height: 1, containerAnchor: {}}]}}",
        "supplementaryViews"
      ), ("{decorationItems: [{elementKind: a}, {elementKind: a}], group: {width: 1, height: 1}}", "'a'"),
      ("{decorationItems: [{elementKind: a}], group: {width: 1, height: 1}}", "decorationViews"),
    ]) func mistakesAboutSupplementaryViewsAreNamed(_ section: String, _ text: String) throws
  {
    let error = #expect(throws: SceneError.self) {
      _ = try WrittenScene(Self.keys(section: section, items: 1), viewClass: "UICollectionView", height: 100)
    }
    #expect(error.map { "\($0)" }?.contains(text) == true, "\(error.map { "\($0)" } ?? "")")
  }
}
