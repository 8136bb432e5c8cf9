import Foundation
import HeadlessUIKit
import LetterCase

/// A view whose text is edited: styles apply to fields and text views in the same way.
protocol TypographyTextInput: TypographyElement {
  var plainText: String? { get }
  var styledText: NSAttributedString? { get }
  var font: UIFont? { get set }
  var textColor: UIColor? { get set }
  var letterCase: LetterCase { get set }
  var typography: Typography { get set }
}

extension TypographyTextInput {
  func apply(_ letterCase: LetterCase) {
    TypographyState.of(self).letterCase = letterCase
    guard !StyledAttributedText.hasSeveralRuns(styledText) else { return }
    if let text = plainText { setPlainText(text.letterCase(letterCase)) }
  }

  func apply(_ style: Typography) {
    let state = TypographyState.of(self)
    state.typography = style
    state.observe()
    guard !StyledAttributedText.hasSeveralRuns(styledText) else { return }
    if let font = style.font(traitCollection.preferredContentSizeCategory) { self.font = font }
    if let color = style.textColor { textColor = color }
    if let letterCase = style.letterCase { self.letterCase = letterCase }
  }

  func setPlainColor(_ color: UIColor) { textColor = color }
  func setLetterSpacing() {}

  func setFont(at category: UIContentSizeCategory) {
    guard let font = typography.font(category) else { return }
    if StyledAttributedText.hasSeveralRuns(styledText), let text = styledText {
      setStyledText(StyledAttributedText.text(text, font: font, color: typography.textColor))
    } else {
      self.font = font
    }
  }
}
