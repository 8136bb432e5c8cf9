import InterfaceDocuments
import UIKitCore
import UIKitText
import UIKitValues

extension ElementClass {
  static let textField = ElementClass(
    "textField", UITextField.self, inherits: .control,
    [
      .font("fontDescription", \UITextField.font),
      .color("textColor", \UITextField.textColor),
      .choice("textAlignment", \UITextField.textAlignment, textAlignments),
      .text("text", \UITextField.text),
      .text("placeholder", \UITextField.placeholder),
      .custom(children: ["attributedText", "attributedPlaceholder"]) {
        (field: UITextField, element, coder) throws(InterfaceProblem) in
        if let text = try coder.attributedString("attributedText", of: element) { field.attributedText = text }
        if let text = try coder.attributedString("attributedPlaceholder", of: element) {
          field.attributedPlaceholder = text
        }
      },
      .choice(
        "borderStyle", \UITextField.borderStyle,
        ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
      .image("background", \UITextField.background),
      .image("disabledBackground", \UITextField.disabledBackground),
      .choice(
        "clearButtonMode", \UITextField.clearButtonMode,
        ["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always]),
      .number("minimumFontSize", \UITextField.minimumFontSize),
      .custom(attributes: ["adjustsFontSizeToFit"], always: true) {
        (field: UITextField, element, _) throws(InterfaceProblem) in
        // Interface Builder writes it where it is off.
        field.adjustsFontSizeToFitWidth = try element.flag("adjustsFontSizeToFit") ?? true
      },
      .flag("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory),
      .flag("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes),
      .flag("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
      .flag("clearsOnInsertion", \UITextField.clearsOnInsertion),
      .object("leftView", \UITextField.leftView),
      .object("rightView", \UITextField.rightView),
      .textInputTraits,
      // `attributedText` is there or not.
      .ignored("usesAttributedText"),
    ],
    outlets: [
      .one("delegate", \UITextField.delegate), .one("inputView", \UITextField.inputView),
      .one("inputAccessoryView", \UITextField.inputAccessoryView),
    ])
}
