import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// Frames that result from a file's constraints, worked out by hand: every length is in the scene.
@MainActor @Suite struct ConstraintBuildingTests {
  @Test func edgesSizesAndFactors() throws {
    let frames = try WrittenScene.frames(
      """
      constraints:
        - a.leading = self.leading + 10
        - a.top = self.top + 20
        - a.width = self.width * 0.25 + 5
        - a.height = 30
        - b.left = a.right + 8
        - b.centerY = a.centerY
        - b.width = 2 * a.height
        - b.height = a.height - 10
      subviews: [{class: UIView, name: a}, {class: UIView, name: b}]
      """)
    #expect(frames["a"] == rect(10, 20, 55, 30))
    #expect(frames["b"] == rect(73, 25, 60, 20))
  }

  /// Two guides share what a view of 60 leaves of 200 points.
  @Test func layoutGuidesTakeUpRoom() throws {
    let frames = try WrittenScene.frames(
      """
      layoutGuides: [before, after]
      constraints:
        - before.leading = self.leading
        - a.leading = before.trailing
        - after.leading = a.trailing
        - self.trailing = after.trailing
        - after.width = before.width * 3
        - a.width = 60
        - a.centerY = self.centerY
        - a.height = 10
        - before.top = self.top
        - before.height = 5
        - after.top = before.bottom
        - after.height = 5
      subviews: [{class: UIView, name: a}]
      """)
    #expect(frames["a"] == rect(35, 45, 60, 10))
  }

  @Test func leadingIsRightInRightToLeftLayouts() throws {
    let keys = """
      constraints: [a.leading = self.leading + 10, a.top = self.top, a.width = 50, a.height = 30]
      subviews: [{class: UIView, name: a}]
      """
    #expect(try WrittenScene.frames(keys, direction: .rightToLeft)["a"] == rect(140, 0, 50, 30))
  }

  @Test func prioritiesAreLevels() throws {
    let keys = """
      constraints:
        - a.leading = self.leading
        - a.top = self.top
        - a.height = 10
        - a.width = 100 @751
        - a.width = 50 @defaultHigh
        - a.width <= 80
      subviews: [{class: UIView, name: a}]
      """
    #expect(try WrittenScene.frames(keys)["a"] == rect(0, 0, 80, 10))
  }

  /// The system's spacing between siblings is 8 points (66 of 70 symbolic constraints in public Interface Builder files).
  @Test func systemSpacingIsAddedOrTakenAway() throws {
    let frames = try WrittenScene.frames(
      """
      constraints:
        - a.leading = self.leading + system
        - a.top = self.top + 2 * system
        - a.trailing = b.leading - system
        - b.trailing = self.trailing - system
        - b.top = a.top
        - b.width = 42
        - a.height = 10
        - b.height = 10
      subviews: [{class: UIView, name: a}, {class: UIView, name: b}]
      """)
    #expect(frames["a"] == rect(8, 16, 134, 10))
    #expect(frames["b"] == rect(150, 16, 42, 10))
  }

  @Test func guidesFollowMarginsAndVisualFormatFollowsApples() throws {
    let frames = try WrittenScene.frames(
      """
      layoutMargins: [1, 2, 3, 4]
      constraints:
        - a.top = self.layoutMarginsGuide.top
        - a.left = self.layoutMarginsGuide.left
        - a.right = self.rightMargin
        - a.height = 10
        - H:|-[b(50)]
        - {visualFormat: "V:[a]-gap-[b(==20)]", metrics: {gap: 7}, identifier: stack}
      subviews: [{class: UIView, name: a}, {class: UIView, name: b}]
      """)
    #expect(frames["a"] == rect(2, 1, 194, 10))
    #expect(frames["b"]?.origin.y == 18)
    #expect(frames["b"]?.size == CGSize(width: 50, height: 20))
  }

  // MARK: Who is placed by constraints

  @Test func namedViewsArePlacedByConstraintsAndOthersByTheirFrames() throws {
    let keys = """
      constraints: [a.leading = self.leading, a.top = self.top, a.width = 20, a.height = 20]
      subviews:
        - {class: UIView, name: a, frame: [50, 50, 7, 7]}
        - class: UIView
          name: b
          frame: [30, 40, 50, 60]
          constraints: [c.leading = self.leading + 1, c.top = self.top + 2, c.width = 3, c.height = self.height]
          subviews: [{class: UIView, name: c}]
      """
    let frames = try WrittenScene.frames(keys)
    #expect(frames["a"] == rect(0, 0, 20, 20))
    #expect(frames["b"] == rect(30, 40, 50, 60))
    #expect(frames["c"] == rect(31, 42, 3, 60))
  }

  @Test func aViewMayTieItselfToItsSuperview() throws {
    let keys = """
      subviews:
        - class: UIView
          name: a
          constraints: [self.leading = superview.leading + 5, a.top = superview.top + 6, self.width = 10, self.height = 20]
      """
    #expect(try WrittenScene.frames(keys)["a"] == rect(5, 6, 10, 20))
  }

  @Test func theFileHasTheLastWordOnTranslation() throws {
    let keys = """
      constraints: [a.leading = b.trailing + 3, a.top = b.top, a.width = 10, a.height = 20]
      subviews:
        - {class: UIView, name: a}
        - {class: UIView, name: b, frame: [10, 20, 30, 40], translatesAutoresizingMaskIntoConstraints: true}
      """
    let frames = try WrittenScene.frames(keys)
    #expect(frames["b"] == rect(10, 20, 30, 40))
    #expect(frames["a"] == rect(43, 20, 10, 20))
  }
}
