public import Foundation
public import HeadlessUIKit
public import LetterCase

extension UITextField {
  /// The name of the field's style. Setting it applies the configuration's style with this name, if there is one, now
  /// and whenever the configuration changes. Initially `body`.
  public var fontTextStyle: UIFont.TextStyle {
    get { styleName }
    set { styleName = newValue }
  }

  /// The raw value of `fontTextStyle`.
  public var fontTextStyleName: String {
    get { fontTextStyle.rawValue }
    set { fontTextStyle = UIFont.TextStyle(rawValue: newValue) }
  }

  /// The last letter case of the text; setting it changes the text, unless attributes change within it.
  public var letterCase: LetterCase {
    get { TypographyState.of(self).letterCase ?? .regular }
    set { apply(newValue) }
  }

  /// The field's style. Setting it applies its font, colour and letter case. Text whose attributes change within it
  /// stays. Initially an empty style. Properties that a style does not have keep their previous values, and a style's
  /// letter spacing does not apply, as in the library.
  public var typography: Typography {
    get { TypographyState.of(self).typography ?? Typography(name: fontTextStyle.rawValue) }
    set { apply(newValue) }
  }

  /// Sets text in a style, optionally with a different letter case or colour.
  public func text(
    _ text: String?, style: UIFont.TextStyle, letterCase: LetterCase? = nil, textColor: UIColor? = nil
  ) {
    setText(text, style: style, letterCase: letterCase, textColor: textColor)
  }

  /// Sets text whose fonts get the style's size, and the style's font and colour where it has none. With
  /// `replacingDefaultTextColor`, its most frequent colour is replaced by the style's.
  public func attributedText(
    _ text: NSAttributedString?, style: UIFont.TextStyle, letterCase: LetterCase? = nil, textColor: UIColor? = nil,
    replacingDefaultTextColor: Bool = false
  ) {
    setAttributedText(
      text, style: style, letterCase: letterCase, textColor: textColor,
      replacingDefaultTextColor: replacingDefaultTextColor)
  }
}

extension UITextField: TypographyTextInput {
  var plainText: String? { text }
  var styledText: NSAttributedString? { attributedText }
  func setPlainText(_ text: String) { self.text = text }
  func setStyledText(_ text: NSAttributedString) { attributedText = text }

  func followContentSizeCategory() {
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (field: UITextField, _) in
      field.setFont(at: field.traitCollection.preferredContentSizeCategory)
    }
  }
}
