import Drawing
import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import Renderers
import Testing
import ViewRendering

@testable import Scenes

/// Scenes with constraints: variations, content, findings, stack views, buttons.
@MainActor @Suite struct ConstrainedSceneTests {
  // MARK: Variations

  @Test func constraintsOfAVariationReplaceTheViewsOwn() throws {
    let keys = """
      constraints: [a.leading = self.leading, a.top = self.top, a.width = 10, a.height = 10]
      variations:
        - when: {category: accessibility}
          constraints: [a.trailing = self.trailing, a.bottom = self.bottom, a.width = 20, a.height = 30]
        - {when: {category: AX5}, backgroundColor: systemRed}
      subviews: [{class: UIView, name: a}]
      """
    #expect(try WrittenScene.frames(keys)["a"] == rect(0, 0, 10, 10))
    #expect(try WrittenScene.frames(keys, category: .accessibilityMedium)["a"] == rect(180, 70, 20, 30))
    #expect(try WrittenScene.frames(keys, category: .accessibilityExtraExtraExtraLarge)["a"] == rect(180, 70, 20, 30))
  }

  // MARK: Content

  @Test func aCardIsAsHighAsItsConstraintsAsk() throws {
    let keys = """
      name: card
      constraints:
        - a.top = self.top + 10
        - a.leading = self.leading
        - a.width = 50
        - a.height = a.width * 1.5
        - self.bottom >= a.bottom + 5
      subviews: [{class: UIView, name: a}]
      """
    #expect(try WrittenScene.frames(keys, height: nil)["card"] == rect(0, 0, 200, 90))
  }

  @Test func prioritiesOfContentDecideWhoGivesWay() throws {
    // Two images of 40 and 60 points in 200, and in 80: decided only by priorities.
    let folder = URL(filePath: #filePath).appending(path: "../../../Snapshots/Catalogue").standardizedFileURL
    func widths(_ width: Int, _ keys: String) throws -> [CGFloat] {
      let scene = """
        matrix: {devices: [{name: row, width: \(width), height: 50}], categories: [L]}
        scenes:
          - name: one
            view:
              class: UIView
              constraints:
                - H:|[a][b]|
                - V:|[a]|
                - V:|[b]|
              subviews:
                - {class: UIImageView, name: a, image: images/40x20.png, \(keys)}
                - {class: UIImageView, name: b, image: images/60x30.png}
        """
      let catalogue = try TemporaryCatalogue(["a.yaml": scene])
      for name in ["40x20", "60x30"] {
        try catalogue.write(Data(contentsOf: folder.appending(path: "images/\(name).png")), to: "images/\(name).png")
      }
      defer { withExtendedLifetime(catalogue) {} }
      let file = try Catalogue.load(at: catalogue.folder).files[0]
      let configuration = try #require(file.scenes[0].configurations.first)
      let rendered = try ViewRenderer().layOut(under: configuration) {
        try file.definition().makeView(for: configuration)
      }
      return rendered.layout.children.map(\.frame.size.width)
    }
    #expect(try widths(200, "horizontalHuggingPriority: 251") == [40, 160])
    #expect(try widths(200, "horizontalHuggingPriority: 249") == [140, 60])
    #expect(try widths(80, "horizontalCompressionResistancePriority: 751") == [40, 40])
    #expect(try widths(80, "horizontalCompressionResistancePriority: 749") == [20, 60])
  }

  // MARK: Findings

  @Test func aConflictIsAFindingThatNamesTheConstraint() throws {
    let keys = """
      constraints: [{constraint: a.height = 200, identifier: tall}, a.height = 84, a.top = self.top, "H:|[a]|"]
      subviews: [{class: UIView, name: a}]
      """
    let findings = try WrittenScene(keys).rendered.findings
    #expect(findings.map(\.kind) == [.brokenConstraint])
    #expect(findings.first?.message.contains("tall") == true, "\(findings)")
  }

  @Test func aPlaceNobodyGaveIsAFinding() throws {
    let keys = "constraints: [a.width = 20, a.height = 20, a.top = self.top]\nsubviews: [{class: UIView, name: a}]"
    let findings = try WrittenScene(keys).rendered.findings
    #expect(findings.map(\.kind) == [.ambiguousLayout])
    #expect(findings.map(\.view) == ["a"])
  }

  @Test func aLabelWithNeitherFrameNorConstraintsIsAFinding() throws {
    let keys = "subviews: [{class: UILabel, name: a, text: Lost}, {class: UILabel, name: b, text: ''}]"
    let findings = try WrittenScene(keys).rendered.findings
    #expect(findings.map(\.kind) == [.unplacedView])
    #expect(findings.map(\.view) == ["a"])
  }

  // MARK: Stack views and buttons

  @Test func customSpacingFollowsItsView() throws {
    let keys = """
      axis: vertical
      spacing: 5
      customSpacing: {a: 20}
      subviews: [{class: UIView, name: back, frame: [1, 2, 3, 4]}]
      arrangedSubviews:
        - {class: UIView, name: a, constraints: [self.height = 10]}
        - {class: UIView, name: b, constraints: [self.height = 10]}
        - {class: UIView, name: c}
      """
    let frames = try WrittenScene.frames(keys, viewClass: "UIStackView")
    #expect(frames["a"] == rect(0, 0, 200, 10))
    #expect(frames["b"] == rect(0, 30, 200, 10))
    #expect(frames["c"] == rect(0, 45, 200, 55))
    #expect(frames["back"] == rect(1, 2, 3, 4))
  }

  @Test func aButtonsTypeCountsWhereverItStands() throws {
    func button(_ keys: String) throws -> UIButton {
      let configuration = Configuration(device: Device(freeSize: "card", width: 200, height: 100))
      let view = try read(oneScene(keys, viewClass: "UIButton")).definition().makeView(for: configuration)
      return try #require(view as? UIButton)
    }
    #expect(try button("title: a\nbuttonType: system").titleLabel?.font.pointSize == 15)
    #expect(try button("title: a").titleLabel?.font.pointSize == 18)
    let titled = try button(
      "title: a\ntitleColor: systemRed\ntitleLabel.font: {systemFontOfSize: 20}\nisEnabled: false")
    #expect(titled.title(for: .normal) == "a")
    #expect(titled.titleColor(for: .normal) == .systemRed)
    #expect(titled.titleLabel?.font.pointSize == 20)
    #expect(!titled.isEnabled)
  }
}
