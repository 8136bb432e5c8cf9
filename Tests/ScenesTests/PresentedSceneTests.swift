import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// Presented controllers in scenes: `Snapshots/SCENES.md`, Controllers. Figures are those of `UIKitPresentationTests`.
@MainActor @Suite struct PresentedSceneTests {
  private func scene(_ presented: String, in keys: String = "") -> String {
    """
    matrix: {devices: [iPhone 15], categories: [L]}
    scenes:
      - name: presented
        viewController:
          view: {class: UIView, name: below, backgroundColor: white\(keys)}
          presented: \(presented)
    """
  }

  private func layout(_ presented: String, in keys: String = "", width: Double? = nil) throws -> LayoutNode {
    let definition = try read(scene(presented, in: keys)).definition()
    let device = try #require(Device.named("iPhone 15"))
    let configuration = Configuration(
      device: width.map { Device(freeSize: "card", width: $0, height: 500) } ?? device)
    return try definition.layOut(under: configuration, isSurvey: false, by: LaidOutCase.renderer).layout
  }

  private func frames(_ node: LayoutNode) -> [String: CGRect] {
    node.children.reduce(into: [node.name.isEmpty ? node.kind : node.name: node.frame]) { all, child in
      all.merge(frames(child)) { first, _ in first }
    }
  }

  @Test func anAlertLiesOverTheView() throws {
    let frames = frames(
      try layout("{class: UIAlertController, preferredStyle: alert, title: A, actions: [{title: OK}]}"))
    let card = try #require(frames["AlertView"])
    #expect(card.width == 270 && abs(card.midX - 196.5) < 0.4 && abs(card.midY - 438.5) < 0.4)
    #expect(frames["below"] == rect(0, 0, 393, 852) && frames["UIWindow"] == rect(0, 0, 393, 852))
  }

  @Test func aSheetIsPresentedAlsoWhereThereIsNoDevice() throws {
    let frames = frames(try layout("{view: {class: UIView, name: above}}", width: 300))
    #expect(frames["above"] == rect(0, 10, 300, 490))
  }

  @Test func aSheetHasHeightsOfItsOwn() throws {
    let sheet = """
      {sheetPresentationController: {detents: [{identifier: low, height: 100}, {identifier: large}]}, view: {class: UIView, name: above}}
      """
    #expect(frames(try layout(sheet))["above"] == rect(0, 852 - 134, 393, 134))
    let medium = "{sheetPresentationController: {detents: [{identifier: medium}]}, view: {class: UIView, name: above}}"
    #expect(frames(try layout(medium))["above"]?.height == 459)
  }

  @Test func whatIsWrongHasAPlace() throws {
    let wrong = [
      "{class: UIAlertController, view: {class: UIView}}": "UIAlertController",
      "{class: UIAlertController, actions: [{titel: OK}]}": "title",
      "{class: UIAlertController, preferredStyle: banner}": "preferredStyle",
      "{class: UIAlert}": "UIAlertController",
    ]
    for (presented, word) in wrong {
      let message = #expect(throws: SceneError.self) { try read(scene(presented)).definition() }.map { "\($0)" }
      #expect(message?.contains(word) == true, "\(message ?? "")")
    }
  }

  @Test func aPopoversSourceIsAViewOfThePresenter() throws {
    let popover = "{modalPresentationStyle: popover, popoverPresentationController: {sourceView: other}}"
    let error = #expect(throws: (any Error).self) { _ = try layout(popover) }
    let message = "\(try #require(error))"
    #expect(message.contains("none is named 'other'"))
  }
}
