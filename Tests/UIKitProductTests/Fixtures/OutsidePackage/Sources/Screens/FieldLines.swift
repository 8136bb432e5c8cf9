import UIKit

/// Text fields, one fact per line.
@MainActor
public func fieldLines() -> [String] {
  [
    fieldHeights(), fieldDefaults(), fieldRectangles(), fieldContents(), fieldEditing(), fieldTraits(), keyboards(),
    contentTypes(), fieldInput(), keyInput(),
  ]
}

/// A view in a window of the screen's size, laid out.
@MainActor
func inWindow<View: UIView>(_ view: View) -> (view: View, window: UIWindow) {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.addSubview(view)
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return (view, window)
}

@MainActor
private func fieldHeights() -> String {
  let fields = [15, 16, 17].map { (size: CGFloat) in
    let field = UITextField()
    field.font = .systemFont(ofSize: size)
    field.text = "ada@example.com"
    return field
  }
  let secure = UITextField()
  secure.isSecureTextEntry = true
  secure.text = "secret"
  let rounded = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  rounded.borderStyle = .roundedRect
  rounded.placeholder = "Name"
  let others: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
  let heights = fields.map { inWindow($0).view.intrinsicContentSize.height }
  return "field heights: \(heights) \(inWindow(secure).view.intrinsicContentSize.height) "
    + "\(inWindow(rounded).view.intrinsicContentSize.height) \(rounded.sizeThatFits(.zero).height) "
    + "\(rounded.textRect(forBounds: rounded.bounds)) \(others.map(\.rawValue))"
}

@MainActor
private func fieldDefaults() -> String {
  let field = UITextField()
  return
    "field defaults: '\(field.text ?? "none")' \(field.font?.pointSize ?? 0) \(field.textAlignment == .natural) "
    + "\(field.borderStyle == .none) \(field.clearButtonMode == .never) \(field.leftViewMode == .never) "
    + "\(field.rightViewMode == .never) \(field.minimumFontSize) \(field.adjustsFontSizeToFitWidth) "
    + "\(field.clearsOnBeginEditing) \(field.clearsOnInsertion) \(field.isEditing) \(field.isSecureTextEntry) "
    + "\(field.adjustsFontForContentSizeCategory) \(field.allowsEditingTextAttributes)"
}

/// A field with insets of its own.
private final class InsetField: UITextField {
  var insets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)

  override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds).inset(by: insets) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func borderRect(forBounds bounds: CGRect) -> CGRect { super.borderRect(forBounds: bounds) }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: 8, dy: 0)
  }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds).offsetBy(dx: -8, dy: 0)
  }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: -4, dy: 0)
  }
  override func drawText(in rect: CGRect) { super.drawText(in: rect) }
  override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect) }
}

@MainActor
private func fieldRectangles() -> String {
  let field = InsetField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  let text = field.textRect(forBounds: field.bounds)
  let same = field.editingRect(forBounds: field.bounds) == field.placeholderRect(forBounds: field.bounds)
  field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
  field.leftViewMode = .always
  field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  field.rightViewMode = .always
  field.layoutIfNeeded()
  let plain = UITextField(frame: field.bounds)
  plain.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
  plain.leftViewMode = .whileEditing
  let hidden = plain.textRect(forBounds: plain.bounds).minX
  plain.leftViewMode = .unlessEditing
  return "field rectangles: \(text) \(same) \(field.leftView?.frame ?? .zero) \(field.rightView?.frame ?? .zero) "
    + "\(field.borderRect(forBounds: field.bounds) == field.bounds) \(hidden) "
    + "\(plain.textRect(forBounds: plain.bounds).minX)"
}

@MainActor
private func fieldContents() -> String {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  field.attributedPlaceholder = NSAttributedString(
    string: "Amount", attributes: [.foregroundColor: UIColor.tertiaryLabel])
  field.attributedText = NSAttributedString(string: "12", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
  let size = field.font?.pointSize ?? 0
  field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.systemRed]
  field.typingAttributes = [.font: UIFont.systemFont(ofSize: 15)]
  field.textColor = .systemGreen
  field.textAlignment = .right
  field.contentVerticalAlignment = .center
  field.adjustsFontSizeToFitWidth = true
  field.minimumFontSize = 9
  field.adjustsFontForContentSizeCategory = true
  field.background = UIImage()
  field.disabledBackground = nil
  field.clearButtonMode = .whileEditing
  field.tintColor = .systemOrange
  let color = field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  return "field contents: \(field.placeholder ?? "") \(field.text ?? "") \(size) \(field.font?.pointSize ?? 0) "
    + "\(color == .systemGreen) \(field.background != nil)"
}

/// Writes down what a field tells its delegate, and where a text may end.
private final class SignUp: NSObject, UITextFieldDelegate {
  var calls: [String] = []

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    calls.append("may begin")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    calls.append("may end")
    return textField.hasText
  }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    calls.append(reason == .committed ? "committed" : "cancelled")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    (textField.text ?? "").count + string.count - range.length <= 20
  }
  func textFieldDidChangeSelection(_ textField: UITextField) {}
  func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
}

@MainActor
private func fieldEditing() -> String {
  let (field, window) = inWindow(UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34)))
  let (signUp, began, changes, ended) = (SignUp(), Count(), Count(), Count())
  field.delegate = signUp
  field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 216))
  field.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
  field.addAction(UIAction { _ in began.value += 1 }, for: .editingDidBegin)
  field.addAction(UIAction { _ in changes.value += 1 }, for: .editingChanged)
  field.addAction(UIAction { _ in ended.value += 1 }, for: .editingDidEnd)
  let begins = field.becomeFirstResponder()
  let isEditing = field.isEditing && field.isFirstResponder
  let refuses = field.resignFirstResponder()
  field.insertText("Ada")
  let ends = field.resignFirstResponder()
  field.reloadInputViews()
  window.endEditing(true)
  let names = [
    UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
    UITextField.textDidEndEditingNotification,
  ].map(\.rawValue)
  return
    "field editing: \(signUp.calls.joined(separator: ", ")); \(begins) \(isEditing) \(refuses) \(ends) "
    + "\(field.text ?? "") \(began.value) \(changes.value) \(ended.value) \(Set(names).count) "
    + UITextField.didEndEditingReasonUserInfoKey
}

@MainActor
private func fieldTraits() -> String {
  let email = UITextField()
  let plain = [
    email.keyboardType == .default, email.returnKeyType == .default, email.keyboardAppearance == .default,
    email.autocapitalizationType == .sentences, email.autocorrectionType == .default,
    email.spellCheckingType == .default, email.smartQuotesType == .default, email.smartDashesType == .default,
    email.smartInsertDeleteType == .default, !email.enablesReturnKeyAutomatically, email.textContentType == nil,
  ]
  email.keyboardType = .emailAddress
  email.keyboardAppearance = .dark
  email.returnKeyType = .next
  email.enablesReturnKeyAutomatically = true
  email.autocapitalizationType = .none
  email.autocorrectionType = .no
  email.spellCheckingType = .no
  email.smartQuotesType = .no
  email.smartDashesType = .no
  email.smartInsertDeleteType = .no
  email.textContentType = .emailAddress
  return "field traits: \(plain.filter { $0 }.count) \(email.keyboardType.rawValue) \(email.returnKeyType.rawValue)"
}

private func keyboards() -> String {
  let keyboards: [UIKeyboardType] = [
    .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
    .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
  ]
  let keys: [UIReturnKeyType] = [
    .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall, .continue,
  ]
  let capitals: [UITextAutocapitalizationType] = [.none, .words, .sentences, .allCharacters]
  let appearances: [UIKeyboardAppearance] = [.default, .dark, .light, .alert]
  return "keyboards: \(keyboards.map(\.rawValue)) \(keys.map(\.rawValue)) \(capitals.map(\.rawValue)) "
    + "\(appearances.map(\.rawValue)) \(UIKeyboardType.alphabet == .asciiCapable)"
}

private func contentTypes() -> String {
  let types: Set<UITextContentType> = [
    .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .jobTitle, .organizationName,
    .location, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2, .addressCity, .addressState,
    .addressCityAndState, .sublocality, .countryName, .postalCode, .telephoneNumber, .emailAddress, .URL,
    .creditCardNumber, .username, .password, .newPassword, .oneTimeCode, .dateTime, .flightNumber,
    .shipmentTrackingNumber, .creditCardExpiration, .creditCardExpirationMonth, .creditCardExpirationYear,
    .creditCardSecurityCode, .creditCardType, .creditCardName, .creditCardGivenName, .creditCardMiddleName,
    .creditCardFamilyName, .birthdate, .birthdateDay, .birthdateMonth, .birthdateYear, .cellularEID, .cellularIMEI,
  ]
  return "content types: \(types.count)"
}

@MainActor
private func fieldInput() -> String {
  let (field, window) = inWindow(UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34)))
  field.text = "4111 1111"
  field.becomeFirstResponder()
  let start = field.beginningOfDocument
  let length = field.offset(from: start, to: field.endOfDocument)
  guard let fifth = field.position(from: start, offset: 5), let range = field.textRange(from: start, to: fifth) else {
    return "field input: none"
  }
  field.selectedTextRange = field.textRange(from: fifth, to: fifth)
  let caret = field.selectedTextRange.map { field.offset(from: start, to: $0.start) } ?? -1
  let text = field.text(in: range) ?? ""
  field.replace(range, withText: "")
  field.deleteBackward()
  _ = window
  return "field input: \(length) \(caret) '\(text)' \(field.text ?? "") \(field.hasText) "
    + "\(field.position(from: start, offset: 50) == nil) \(field.markedTextRange == nil) \(range.isEmpty)"
}

/// A view for a code, with what `UIKeyInput` requires and no more.
private final class PinView: UIView, UIKeyInput {
  private(set) var pin = ""

  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !pin.isEmpty }
  func insertText(_ text: String) { pin += text }
  func deleteBackward() { pin = String(pin.dropLast()) }
}

/// A view for a code that says what it is.
private final class CodeView: UIView, UIKeyInput {
  var keyboardType: UIKeyboardType = .numberPad
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType! = .oneTimeCode
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

@MainActor
private func keyInput() -> String {
  let (pin, code, field) = (PinView(), CodeView(), UITextField())
  for digit in ["4", "1", "2"] { pin.insertText(digit) }
  pin.deleteBackward()
  field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
  (field.smartQuotesType, field.smartDashesType, field.smartInsertDeleteType) = (.no, .no, .yes)
  return "key input: \(pin.pin) \(pin.hasText) \(code.keyboardType.rawValue) \(code.textContentType == .oneTimeCode) "
    + "\(field.passwordRules?.passwordRulesDescriptor ?? "none") \(field.smartQuotesType.rawValue) "
    + "\(field.smartInsertDeleteType.rawValue)"
}
