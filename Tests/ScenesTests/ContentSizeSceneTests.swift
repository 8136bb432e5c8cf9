import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// Scenes with the width or height of their content. Sizes are worked out by hand.
@MainActor @Suite struct ContentSizeSceneTests {
  private func size(
    _ keys: String, _ viewClass: String = "UIView", width: Double? = nil, height: Double? = nil
  ) throws -> [Double] {
    let frames = try WrittenScene.frames("name: whole\n" + keys, viewClass: viewClass, width: width, height: height)
    let size = try #require(frames["whole"]).size
    return [Double(size.width), Double(size.height)]
  }

  // MARK: Views that size themselves by their width

  /// Lines of 17 points are 20.287 high; the view asks for whole points plus 5.
  @Test(arguments: [("A", 26.0), ("A\\nB", 46), ("A word more than there is room for", 66)])
  func aViewThatDrawsItsTextIsAsHighAsThat(text: String, height: Double) throws {
    let keys = "attributedText: [{text: \"\(text)\", font: {systemFontOfSize: 17}}]"
    #expect(try size(keys, "StringDrawer", width: 120) == [120, height])
  }

  @Test func labelsAndButtonsAreAsHighAsBefore() throws {
    let label = "font: {systemFontOfSize: 17}\nnumberOfLines: 0\ntext: \"A\\nB\""
    #expect(try size(label, "UILabel", width: 120) == [120, 41])
    #expect(try size("title: A", "UIButton", width: 120) == [120, 34])
  }

  // MARK: Widths of content

  /// A badge that is fully determined by its constraints.
  @Test func constraintsDecideOnBothSides() throws {
    let keys = """
      constraints: ["H:|-8-[dot]-4-[mark]-8-|", "V:|-6-[dot]-6-|", dot.width = 20, dot.height = 24, mark.width = 10,
        mark.top = dot.top, mark.height = 5]
      subviews: [{class: UIView, name: dot}, {class: UIView, name: mark}]
      """
    #expect(try size(keys) == [50, 36])
  }

  @Test func theGivenHeightCounts() throws {
    let keys = """
      constraints: ["H:|[a]|", "V:|-5-[a]-5-|", a.width = a.height * 2]
      subviews: [{class: UIView, name: a}]
      """
    #expect(try size(keys, height: 50) == [80, 50])
  }

  /// The title is as wide as its label, in whole points, and 34 points high.
  @Test func textIsOnOneLine() throws {
    let text = "Several words that could wrap"
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.text = text
    label.overrideTraits = UITraitCollection(displayScale: 1)
    let natural = label.intrinsicContentSize
    let keys = "font: {systemFontOfSize: 17}\nnumberOfLines: 0\ntext: \(text)"
    #expect(try size(keys, "UILabel") == [Double(natural.width), 21])
    #expect(try size(keys, "UILabel", height: 100) == [Double(natural.width), 100])
    #expect(try size("title: A", "UIButton") == [30, 34])
  }

  @Test func stacksAreAsWideAsWhatTheyArrange() throws {
    let keys = """
      spacing: 3
      arrangedSubviews:
        - {class: UIView, name: a, constraints: [self.width = 10, self.height = 20]}
        - {class: UIView, name: b, constraints: [self.width = 15, self.height = 20]}
      """
    #expect(try size(keys, "UIStackView") == [28, 20])
  }

  @Test func framesReachAsFarAsTheyDo() throws {
    let keys = """
      subviews:
        - {class: UIView, frame: [5, 5, 30, 10]}
        - {class: UIView, frame: [10, 0, 40, 8]}
        - {class: UIView, isHidden: true, frame: [0, 0, 400, 400]}
      """
    #expect(try size(keys) == [50, 15])
  }

  @Test func scrollViewsAreAsLargeAsTheirContent() throws {
    let keys = """
      contentInset: [1, 2, 3, 4]
      constraints: [a.leading = self.contentLayoutGuide.leading, a.trailing = self.contentLayoutGuide.trailing,
        a.top = self.contentLayoutGuide.top, a.bottom = self.contentLayoutGuide.bottom, a.width = 60, a.height = 30]
      subviews: [{class: UIView, name: a}]
      """
    #expect(try size(keys, "UIScrollView") == [66, 34])
  }

  @Test func aViewWithoutAWidthIsAnError() {
    do {
      _ = try size("backgroundColor: systemRed", height: 10)
      Issue.record("The view has a width.")
    } catch {
      #expect(
        "\(error)"
          == "The view came to 0 × 10 points: width and height have to be positive and finite. Give the device a width, or "
          + "the view a frame, content, or constraints from its leading to its trailing edge.")
    }
  }

  // MARK: Catalogues

  @Test(arguments: ["content", "40"])
  func aFreeSizeMayBeAsWideAsItsContent(height: String) throws {
    let file = try read(
      """
      matrix: {devices: [{name: badge, width: content, height: \(height)}], categories: [L], orientations: [portrait, landscape]}
      scenes: [{name: a, view: {class: UIView}}, {name: b, widths: [70], view: {class: UIView}}]
      """)
    let configurations = file.cases.compactMap(\.configuration)
    #expect(configurations.map(\.slug) == ["badge-L", "badge-L-w70"])
    #expect(configurations.map(\.windowSize.width) == [nil, 70])
    #expect(configurations.allSatisfy { $0.windowSize.height == Double(height) })
  }

  @Test func otherWordsAreNoWidth() throws {
    let error = try firstError(
      "scenes: [{name: a, devices: [{name: b, width: wide, height: content}], view: {class: UIView}}]")
    #expect(error == "a.yaml:1:47: 'width' takes a number or content, not 'wide'.")
  }
}
