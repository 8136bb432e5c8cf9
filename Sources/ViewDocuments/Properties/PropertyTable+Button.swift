import Foundation
import HeadlessUIKit

extension PropertyTable {
  /// A button's properties; they apply to its `normal` state.
  static let button: [Property] = buttonContent + buttonState + buttonTypography + buttonTitle

  static let buttonTypes: KeyValuePairs<String, UIButton.ButtonType> = [
    "custom": .custom, "system": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
    "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  private static let buttonContent: [Property] = [
    // `ViewClass.make` uses it, as a button's type is an argument of its initialiser.
    Property("buttonType", .enumeration(buttonTypes), "The kind of button. custom unless set.") {
      (_: UIButton, _, _) in
    },
    Property(
      "configuration", .buttonConfiguration,
      "A UIButton.Configuration: what a button shows in place of a classic button's title and image."
    ) { (button: UIButton, entries, context) throws(PropertyError) in
      button.configuration = try entries.buttonConfiguration(in: context)
    },
    Property("title", .text, "The title.") { (button: UIButton, title, context) throws(PropertyError) in
      button.setLocalizedTitle(try title.text(in: context), for: .normal)
    },
    Property("titleColor", .color, "The title's colour. White, in a system button tintColor, unless set.") {
      (button: UIButton, color, _) in button.setTitleColor(color.uiColor, for: .normal)
    },
    Property("image", .image, PropertyTable.imageDocumentation) {
      (button: UIButton, image, context) throws(PropertyError) in
      button.setImage(try image.uiImage(under: context.traits), for: .normal)
    },
    Property("symbol", .symbol, "\(SymbolValue.documentation) Set as the image.") {
      (button: UIButton, symbol, _) in button.setImage(symbol.uiImage(), for: .normal)
    },
    Property(
      adjustsImageSize, .boolean, "Whether the image is larger at the accessibility categories. False unless set."
    ) {
      (button: UIButton, flag, _) in button.adjustsImageSizeForAccessibilityContentSizeCategory = flag
    },
    Property("contentEdgeInsets", .edgeInsets, "Room around title and image, in points. 0 unless set.") {
      (button: UIButton, insets, _) in button.contentEdgeInsets = insets
    },
    Property("backgroundImage", .image, "The image behind the content. \(PropertyTable.imageDocumentation)") {
      (button: UIButton, image, context) throws(PropertyError) in
      button.setBackgroundImage(try image.uiImage(under: context.traits), for: .normal)
    },
  ]

  private static let buttonState: [Property] = [
    Property("isEnabled", .boolean, "Whether the button can be used. True unless set.") {
      (button: UIButton, flag, _) in button.isEnabled = flag
    },
    Property("isSelected", .boolean, "Whether the button is selected. False unless set.") {
      (button: UIButton, flag, _) in button.isSelected = flag
    },
    Property("isHighlighted", .boolean, "Whether the button looks pressed. False unless set.") {
      (button: UIButton, flag, _) in button.isHighlighted = flag
    },
    Property("role", .enumeration(buttonRoles), "The role of the button. normal unless set.") {
      (button: UIButton, role, _) in button.role = role
    },
    Property(
      "contentHorizontalAlignment", .enumeration(contentAlignments), "The alignment of the content. center unless set."
    ) {
      (button: UIButton, alignment, _) in button.contentHorizontalAlignment = alignment
    },
    Property("menu", .strings, "The titles of its menu's elements, the chosen one first. None unless set.") {
      (button: UIButton, titles, _) in
      button.menu = UIMenu(children: titles.map { UIAction(title: $0) { _ in } })
    },
    Property("showsMenuAsPrimaryAction", .boolean, "Whether a touch opens the menu. False unless set.") {
      (button: UIButton, flag, _) in button.showsMenuAsPrimaryAction = flag
    },
    Property(
      "changesSelectionAsPrimaryAction", .boolean,
      "Whether the button shows the chosen element of its menu, if a touch opens that. False unless set."
    ) { (button: UIButton, flag, _) in button.changesSelectionAsPrimaryAction = flag },
  ]

  private static let buttonRoles: KeyValuePairs<String, UIButton.Role> = [
    "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
  ]
  private static let contentAlignments: KeyValuePairs<String, UIControl.ContentHorizontalAlignment> = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
  ]

  private static let buttonTitle: [Property] = [
    Property(
      "titleLabel.font", .font, "The title's font. The system font at 18 points, 15 in a system button."
    ) {
      (button: UIButton, font, context) throws(PropertyError) in
      button.titleLabel?.font = try font.uiFont(compatibleWith: context.traits)
    },
    Property(
      "titleLabel.adjustsFontForContentSizeCategory", .boolean,
      "Whether the title's font follows later changes of the content size category. False unless set."
    ) { (button: UIButton, flag, _) in button.titleLabel?.adjustsFontForContentSizeCategory = flag },
    Property(
      "titleLabel.numberOfLines", .integer(0...10_000),
      "The largest number of lines of the title; 0 means no limit. 1 unless set."
    ) {
      (button: UIButton, lines, _) in button.titleLabel?.numberOfLines = lines
    },
    Property("titleLabel.textAlignment", .enumeration(textAlignments), "The alignment of the title's lines.") {
      (button: UIButton, alignment, _) in button.titleLabel?.textAlignment = alignment
    },
  ]
}
