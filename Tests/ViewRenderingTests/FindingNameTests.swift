import Foundation
import HeadlessUIKit
import Renderers
import Snapshots
import Testing
import ViewRendering

/// Findings in results tell which of the views they are about.
@MainActor @Suite struct FindingNameTests {
  private func button(_ name: String?, title: String = "\u{10FFFF}") -> UIButton {
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = name
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    return button
  }

  private func findings(_ buttons: [UIButton]) throws -> [Finding] {
    let rendered = try ViewRenderer().layOut(under: card(height: 100)) {
      let view = cardView(buttons[0])
      for button in buttons.dropFirst() { view.addSubview(button) }
      return view
    }
    return rendered.snapshotFindings
  }

  private func nodes(_ buttons: UIButton...) throws -> [String] {
    try findings(buttons).filter { $0.kind == "missing-glyph" }.map(\.node)
  }

  @Test func theLabelsOfTwoButtonsAreToldByTheirButtons() throws {
    let nodes = try nodes(button("save"), button("cancel"))
    #expect(nodes == ["UIButtonLabel '\u{10FFFF}' in save", "UIButtonLabel '\u{10FFFF}' in cancel"])
  }

  @Test func theLabelsOfButtonsWithoutNamesAreToldByTheButtonsNumbers() throws {
    let nodes = try nodes(button(nil), button(nil))
    #expect(nodes == [1, 2].map { "UIButtonLabel '\u{10FFFF}' in UIButton '\u{10FFFF}' \($0)" })
  }

  @Test func aFindingAboutTwoViewsNamesBoth() throws {
    let buttons = [button("close"), button("save", title: "Save"), button("cancel", title: "Cancel")]
    let found = try findings(buttons).filter { $0.kind == "overlapping-text" }
    let message = "Lies on UIButtonLabel 'Save' in save: \"Cancel\" on \"Save\"."
    #expect(
      found == [
        Finding(
          kind: "overlapping-text", node: "UIButtonLabel 'Cancel' in cancel", position: "UIButtonLabel in cancel",
          message: message,
          other: "UIButtonLabel 'Save' in save")
      ])
  }
}
