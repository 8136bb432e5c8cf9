import Foundation
import HeadlessUIKit

extension PropertyTable {
  static let textField: [Property] = fieldText + fieldTypography + fieldFitting + fieldAppearance

  private static let fieldText: [Property] = [
    Property("text", .text, "The text. Empty unless set.") {
      (field: UITextField, text, context) throws(PropertyError) in
      field.setLocalizedText(try text.text(in: context))
    },
    Property("attributedText", .attributedText, "\(attributedTextDocumentation), which take the place of text.") {
      (field: UITextField, stretches, context) throws(PropertyError) in
      field.attributedText = try AttributedTextValue.attributedString(stretches, in: context)
    },
    Property("placeholder", .text, "What an empty field shows, in placeholderText. Nothing unless set.") {
      (field: UITextField, text, context) throws(PropertyError) in
      field.setLocalizedPlaceholder(try text.text(in: context))
    },
    Property("attributedPlaceholder", .attributedText, "\(attributedTextDocumentation), in place of placeholder.") {
      (field: UITextField, stretches, context) throws(PropertyError) in
      field.attributedPlaceholder = try AttributedTextValue.attributedString(stretches, in: context)
    },
    Property("font", .font, "The font. The system font at 17 points unless set.") {
      (field: UITextField, font, context) throws(PropertyError) in
      field.font = try font.uiFont(compatibleWith: context.traits)
    },
    Property("textColor", .color, "The text's colour. label unless set.") { (field: UITextField, color, _) in
      field.textColor = color.uiColor
    },
    Property(
      "textAlignment", .enumeration(textAlignments),
      "The text alignment. natural, the interface's own side, unless set."
    ) { (field: UITextField, alignment, _) in field.textAlignment = alignment },
  ]

  private static let fieldFitting: [Property] = [
    Property(
      "adjustsFontForContentSizeCategory", .boolean,
      "Whether the font follows later changes of the content size category. False unless set."
    ) { (field: UITextField, flag, _) in field.adjustsFontForContentSizeCategory = flag },
    Property(
      "adjustsFontSizeToFitWidth", .boolean,
      "Whether text is shrunk to minimumFontSize before it is cut. False unless set."
    ) { (field: UITextField, flag, _) in field.adjustsFontSizeToFitWidth = flag },
    Property("minimumFontSize", .double(PropertyLimits.length), "The smallest size in points; 0 means no limit.") {
      (field: UITextField, size, _) in field.minimumFontSize = CGFloat(size)
    },
  ]

  private static let fieldAppearance: [Property] = [
    Property(
      "borderStyle",
      .enumeration([
        "none": UITextField.BorderStyle.none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
      ]), "The border. none unless set."
    ) { (field: UITextField, style, _) in field.borderStyle = style },
    Property(
      "clearButtonMode", .enumeration(viewModes),
      "When the button that clears the text is shown, if there is any. never unless set."
    ) { (field: UITextField, mode, _) in field.clearButtonMode = mode },
    Property("leftView", .symbol, "\(SymbolValue.documentation) Always shown before the text. None unless set.") {
      (field: UITextField, symbol, _) in
      field.leftView = UIImageView(image: symbol.uiImage())
      field.leftViewMode = .always
    },
    Property("rightView", .symbol, "\(SymbolValue.documentation) Always shown after the text. None unless set.") {
      (field: UITextField, symbol, _) in
      field.rightView = UIImageView(image: symbol.uiImage())
      field.rightViewMode = .always
    },
    Property("isSecureTextEntry", .boolean, "Whether dots are shown in place of the text. False unless set.") {
      (field: UITextField, flag, _) in field.isSecureTextEntry = flag
    },
    Property("isEnabled", .boolean, "Whether the field can be used. True unless set.") {
      (field: UITextField, flag, _) in field.isEnabled = flag
    },
  ]

  private static let viewModes: KeyValuePairs<String, UITextField.ViewMode> = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]
}
