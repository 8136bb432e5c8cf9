import Foundation
import HeadlessUIKit
import LetterCase

/// A view with text that can have a style: the common interface of labels, buttons, text fields and text views.
@MainActor
protocol TypographyElement: UIView {
  var fontTextStyle: UIFont.TextStyle { get set }
  var typography: Typography { get set }
  /// Sets a text without attributes.
  func setPlainText(_ text: String)
  /// Sets a text with attributes.
  func setStyledText(_ text: NSAttributedString)
  /// Sets the colour of text that has none of its own.
  func setPlainColor(_ color: UIColor)
  /// Sets the style's letter spacing. Only for labels: in the library a style's spacing does not apply to other views.
  func setLetterSpacing()
  /// Calls `setFont(at:)` whenever the text size changes.
  func followContentSizeCategory()
  /// Sets the style's font at a text size.
  func setFont(at category: UIContentSizeCategory)
}

extension TypographyElement {
  /// The name of the view's style; setting it applies the configuration's style with this name.
  var styleName: UIFont.TextStyle {
    get { TypographyState.of(self).styleName ?? .body }
    set {
      TypographyState.of(self).styleName = newValue
      if let typography = Typography(for: newValue) { self.typography = typography }
    }
  }

  func setText(_ text: String?, style: UIFont.TextStyle, letterCase: LetterCase?, textColor: UIColor?) {
    if let text { setPlainText(text) }
    _ = take(style, letterCase, textColor)
  }

  func setAttributedText(
    _ text: NSAttributedString?, style: UIFont.TextStyle, letterCase: LetterCase?, textColor: UIColor?,
    replacingDefaultTextColor: Bool
  ) {
    guard let text else {
      if let textColor { setPlainColor(textColor) }
      return
    }
    setStyledText(text)
    if let textColor { setPlainColor(textColor) }
    guard let typography = take(style, letterCase, textColor) else { return }
    setStyledText(text, in: typography, replacingDefaultTextColor: replacingDefaultTextColor)
  }

  /// Sets attributed text in the view's style.
  func setStyledText(
    _ text: NSAttributedString, in typography: Typography, replacingDefaultTextColor: Bool = false
  ) {
    let font = typography.font(traitCollection.preferredContentSizeCategory)
    let styled = StyledAttributedText.text(text, font: font, color: typography.textColor)
    setStyledText(
      replacingDefaultTextColor
        ? StyledAttributedText.text(styled, replacingDefaultColorBy: typography.textColor) : styled)
    setLetterSpacing()
  }

  /// Applies the configuration's style with a name, with a different letter case or colour; nil if there is none.
  private func take(_ style: UIFont.TextStyle, _ letterCase: LetterCase?, _ textColor: UIColor?) -> Typography? {
    guard var typography = Typography(for: style) else { return nil }
    TypographyState.of(self).styleName = style
    typography.letterCase = letterCase ?? typography.letterCase
    typography.textColor = textColor ?? typography.textColor
    self.typography = typography
    return typography
  }
}
