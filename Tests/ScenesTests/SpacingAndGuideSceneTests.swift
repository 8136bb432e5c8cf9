import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// Frames worked out by hand: the system's spacing is 8 points (`NSLayoutConstraint` between siblings).
@MainActor @Suite struct SpacingAndGuideSceneTests {
  // MARK: Stack views

  private static func column(_ keys: String) -> String {
    """
    axis: vertical
    \(keys)
    arrangedSubviews:
      - {class: UIView, name: a, constraints: [self.height = 10]}
      - {class: UIView, name: b, constraints: [self.height = 10]}
      - {class: UIView, name: c, constraints: [self.height = 10]}
    """
  }

  @Test(arguments: [
    ("spacing: system", [0.0, 18, 36]), ("spacing: 3", [0, 13, 26]),
    ("spacing: 3\ncustomSpacing: {a: system}", [0, 18, 31]),
    ("spacing: 3\ncustomSpacing: {a: default, b: 5}", [0, 13, 28]),
    ("spacing: system\ncustomSpacing: {a: 1, b: default}", [0, 11, 29]),
  ])
  func spacingsHaveUIKitsNames(keys: String, places: [Double]) throws {
    let frames = try WrittenScene.frames(Self.column(keys), viewClass: "UIStackView", height: nil)
    #expect(["a", "b", "c"].map { frames[$0].map { Double($0.minY) } } == places.map { $0 })
  }

  @Test(arguments: [
    (
      "spacing: sytem",
      "7:16: 'spacing' takes a number from -100000 to 100000, or system, not 'sytem'. Did you mean 'system'?"
    ),
    ("spacing: 1e6", "7:16: 'spacing' takes a number from -100000 to 100000, not 1000000."),
    (
      "customSpacing: {a: defaults}",
      "7:26: 'a' takes a number from -100000 to 100000, or default, system, not 'defaults'. Did you mean 'default'?"
    ),
    ("customSpacing: 8", "7:22: 'customSpacing' must be a mapping, such as {title: 12}; this is '8'."),
  ])
  func otherWordsAreNoSpacings(keys: String, message: String) throws {
    #expect(try firstError(oneScene(Self.column(keys), viewClass: "UIStackView")) == "a.yaml:" + message)
  }

  @Test func prioritiesOfContentHaveUIKitsNames() throws {
    let view = try read(oneScene("horizontalHuggingPriority: defaultHigh\nverticalHuggingPriority: 750"))
    let configuration = try #require(view.scenes[0].configurations.first)
    let label = try view.definition().makeView(for: configuration)
    #expect(label.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(label.contentHuggingPriority(for: .vertical) == .defaultHigh)
  }

  // MARK: Linear forms

  /// Mirrored at the middle of 200 points: the left edge has the position of the other's right edge, counted from the
  /// right.
  @Test func aMultiplierMayBeNegative() throws {
    let frames = try WrittenScene.frames(
      """
      constraints:
        - a.left = self.left + 30
        - a.width = 20
        - b.left = a.right * -1 + 200
        - b.right = 200 - a.left
        - a.top = self.top
        - a.height = self.height / 4
        - b.top = a.bottom
        - b.height = 60 - a.height
      subviews: [{class: UIView, name: a}, {class: UIView, name: b}]
      """)
    #expect(frames["a"] == rect(30, 0, 20, 25))
    #expect(frames["b"] == rect(150, 25, 20, 35))
  }

  /// `UIFontMetrics`: times the style's leading over that at L, in whole pixels. Body has 62 points at AX5 over 22,
  /// title1 68 over 34 (Apple's table of text sizes): 28.18 and 20 for 10.
  @Test func pointsGrowWithATextStyle() throws {
    let frames = try WrittenScene.frames(
      """
      constraints:
        - a.left = self.left + scaled(10)
        - a.width = 2 * scaled(10, title1)
        - b.left = a.right - scaled(10)
        - b.width = 1
        - V:|[a]|
        - V:|[b]|
      subviews: [{class: UIView, name: a}, {class: UIView, name: b}]
      """, category: .accessibilityExtraExtraExtraLarge)
    #expect(frames["a"]?.minX == 28)
    #expect(frames["a"]?.width == 40)
    #expect(frames["b"]?.minX == 40)
  }

  // MARK: Scroll views

  /// Content of 300 points scrolled by 40; the badge stays at the corner of the visible part.
  @Test func aScrollViewsGuidesAreNamed() throws {
    let frames = try WrittenScene.frames(
      """
      constraints:
        - scroll.top = self.top
        - scroll.leading = self.leading
        - scroll.width = self.width
        - scroll.height = 80
        - content.top = scroll.contentLayoutGuide.top
        - content.leading = scroll.contentLayoutGuide.leading
        - content.bottom = scroll.contentLayoutGuide.bottom
        - content.trailing = scroll.contentLayoutGuide.trailing
        - content.width = scroll.frameLayoutGuide.width
        - content.height = 300
        - badge.trailing = scroll.frameLayoutGuide.trailing - 5
        - badge.bottom = scroll.frameLayoutGuide.bottom - 5
        - badge.width = 10
        - badge.height = badge.width
      subviews:
        - class: UIScrollView
          name: scroll
          subviews: [{class: UIView, name: content}, {class: UIView, name: badge}]
      """)
    #expect(frames["scroll"] == rect(0, 0, 200, 80))
    #expect(frames["content"] == rect(0, 0, 200, 300))
    #expect(frames["badge"] == rect(185, 65, 10, 10))
  }

  /// A constraint on its guide does not position the view.
  @Test func aViewNamedByItsGuidesKeepsItsFrame() throws {
    let frames = try WrittenScene.frames(
      """
      constraints:
        - content.top = scroll.contentLayoutGuide.top
        - content.leading = scroll.contentLayoutGuide.leading
        - content.bottom = scroll.contentLayoutGuide.bottom
        - content.trailing = scroll.contentLayoutGuide.trailing
        - content.width = 50
        - content.height = 300
      subviews:
        - {class: UIScrollView, name: scroll, frame: [20, 10, 60, 40], subviews: [{class: UIView, name: content}]}
      """)
    #expect(frames["scroll"] == rect(20, 10, 60, 40))
    #expect(frames["content"] == rect(20, 10, 50, 300))
  }

  @Test func cellsMaySizeThemselvesWithoutAnEstimate() throws {
    let frames = try WrittenScene.frames(
      """
      layout: {class: UICollectionViewFlowLayout, estimatedItemSize: automaticSize}
      templates: {block: {constraints: ["V:|[body(30)]|", "H:|[body(70)]|"], subviews: [{class: UIView, name: body}]}}
      sections: [{items: [{}]}]
      """, viewClass: "UICollectionView")
    #expect(frames["body"]?.size == CGSize(width: 70, height: 30))
  }
}
