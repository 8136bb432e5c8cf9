import Drawing
import DynamicType
import Findings
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

  @Test func detentsHaveKnownNames() throws {
    let messages = [
      "detents: [{identifier: mediun}]": ".detents': 'mediun' needs a 'height'; only medium and large have their own. "
        + "Did you mean 'medium'?",
      "detents: [{identifier: low}]": "'low' needs a 'height'; only medium and large have their own.",
      "detents: [{}]": ".detents' takes mappings with an 'identifier', a 'height', or both.",
      "detents: [{identifier: low, height: 90}], selectedDetentIdentifier: lwo":
        ".selectedDetentIdentifier': no detent has the identifier 'lwo'. Did you mean 'low'?",
      "largestUndimmedDetentIdentifier: medium":
        ".largestUndimmedDetentIdentifier': no detent has the identifier 'medium'. Use large.",
    ]
    for (sheet, end) in messages {
      let text = scene("{sheetPresentationController: {\(sheet)}}")
      let error = #expect(throws: SceneError.self) { try read(text).definition() }
      let message = error.map { "\($0)" } ?? ""
      #expect(message.hasPrefix("a.yaml:6:") && message.hasSuffix(end), "\(message)")
    }
    let known = "{sheetPresentationController: {detents: [{identifier: medium}], selectedDetentIdentifier: medium}}"
    _ = try read(scene(known)).definition()
  }

  @Test func aPopoversSourceIsAViewOfThePresenter() throws {
    let subviews = ", subviews: [{class: UIView, name: more}]"
    let popover = "{modalPresentationStyle: popover, popoverPresentationController: {sourceView: mor}}"
    let error = #expect(throws: (any Error).self) { _ = try layout(popover, in: subviews) }
    #expect("\(try #require(error))".hasSuffix("'sourceView': no view here is named 'mor'. Did you mean 'more'?"))
    let unknown = "{modalPresentationStyle: popover, popoverPresentationController: {barButtonItem: add}}"
    let noItem = #expect(throws: (any Error).self) { _ = try layout(unknown) }
    #expect("\(try #require(noItem))".hasSuffix("no item in a bar here has the accessibilityIdentifier 'add'."))
  }

  /// On a tablet; the style may stand after what it decides.
  @Test func aPopoverPointsAtABarsItem() throws {
    let items = "[{systemItem: add, accessibilityIdentifier: add}, {customView: {class: UISwitch, name: switch}}]"
    for source in ["barButtonItem: add", "sourceView: switch"] {
      let text = """
        scenes:
          - name: one
            devices: ["iPad (10th gen)"]
            categories: [L]
            viewController:
              class: UINavigationController
              viewControllers: [{title: A, navigationItem: {rightBarButtonItems: \(items)}}]
              presented:
                popoverPresentationController: {\(source)}
                modalPresentationStyle: popover
                preferredContentSize: [200, 100]
                view: {class: UIView, name: above}
        """
      let configuration = Configuration(device: try #require(Device.named("iPad (10th gen)")))
      let layout = try read(text).definition()
        .layOut(under: configuration, isSurvey: false, by: LaidOutCase.renderer).layout
      let above = try #require(frames(layout)["above"])
      // Below the bar, whose items lie at its right end.
      #expect(above.size == CGSize(width: 200, height: 100) && above.minY > 60 && above.minY < 100)
      #expect(above.midX > 600, "\(source): \(above)")
    }
  }

  @Test func anEmptyListOfDirectionsCentresAPopover() throws {
    let text = """
      scenes:
        - name: one
          devices: ["iPad (10th gen)"]
          categories: [L]
          view: {class: UIView, name: below}
          presented:
            modalPresentationStyle: popover
            preferredContentSize: [200, 100]
            popoverPresentationController: {sourceView: below, sourceRect: [400, 300, 20, 20], permittedArrowDirections: []}
            view: {class: UIView, name: above}
      """
    let configuration = Configuration(device: try #require(Device.named("iPad (10th gen)")))
    let layout = try read(text).definition()
      .layOut(under: configuration, isSurvey: false, by: LaidOutCase.renderer).layout
    #expect(frames(layout)["above"] == rect(310, 260, 200, 100))
  }

  @Test func twoPresentationsAtOnceAreAFinding() throws {
    let text = """
      matrix: {devices: [iPhone 15], categories: [L]}
      scenes:
        - name: one
          viewController:
            class: UITabBarController
            viewControllers: [{title: A, presented: {view: {class: UIView, name: one}}}]
            presented: {view: {class: UIView, name: two}}
      """
    let definition = try read(text).definition()
    let device = try #require(Device.named("iPhone 15"))
    let rendered = try definition.layOut(
      under: Configuration(device: device), isSurvey: false, by: LaidOutCase.renderer)
    let frames = frames(rendered.layout)
    #expect(frames["two"] != nil && frames["one"] == nil)
    #expect(
      rendered.findings.filter { $0.kind == .ignoredPresentation }.map(\.message) == [
        "Attempt to present UIViewController on UITabBarController, which is already presenting UIViewController."
      ])
  }
}
