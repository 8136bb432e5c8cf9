import Foundation
import InterfaceDocuments
import UIKitCore
import UIKitValues

extension ElementClass {
  /// The properties of controls; documents have no element for `UIControl` itself.
  static let control = ElementClass(
    "control", UIControl.self, inherits: .view,
    [
      .flag("enabled", \UIControl.isEnabled),
      .flag("selected", \UIControl.isSelected),
      .flag("highlighted", \UIControl.isHighlighted),
      .choice(
        "contentHorizontalAlignment", \UIControl.contentHorizontalAlignment,
        [
          "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
        ]),
      .choice(
        "contentVerticalAlignment", \UIControl.contentVerticalAlignment,
        ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]),
      .text("toolTip", \UIControl.toolTip),
      .flag("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction),
    ])

  static let button = ElementClass(
    "button", UIButton.self, inherits: .control,
    [
      .custom(attributes: ["buttonType"]) { (_: UIButton, _, _) in },
      .custom(children: ["fontDescription"], setButtonFont),
      .custom(attributes: ["lineBreakMode"]) { (button: UIButton, element, _) throws(InterfaceProblem) in
        guard let mode = try element.choice("lineBreakMode", in: lineBreakModes) else { return }
        button.titleLabel?.lineBreakMode = mode
      },
      .custom(children: ["state"], setButtonStates),
      .insets("contentEdgeInsets", \UIButton.contentEdgeInsets),
      .insets("titleEdgeInsets", \UIButton.titleEdgeInsets),
      .insets("imageEdgeInsets", \UIButton.imageEdgeInsets),
      .flag("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted),
      .flag("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
      .flag("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
      .flag("pointerInteraction", \UIButton.isPointerInteractionEnabled),
      .flag(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        \UIButton.adjustsImageSizeForAccessibilityContentSizeCategory),
      .flag("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction),
      .custom(children: ["titleShadowOffset"]) { (button: UIButton, element, _) throws(InterfaceProblem) in
        guard let offset = try element.size("titleShadowOffset") else { return }
        button.titleLabel?.shadowOffset = CGSize(width: offset.width, height: offset.height)
      },
      .menu(\UIButton.menu),
      // What it says has precedence over the values by state, which may be left from before.
      .buttonConfiguration(\UIButton.configuration),
      // Taps are not drawn; an attributed title is there or not.
      .ignored("reversesTitleShadowWhenHighlighted", "hasAttributedTitle"),
    ])

  private static func setButtonFont(
    _ button: UIButton, _ element: InterfaceElement, _ coder: DocumentCoder
  ) throws(InterfaceProblem) {
    if let font = try coder.font("fontDescription", of: element, standardSize: button.titleLabel?.font.pointSize) {
      button.titleLabel?.font = font
    }
  }

  private static let states: KeyValuePairs<String, UIControl.State> = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
  ]

  private static func setButtonStates(
    _ button: UIButton, _ element: InterfaceElement, _ coder: DocumentCoder
  ) throws(InterfaceProblem) {
    for child in element.children where child.name == "state" {
      guard let key = child.key, let state = states.first(where: { $0.key == key })?.value else { continue }
      if let title = try child.string("title") { button.setTitle(title, for: state) }
      if let title = try coder.attributedString("attributedTitle", of: child) {
        button.setAttributedTitle(title, for: state)
      }
      if let color = try coder.color("titleColor", of: child) { button.setTitleColor(color, for: state) }
      if let image = coder.image("image", of: child) { button.setImage(image, for: state) }
      if let image = coder.image("backgroundImage", of: child) { button.setBackgroundImage(image, for: state) }
      if let configuration = try coder.symbolConfiguration("preferredSymbolConfiguration", of: child) {
        button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
      }
    }
  }
}
