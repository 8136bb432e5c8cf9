import Drawing
import Findings
import Foundation
import HeadlessUIKit
import Testing

@testable import Scenes

/// Layers in scenes: `Snapshots/SCENES.md`, Layers.
@MainActor @Suite struct LayerSceneTests {
  private func masks(_ keys: String, width: Double? = 200) throws -> [CGRect?] {
    try WrittenScene(keys, width: width).rendered.displayList.commands.compactMap {
      if case .begin(.mask(let commands)) = $0 { commands.paintedArea } else { nil }
    }
  }

  @Test func aMaskIsAsLargeAsItsViewUnlessItHasAFrame() throws {
    let keys = "backgroundColor: black\nmask: {class: ShapeView, shape: oval"
    for width in [200.0, 90] { #expect(try masks(keys + "}", width: width) == [rect(0, 0, width, 100)]) }
    #expect(try masks(keys + ", frame: [10, 20, 30, 40]}") == [rect(10, 20, 30, 40)])
  }

  @Test func aMasksViewsAreNotAmongTheOthers() throws {
    let scene = try WrittenScene(
      """
      backgroundColor: black
      mask: {class: UIView, name: mask, backgroundColor: red, subviews: [{class: UILabel, name: title, text: A}]}
      """)
    #expect(scene.rendered.layout.children.isEmpty)
  }

  @Test func aMaskIsAView() throws {
    #expect(throws: SceneError.self) { try read(oneScene("mask: {shape: oval}", viewClass: "UIView")).definition() }
    #expect(throws: SceneError.self) { try read(oneScene("mask: circle", viewClass: "UIView")).definition() }
  }

  @Test func framesOfTransformedViewsAreAroundThem() throws {
    let frames = try WrittenScene.frames(
      """
      subviews:
        - {class: UIView, name: half, frame: [20, 20, 40, 40], transform: {scale: 0.5}}
        - {class: UIView, name: moved, frame: [20, 20, 40, 40], transform: {translation: [3, -4]}}
      """)
    #expect(frames["half"] == rect(30, 30, 20, 20) && frames["moved"] == rect(23, 16, 40, 40))
  }

  @Test func aMaterialsSubviewsAreItsContentAndItIsAFinding() throws {
    let scene = try WrittenScene(
      """
      subviews:
        - class: UIVisualEffectView
          name: bar
          effect: regular
          constraints: ["H:|-8-[title]", "V:|-4-[title]-4-|", self.leading = superview.leading, self.top = superview.top]
          subviews: [{class: UILabel, name: title, text: A}]
      """)
    #expect(scene.rendered.findings.map(\.kind).filter { $0 == .approximateLook }.count == 1)
    let bar = scene.rendered.layout.children[0]
    #expect(bar.kind == "UIVisualEffectView" && bar.children[0].children[0].name == "title")
    #expect(bar.children[0].children[0].frame.origin == CGPoint(x: 8, y: 4))
  }
}
