import Drawing
import Findings
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Views with content but without a size. There is no authority: UIKit leaves such views at a size of zero without a
/// message.
@MainActor @Suite struct UnplacedViewTests {
  private func label(_ text: String? = "Text") -> UILabel {
    let label = UILabel()
    label.text = text
    label.accessibilityIdentifier = "label"
    return label
  }

  private func findings(of view: UIView) -> [String] {
    let root = root(300, 100)
    root.addSubview(view)
    root.layoutIfNeeded()
    return root.record().findings.map { "\($0.kind.rawValue) \($0.view)" }
  }

  @Test func aLabelWithNeitherFrameNorConstraintsIsAFinding() throws {
    #expect(findings(of: label()) == ["unplaced-view label"])
    let root = root(300, 100)
    root.addSubview(label())
    let message = "The view is not visible: neither a frame nor constraints give it a size."
    #expect(
      root.record().findings == [ViewFinding(kind: .unplacedView, view: "label", message: message, index: 1)])
  }

  @Test func soIsAPictureAndAButton() throws {
    let picture = UIImageView()
    picture.image = try UIButtonGeometryTests.image(10, 10)
    #expect(findings(of: picture) == ["unplaced-view root/UIImageView[0]"])
    let button = UIButton()
    button.setTitle("Title", for: .normal)
    #expect(findings(of: button) == ["unplaced-view root/UIButton[0]"])
  }

  @Test func aViewIsPlacedByItsFrameOrByConstraints() {
    let framed = label()
    framed.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(findings(of: framed) == [])
    let stack = UIStackView(arrangedSubviews: [label()])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(findings(of: stack) == [])
    let box = root(300, 100)
    let collapsed = constrained(label(), "label", in: box)
    collapsed.fix(width: 0, height: 0)
    collapsed.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
    collapsed.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
    #expect(findings(of: box) == [])
  }

  @Test func aViewWithNothingToShowIsLeftAlone() {
    #expect(findings(of: label(nil)) == [])
    #expect(findings(of: UIView()) == [])
    let hidden = label()
    hidden.isHidden = true
    #expect(findings(of: hidden) == [])
  }

  /// The box is the view without a position: the label in it is constrained to its edges.
  @Test func aViewWhoseContentHasNoRoomIsTheFinding() {
    let box = UIView()
    box.accessibilityIdentifier = "box"
    let label = constrained(label(), "label", in: box)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor), label.topAnchor.constraint(equalTo: box.topAnchor),
      box.trailingAnchor.constraint(equalTo: label.trailingAnchor).at(999),
      box.bottomAnchor.constraint(equalTo: label.bottomAnchor).at(999),
    ])
    #expect(findings(of: box) == ["unplaced-view box"])
  }
}
